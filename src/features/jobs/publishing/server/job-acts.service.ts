import { refundCredit, spendCredit } from '#features/credits/server/credits.service.ts'
import { done } from '#platform/contract.ts'
import { refuse } from '#platform/refusals.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import type { JobStatus } from '../../jobs.rules.ts'
import type { JobAct } from '../publishing.rules.ts'
import {
  costsCredit,
  EXTENSION_DAYS,
  inDays,
  mayDo,
  publishingRefusals as refusals,
  shownState,
  undoOf,
} from '../publishing.rules.ts'
import { doneTexts } from '../publishing.texts.ts'
import { changing, online } from './changing-jobs.ts'
import type { JobChange, JobRow } from './publishing.repository.ts'
import * as repository from './publishing.repository.ts'

/** The job of the queue that tells of the end of a job; `app/schedule.ts` says who works it. */
export const JOB_ENDED = 'offer-ended'
const UNDO_SECONDS = 10
const inSeconds = (seconds: number, from: Date): Date => new Date(from.getTime() + seconds * 1_000)

/** What is brought back is not online; what nobody has read yet is a draft again. */
const endedAs: Partial<Record<JobStatus, JobStatus>> = { active: 'inactive', 'en attente': 'brouillon' }

/** What an act makes of a job. */
function changeOf(act: JobAct, row: JobRow, now: Date): JobChange {
  if (act === 'activate') return { status: 'active', filledAt: null }
  if (act === 'deactivate') return { status: 'inactive' }
  if (act === 'fill') return { status: 'pourvue', filledAt: now }
  if (act === 'delete') return { deletedAt: now, status: endedAs[row.status] ?? row.status }
  if (act === 'restore') return { deletedAt: null }
  if (costsCredit('extend', row, now))
    return { status: 'active', validThrough: inDays(EXTENSION_DAYS, now), extendedAt: null }
  return { validThrough: inDays(EXTENSION_DAYS, row.validThrough!), extendedAt: now }
}

export const actOnJob = (site: Site, actor: SignedIn, { id, act }: { id: number; act: JobAct }) =>
  changing(site, actor, id, async ({ db: tx, queue }, row) => {
    const now = new Date()
    if (!mayDo(act, row, now)) throw refuse(refusals['publishing/not_now'])
    if (costsCredit(act, row, now)) {
      const label = row.title.slice(0, 200)
      await spendCredit(tx, row.companyId, { kind: 'extend', subjectId: id, label, accountId: actor.accountId })
    }
    // What was never read is given back with its job.
    if (act === 'delete' && row.status === 'en attente')
      await refundCredit(tx, row.companyId, { kind: 'publish', subjectId: id, accountId: actor.accountId })
    const change = changeOf(act, row, now)
    await repository.updateJob(tx, id, change)
    // Those who applied are told once there was time to take it back.
    if (act === 'fill' || act === 'delete')
      await queue.send(tx, JOB_ENDED, { id }, { startAfter: inSeconds(UNDO_SECONDS, now) })
    return {
      ...done(doneTexts[act]),
      id,
      act,
      statut: change.status ?? shownState(row, now),
      undo: undoOf(act, row, now),
    }
  })

/** The first job of a company, read and found good: online from now on. False where it does not wait any more. */
export async function acceptJob(tx: Tx, id: number): Promise<boolean> {
  const row = await repository.lockAny(tx, id)
  if (!row || row.deletedAt || row.status !== 'en attente') return false
  await repository.updateJob(tx, id, online(new Date()))
  return true
}

/** Refused with a reason that its company reads; what it cost is given back. */
export async function refuseJob(tx: Tx, id: number, reason: string, accountId: number): Promise<boolean> {
  const row = await repository.lockAny(tx, id)
  if (!row || row.deletedAt || row.status !== 'en attente') return false
  await repository.updateJob(tx, id, { status: 'refusée', refusalReason: reason })
  await refundCredit(tx, row.companyId, { kind: 'publish', subjectId: id, accountId })
  return true
}
