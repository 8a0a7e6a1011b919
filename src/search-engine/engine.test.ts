import { expect, test } from 'vitest'
import { parseBoolean } from './analysis/parse-boolean.ts'
import { SearchEngine } from './engine.ts'
import type { SearchDocument, SearchQuery, SearchSchema } from './schema.ts'

const schema: SearchSchema = {
  texts: { title: 8, company: 5, text: 1 },
  facets: { contract: {}, company: { top: 1 } },
  numbers: ['salary'],
  names: ['company'],
}

const job = (id: number, title: string, rest: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  date: id,
  texts: { title },
  facets: { contract: [1], company: [id] },
  numbers: { salary: null },
  names: { company: 'Banque Valmont' },
  ...rest,
})

function engineOf(...documents: SearchDocument[]): SearchEngine {
  const engine = new SearchEngine(schema)
  engine.apply(documents.map((document) => ({ kind: 'put', document })))
  return engine
}

const idsOf = (engine: SearchEngine, query: SearchQuery): number[] => engine.search(query).ids

test('a hasty reader finds the job all the same, and is told what was searched', () => {
  const engine = engineOf(job(1, 'Contrôleur de gestion'), job(2, 'Comptable général'))
  expect(engine.search({ keywords: 'controleur gestoin' })).toMatchObject({
    total: 1,
    ids: [1],
    corrections: [{ word: 'gestoin', correction: 'gestion' }],
  })
  expect(idsOf(engine, { keywords: 'CONTROLEUSE' })).toEqual([1])
  expect(idsOf(engine, { keywords: 'compt' })).toEqual([2])
})

test('what a Boolean query leaves out is not found, words, phrases and groups, packed or not', () => {
  const engine = engineOf(
    job(1, 'Analyste crédit'),
    job(2, 'Analyste crédit en stage'),
    job(3, 'Analyste, risque de crédit'),
    job(4, 'Comptable en alternance'),
  )
  const found = (text: string): number[] => {
    const read = parseBoolean(text)
    if ('fault' in read) throw new Error(read.fault.what)
    return idsOf(engine, { boolean: read.query }).toSorted((a, b) => a - b)
  }
  for (const packed of [false, true]) {
    if (packed) engine.compactAll()
    expect(found('analyste SAUF stage')).toEqual([1, 3])
    expect(found('analyste SAUF "risque de crédit"')).toEqual([1, 2])
    expect(found('SAUF (stage OU alternance)')).toEqual([1, 3])
    expect(found('comptable OU (crédit SAUF (stage OU risque))')).toEqual([1, 4])
  }
})

test('a word that exists is not corrected, even where filters leave nothing', () => {
  const engine = engineOf(job(1, 'Gestion'), job(2, 'Question', { facets: { contract: [2] } }))
  const { total, corrections } = engine.search({ keywords: 'question', facets: { contract: [1] } })
  expect({ total, corrections }).toEqual({ total: 0, corrections: [] })
})

test('a word goes with its last document, packed or not, and is corrected from then on', () => {
  const engine = engineOf(
    job(1, 'Acheteur, acheteur'),
    job(2, 'Acheter'),
    job(3, 'Courtier'),
    job(4, 'Courtiers'),
    job(5, 'Courrier'),
  )
  const correctionOf = (keywords: string) => engine.search({ keywords: `${keywords} x` }).corrections[0]?.correction
  expect(correctionOf('acheteur')).toBeUndefined()
  engine.apply([{ kind: 'remove', id: 1 }])
  expect(correctionOf('acheteur')).toBe('acheter')
  engine.compactAll()
  expect(correctionOf('acheteur')).toBe('acheter')
  expect(correctionOf('courtier')).toBeUndefined()
  engine.apply([
    { kind: 'remove', id: 3 },
    { kind: 'remove', id: 4 },
  ])
  expect(correctionOf('courtier')).toBe('courrier')
})

