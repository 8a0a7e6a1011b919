import fc from 'fast-check'
import { MOST_BOOLEAN_WORDS, sizeOfBoolean } from '#search-engine/analysis/boolean.ts'
import type { BooleanQuery } from '#search-engine/analysis/boolean.ts'
import type { SearchDocument, SearchQuery, SearchSchema } from '#search-engine/schema.ts'

/** Small on purpose: few words, few values and few dates make everything collide. */
export const smallSchema: SearchSchema = {
  texts: { title: 8, company: 5, skills: 3, text: 1 },
  enough: 3,
  together: { fields: ['title', 'skills'], worth: 2 },
  facets: { sector: {}, contract: {}, city: { top: 2 } },
  numbers: ['salary', 'experience'],
  names: ['company'],
}

/** The same documents, searched as names are. */
export const nameSchema: SearchSchema = { ...smallSchema, beginnings: 'every' }

const WORDS =
  `contrôleur contrôleuse gestion gestionnaire audit auditrice comptable comptabilité directeur administratif financier
  DAF M&A fusions acquisitions risque risk stage de les l’audit Paris C++ 2026 vie`.split(/\s+/)
const TYPOS = [
  'gestoin',
  'controlleur',
  'comptabel',
  'auditr',
  'finacier',
  'conformitee',
  'zzzz',
  'zzzzzzzzzz',
  'dircteur',
  'gestionaire',
]
const NAMES = ['Étoile Finance', 'etoile finance', 'Banque Valmont', 'Zèbre', 'abers', '', 'Œuvre & Cie']

const word = fc.constantFrom(...WORDS)
const sentence = (maxLength: number) => fc.array(word, { maxLength }).map((words) => words.join(' '))

export const someDocument: fc.Arbitrary<SearchDocument> = fc.record({
  id: fc.integer({ min: 0, max: 40 }),
  date: fc.integer({ min: 0, max: 5 }),
  texts: fc.record({
    title: sentence(4),
    company: sentence(2),
    skills: fc.array(sentence(2), { maxLength: 3 }),
    text: sentence(12),
  }),
  facets: fc.record({
    sector: fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 3 }),
    contract: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 1 }),
    city: fc.array(fc.integer({ min: 0, max: 70 }), { maxLength: 1 }),
  }),
  numbers: fc.record({
    salary: fc.option(fc.integer({ min: 0, max: 6 })),
    experience: fc.option(fc.double({ min: -2, max: 2, noNaN: true })),
  }),
  names: fc.record({ company: fc.constantFrom(...NAMES) }),
})

const typed = fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: fc.constantFrom(...TYPOS) })
const beginning = fc.tuple(word, fc.integer({ min: 1, max: 6 })).map(([full, length]) => full.slice(0, length))
const phrase = fc
  .oneof(
    { weight: 4, arbitrary: fc.array(word, { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.array(word, { minLength: 3, maxLength: 4 }) },
    { weight: 1, arbitrary: fc.constant(['directeur', 'administratif', 'financier']) },
  )
  .map((words) => `"${words.join(' ')}"`)
const piece = fc.oneof(
  { weight: 5, arbitrary: typed },
  { weight: 2, arbitrary: beginning },
  { weight: 3, arbitrary: phrase },
  { weight: 1, arbitrary: fc.oneof(word, phrase).map((text) => `-${text}`) },
)
const someKeywords = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: piece },
  { weight: 2, arbitrary: fc.array(piece, { minLength: 2, maxLength: 3 }).map((pieces) => pieces.join(' ')) },
)

const { query: someBooleanQuery } = fc.letrec<{ query: BooleanQuery }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'boolean' },
    fc.record({
      kind: fc.constant('words' as const),
      text: fc.oneof({ weight: 5, arbitrary: typed }, { weight: 2, arbitrary: sentence(3) }),
      phrase: fc.boolean(),
    }),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      parts: fc.array(tie('query'), { maxLength: 3, depthIdentifier: 'boolean' }),
    }),
    fc.record({ kind: fc.constant('not' as const), part: tie('query') }),
  ),
}))
export const someBoolean = someBooleanQuery.filter((query) => sizeOfBoolean(query).words <= MOST_BOOLEAN_WORDS)

/** Now and then; most queries leave most things out. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 1 }).chain((value) => fc.constantFrom(value, undefined, undefined))
const values = (max: number) => seldom(fc.array(fc.integer({ min: 0, max }), { maxLength: 3 }))
const range = (min: number, max: number) =>
  seldom(
    fc.record(
      { min: fc.integer({ min, max }), max: fc.integer({ min, max }), keepMissing: fc.boolean() },
      { requiredKeys: [] },
    ),
  )
const given = <T>(record: Record<string, T | undefined>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== undefined))

const someAmong = (most: number) =>
  fc.option(
    fc.record({
      values: fc.array(fc.integer({ min: 0, max: most }), { maxLength: 6 }).map((list) => Uint32Array.from(list)),
      most: fc.integer({ min: 0, max: 4 }),
    }),
    { nil: undefined, freq: 1 },
  )

export const someQuery: fc.Arbitrary<SearchQuery> = fc.record(
  {
    keywords: someKeywords,
    within: fc.constantFrom<string[]>([], [], [], ['title'], ['title', 'skills']),
    facets: fc.record({ sector: values(4), contract: values(3), city: values(70) }).map(given),
    boolean: fc.option(someBoolean, { freq: 1 }),
    without: fc.record({ sector: values(4), city: values(70) }).map(given),
    ranges: fc.record({ salary: range(0, 6), experience: range(-2, 2), date: range(0, 5) }).map(given),
    sort: fc.constantFrom<NonNullable<SearchQuery['sort']>>(
      { by: 'date' },
      { by: 'relevance' },
      { by: 'name', field: 'company' },
      { by: 'number', field: 'salary' },
      [{ by: 'relevance' }, { by: 'number', field: 'experience' }, { by: 'name', field: 'company' }],
      [
        { by: 'number', field: 'salary' },
        { by: 'name', field: 'company' },
      ],
    ),
    offset: fc.constantFrom(0, 0, 0, 1, 5, 12),
    limit: fc.integer({ min: 0, max: 12 }),
    count: fc.subarray(Object.keys(smallSchema.facets)),
    among: fc.record({ contract: someAmong(3), city: someAmong(70) }).map(given),
    spread: fc.subarray([...smallSchema.numbers]),
  },
  { requiredKeys: ['keywords'] },
)
