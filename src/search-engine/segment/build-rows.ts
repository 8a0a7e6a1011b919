import { STEP } from './build-order.ts'
import type { RowOrder } from './build-order.ts'
import type { FrozenTextData } from './frozen-text-data.ts'
import { PostingsBuilder } from './postings.ts'
import { FIRST_TERM, NEXT_FIELD } from './row-codes.ts'
import type { RowSource } from './row-source.ts'
import { frequentRuns, LONGEST_RUN, SAMPLE, WordRuns } from './word-runs.ts'
import type { WordRunsData } from './word-runs.ts'

type BuiltRows = Pick<FrozenTextData, 'documents' | 'postings' | 'rowStarts' | 'rows' | 'runs' | 'runPostings'>

/** Two passes over the rows of the sources: the first measures what the second writes, so that nothing has to grow. */
export function* buildRows(
  order: RowOrder,
  sources: readonly RowSource[],
  termOf: readonly Uint32Array[],
  formOf: Uint32Array,
  forms: Uint32Array,
  fields: number,
): Generator<void, BuiltRows> {
  const common = numbersOfTerms(formOf, forms)
  const sample: Int16Array[] = []
  if (forms.length > 0) {
    const apart = Math.max(1, Math.floor(order.size / SAMPLE))
    yield* eachRow(order, sources, apart, (source, row, length) =>
      sample.push(Int16Array.from(row.subarray(0, length), (code) => numberOf(code, termOf[source]!, common))),
    )
  }
  const runs = yield* frequentRuns(forms, sample)
  const writer = new RowWriter(common, runs, fields, order.size)
  yield* eachRow(order, sources, 1, (source, row, length, place) => writer.measure(row, length, termOf[source]!, place))
  yield* writer.reserve()
  yield* eachRow(order, sources, 1, (source, row, length, place) => writer.write(row, length, termOf[source]!, place))
  return writer.finish(runs)
}

/** The number of each term among the commonest forms, or −1. */
function numbersOfTerms(formOf: Uint32Array, forms: Uint32Array): Int16Array {
  const numberOf = new Int16Array(formOf.length).fill(-1)
  for (const [number, form] of forms.entries()) numberOf[form] = number
  return Int16Array.from(formOf, (form) => numberOf[form]!)
}

const numberOf = (code: number, termOf: Uint32Array, common: Int16Array): number =>
  code < FIRST_TERM ? -1 : common[termOf[code - FIRST_TERM]!]!

function* eachRow(
  { size, sourceOf, slotOf }: RowOrder,
  sources: readonly RowSource[],
  apart: number,
  visit: (source: number, row: Uint32Array, length: number, place: number) => void,
): Generator<void> {
  for (let place = 0; place < size; place += apart) {
    if (place % (STEP / 8) === 0 || apart > 1) yield
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
  private readonly runs: WordRuns
  private readonly runPostings: PostingsBuilder
  private readonly common: Int16Array
  /** The lists of the runs that end at the word before, by their length less one, and how long they are at most. */
  private readonly open = new Int32Array(LONGEST_RUN + 1).fill(-1)
  private longest = 0
  private readonly rowStarts: Uint32Array
  private rows = new Uint8Array(0)

  constructor(common: Int16Array, runs: WordRunsData, fields: number, size: number) {
    this.fields = fields
    this.postings = new PostingsBuilder(common.length * fields, size)
    this.documents = new Uint32Array(common.length)
    this.lastIn = new Int32Array(common.length).fill(-1)
    this.rowStarts = new Uint32Array(size + 1)
    this.runs = new WordRuns(runs)
    this.runPostings = new PostingsBuilder(this.runs.lists, size)
    this.common = common
  }

  measure(row: Uint32Array, length: number, termOf: Uint32Array, place: number): void {
    const { fields, postings, documents, lastIn, common } = this
    let field = 0
    let bytes = 0
    this.longest = 0
    for (let at = 0; at < length; at++) {
      const code = row[at]!
      if (code < FIRST_TERM) {
        if (code === NEXT_FIELD) field++
        this.longest = 0
        bytes++
        continue
      }
      const term = termOf[code - FIRST_TERM]!
      postings.measure(term * fields + field, place)
      if (lastIn[term] !== place) documents[term]!++
      lastIn[term] = place
      bytes += lengthOf(term + FIRST_TERM)
      this.endRuns(true, common[term]!, place)
    }
    this.rowStarts[place + 1] = this.rowStarts[place]! + bytes
  }

  *reserve(): Generator<void> {
    yield* this.postings.reserve()
    yield* this.runPostings.reserve()
    this.rows = new Uint8Array(this.rowStarts.at(-1)!)
  }

  write(row: Uint32Array, length: number, termOf: Uint32Array, place: number): void {
    const { fields, postings, common, rows } = this
    let used = this.rowStarts[place]!
    let field = 0
    this.longest = 0
    for (let at = 0; at < length; at++) {
      let code = row[at]!
      if (code < FIRST_TERM) {
        if (code === NEXT_FIELD) field++
        this.longest = 0
        rows[used++] = code
        continue
      }
      const term = termOf[code - FIRST_TERM]!
      postings.add(term * fields + field, place)
      for (code = term + FIRST_TERM; code > 127; code >>>= 7) rows[used++] = (code & 127) | 128
      rows[used++] = code
      this.endRuns(false, common[term]!, place)
    }
  }

  finish(runs: WordRunsData): BuiltRows {
    const { documents, rowStarts, rows } = this
    const [postings, runPostings] = [this.postings.finish(), this.runPostings.finish()]
    return { documents, rowStarts, rows, runs, postings, runPostings }
  }

  /** Every kept run that ends at this word holds the document; each grew out of one that was a word shorter. */
  private endRuns(measures: boolean, form: number, place: number): void {
    if (form < 0) {
      this.longest = 0
      return
    }
    const { open, runs, runPostings } = this
    let longest = 1
    for (let length = this.longest; length > 0; length--) {
      const list = runs.extend(open[length - 1]!, form)
      open[length] = list
      if (list < 0) continue
      if (measures) runPostings.measure(list, place)
      else runPostings.add(list, place)
      if (longest === 1) longest = length + 1
    }
    open[0] = form
    if (measures) runPostings.measure(form, place)
    else runPostings.add(form, place)
    this.longest = longest
  }
}

const lengthOf = (code: number): number => (code < 1 << 7 ? 1 : code < 1 << 14 ? 2 : code < 1 << 21 ? 3 : 4)