test('the title weighs more than the text, and among equals the newest comes first, however the word is written', () => {
  const engine = engineOf(
    job(1, 'Auditeur'),
    job(2, 'Auditrice'),
    job(3, 'Comptable', { texts: { title: 'Comptable', text: 'avec un auditeur' } }),
    job(4, 'Comptable', { texts: { title: 'Comptable', text: 'avec une auditrice' } }),
    job(5, 'Auditeur'),
  )
  expect(idsOf(engine, { keywords: '"auditeur"', sort: { by: 'relevance' } })).toEqual([5, 2, 1, 4, 3])
})

const weighed: SearchSchema = { ...schema, enough: 2, together: { fields: ['title'], worth: 2 } }

test('where enough documents are called so, those that only mention it are not found, nor counted', () => {
  const mentions = job(3, 'Trésorier', { texts: { title: 'Trésorier', text: 'avec le comptable' } })
  const engine = new SearchEngine(weighed)
  const put = (...documents: SearchDocument[]): void =>
    engine.apply(documents.map((document) => ({ kind: 'put', document })))
  put(job(1, 'Comptable'), mentions)
  expect(idsOf(engine, { keywords: 'comptable', sort: { by: 'relevance' } })).toEqual([1, 3])
  put(job(2, 'Comptable'))
  expect(engine.search({ keywords: 'comptable' })).toMatchObject({ total: 2, ids: [2, 1] })
  expect(idsOf(engine, { keywords: 'comptable trésorier' }), 'not enough are called both').toEqual([3])
  expect(idsOf(engine, { keywords: '"comptable"' }), 'quotes look everywhere').toEqual([3, 2, 1])
  expect(engine.search({ keywords: 'comptable', facets: { contract: [9] } }).total, 'filters aside').toBe(0)
})

test('each wanted word stands in one of the fields asked for', () => {
  const engine = engineOf(
    job(1, 'Comptable', { texts: { title: 'Comptable', company: 'SAP' } }),
    job(2, 'Comptable SAP'),
    job(3, 'SAP', { texts: { title: 'SAP', text: 'comptable' } }),
  )
  expect(idsOf(engine, { keywords: 'comptable sap', within: ['title'] })).toEqual([2])
  expect(idsOf(engine, { keywords: 'comptable sap', within: ['title', 'company'] })).toEqual([2, 1])
})

test('words that follow each other as they were typed come first', () => {
  const engine = new SearchEngine(weighed)
  for (const document of [job(1, 'Chef comptable'), job(2, 'Chef de mission comptable')])
    engine.apply([{ kind: 'put', document }])
  expect(idsOf(engine, { keywords: 'chef comptable', sort: { by: 'relevance' } })).toEqual([1, 2])
  expect(idsOf(engine, { keywords: 'mission comptable', sort: { by: 'relevance' } })).toEqual([2])
})

test('a word that documents hold begins no longer one', () => {
  const engine = engineOf(job(1, 'Gestionnaire de paie'), job(2, 'Chef de produit paiements'))
  expect(idsOf(engine, { keywords: 'paie' })).toEqual([1])
  expect(idsOf(engine, { keywords: 'pai' })).toEqual([2, 1])
})

test('each facet is counted with every other filter, but not its own', () => {
  const engine = engineOf(
    job(1, 'Audit', { facets: { contract: [1], company: [7] } }),
    job(2, 'Audit', { facets: { contract: [2], company: [7] } }),
    job(3, 'Audit', { facets: { contract: [2], company: [8] } }),
    job(4, 'Paie', { facets: { contract: [2], company: [7] } }),
    // Fails both filters: counted nowhere.
    job(5, 'Audit', { facets: { contract: [1], company: [8] } }),
  )
  const { total, facets } = engine.search({ keywords: 'audit', facets: { contract: [2], company: [7] } })
  expect(total).toBe(1)
  expect(facets).toEqual({
    contract: [
      { value: 1, count: 1 },
      { value: 2, count: 1 },
    ],
    company: [{ value: 7, count: 1 }],
  })
})

