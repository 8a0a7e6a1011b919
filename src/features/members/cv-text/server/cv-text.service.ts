import type { Db } from '#platform/server/database/db.ts'
import type { Files } from '#platform/server/files/files.ts'
import { cvFile } from '../../cvs/server/cvs.service.ts'
import { inReadingTurn } from './cv-reading.ts'
import { readText } from './read-text.ts'

/** The text of a CV, for somebody who may open it; whoever asks has made sure of that. It is kept nowhere. */
export async function textOfCv(
  { db, files }: { db: Db; files: Pick<Files, 'store'> },
  accountId: number,
  cvId: number,
): Promise<string> {
  const { kind, bytes } = await cvFile({ db, files }, cvId)
  return inReadingTurn(accountId, () => readText(bytes, kind))
}
