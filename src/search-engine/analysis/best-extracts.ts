import { fold } from '#platform/folding.ts'
import type { Correction } from '../schema.ts'
import type { Extract } from './extract.ts'
import { extractsOf } from './extract.ts'
import { parseKeywords } from './keywords.ts'

export type ExtractsQuery = {
  readonly keywords: string
  readonly corrections: readonly Correction[]
  /** Of an extract, in characters. */
  readonly length: number
  /** Of each document the passages that it may be cut from. */
  readonly documents: readonly (readonly string[])[]
}

const wordsFound = ({ parts }: Extract): number =>
  new Set(parts.filter(({ marked }) => marked).map(({ text }) => fold(text))).size

/**
 * Of each document the first passage that says most of the words; null where none says any. A page of long texts takes a while:
 * `turn` is awaited after each passage.
 */
export async function bestExtracts(
  { keywords, corrections, length, documents }: ExtractsQuery,
  turn: () => Promise<void>,
): Promise<(Extract | null)[]> {
  const enough = parseKeywords(keywords).wanted.length
  const extract = extractsOf(keywords, corrections)
  const best: (Extract | null)[] = []
  for (const passages of documents) {
    let [found, most]: [Extract | null, number] = [null, 0]
    for (const passage of passages) {
      const one = extract(passage, length)
      await turn()
      const words = wordsFound(one)
      if (words > most) [found, most] = [one, words]
      if (words >= enough) break
    }
    best.push(found)
  }
  return best
}