test('a facet with many values shows the fullest, and always the chosen ones', () => {
  const engine = engineOf(
    job(1, 'Audit', { facets: { company: [3] } }),
    job(2, 'Audit', { facets: { company: [3] } }),
    job(3, 'Audit', { facets: { company: [5] } }),
  )
  expect(engine.search({ count: ['company'] }).facets).toEqual({ company: [{ value: 3, count: 2 }] })
  expect(engine.search({ count: ['company'], facets: { company: [5, 9] } }).facets.company).toEqual([
    { value: 3, count: 2 },
    { value: 5, count: 1 },
    { value: 9, count: 0 },
  ])
  expect(engine.search({ count: ['company'], everyValue: true }).facets.company).toEqual([
    { value: 3, count: 2 },
    { value: 5, count: 1 },
  ])
})

test('pages follow each other without gap or double', () => {
  const engine = engineOf(...Array.from({ length: 50 }, (_, id) => job(id, 'Audit', { date: id % 3 })))
  const all = idsOf(engine, { limit: 50 })
  const paged = Array.from({ length: 8 }, (_, page) => idsOf(engine, { offset: page * 7, limit: 7 })).flat()
  expect(paged).toEqual(all)
  expect(new Set(all).size).toBe(50)
})

test('jobs without a salary come last, and only where they are kept', () => {
  const paid = (id: number, salary: number | null) => job(id, 'Audit', { numbers: { salary } })
  const engine = engineOf(paid(1, 40), paid(2, null), paid(3, 60), paid(4, 40))
  const sort = { by: 'number', field: 'salary' } as const
  expect(idsOf(engine, { sort })).toEqual([3, 4, 1, 2])
  expect(idsOf(engine, { sort, ranges: { salary: { min: 50 } } })).toEqual([3])
  expect(idsOf(engine, { sort, ranges: { salary: { min: 50, keepMissing: true } } })).toEqual([3, 2])
})

test('a put replaces the document of the same id', () => {
  const engine = engineOf(job(1, 'Audit'), job(1, 'Paie'))
  expect(engine.size).toBe(1)
  expect(idsOf(engine, { keywords: '"audit"' })).toEqual([])
  expect(idsOf(engine, { keywords: 'paie' })).toEqual([1])
})

test('of changes with a fault in them, none is made', () => {
  const engine = engineOf(job(1, 'Audit'))
  const faults: [SearchDocument, string][] = [
    [job(-1, 'Paie'), 'document id -1'],
    [job(2, 'Paie', { date: NaN }), 'date NaN'],
    [job(2, 'Paie', { facets: { contract: [1.5] } }), 'facet value 1.5'],
    [job(2, 'Paie', { facets: { colour: [1] } }), 'unknown facet "colour"'],
    [job(2, 'Paie', { numbers: { salary: Infinity } }), 'number Infinity'],
    [job(2, 'Paie', { texts: { body: '' } }), 'unknown text "body"'],
    [job(2, 'Paie', { names: { city: '' } }), 'unknown name "city"'],
    [job(2, 'Paie', { texts: { title: 5 as unknown as string } }), 'text of document 2'],
  ]
  for (const [document, message] of faults) {
    const changes = [{ kind: 'remove', id: 1 } as const, { kind: 'put', document } as const]
    expect(() => engine.apply(changes, 'later')).toThrow(message)
  }
  expect(engine.size).toBe(1)
  expect(engine.position).toBeNull()
})

test('a schema with weights that cannot be added up is refused', () => {
  for (const texts of [
    { title: 0 },
    { title: 64 },
    { title: 1.5 },
    Object.fromEntries('abcdefghi'.split('').map((name) => [name, 1])),
  ]) {
    expect(() => new SearchEngine({ ...schema, texts })).toThrow('weights')
  }
})

