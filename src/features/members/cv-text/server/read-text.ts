import type { DocumentKind } from '#platform/files.ts'
import { refuse } from '#platform/refusals.ts'
import { askThread } from '#platform/server/bounded-thread.ts'
import { readingRefusals } from '../reading.rules.ts'
import type { TextOrder } from './text-worker.ts'

const LONGEST_TEXT = 40_000
const FEWEST_LETTERS = 20
const BOUNDS = { within: 10_000, megabytes: 160 }
const worker = new URL('text-worker.ts', import.meta.url)

/**
 * The text of a document. A thread of its own reads it, and is ended after a few seconds or when it takes too much memory: a document
 * made to harm is refused, and nothing else happens. The text is given to who asks and is kept nowhere.
 */
export async function readText(bytes: Uint8Array, kind: DocumentKind, bounds = BOUNDS): Promise<string> {
  if (kind === 'doc') throw refuse(readingRefusals['cv_text/old_word'])
  const order: TextOrder = { bytes, kind, most: LONGEST_TEXT }
  const text = await askThread<string>(worker, order, bounds)
  if (text === null) throw refuse(readingRefusals['cv_text/unreadable'])
  if ((text.match(/\p{L}/gu) ?? []).length < FEWEST_LETTERS) throw refuse(readingRefusals['cv_text/no_text'])
  return text
}
