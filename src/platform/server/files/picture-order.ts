import type { FileRefusal } from '../../file-refusals.ts'

/** What the worker of pictures is told, and what it answers. It loads nothing else of ours. */
export type PictureOrder = {
  input: string
  outputs: { path: string; width: number; height: number }[]
  fit: 'cover' | 'contain'
  mostPixels: number
}
export type PictureResult = { done: true } | { refused: FileRefusal }

/** What it says once it is there. */
export const STARTED = 'ready'
