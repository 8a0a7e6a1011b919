import { jobRefusals } from '#features/jobs/jobs.rules.ts'
import { savedIdsOf } from '#features/jobs/saved/server/saved-ids.service.ts'
import { jobsToJudge } from '#features/jobs/server/jobs-judged.service.ts'
import { refuse } from '#platform/refusals.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { Db } from '#platform/server/database/db.ts'
import { standsIn } from '#search-engine/analysis/word-pairs.ts'
import type { MatchSheet } from '../matching.rules.ts'
import { LEAST_TOTAL, matchSheet, toldEnough, untoldOf } from '../matching.rules.ts'
import type { MatchReasons } from '../matching.texts.ts'
import { criteriaOf } from './match-criteria.ts'
import { wishesOf } from './member-wishes.ts'

/** Some of those found may have closed since: a few more are asked for. */
const SPARE = 5

const shown = ({ total, points, missingSkills }: MatchSheet) => ({
  total,
  points: [...points],
  missing_skills: [...missingSkills],
})

/**
 * The live jobs that match a candidate best, each with its sheet: all of them are judged in one pass of the index, and the
 * sheets of the best are made from the database. `without` are jobs not to propose, those applied to.
 */
export async function matchesOf(
  db: Db,
  index: IndexedCollection,
  accountId: number,
  { limit, without = [] }: { limit: number; without?: readonly number[] },
) {
  const wishes = await wishesOf(db, accountId)
  const untold = untoldOf(wishes)
  if (!toldEnough(wishes)) return { enough: false, untold, data: [] }
  const found = await index.score({ criteria: criteriaOf(wishes), limit: limit + SPARE, least: LEAST_TOTAL, without })
  const [jobs, saved] = await Promise.all([
    jobsToJudge(
      db,
      found.map(({ id }) => id),
    ),
    savedIdsOf(db, accountId),
  ])
  const data = jobs
    .filter(({ job }) => job.state === 'live')
    .map(({ job, facts }) => ({
      job,
      saved: saved.includes(job.id),
      match: shown(matchSheet(wishes, facts, standsIn)),
    }))
    .slice(0, limit)
  return { enough: true, untold, data }
}

/** The sheet of one job, live or closed; in other words for those who recruit. */
export async function matchOf(db: Db, accountId: number, jobId: number, words?: MatchReasons) {
  const [job] = await jobsToJudge(db, [jobId])
  if (!job) throw refuse(jobRefusals['jobs/not_found'])
  const wishes = await wishesOf(db, accountId)
  return {
    enough: toldEnough(wishes),
    untold: untoldOf(wishes),
    match: shown(matchSheet(wishes, job.facts, standsIn, words)),
  }
}
