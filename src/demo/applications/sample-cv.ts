import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { insertCv } from '#features/members/cvs/server/cvs.repository.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { Files } from '#platform/server/files/files.ts'
import { insertFile, setClaimed } from '#platform/server/files/files.repository.ts'
import { samplePdf } from './sample-pdf.ts'

const DAY = 86_400_000

/** Somebody's CV, stored as a file that was sent; a database without files does without. */
export async function seedCv(
  tx: Tx,
  { id: accountId, name: person }: { id: number; name: string },
  lines: string[],
  files: Files | null,
  now: Date,
): Promise<number | null> {
  if (!files) return null
  const bytes = samplePdf(person, lines)
  const id = randomBytes(16).toString('base64url')
  const path = join(files.incoming, id)
  await writeFile(path, bytes)
  const name = `CV-${person.replaceAll(' ', '-')}.pdf`
  await insertFile(tx, { id, purpose: 'cv', kind: 'pdf', bytes: bytes.length, name, accountId })
  await files.store.put(`${id}.pdf`, path)
  await setClaimed(tx, id, 'cv', accountId)
  const createdAt = new Date(now.getTime() - 40 * DAY)
  return insertCv(tx, { accountId, file: id, name, kind: 'pdf', bytes: bytes.length, isDefault: true, createdAt })
}
