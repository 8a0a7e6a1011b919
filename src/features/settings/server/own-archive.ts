import type { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { exportAccount } from '#features/accounts/server/export.service.ts'
import { parisDay } from '#platform/french.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { KeptFile } from '#platform/server/files/files.ts'
import { keptFiles } from '#platform/server/files/files.ts'
import { dataTexts } from '../settings.texts.ts'

type ExportSite = Parameters<typeof exportAccount>[0]

/** Long enough to know a file again; folders bear no longer names than 255 bytes. */
const LONGEST_NAME = 40

/** Where a file stands in the archive: what it is for, what its sender called it, and which one it is. */
function placeOf({ purpose, name, id, stored }: KeptFile): string {
  const called = name
    ?.replace(/\.\w+$/, '')
    .slice(0, LONGEST_NAME)
    .toWellFormed()
    .trim()
  return `fichiers/${[purpose, called, id].filter(Boolean).join('-')}${stored.slice(stored.lastIndexOf('.'))}`
}

/**
 * One's own data to take along, what one has sent included. The rows are there when this answers; files are read one after the
 * other, as fast as the reader takes them. `stillMay` is asked before each, and throws where it may not go on.
 */
export async function writeArchive(site: ExportSite, actor: SignedIn, stillMay: () => Promise<void>) {
  const [{ explained, ...all }, files] = await Promise.all([
    exportAccount(site, actor),
    keptFiles(site.db, actor.accountId),
  ])
  const day = parisDay(new Date())
  const places = new Map(files.map((file) => [file.id, placeOf(file)]))
  const listed = (all.files as { id: string }[]).map((file) => ({ ...file, archive: places.get(file.id) }))
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(JSON.stringify({ ...all, files: listed }, null, 2)), 'donnees.json')
  zip.addBuffer(Buffer.from(dataTexts.readMe(day, explained)), 'LISEZMOI.txt')
  const body = zip.outputStream as PassThrough
  zip.on('error', (error: Error) => body.destroy(error))
  // Told to whoever reads; nobody may.
  body.on('error', () => undefined)
  const fill = async (): Promise<void> => {
    for (const file of files) {
      await stillMay()
      const stored = await site.files.store.read(file.stored)
      // One that was removed meanwhile is missed by nobody.
      if (stored) await addFile(zip, stored.body, places.get(file.id)!)
      if (body.destroyed) return
    }
    zip.end()
  }
  fill().catch((error: unknown) => body.destroy(error as Error))
  return { name: dataTexts.file(day), body: body as Readable }
}

/** Done when all of it has been read. Whoever leaves before takes it along. */
async function addFile(zip: ZipFile, from: Readable, place: string): Promise<void> {
  const leave = (): void => void from.destroy()
  // Who left while it was opened closes nothing any more.
  if ((zip.outputStream as PassThrough).destroyed) return leave()
  zip.outputStream.once('close', leave)
  // Documents and pictures are packed already.
  zip.addReadStream(from, place, { compress: false })
  try {
    await finished(from)
  } finally {
    zip.outputStream.off('close', leave)
  }
}
