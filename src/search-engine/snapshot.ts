import { randomUUID } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { SearchEngine } from './engine.ts'
import { hashSchema } from './schema.ts'
import type { SearchSchema } from './schema.ts'
import type { FrozenData, FrozenSegment } from './segment/frozen-segment.ts'
import { bytesOf, describe, isArrayList, padded, takeArrays } from './segment/packed-arrays.ts'
import type { ArrayList, PackedArray } from './segment/packed-arrays.ts'
import { OWN_MEMORY, roomForSegment } from './segment/settle.ts'

// Magic, format, schema, length of the header and its checksum; the header; the arrays; the checksum of the arrays.
const MAGIC = 0x45534c46
/** To be raised with every change of what a segment is made of. */
const FORMAT = 3
const PREAMBLE = 24
const TRAILER = 8
const CHUNK = 1 << 20
const LEFT_OVER_AFTER = 3_600_000

type Header = { position: string | null; segments: { tree: unknown; arrays: ArrayList }[] }

/** Written beside the file and then renamed, so that there is always a whole one. Gives way with `pause` while it works. */
export async function saveSnapshot(file: string, engine: SearchEngine, pause: () => Promise<void>): Promise<void> {
  const { frozen, pending, position } = engine.capture()
  const segments: FrozenData[] = [...frozen]
  for (let step = pending?.next(); step; step = step.done ? undefined : pending!.next()) {
    if (step.done) segments.push(step.value.segment.data)
    else await pause()
  }
  const packed = segments.map((data) => {
    const arrays: PackedArray[] = []
    return { tree: takeArrays(data, arrays), arrays }
  })
  await mkdir(dirname(file), { recursive: true })
  await removeLeftovers(file)
  // Others may write the same file, from another machine too: each has a name of its own, and the last one stays.
  const temporary = `${file}.${randomUUID()}.tmp`
  const handle = await open(temporary, 'w')
  try {
    const header: Header = {
      position,
      segments: packed.map(({ tree, arrays }) => ({ tree, arrays: arrays.map(describe) })),
    }
    await writeHeader(handle, hashSchema(engine.schema), header)
    let checksum = 0
    for (const array of packed.flatMap(({ arrays }) => arrays)) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      for (let at = 0; at < bytes.length; at += CHUNK) {
        const chunk = bytes.subarray(at, at + CHUNK)
        checksum = crc32(chunk, checksum)
        await writeWhole(handle, chunk)
        await pause()
      }
      const padding = new Uint8Array(padded(bytes.length) - bytes.length)
      checksum = crc32(padding, checksum)
      await writeWhole(handle, padding)
    }
    const trailer = Buffer.alloc(TRAILER)
    trailer.writeUInt32LE(checksum, 0)
    trailer.writeUInt32LE(MAGIC, 4)
    await writeWhole(handle, trailer)
    await handle.sync()
  } catch (error) {
    await handle.close()
    await rm(temporary, { force: true })
    throw error
  }
  await handle.close()
  await rename(temporary, file)
  await syncFolder(dirname(file))
}

/** What a process that was killed while it saved has left; one that still saves is younger than that. */
async function removeLeftovers(file: string): Promise<void> {
  const folder = dirname(file)
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.tmp'))
  for (const path of names.map((name) => join(folder, name))) {
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    )
    if (changed < Date.now() - LEFT_OVER_AFTER) await rm(path, { force: true })
  }
}

async function writeHeader(handle: FileHandle, schema: number, header: Header): Promise<void> {
  const json = Buffer.from(JSON.stringify(header))
  const preamble = Buffer.alloc(PREAMBLE)
  for (const [index, value] of [MAGIC, FORMAT, schema, json.length, crc32(json)].entries()) {
    preamble.writeUInt32LE(value, index * 4)
  }
  await writeWhole(handle, preamble)
  await writeWhole(handle, json)
}

async function writeWhole(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += (await handle.write(bytes, at)).bytesWritten
}

/** A rename is only sure to survive a power cut once its folder is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export type Snapshot = { readonly segments: FrozenSegment[]; readonly position: string | null }

/** What the file holds; null where there is none, or where it is damaged, of another format or of another schema. */
export function loadSnapshot(file: string, schema: SearchSchema, ownMemory = OWN_MEMORY): Snapshot | null {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch {
    return null
  }
  try {
    return readSnapshot(descriptor, hashSchema(schema), ownMemory)
  } catch {
    // Whatever a damaged file makes go wrong, the index can be filled anew.
    return null
  } finally {
    closeSync(descriptor)
  }
}

function readSnapshot(descriptor: number, schema: number, ownMemory: number): Snapshot | null {
  const { size } = fstatSync(descriptor)
  if (size < PREAMBLE + TRAILER) return null
  const preamble = readBytes(descriptor, PREAMBLE)
  const [magic, format, hash, length, headerChecksum] = [0, 4, 8, 12, 16].map((at) => preamble.readUInt32LE(at))
  if (magic !== MAGIC || format !== FORMAT || hash !== schema || length! > size) return null
  const json = readBytes(descriptor, length!)
  if (crc32(json) !== headerChecksum) return null
  const { position, segments } = JSON.parse(json.toString()) as Header
  if (!segments.every(({ arrays }) => isArrayList(arrays))) return null
  const body = segments.reduce((sum, { arrays }) => sum + bytesOf(arrays), 0)
  if (size !== PREAMBLE + length! + body + TRAILER) return null
  let checksum = 0
  const rooms = segments.map(({ tree, arrays }) => {
    const room = roomForSegment(tree, arrays, ownMemory)
    readInto(descriptor, room.bytes)
    checksum = crc32(room.bytes, checksum)
    return room
  })
  const trailer = readBytes(descriptor, TRAILER)
  if (trailer.readUInt32LE(0) !== checksum || trailer.readUInt32LE(4) !== MAGIC) return null
  return { segments: rooms.map(({ segment }) => segment()), position }
}

function readBytes(descriptor: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  readInto(descriptor, bytes)
  return bytes
}

function readInto(descriptor: number, bytes: Uint8Array): void {
  const { length } = bytes
  for (let at = 0; at < length;) {
    const read = readSync(descriptor, bytes, at, Math.min(length - at, 1 << 28), null)
    if (read === 0) throw new Error('the file ends too early')
    at += read
  }
}
