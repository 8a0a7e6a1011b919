import { fold } from '#platform/folding.ts'
import { runsOfFields } from '../analysis/word-pairs.ts'
import type { SearchDocument, SearchSchema } from '../schema.ts'
import { newBits, setBitRange } from './bits.ts'
import { FillColumn, FillFacet } from './fill-columns.ts'
import { FillWords } from './fill-words.ts'
import { GrowingNumbers } from './growing.ts'
import type { RowSource } from './row-source.ts'
import { sortSlowly } from './sort-slowly.ts'

/**
 * What an index is filled with: documents by ascending id, none of them twice, which nobody asks for before all are there.
 * So there is nothing to search in, only what a segment is built from; each document is written once.
 */
export class FillSource {
  /** The highest id there was. */
  last: number
  size = 0
  private readonly ids = new GrowingNumbers()
  private readonly dates: number[] = []
  private readonly words = new FillWords()
  private readonly facets: ReadonlyMap<string, FillFacet>
  private readonly numbers: ReadonlyMap<string, FillColumn<number>>
  private readonly names: ReadonlyMap<string, FillColumn<string>>
  private readonly schema: SearchSchema

  constructor(schema: SearchSchema, last = -1) {
    this.schema = schema
    this.last = last
    this.facets = new Map(Object.keys(schema.facets).map((facet) => [facet, new FillFacet()]))
    this.numbers = new Map(schema.numbers.map((field) => [field, new FillColumn()]))
    this.names = new Map(schema.names.map((field) => [field, new FillColumn()]))
  }

  append({ id, date, texts, facets, numbers, names }: SearchDocument): void {
    this.last = id
    this.ids.push(id)
    this.dates.push(date)
    this.words.append(this.size++, runsOfFields(this.schema, texts))
    for (const [facet, column] of this.facets) column.push(facets[facet] ?? [])
    for (const [field, column] of this.numbers) column.push(numbers[field] ?? null)
    for (const [field, column] of this.names) column.push(fold(names[field] ?? '') || null)
  }

  /** Once no document comes any more. */
  *rows(): Generator<void, RowSource> {
    const { dates, size, words } = this
    const ids = this.ids.values
    const newest = yield* sortSlowly(size, (a, b) => dates[b]! - dates[a]! || b - a)
    const facets = [...this.facets.values()]
    const alive = newBits(size)
    setBitRange(alive, 0, size)
    return {
      segment: { size, idAt: (slot) => ids[slot]!, dateAt: (slot) => dates[slot]! },
      alive,
      newestFirst: (place) => newest[place]!,
      byId: Uint32Array.from({ length: size }, (_, slot) => slot),
      terms: words.terms,
      words: () => words.sorted(),
      readRow: (slot) => words.rows.read(slot),
      codes: () => words.rows.codes(),
      sets: (facet) => facets[facet]!.sets(),
      numbers: (field) => this.numbers.get(field)!.ranks((a, b) => b - a),
      names: (field) => this.names.get(field)!.ranks((a, b) => (a < b ? -1 : 1)),
    }
  }
}
