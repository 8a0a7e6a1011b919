import { newBits } from './bits.ts'
import type { RowOrder } from './build-order.ts'
import { buildRows } from './build-rows.ts'
import { buildWords } from './build-words.ts'
import type { BuiltWords } from './build-words.ts'
import { Dictionary } from './dictionary.ts'
import type { FrozenTextData } from './frozen-text-data.ts'
import { Postings } from './postings.ts'
import type { PostingsData } from './postings.ts'
import type { RowSource } from './row-source.ts'
import { commonForms } from './word-runs.ts'

export function* buildText(
  order: RowOrder,
  sources: readonly RowSource[],
  fields: number,
): Generator<void, FrozenTextData> {
  const { termOf, formDocuments, ...words } = yield* buildWords(sources)
  const common = commonForms(formDocuments, order.size)
  const rows = yield* buildRows(order, sources, termOf, words.formOf, common, fields)
  const prefixes = yield* buildPrefixes(words, rows.postings, fields)
  return { fields, ...words, ...rows, ...prefixes }
}

const PREFIX_LENGTHS = [3, 4, 5]
/** A prefix whose short lists add up to more than this share of the documents gets a bitmap of its own. */
const LONG_SHARE = 8
const FEWEST_DOCUMENTS = 4096

/** Bitmaps for the few prefixes that begin so many words that their lists would take long to put together. */
function* buildPrefixes(
  { words, terms }: Pick<BuiltWords, 'words' | 'terms'>,
  data: PostingsData,
  fields: number,
): Generator<void, Pick<FrozenTextData, 'prefixes' | 'prefixBitmaps'>> {
  const prefixes: string[] = []
  const bitmaps: Int32Array[] = []
  const dictionary = new Dictionary(words)
  const postings = new Postings(data)
  for (const length of data.size < FEWEST_DOCUMENTS ? [] : PREFIX_LENGTHS) {
    for (let from = 0, to = 0; from < dictionary.size; from = to) {
      const prefix = dictionary.wordAt(from).slice(0, length)
      to = Math.max(from + 1, dictionary.rangeOf(prefix)[1])
      yield
      if (prefix.length < length) {
        to = from + 1
        continue
      }
      for (let field = 0; field < fields; field++) {
        let cost = 0
        for (let index = from; index < to; index++) cost += postings.costOf(terms[index]! * fields + field)
        if (cost * LONG_SHARE <= data.size) continue
        const bits = newBits(data.size)
        for (let index = from; index < to; index++) postings.addTo(terms[index]! * fields + field, bits)
        prefixes.push(`${field}${prefix}`)
        bitmaps.push(bits)
        yield
      }
    }
  }
  const words32 = newBits(data.size).length
  const prefixBitmaps = new Int32Array(bitmaps.length * words32)
  for (const [index, bits] of bitmaps.entries()) prefixBitmaps.set(bits, index * words32)
  return { prefixes, prefixBitmaps }
}