test('the spread of a number is that of those found, over packed ones, new ones, and without those who are gone', () => {
  const paid = (id: number, salary: number | null, contract = 1) =>
    job(id, 'Analyste', { numbers: { salary }, facets: { contract: [contract] } })
  const engine = engineOf(paid(1, 40), paid(2, 90), paid(3, 42), paid(4, null), paid(5, 10, 2))
  const spread = (query: SearchQuery) => engine.search({ limit: 0, spread: ['salary'], ...query }).spreads
  engine.compactAll()
  expect(spread({ facets: { contract: [1] } })).toEqual({ salary: { count: 3, least: 40, median: 42, most: 90 } })
  engine.apply([
    { kind: 'put', document: paid(6, 40) },
    { kind: 'put', document: paid(7, 45) },
    { kind: 'remove', id: 2 },
  ])
  // Halfway between two.
  expect(spread({ facets: { contract: [1] } })).toEqual({ salary: { count: 4, least: 40, median: 41, most: 45 } })
  expect(spread({})).toEqual({ salary: { count: 5, least: 10, median: 40, most: 45 } })
  expect(spread({ ranges: { salary: { min: 100, keepMissing: true } } })).toEqual({ salary: null })
  expect(spread({ spread: [] })).toEqual({})
})

test('a query about unknown things is refused', () => {
  const engine = engineOf()
  expect(() => engine.search({ facets: { colour: [1] } })).toThrow('unknown facet "colour"')
  expect(() => engine.search({ count: ['colour'] })).toThrow('unknown facet "colour"')
  expect(() => engine.search({ ranges: { age: {} } })).toThrow('unknown number "age"')
  expect(() => engine.search({ spread: ['date'] })).toThrow('unknown number "date"')
  expect(() => engine.search({ sort: [{ by: 'date' }, { by: 'relevance' }] })).toThrow('relevance comes first')
  expect(() => engine.search({ sort: { by: 'name', field: 'city' } })).toThrow('unknown name "city"')
  expect(() => engine.search({ offset: -1 })).toThrow('page -1')
  expect(() => engine.search({ limit: 1e9 })).toThrow('page 0')
})

test('an index that is empty, or emptied, finds nothing', () => {
  const nothing = { total: 0, ids: [], facets: { contract: [], company: [] }, spreads: {}, corrections: [] }
  const engine = engineOf()
  expect(engine.search({ keywords: 'audit' })).toEqual(nothing)
  engine.apply([{ kind: 'put', document: job(1, 'Audit') }])
  engine.compactAll()
  engine.apply([
    { kind: 'remove', id: 1 },
    { kind: 'remove', id: 2 },
  ])
  expect(engine.search({})).toEqual(nothing)
  engine.compactAll()
  expect(engine.search({})).toEqual(nothing)
})

test('merged segments stay under the size they may have, so that writing one never takes the memory of all', () => {
  const engine = new SearchEngine(schema, { deltaSize: 10, largest: 50 })
  const sizes = (): number[] => engine.capture().frozen.map(({ ids }) => ids.length)
  for (let id = 1; id <= 200; id++) {
    engine.apply([{ kind: 'put', document: job(id, 'Audit') }])
    engine.compact(Infinity)
  }
  expect(Math.max(...sizes())).toBeLessThanOrEqual(50)
  expect(sizes().length).toBeLessThan(10)
  // Those that lost a third of their documents are written anew without them.
  engine.apply(Array.from({ length: 70 }, (_, number) => ({ kind: 'remove', id: number * 2 + 1 })))
  engine.compactAll()
  expect(sizes().reduce((sum, size) => sum + size, 0)).toBe(130)
  expect(engine.search({}).total).toBe(130)
})

test('what is removed while segments are packed stays removed, at whatever step', () => {
  for (let steps = 1; steps <= 40; steps++) {
    const engine = new SearchEngine(schema, { deltaSize: 10 })
    engine.apply(Array.from({ length: 30 }, (_, id) => ({ kind: 'put', document: job(id, 'Audit') })))
    for (let step = 0; step < steps; step++) engine.compact(0)
    engine.apply([{ kind: 'remove', id: 3 }])
    engine.compactAll()
    expect(idsOf(engine, { keywords: 'audit', limit: 50 }), `after ${steps} steps`).toHaveLength(29)
  }
})
