import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import type { FilmKind } from '../../files.ts'

/** What a film says of itself: how long it lasts, and how large its picture is. */
export type FilmFacts = { kind: FilmKind; seconds: number; width: number; height: number }

type Facts = Omit<FilmFacts, 'kind'>

// Only heads of boxes are read, and so many of them: what a film costs does not grow with what is in it.
const MOST_BOXES = 5_000
const LONGEST = 4 * 3_600
// Twice what the largest screens show; WebM may say any number at all.
const MOST_SIDE = 16_384

type Film = { file: FileHandle; bytes: number; left: number }
type Box = { name: string; from: number; to: number }

async function readAt({ file, bytes }: Film, at: number, length: number): Promise<Buffer> {
  const wanted = Math.max(0, Math.min(length, bytes - at))
  const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, at)
  return buffer.subarray(0, bytesRead)
}

type ReadHead = (film: Film, at: number, end: number) => Promise<Box | null>

/** What stands one after the other between two places; null once it does not fit. */
async function* boxesIn(film: Film, from: number, to: number, headOf: ReadHead): AsyncGenerator<Box | null> {
  for (let at = from; at < to;) {
    const box = film.left-- > 0 ? await headOf(film, at, to) : null
    yield box
    if (!box) return
    at = box.to
  }
}

/** MP4: a length of four bytes (or eight, or the rest), then a name of four letters. */
const boxHead: ReadHead = async (film, at, end) => {
  const head = await readAt(film, at, 16)
  if (head.length < 8) return null
  const short = head.readUInt32BE(0)
  if (short === 1 && head.length < 16) return null
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
  const from = at + (short === 1 ? 16 : 8)
  return at + size < from || at + size > end ? null : { name: head.toString('latin1', 4, 8), from, to: at + size }
}

async function readMp4(film: Film): Promise<Facts | null> {
  const facts = { seconds: 0, width: 0, height: 0 }
  const look = async (from: number, to: number): Promise<boolean> => {
    for await (const box of boxesIn(film, from, to, boxHead)) {
      if (!box) return false
      const body = (length: number): Promise<Buffer> => readAt(film, box.from, Math.min(length, box.to - box.from))
      if ((box.name === 'moov' || box.name === 'trak') && !(await look(box.from, box.to))) return false
      if (box.name === 'mvhd') facts.seconds = secondsOf(await body(32))
      if (box.name === 'tkhd') {
        // Its last eight bytes: both sides, with a fraction that nobody uses.
        const sides = await readAt(film, box.to - 8, 8)
        if (sides.length < 8 || box.to - box.from < 84) return false
        facts.width = Math.max(facts.width, sides.readUInt16BE(0))
        facts.height = Math.max(facts.height, sides.readUInt16BE(4))
      }
    }
    return true
  }
  return (await look(0, film.bytes)) ? facts : null
}

function secondsOf(head: Buffer): number {
  const long = head[0] === 1
  if (head.length < (long ? 32 : 20)) return 0
  const scale = head.readUInt32BE(long ? 20 : 12)
  const duration = long ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16)
  return scale > 0 ? duration / scale : 0
}

const idOf = (head: Buffer): string => head.subarray(0, Math.clz32(head[0]!) - 23).toString('hex')

/** WebM: a name and a length, each as long as its first byte says. A length of ones alone is the rest. */
const elementHead: ReadHead = async (film, at, end) => {
  const head = await readAt(film, at, 12)
  const id = head.length > 1 && head[0]! >= 0x10 ? idOf(head) : null
  const rest = id === null ? head : head.subarray(id.length / 2)
  const length = rest.length > 0 && rest[0]! > 0 ? Math.clz32(rest[0]!) - 23 : 0
  if (id === null || length === 0 || rest.length < length) return null
  const digits = rest.subarray(0, length).toString('hex')
  const value = BigInt(`0x${digits}`) & ((1n << BigInt(7 * length)) - 1n)
  const from = at + id.length / 2 + length
  const to = value === (1n << BigInt(7 * length)) - 1n ? end : from + Number(value)
  return to > end ? null : { name: id, from, to }
}

const element = {
  head: '1a45dfa3',
  docType: '4282',
  segment: '18538067',
  info: '1549a966',
  scale: '2ad7b1',
  duration: '4489',
  tracks: '1654ae6b',
  track: 'ae',
  video: 'e0',
  width: 'b0',
  height: 'ba',
  cluster: '1f43b675',
}
const parents = new Set([element.head, element.segment, element.info, element.tracks, element.track, element.video])
const numberIn = (body: Buffer): number => Number(`0x${body.toString('hex') || '0'}`)

async function readWebm(film: Film): Promise<Facts | null> {
  const said = { docType: '', scale: 1_000_000, duration: 0, width: 0, height: 0 }
  /** False where it does not fit; pictures and sound come last, and are not looked at. */
  const look = async (from: number, to: number): Promise<boolean> => {
    for await (const box of boxesIn(film, from, to, elementHead)) {
      if (!box) return false
      if (box.name === element.cluster) return true
      if (parents.has(box.name) && !(await look(box.from, box.to))) return false
      const body = (): Promise<Buffer> => readAt(film, box.from, Math.min(8, box.to - box.from))
      if (box.name === element.docType) said.docType = (await body()).toString('latin1')
      if (box.name === element.scale) said.scale = numberIn(await body())
      if (box.name === element.width) said.width = Math.max(said.width, numberIn(await body()))
      if (box.name === element.height) said.height = Math.max(said.height, numberIn(await body()))
      if (box.name === element.duration) {
        const figure = await body()
        said.duration = figure.length === 4 ? figure.readFloatBE(0) : figure.length === 8 ? figure.readDoubleBE(0) : 0
      }
    }
    return true
  }
  if (!(await look(0, film.bytes)) || said.docType !== 'webm') return null
  return { seconds: (said.duration * said.scale) / 1e9, width: said.width, height: said.height }
}

const readers: Record<FilmKind, (film: Film) => Promise<Facts | null>> = { mp4: readMp4, webm: readWebm }

/** What a film says of itself, or null where it is none: it is cut short, has no picture, or does not say how long it lasts. */
export async function readFilm(path: string, kind: FilmKind): Promise<FilmFacts | null> {
  const file = await open(path)
  try {
    const { size: bytes } = await file.stat()
    const facts = await readers[kind]({ file, bytes, left: MOST_BOXES })
    if (!facts || !(facts.seconds > 0 && facts.seconds <= LONGEST)) return null
    const { width, height } = facts
    if (![width, height].every((side) => side > 0 && side <= MOST_SIDE)) return null
    return { kind, seconds: Math.max(1, Math.round(facts.seconds)), width, height }
  } finally {
    await file.close()
  }
}
