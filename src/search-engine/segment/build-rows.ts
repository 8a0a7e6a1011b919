import { STEP } from './build-order.ts'
import type { RowOrder } from './build-order.ts'
import type { FrozenTextData } from './frozen-text-data.ts'
import { PostingsBuilder } from './postings.ts'
import { FIRST_TERM, NEXT_FIELD } from './row-codes.ts'
import type { RowSource } from './row-source.ts'
import { WordPairs } from './word-pairs.ts'

type BuiltRows = Pick<FrozenTextData, 'documents' | 'postings' | 'rowStarts' | 'rows' | 'pairForms' | 'pairs'>

/** Two passes over the rows of the sources: the first measures what the second writes, so that nothing has to grow. */
export function* buildRows(
  order: RowOrder,
  sources: readonly RowSource[],
  termOf: readonly Uint32Array[],
  formOf: Uint32Array,
  pairForms: Uint32Array,
  fields: number,
): Generator<void, BuiltRows> {
  const writer = new RowWriter(formOf, pairForms, fields, order.size)
  yield* eachRow(order, sources, (source, row, length, place) => writer.measure(row, length, termOf[source]!, place))
  yield* writer.reserve()
  yield* eachRow(order, sources, (source, row, length, place) => writer.write(row, length, termOf[source]!, place))
  return writer.finish()
}

function* eachRow(
  { size, sourceOf, slotOf }: RowOrder,
  sources: readonly RowSource[],
  visit: (source: number, row: Uint32Array, length: number, place: number) => void,
): Generator<void> {
  for (let place = 0; place < size; place++) {
    if (place % (STEP / 8) === 0) yield
    const source = sourceOf[place]!
    const length = sources[source]!.readRow(slotOf[place]!)
    visit(source, sources[source]!.codes(), length, place)
  }
}

class RowWriter {
  private readonly fields: number
  private readonly postings: PostingsBuilder
  private readonly documents: Uint32Array
  private readonly lastIn: Int32Array
  private readonly pairForms: Uint32Array
  private readonly pairs: PostingsBuilder
  /** The number of each term among the commonest forms, or −1. */
  private readonly common: Int16Array
  private readonly rowStarts: Uint32Array
  private rows = new Uint8Array(0)

  constructor(formOf: Uint32Array, pairForms: Uint32Array, fields: number, size: number) {
    this.fields = fields
    this.postings = new PostingsBuilder(formOf.length * fields, size)
    this.documents = new Uint32Array(formOf.length)
    this.lastIn = new Int32Array(formOf.length).fill(-1)
    this.rowStarts = new Uint32Array(size + 1)
    this.pairForms = pairForms
    this.pairs = new PostingsBuilder(new WordPairs(pairForms).lists, size)
    const numberOf = new Int16Array(formOf.length).fill(-1)
    for (const [index, form] of pairForms.entries()) numberOf[form] = index
    this.common = new Int16Array(formOf.length)
    for (let term = 0; term < formOf.length; term++) this.common[term] = numberOf[formOf[term]!]!
  }

  measure(row: Uint32Array, length: number, termOf: Uint32Array, place: number): void {
    const { fields, postings, documents, lastIn, pairs, common } = this
    const commonest = this.pairForms.length
    let field = 0
    let before = -1
    let bytes = 0
    for (let at = 0; at < length; at++) {
      const code = row[at]!
      if (code < FIRST_TERM) {
        if (code === NEXT_FIELD) field++
        before = -1
        bytes++
        continue
      }
      const term = termOf[code - FIRST_TERM]!
      postings.measure(term * fields + field, place)
      if (lastIn[term] !== place) documents[term]!++
      lastIn[term] = place
      bytes += lengthOf(term + FIRST_TERM)
      const here = common[term]!
      if (before >= 0 && here >= 0) pairs.measure(before * commonest + here, place)
      before = here
    }
    this.rowStarts[place + 1] = this.rowStarts[place]! + bytes
  }

  *reserve(): Generator<void> {
    yield* this.postings.reserve()
    yield* this.pairs.reserve()
    this.rows = new Uint8Array(this.rowStarts.at(-1)!)
  }

  write(row: Uint32Array, length: number, termOf: Uint32Array, place: number): void {
    const { fields, postings, pairs, common, rows } = this
    const commonest = this.pairForms.length
    let used = this.rowStarts[place]!
    let field = 0
    let before = -1
    for (let at = 0; at < length; at++) {
      let code = row[at]!
      if (code < FIRST_TERM) {
        if (code === NEXT_FIELD) field++
        before = -1
        rows[used++] = code
        continue
      }
      const term = termOf[code - FIRST_TERM]!
      postings.add(term * fields + field, place)
      for (code = term + FIRST_TERM; code > 127; code >>>= 7) rows[used++] = (code & 127) | 128
      rows[used++] = code
      const here = common[term]!
      if (before >= 0 && here >= 0) pairs.add(before * commonest + here, place)
      before = here
    }
  }

  finish(): BuiltRows {
    const { documents, rowStarts, rows, pairForms } = this
    return { documents, rowStarts, rows, pairForms, postings: this.postings.finish(), pairs: this.pairs.finish() }
  }
}

const lengthOf = (code: number): number => (code < 1 << 7 ? 1 : code < 1 << 14 ? 2 : code < 1 << 21 ? 3 : 4)
