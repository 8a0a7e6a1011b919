import { insertCv } from '../../src/features/members/cvs/server/cvs.repository.ts'
import type { Db } from '../../src/platform/server/database/db.ts'
import { setClaimed } from '../../src/platform/server/files/files.repository.ts'

/** A file that was sent becomes a CV of its sender, as it does in one transaction. */
export const keepCv = (db: Db, accountId: number, file: string, isDefault = true): Promise<number> =>
  db.transaction(async (tx) => {
    await setClaimed(tx, file, 'cv', accountId)
    return insertCv(tx, { accountId, file, name: 'Mon CV.pdf', kind: 'pdf', bytes: 2_048, isDefault })
  })
