import type { Crop } from '../../crop.ts'
import type { FileRefusal } from '../../file-refusals.ts'

/** What the worker of pictures is told, and what it answers. It loads nothing else of ours. */
export type PictureOrder = {
  input: string
  outputs: { path: string; width: number; height: number }[]
  fit: 'cover' | 'contain' | 'inside'
  /** The part that was chosen; none: all of it. */
  crop: Crop | null
  mostPixels: number
}
/** `width` and `height` are those of the largest that was drawn. */
export type PictureResult = { width: number; height: number } | { refused: FileRefusal }

/** What it says once it is there. */
export const STARTED = 'ready'

/** A chosen square in the pixels of a picture that stands upright; it never reaches beyond. */
export function squareOf({ x, y, side }: Crop, { width, height }: { width: number; height: number }) {
  const wide = Math.max(1, Math.round(side * Math.min(width, height)))
  const from = (share: number, length: number): number => Math.min(Math.round(share * length), length - wide)
  return { left: from(x, width), top: from(y, height), width: wide, height: wide }
}
