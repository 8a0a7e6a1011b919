import { refuse } from '#platform/refusals.ts'
import { cleanHtml } from '#platform/server/rich-text.ts'
import { writingRefusals as no } from '../writing.rules.ts'

const IMG = /<img\b[^>]*>/g
const FILE = /src="\/fichiers\/([\w-]{22})-[a-z]\.webp"/
const ALT = /\balt="([^"]*)"/
const SIZE = / (?:width|height)="[^"]*"/g
const LARGEST = 400_000
/** Tags within tags cost the square of their depth. */
const MOST_TAGS = 10_000

/** The pictures of a text that was made clean, each with its words. */
const picturesIn = (clean: string): { file: string; alt: string }[] =>
  [...clean.matchAll(IMG)].map(([tag]) => ({ file: FILE.exec(tag)?.[1] ?? '', alt: (ALT.exec(tag)?.[1] ?? '').trim() }))

/** By file: how large a picture stands in the text. */
export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>

/** A picture's place is kept free while it comes: its size is ours to say, whatever was sent. */
const withSizes = (clean: string, sizes: PictureSizes): string =>
  clean.replaceAll(IMG, (tag) => {
    const { width, height } = sizes.get(FILE.exec(tag)![1]!)!
    return tag.replaceAll(SIZE, '').replace('<img', `<img width="${width}" height="${height}"`)
  })

/**
 * What was typed as it is kept and shown. Every picture is described, and one of the article's own; refused otherwise.
 */
export function toContent(typed: string, own: PictureSizes): string {
  if (typed.split('<', MOST_TAGS + 1).length > MOST_TAGS) throw refuse(no['writing/too_long'])
  const content = cleanHtml(typed, 'staff')
  if (Buffer.byteLength(content) > LARGEST) throw refuse(no['writing/too_long'])
  const shown = picturesIn(content)
  if (shown.some(({ alt }) => alt === '')) throw refuse(no['writing/picture_without_alt'])
  if (shown.some(({ file }) => !own.has(file))) throw refuse(no['writing/unknown_picture'])
  return withSizes(content, own)
}
