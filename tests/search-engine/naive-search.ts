import { fold } from '#platform/folding.ts'
import type { BooleanClauses } from '#search-engine/analysis/boolean.ts'
import { clausesOf } from '#search-engine/analysis/boolean.ts'
import { runsOf } from '#search-engine/analysis/expressions.ts'
import { parseKeywords } from '#search-engine/analysis/keywords.ts'
import type { Clause } from '#search-engine/analysis/keywords.ts'
import type { Word } from '#search-engine/analysis/tokens.ts'
import { formOf } from '#search-engine/analysis/word-forms.ts'
import type {
  Change,
  Correction,
  FacetCount,
  SearchDocument,
  SearchQuery,
  SearchResult,
  SearchSchema,
  SearchSort,
  Spread,
} from '#search-engine/schema.ts'

type Held = { document: SearchDocument; fields: Word[][][] }

/** The README of the search engine, word for word and without a thought for speed. Shares the analysis, nothing else. */
export class NaiveSearch {
  private readonly schema: SearchSchema
  private readonly documents = new Map<number, Held>()

  constructor(schema: SearchSchema) {
    this.schema = schema
  }

  apply(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.kind === 'remove') this.documents.delete(change.id)
      else {
        const { document } = change
        const fields = Object.keys(this.schema.texts).map((name) => [document.texts[name] ?? []].flat().flatMap(runsOf))
        this.documents.set(document.id, { document, fields })
      }
    }
  }

  search({
    keywords = '',
    boolean = null,
    within = [],
    facets = {},
    without = {},
    ranges = {},
    sort = { by: 'date' },
    offset = 0,
    limit = 20,
    count,
    among = {},
    spread = [],
  }: SearchQuery): SearchResult {
    const corrections: Correction[] = []
    const { wanted, excluded } = parseKeywords(keywords, this.schema.beginnings)
    const findable = [...this.documents.values()].filter(({ document }) =>
      Object.entries(without).every(
        ([facet, values]) => !document.facets[facet]?.some((value) => values.includes(value)),
      ),
    )
    const correct = (clause: Clause): Clause => this.correct(clause, findable, corrections)
    const clauses = wanted.map(correct)
    const joined = boolean && clausesOf(boolean)
    const fulfilled = joined && correctBoolean(joined, correct)
    const inScope = this.scopeOf(within, clauses)
    const matching = findable.filter(
      ({ document, fields }) =>
        clauses.every((clause) => holds(fields, clause) && standsIn(fields, clause, inScope(clause))) &&
        !excluded.some((clause) => holds(fields, clause)) &&
        (!fulfilled || fulfils(fields, fulfilled)) &&
        Object.entries(ranges).every(([field, { min = -Infinity, max = Infinity, keepMissing = false }]) => {
          const value = field === 'date' ? document.date : (document.numbers[field] ?? null)
          return value === null ? keepMissing : value >= min && value <= max
        }),
    )
    const passes = (document: SearchDocument, but?: string): boolean =>
      Object.entries(facets).every(
        ([facet, values]) =>
          facet === but ||
          values.length === 0 ||
          (document.facets[facet] ?? []).some((value) => values.includes(value)),
      )
    const found = matching.filter(({ document }) => passes(document))
    const scored = found.map(({ document, fields }) => ({
      document,
      score: this.score(fields, clauses) + this.scoreBoolean(fields, fulfilled),
    }))
    const byDate = (a: SearchDocument, b: SearchDocument): number => b.date - a.date || b.id - a.id
    const compare = (key: SearchSort, a: (typeof scored)[number], b: (typeof scored)[number]): number => {
      if (key.by === 'relevance') return b.score - a.score
      if (key.by === 'date') return byDate(a.document, b.document)
      const [x, y] = [a.document, b.document].map((document) =>
        key.by === 'name' ? fold(document.names[key.field] ?? '') || null : (document.numbers[key.field] ?? null),
      )
      if (x === y) return 0
      if (x == null || y == null) return x == null ? 1 : -1
      return (x < y ? -1 : 1) * (key.by === 'name' ? 1 : -1)
    }
    const keys: SearchSort[] = [sort, { by: 'date' } as const].flat()
    scored.sort((a, b) => keys.map((key) => compare(key, a, b)).find((difference) => difference !== 0) ?? 0)
    const counted = (count ?? Object.keys(this.schema.facets)).map((facet): [string, FacetCount[]] => {
      const wanted = among[facet]
      const chosen = wanted?.values ?? facets[facet] ?? []
      const counts = new Map(Array.from(chosen, (value) => [value, 0]))
      for (const { document } of matching.filter(({ document }) => passes(document, facet))) {
        for (const value of new Set(document.facets[facet])) counts.set(value, (counts.get(value) ?? 0) + 1)
      }
      const list = [...counts].map(([value, count]) => ({ value, count }))
      list.sort((a, b) => b.count - a.count || a.value - b.value)
      if (wanted) return [facet, list.filter(({ value }) => chosen.includes(value)).slice(0, wanted.most)]
      const { top = Infinity } = this.schema.facets[facet]!
      return [facet, list.filter(({ value }, index) => index < top || chosen.includes(value))]
    })
    return {
      total: found.length,
      ids: scored.slice(offset, offset + limit).map(({ document }) => document.id),
      facets: Object.fromEntries(counted),
      spreads: Object.fromEntries(spread.map((field) => [field, spreadOf(found, field)])),
      corrections,
    }
  }

  /** The fields in which the words of a clause are looked for. */
  private scopeOf(within: readonly string[], clauses: readonly Clause[]): (clause: Clause) => boolean[] {
    const names = Object.keys(this.schema.texts)
    const weights = Object.values(this.schema.texts)
    if (within.length > 0) return () => names.map((name) => within.includes(name))
    const body = weights.length > 1 ? weights.lastIndexOf(Math.min(...weights)) : -1
    const outside = names.map((_, field) => field !== body)
    const plain = clauses.filter(({ phrase }) => !phrase)
    const held = [...this.documents.values()].filter(({ fields }) =>
      plain.every((clause) => standsIn(fields, clause, outside)),
    )
    const narrow = plain.length > 0 && body >= 0 && held.length >= (this.schema.enough ?? Infinity)
    return ({ phrase }) => (narrow && !phrase ? outside : names.map(() => true))
  }

  private correct(clause: Clause, findable: readonly Held[], corrections: Correction[]): Clause {
    const { word } = clause.words[0]!
    if (clause.phrase) return clause
    const isHeld = (one: Clause): boolean => findable.some(({ fields }) => holds(fields, one))
    const whole: Clause = { ...clause, prefix: false }
    if (isHeld(whole)) return this.schema.beginnings === 'every' ? clause : whole
    if (isHeld(clause) || word.length < 4 || !/^[a-z]+$/.test(word)) return clause
    const documents = new Map<string, number>()
    for (const { fields } of findable) {
      for (const other of new Set(fields.flat(2).map((one) => one.word)))
        documents.set(other, (documents.get(other) ?? 0) + 1)
    }
    const [best] = [...documents]
      .map(([other, count]) => ({ other, count, typos: distance(word, other) }))
      .filter(({ other, typos }) => other[0] === word[0] && typos <= (word.length < 8 ? 1 : 2))
      .toSorted((a, b) => a.typos - b.typos || b.count - a.count || (a.other < b.other ? -1 : 1))
    if (!best) return clause
    corrections.push({ word, correction: best.other })
    return { words: [{ word: best.other, form: formOf(best.other) }], phrase: false, prefix: false }
  }

  /** Each wanted word, wherever it stands or not, is worth the lightest field at least. */
  private scoreBoolean(fields: Word[][][], query: BooleanClauses | null): number {
    if (query === null || query.kind === 'not') return 0
    if (query.kind !== 'clause') return query.parts.reduce((sum, part) => sum + this.scoreBoolean(fields, part), 0)
    const least = Math.min(...Object.values(this.schema.texts))
    const each = query.clause.words.map((word) => this.score(fields, [{ words: [word], phrase: true, prefix: false }]))
    return each.reduce((sum, worth) => sum + Math.max(least, worth), 0)
  }

  private score(fields: Word[][][], clauses: readonly Clause[]): number {
    const weights = Object.values(this.schema.texts)
    let sum = 0
    for (const { words, prefix } of clauses) {
      for (const { word, form } of words) {
        const worth = fields.flatMap((runs, field) =>
          runs.flat().map((one) => {
            const held = one.form === form || (prefix && one.word.startsWith(word))
            return held ? weights[field]! : 0
          }),
        )
        sum += Math.max(0, ...worth)
      }
    }
    return sum + this.scoreTogether(fields, clauses)
  }

  /** Plain words that follow each other in the query, and in a run of a field where that counts. */
  private scoreTogether(fields: Word[][][], clauses: readonly Clause[]): number {
    const { fields: names, worth } = this.schema.together ?? { fields: [], worth: 0 }
    const runs = fields.filter((_, field) => names.includes(Object.keys(this.schema.texts)[field]!)).flat()
    const pairs = clauses.slice(1).map((clause, index) => [clauses[index]!, clause] as const)
    const held = pairs.filter(
      ([one, other]) =>
        ![one, other].some(({ phrase, prefix }) => phrase || prefix) &&
        runs.some((run) =>
          run.some(({ form }, at) => form === one.words[0]!.form && run[at + 1]?.form === other.words[0]!.form),
        ),
    )
    return held.length * worth
  }
}

