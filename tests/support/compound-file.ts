const SECTOR = 512
const END = 0xff_ff_ff_fe
const FREE = 0xff_ff_ff_ff
const FAT = 0xff_ff_ff_fd

type Part = { name: string; data?: Buffer; inside?: string }

/** A compound file with these streams and storages; storages have no data, and know of the first thing inside of them. */
export function compoundOf(parts: Part[]): Buffer {
  const directorySectors = Math.ceil((parts.length + 1) / 4)
  const fat: number[] = [FAT]
  const chain = (sectors: number): number => {
    const start = fat.length
    for (let at = 0; at < sectors; at++) fat.push(at === sectors - 1 ? END : fat.length + 1)
    return start
  }
  const directoryAt = chain(directorySectors)
  // Streams of less than 4 096 bytes are kept elsewhere; ours are long enough.
  const padded = parts.map(({ data }) => data && Buffer.concat([data, Buffer.alloc(Math.max(0, 4_096 - data.length))]))
  const starts = padded.map((data) => (data ? chain(Math.ceil(data.length / SECTOR)) : END))
  const entries = [
    entryOf({ name: 'Root Entry', type: 5, start: END, size: 0, child: parts.length > 0 ? 1 : FREE }),
    ...parts.map(({ name, inside }, at) => {
      const child = inside === undefined ? FREE : parts.findIndex((one) => one.name === inside) + 1
      return entryOf({ name, type: padded[at] ? 2 : 1, start: starts[at]!, size: padded[at]?.length ?? 0, child })
    }),
  ]
  const table = Buffer.alloc(SECTOR, 0xff)
  fat.forEach((value, at) => table.writeUInt32LE(value, at * 4))
  const whole = (bytes: Buffer): Buffer =>
    Buffer.concat([bytes, Buffer.alloc((SECTOR - (bytes.length % SECTOR)) % SECTOR)])
  return Buffer.concat([
    headerOf(directoryAt),
    table,
    whole(Buffer.concat(entries)),
    ...padded.flatMap((data) => (data ? [whole(data)] : [])),
  ])
}

function headerOf(directoryAt: number): Buffer {
  const header = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xff_fe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(directoryAt, 48)
  header.writeUInt32LE(4_096, 56)
  header.writeUInt32LE(END, 60)
  header.writeUInt32LE(END, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  return header
}

function entryOf({
  name,
  type,
  start,
  size,
  child,
}: Record<'type' | 'start' | 'size' | 'child', number> & { name: string }) {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry[66] = type
  entry.writeUInt32LE(FREE, 68)
  entry.writeUInt32LE(FREE, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}
