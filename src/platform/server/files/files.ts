import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Crop } from '../../crop.ts'
import type { FileRefusal } from '../../file-refusals.ts'
import { fileRefusal } from '../../file-refusals.ts'
import type { PictureSize } from '../../files.ts'
import { isDocument, isFeed, isFilm, isMedia, megabytes } from '../../files.ts'
import { notFound, refuse } from '../../refusals.ts'
import type { Db, Tx } from '../database/db.ts'
import type { Actor } from '../endpoints.ts'
import type { Asker } from '../overload/turns.ts'
import { areCaptions } from './captions.ts'
import { judgeDocument } from './documents.ts'
import * as repository from './files.repository.ts'
import type { Arrived } from './incoming.ts'
import { readFilm } from './films.ts'
import { clearIncoming, randomName } from './incoming.ts'
import { encodePicture } from './pictures.ts'
import type { Purpose } from './purposes.ts'
import type { Store } from './store.ts'
import { pictureSides, pictureSizes, StoreAway, storedNames, wholeSize, wideSize } from './store.ts'

/** Where files are kept, and the folder of this machine where they arrive. */
export type Files = { store: Store; incoming: string }

/** Seconds after which a file that nobody claimed is swept. */
const UNCLAIMED_FOR = 3_600
const SWEPT_AT_ONCE = 100
/** What an account may keep in all. */
const MOST_KEPT = megabytes(100)

/** Makes a file that was sent a room's own, in the transaction that names it in a row of that room. */
export async function claimFile(tx: Tx, id: string, use: Use): Promise<void> {
  if (!(await claimWaiting(tx, id, use))) throw notFound()
}

/** What a file was sent for, and by whom; by a visitor: null. */
type Use = { purpose: string; accountId: number | null }

/** The same for a file that waits for its form: gives what it is, or null where it is not there any more. */
export const claimWaiting = (tx: Tx, id: string, { purpose, accountId }: Use) =>
  repository.setClaimed(tx, id, purpose, accountId)

/** How large the largest size of each of these pictures is; null where it came before that was kept. */
export const sizesOf = repository.findSizes

/** What somebody has sent to be read once, and its bytes; nothing where it is not there any more. `letGo` ends it. */
export async function readWaiting(
  { db, files }: { db: Db; files: Pick<Files, 'store'> },
  id: string,
  { purpose, accountId }: { purpose: string; accountId: number },
) {
  const row = await repository.findWaiting(db, id, purpose, accountId)
  const stored = row && (await files.store.read(storedNames(row)[0]!))
  return stored && { kind: row.kind, body: stored.body }
}
export const letGo = repository.setGone

type Part = { name: string; path: string }

/** How pictures of this use are drawn. */
function drawnAs({ shape, fit }: Purpose) {
  if (shape === 'wide') return { fit: 'cover' as const, sizeOf: wideSize }
  if (shape === 'whole') return { fit: 'inside' as const, sizeOf: wholeSize }
  return {
    fit: fit ?? ('contain' as const),
    sizeOf: (size: PictureSize) => ({ width: pictureSides[size], height: pictureSides[size] }),
  }
}

/**
 * Judges what has arrived by its content, stores it, and lets the room keep it. Gives the file's id. Whatever happens, nothing is
 * left on this machine but what is stored.
 */
export async function keepFile(
  { db, files }: { db: Db; files: Files },
  purpose: Purpose,
  sent: Arrived & { name: string | null; crop: Crop | null; asker: Asker; sender: () => Promise<Actor> },
  mayGoOn: () => Promise<void>,
): Promise<string> {
  const { kind, bytes } = sent
  const no = (code: FileRefusal): Error => refuse(fileRefusal(code, purpose))
  const id = randomName()
  const document = isDocument(kind) ? kind : null
  // Whoever reads a feed judges it.
  const asItIs = isFeed(kind) || isMedia(kind) ? kind : document
  const row = { id, purpose: purpose.name, kind: asItIs ?? ('picture' as const), bytes }
  const parts: Part[] = storedNames(row).map((name) => ({
    name,
    path: asItIs ? sent.path : join(files.incoming, name),
  }))
  let size = {}
  try {
    await mayGoOn()
    const film = isFilm(kind) ? await readFilm(sent.path, kind) : null
    if (isFilm(kind) && !film) throw no('files/unreadable')
    if (document) {
      const refused = await judgeDocument({ kind: document, path: sent.path }, sent.asker)
      if (refused) throw no(refused)
    } else if (kind === 'vtt') {
      if (!(await areCaptions(sent.path))) throw no('files/unreadable')
    } else if (!asItIs) {
      const { fit, sizeOf } = drawnAs(purpose)
      const outputs = pictureSizes.map((size, index) => ({ path: parts[index]!.path, ...sizeOf(size) }))
      const result = await encodePicture({ input: sent.path, outputs, fit, crop: sent.crop }, sent.asker)
      if ('refused' in result) throw no(result.refused)
      size = result
    }
    const actor = await sent.sender()
    const accountId = actor.role === 'visitor' ? null : actor.accountId
    if (accountId !== null && (await repository.sumBytesOf(db, accountId)) + bytes > MOST_KEPT)
      throw no('files/no_room')
    // Before the bytes: whatever is stored has a row, from which the sweep knows it.
    await repository.insertFile(db, { ...row, ...size, name: document ? sent.name : null, accountId })
    try {
      for (const { name, path } of parts) await files.store.put(name, path)
      if (purpose.keep !== null && actor.role !== 'visitor')
        await db.transaction((tx) => purpose.keep(tx, actor, id, film))
    } catch (error) {
      await repository.setGone(db, id).catch(() => undefined)
      throw error
    }
    return id
  } catch (error) {
    throw error instanceof StoreAway ? no('files/storage_away') : error
  } finally {
    for (const path of [sent.path, ...parts.map((part) => part.path)]) await rm(path, { force: true })
  }
}

/** What no row claims any more, or none did within the hour, goes for good: first the bytes, then the row that knows of them. */
export async function sweepFiles(db: Db, { store, incoming }: Files): Promise<void> {
  await clearIncoming(incoming)
  await repository.setUnclaimedGone(db, UNCLAIMED_FOR)
  for (;;) {
    const gone = await repository.findGone(db, SWEPT_AT_ONCE)
    for (const file of gone) for (const name of storedNames(file)) await store.remove(name)
    if (gone.length > 0) {
      await repository.deleteGone(
        db,
        gone.map(({ id }) => id),
      )
    }
    if (gone.length < SWEPT_AT_ONCE) return
  }
}

export const claimedFile = repository.findClaimed

/** What somebody has sent and some row still names, each under the name of its bytes: of a picture, of the largest size. */
export const keptFiles = async (db: Db, accountId: number) =>
  (await repository.findFilesOf(db, accountId)).map((row) => ({ ...row, stored: storedNames(row).at(-1)! }))
export type KeptFile = Awaited<ReturnType<typeof keptFiles>>[number]

/** The list of them, to be taken along; whoever sent them reads each at its address. */
export const exportFiles = async (db: Db, accountId: number) =>
  (await keptFiles(db, accountId)).map(({ createdAt, stored, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
    address: `/fichiers/${stored}`,
  }))