function spreadOf(found: readonly Held[], field: string): Spread | null {
  // A zero with a sign is a zero.
  const numbers = found.flatMap(({ document }) => document.numbers[field] ?? []).map((number) => number + 0)
  const sorted = numbers.toSorted((a, b) => a - b)
  const count = sorted.length
  if (count === 0) return null
  const [low, high] = [sorted[Math.ceil(count / 2) - 1]!, sorted[Math.floor(count / 2)]!]
  return { count, least: sorted[0]!, median: low + (high - low) / 2, most: sorted.at(-1)! }
}

/** Words under a « not » are taken as they are typed. */
function correctBoolean(query: BooleanClauses, correct: (clause: Clause) => Clause): BooleanClauses {
  if (query.kind === 'not') return query
  if (query.kind === 'clause') return { kind: 'clause', clause: correct(query.clause) }
  return { kind: query.kind, parts: query.parts.map((part) => correctBoolean(part, correct)) }
}

const holds = (fields: Word[][][], { words, prefix }: Clause): boolean =>
  fields.flat().some((run) =>
    run.some((_, start) =>
      words.every(({ word, form }, ahead) => {
        const one = run[start + ahead]
        return one !== undefined && (one.form === form || (prefix && one.word.startsWith(word)))
      }),
    ),
  )

const fulfils = (fields: Word[][][], query: BooleanClauses): boolean => {
  if (query.kind === 'clause') return holds(fields, query.clause)
  if (query.kind === 'not') return !fulfils(fields, query.part)
  return query.kind === 'all'
    ? query.parts.every((part) => fulfils(fields, part))
    : query.parts.some((part) => fulfils(fields, part))
}

/** Whether each word of the clause stands in one of these fields, next to the others or not. */
const standsIn = (fields: Word[][][], { words, prefix }: Clause, scope: readonly boolean[]): boolean =>
  words.every(({ word, form }) =>
    fields.some(
      (runs, field) =>
        scope[field] && runs.flat().some((one) => one.form === form || (prefix && one.word.startsWith(word))),
    ),
  )

function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i ? (j ? 0 : i) : j)),
  )
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? table[i - 2]![j - 2]! + 1 : Infinity
      table[i]![j] = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, replaced, swapped)
    }
  }
  return table[a.length]![b.length]!
}
