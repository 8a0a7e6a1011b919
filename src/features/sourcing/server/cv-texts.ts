import { lockSoughtCv, soughtCvs, textOfCv } from '#features/members/cvs/server/cvs.service.ts'
import { RefusalError } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Files } from '#platform/server/files/files.ts'
import { anonymous } from '../anonymous.rules.ts'
import { hasNoText, saveText } from './profile-texts.repository.ts'

const AT_ONCE = 20
const LONGEST = 40_000

/**
 * Reads the default CVs of members who let recruiters look for them, and keeps their words without how to reach anybody. Who takes
 * consent or the CV back while it is read has nothing kept: both wait for each other.
 */
export async function readCvTexts({ db, files }: { db: Db; files: Pick<Files, 'store'> }): Promise<void> {
  for (const cv of await soughtCvs(db, (id) => hasNoText(id), AT_ONCE)) {
    const text = await textOfCv(files, cv).catch((error: unknown) => {
      // What cannot be read is as if it said nothing; a disk that is away is tried again.
      if (error instanceof RefusalError && error.refusal.status < 500) return ''
      throw error
    })
    const bare = anonymous(text, cv).slice(0, LONGEST)
    await db.transaction(async (tx) => {
      if (await lockSoughtCv(tx, cv.id)) await saveText(tx, { accountId: cv.accountId!, cvId: cv.id, text: bare })
    })
  }
}
