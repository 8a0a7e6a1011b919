import type { Readable } from 'node:stream'
import type { DocumentKind, FeedKind, MediaKind, PictureSize } from '../../files.ts'

export type Part = { start: number; end: number }

/** `bytes`: how many of them come. */
export type Stored = { body: Readable; bytes: number }

/**
 * Whoever is handed a stream may do something else before they read it. One that fails meanwhile tells them when they do, and does not
 * end the process for want of somebody who listens.
 */
export const heard = (body: Readable): Readable => body.on('error', () => undefined)

/** Where the bytes of files are: on disk, or in S3-compatible storage. */
export type Store = {
  /** Takes a file of this machine over, under a name; afterwards it is there whole, or not at all. */
  put: (name: string, path: string) => Promise<void>
  /** All of it, or from one byte to another, both included. Whoever asks reads it to its end, or destroys it. */
  read: (name: string, part?: Part) => Promise<Stored | null>
  /** What is not there any more is no fault. */
  remove: (name: string) => Promise<void>
}

/** The storage does not answer, or refuses us: nothing is wrong with the file. */
export class StoreAway extends Error {
  override name = 'StoreAway'
}

export const pictureSides: Record<PictureSize, number> = { s: 96, m: 192, l: 512 }
/** The same, three by two and twice as wide. */
export const wideSize = (size: PictureSize): { width: number; height: number } => ({
  width: 2 * pictureSides[size],
  height: Math.round((4 * pictureSides[size]) / 3),
})
/** The same in its own proportions, within these. */
export const wholeSize = (size: PictureSize): { width: number; height: number } => ({
  width: 2 * pictureSides[size],
  height: 3 * pictureSides[size],
})
export const pictureSizes = Object.keys(pictureSides) as PictureSize[]

/** Every name that something is stored under for a file. */
export const storedNames = ({
  id,
  kind,
}: {
  id: string
  kind: 'picture' | DocumentKind | FeedKind | MediaKind
}): string[] => (kind === 'picture' ? pictureSizes.map((size) => `${id}-${size}.webp`) : [`${id}.${kind}`])
