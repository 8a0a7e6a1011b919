/** The storage format of Office before 2007: a small file system of streams in chains of sectors. */

type Entry = { name: string; kind: 'storage' | 'stream'; start: number; size: number; child: number }
export type CompoundFile = {
  entries: Entry[]
  /** The first bytes of a stream. */
  read: (entry: Entry, length: number) => Buffer
}

const HEADER = 512
const MINI = 64
const CUTOFF = 4_096
const ENTRY = 128
const NOTHING = 0xff_ff_ff_ff
const LAST_SECTOR = 0xff_ff_ff_fa
const MOST_ENTRIES = 4_000

/** Reads its table of contents. Throws where it contradicts itself: chains that never end, sectors beyond the end. */
export function openCompound(bytes: Buffer): CompoundFile {
  const shift = bytes.readUInt16LE(30)
  if (bytes.readUInt16LE(28) !== 0xff_fe || (shift !== 9 && shift !== 12)) throw new Error('not a compound file')
  const sectorSize = 1 << shift
  const sector = (at: number): Buffer => {
    const from = (at + 1) * sectorSize
    if (at >= LAST_SECTOR || from >= bytes.length) throw new Error('a sector beyond the end')
    return bytes.subarray(from, from + sectorSize)
  }
  const mostSectors = Math.ceil(bytes.length / sectorSize)
  const follow = (start: number, next: (at: number) => number, most = mostSectors): number[] => {
    const chain: number[] = []
    for (let at = start; at < LAST_SECTOR; at = next(at)) {
      if (chain.push(at) > most) throw new Error('a chain that never ends')
    }
    return chain
  }
  const numberIn = (list: number[]) => (at: number) => {
    const perSector = sectorSize / 4
    return sector(list[Math.floor(at / perSector)] ?? NOTHING).readUInt32LE((at % perSector) * 4)
  }
  const next = numberIn(fatSectors(bytes, sector, follow, sectorSize))
  const joined = (start: number): Buffer => Buffer.concat(follow(start, next).map(sector))

  const directory = joined(bytes.readUInt32LE(48))
  if (directory.length / ENTRY > MOST_ENTRIES) throw new Error('too many entries')
  const all = Array.from({ length: Math.floor(directory.length / ENTRY) }, (_, at) =>
    entryOf(directory.subarray(at * ENTRY, (at + 1) * ENTRY)),
  )
  const root = all[0]
  if (root?.type !== 5) throw new Error('no root')
  const nextMini = numberIn(follow(bytes.readUInt32LE(60), next))
  const entries = all.flatMap(({ type, ...entry }) => {
    if (type !== 1 && type !== 2) return []
    if (type === 2 && entry.size > bytes.length) throw new Error('a stream larger than its file')
    return [{ ...entry, kind: type === 1 ? ('storage' as const) : ('stream' as const) }]
  })
  const read = ({ start, size }: Entry, length: number): Buffer => {
    if (size >= CUTOFF) return joined(start).subarray(0, Math.min(length, size))
    const small = joined(root.start)
    const chain = follow(start, nextMini, Math.ceil(small.length / MINI))
    const pieces = chain.map((at) => small.subarray(at * MINI, (at + 1) * MINI))
    return Buffer.concat(pieces).subarray(0, Math.min(length, size))
  }
  return { entries, read }
}

/** Where the table of chains is: the first 109 sectors of it stand in the header, the rest in a chain of their own. */
function fatSectors(
  bytes: Buffer,
  sector: (at: number) => Buffer,
  follow: (start: number, next: (at: number) => number) => number[],
  sectorSize: number,
): number[] {
  const numbers = (from: Buffer): number[] =>
    Array.from({ length: Math.floor(from.length / 4) }, (_, at) => from.readUInt32LE(at * 4))
  const more = follow(bytes.readUInt32LE(68), (at) => sector(at).readUInt32LE(sectorSize - 4))
  const listed = [bytes.subarray(76, HEADER), ...more.map((at) => sector(at).subarray(0, -4))]
  return listed.flatMap(numbers).filter((at) => at < LAST_SECTOR)
}

function entryOf(bytes: Buffer) {
  const letters = Math.max(0, Math.min(bytes.readUInt16LE(64), 64) - 2)
  return {
    name: bytes.subarray(0, letters).toString('utf16le'),
    type: bytes[66]!,
    child: bytes.readUInt32LE(76),
    start: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  }
}

/** Whether a storage has something in it. */
export const isFilled = ({ child }: Entry): boolean => child !== NOTHING
