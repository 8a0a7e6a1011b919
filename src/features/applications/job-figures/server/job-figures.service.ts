import type { Db } from '#platform/server/database/db.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import type { Stage } from '../../applications.rules.ts'
import * as figures from './job-figures.repository.ts'

/** How many applications to a job reached its employer on each day. */
export const sentByDay = async (db: Db, jobId: number, days: readonly string[]): Promise<Map<string, number>> =>
  new Map(
    days.length === 0
      ? []
      : (await figures.findSentByDay(db, jobId, days[0]!, days.at(-1)!)).map(({ day, sent }) => [day, sent]),
  )

const ANSWERED: readonly Stage[] = ['contacté', 'entretien', 'refusé', 'embauché']

/** How many applications to a job nobody has read yet, and how many have had an answer. */
export async function standingsOf(db: Db, jobId: number): Promise<{ unread: number; answered: number }> {
  const counts = await figures.countByStage(db, jobId)
  const of = (stages: readonly (Stage | null)[]): number =>
    counts.filter(({ stage }) => stages.includes(stage)).reduce((sum, { count }) => sum + count, 0)
  return { unread: of(['nouveau']), answered: of(ANSWERED) }
}

/** The last applications to a job of the company that somebody works for. */
export const newestTo = async (db: Db, actor: Actor, jobId: number, most: number) =>
  (await figures.findNewestTo(db, actor, jobId, most)).map(({ firstName, lastName, sentAt, stage, ...row }) => ({
    ...row,
    name: [firstName, lastName].filter(Boolean).join(' '),
    sentAt: sentAt!,
    stage: stage!,
  }))
