import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileRefusal } from '../../file-refusals.ts'
import type { FileKind, FileRule } from '../../files.ts'
import { fileRefusal } from '../../file-refusals.ts'
import { refuse } from '../../refusals.ts'
import { HEAD, kindOf } from './signatures.ts'

const LONGEST_ARRIVAL = 3_600_000
/** Writing a byte takes as long as writing so many. */
const WRITTEN_AT_ONCE = 64 * 1024

/** A name nobody guesses. */
export const randomName = (): string => randomBytes(16).toString('base64url')

/** A file as it has arrived: on the disk of this machine, whole, and of a kind that is taken. */
export type Arrived = { path: string; bytes: number; kind: FileKind }

/**
 * Writes what is sent to disk as it comes, and gives up as soon as it is too long, or begins as something that is not taken.
 * The sender's connection stays, so that it can be told.
 */
export async function receive(source: Readable, rule: FileRule, folder: string, patience: number): Promise<Arrived> {
  const no = (code: FileRefusal): Error => refuse(fileRefusal(code, rule))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomName())
  const file = await open(path, 'wx', 0o600)
  let bytes = 0
  let head = Buffer.alloc(0)
  const kindTaken = (): FileKind => {
    const kind = kindOf(head)
    if (kind === null || !rule.accepts.includes(kind)) throw no('files/wrong_kind')
    return kind
  }
  let gathered: Buffer[] = []
  let unwritten = 0
  const write = async (): Promise<void> => {
    const pieces = gathered
    gathered = []
    unwritten = 0
    if (pieces.length > 0) await file.write(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces))
  }
  const read = async (): Promise<FileKind> => {
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > rule.largest) throw no('files/too_large')
      if (head.length < HEAD) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD)])
        if (head.length >= HEAD) kindTaken()
      }
      gathered.push(chunk)
      unwritten += chunk.length
      if (unwritten >= WRITTEN_AT_ONCE) await write()
    }
    if (bytes === 0) throw no('files/none')
    await write()
    await file.sync()
    return kindTaken()
  }
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(no('files/too_slow')), patience)
  try {
    const reading = read()
    // Given up by the clock, it fails later, when nobody listens.
    reading.catch(() => undefined)
    const kind = await Promise.race([reading, late.promise])
    return { path, bytes, kind }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    clearTimeout(timer)
    await file.close()
  }
}

/** What a process that died has left of uploads under way; none takes that long. */
export async function clearIncoming(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > LONGEST_ARRIVAL) await rm(path, { force: true })
  }
}
