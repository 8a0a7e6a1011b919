import type { Db } from '#platform/server/database/db.ts'
import * as saved from './saved-jobs.repository.ts'

/** The numbers of somebody's saved jobs, last saved first. */
export const savedIdsOf = async (db: Db, accountId: number): Promise<number[]> =>
  (await saved.findSaved(db, accountId)).map(({ id }) => id)

/** How many members have saved a job. */
export const countSavedOf = (db: Db, jobId: number): Promise<number> => saved.countOf(db, jobId)
