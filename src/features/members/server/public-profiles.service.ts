import type { Db } from '#platform/server/database/db.ts'
import { memoFor } from '#platform/server/memo.ts'
import { profileAddress } from '../members.rules.ts'
import { findPublicIds, findPublicRanges } from './members.repository.ts'

const KEPT_FOR = 60_000

/** The pages that search engines may list, in files by the number of the member, so that a file is the same tomorrow; those that hold any. */
export const publicProfileFiles = memoFor(KEPT_FOR, async (db: Db, perFile: number) =>
  (await findPublicRanges(db, perFile)).map((range) => range + 1),
)

export async function publicProfilesIn(db: Db, file: number, perFile: number): Promise<string[]> {
  const rows = await findPublicIds(db, { after: (file - 1) * perFile, upTo: file * perFile })
  return rows.map(({ id }) => profileAddress(id))
}
