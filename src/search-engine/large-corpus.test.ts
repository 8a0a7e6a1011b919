// @module-tag long
import { beforeAll, expect, test } from 'vitest'
import { corpusDocument, corpusSchema } from '../../tests/search-engine/corpus.ts'
import { NaiveSearch } from '../../tests/search-engine/naive-search.ts'
import { seededRandom } from '#platform/random.ts'
import { parseBoolean } from './analysis/parse-boolean.ts'
import { SearchEngine } from './engine.ts'
import type { Change, SearchQuery } from './schema.ts'
import { FrozenSegment } from './segment/frozen-segment.ts'

// Large enough for what small corpora never reach: bitmaps, prefixes and pairs kept ready, groups of facets.
const DOCUMENTS = 4_500
/** Takes seconds; a machine that is busy with other things may need far longer. */
const SLOW = 120_000
const engine = new SearchEngine(corpusSchema, { deltaSize: 1_024, ownMemory: Infinity })
/** The same with kernels, which are for larger segments. */
const quick = new SearchEngine(corpusSchema, { deltaSize: 1_024, ownMemory: 0 })
const engines = [engine, quick]
const naive = new NaiveSearch(corpusSchema)

function apply(changes: Change[]): void {
  for (const one of engines) one.apply(changes)
  naive.apply(changes)
}

const put = (number: number, id = number + 1): Change => ({ kind: 'put', document: { ...corpusDocument(number), id } })

beforeAll(() => {
  apply(Array.from({ length: DOCUMENTS }, (_, number) => put(number)))
  for (const one of engines) one.compactAll()
})

const KEYWORDS =
  `contrôleur de gestion|comptable|"contrôle de gestion"|"gestion de projet"|compt|con|ges|"directeur administratif et financier"
  "chargé d’affaires"|audit -stage|analyste crédit paris|controleur gestoin|finacier|DAF|fusions acquisitions|-"gestion"|risk manager|tres|
  "middle office" lyon|M&A|banque priv|expérimnté comptable|"comptable comptable"|zzzzzz`.split(/\s*\|\s*|\n\s*/)

function queries(count: number): SearchQuery[] {
  const random = seededRandom('large corpus')
  const upTo = (most: number): number => Math.floor(random() * most)
  const some = <T>(value: T): T | undefined => (random() < 0.4 ? value : undefined)
  return Array.from({ length: count }, (): SearchQuery => {
    const facets = {
      sector: some([upTo(12), upTo(12)]),
      contract: some([upTo(5)]),
      region: some([upTo(20), upTo(60)]),
      company: random() < 0.1 ? [upTo(50), upTo(20_000)] : undefined,
    }
    const sorts = [
      { by: 'date' },
      { by: 'relevance' },
      { by: 'name', field: 'company' },
      { by: 'number', field: 'salary' },
    ] as const
    return {
      keywords: random() < 0.8 ? KEYWORDS[upTo(KEYWORDS.length)] : '',
      facets: Object.fromEntries(Object.entries(facets).filter(([, values]) => values)) as Record<string, number[]>,
      ranges: {
        ...(random() < 0.2 && { salary: { min: 25_000 + upTo(50_000), keepMissing: random() < 0.5 } }),
        ...(random() < 0.2 && { experience: { min: upTo(5), max: 5 + upTo(10) } }),
        ...(random() < 0.2 && { date: { min: 1_770_000_000 + upTo(86_400 * 60) } }),
      },
      sort: sorts[upTo(4)]!,
      offset: random() < 0.2 ? upTo(200) : 0,
      spread: corpusSchema.numbers,
    }
  })
}

function expectSameAnswers(count: number): void {
  for (const query of queries(count)) {
    const expected = naive.search(query)
    for (const one of engines) expect(one.search(query), JSON.stringify(query)).toEqual(expected)
  }
}

test(
  'one packed segment of thousands answers as a naive scan does',
  () => {
    const { frozen } = engine.capture()
    expect(frozen).toHaveLength(1)
    const { text, facetGroups } = frozen[0]!
    // Otherwise the test would not reach what it is for.
    expect(text.postings.dense.length).toBeGreaterThan(100)
    expect(text.runPostings.bytes.length).toBeGreaterThan(1_000)
    expect(text.runs.parents.length).toBeGreaterThan(5)
    expect(text.prefixes.length).toBeGreaterThan(5)
    expect(facetGroups.length).toBeLessThan(Object.keys(corpusSchema.facets).length)
    expect(new FrozenSegment(frozen[0]!).live).toBe(DOCUMENTS)
    expect(quick.capture().frozen[0]!.ids.buffer).toBeInstanceOf(SharedArrayBuffer)
    expectSameAnswers(60)
  },
  SLOW,
)

// Runs that are kept as a whole, only in parts, or not at all; words that stand in them in another order; and what is left out.
const BOOLEAN =
  `"directeur administratif et financier"|"chargée de conformité LCB-FT" OR "conseiller en gestion de patrimoine"
  "contrôleur de gestion groupe"|"gestion de contrôleur"|"chef de projet MOA senior"|"analyste private equity" AND NOT stage
  ("chargé d’affaires entreprises" OR comptable) AND SAP|NOT "contrôleur de gestion"|"chargé d’études actuarielles chargé"
  audit AND Excel AND NOT ("middle office" OR junior)|"transaction services consultant"|"gestion de contrôle de gestion"`.split(
    /\s*\|\s*|\n\s*/,
  )

test(
  'Boolean queries with phrases of common words find in it what a naive scan finds',
  () => {
    for (const text of BOOLEAN) {
      const parsed = parseBoolean(text)
      if (!('query' in parsed)) throw new Error(text)
      const query: SearchQuery = { boolean: parsed.query!, sort: { by: 'relevance' } }
      const expected = naive.search(query)
      for (const one of engines) expect(one.search(query), text).toEqual(expected)
    }
  },
  SLOW,
)

test(
  'and so it does with a delta on top, dead documents below, and compaction going on',
  () => {
    const random = seededRandom('changes')
    apply(
      Array.from({ length: 3_000 }, (): Change => {
        const number = Math.floor(random() * DOCUMENTS)
        return random() < 0.4 ? { kind: 'remove', id: number + 1 } : put(DOCUMENTS + number, number + 1)
      }),
    )
    expectSameAnswers(20)
    let rounds = 0
    for (let steps = 0; engines.map((one) => one.compact(0)).includes(true); steps++) {
      if (steps % 1_000 !== 0) continue
      rounds++
      const number = Math.floor(random() * DOCUMENTS)
      apply([{ kind: 'remove', id: number + 1 }, put(2 * DOCUMENTS + number, number + 2)])
      expectSameAnswers(2)
    }
    expect(rounds).toBeGreaterThan(1)
    for (const one of engines) one.compactAll()
    expectSameAnswers(20)
  },
  SLOW,
)
