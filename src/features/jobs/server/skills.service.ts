import type { Db } from '#platform/server/database/db.ts'
import { memoFor } from '#platform/server/memo.ts'
import * as jobs from './jobs.repository.ts'

// Every skill of every live offer is read for these, so they are counted seldom; the rare ones complete nothing.
const SKILLS_FOR = 300_000
const MOST_SKILLS = 1_000

/**
 * The skills that live offers ask for most, with the number of offers. Where the count takes too long there are none; it is tried
 * again as seldom as it is counted.
 */
export const wantedSkills = memoFor(SKILLS_FOR, (db: Db, country: number | null) =>
  jobs.countSkills(db, country, MOST_SKILLS, new Date()).catch(() => []),
)
