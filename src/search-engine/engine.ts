import { clausesOf } from './analysis/boolean.ts'
import { parseKeywords } from './analysis/keywords.ts'
import { rememberForm } from './analysis/word-forms.ts'
import { Compactor } from './compaction.ts'
import type { Captured, Replacement, SegmentSizes } from './compaction.ts'
import { correctKeywords, findableBy } from './query/corrections.ts'
import { Counters, countSegment } from './query/counting.ts'
import { matchSegment } from './query/matching.ts'
import { compareRanked, leastOf, rankSegment } from './query/ranking.ts'
import type { Ranked } from './query/ranking.ts'
import { scopeOf } from './query/scope.ts'
import { scoreSegment, worthOf } from './query/scoring.ts'
import { Spreads } from './query/spreads.ts'
import { checkScoreQuery } from './score-query.ts'
import type { Scored, ScoreQuery } from './score-query.ts'
import { checkDocument, checkQuery, checkSchema } from './schema.ts'
import type { Change, SearchQuery, SearchResult, SearchSchema } from './schema.ts'
import type { FrozenSegment, HandedSegment } from './segment/frozen-segment.ts'
import { OWN_MEMORY } from './segment/settle.ts'
import type { Segment } from './segment/segment.ts'

export type EngineOptions = Partial<SegmentSizes> & {
  /** What an earlier engine of the same schema left behind. */
  readonly segments?: readonly FrozenSegment[]
  readonly position?: string | null
  /**
   * Made to be filled: until it is told a position, documents come by ascending id, and nobody searches. It answers all the
   * same, but late.
   */
  readonly fill?: boolean
  /** Hears what is packed from then on, for engines that follow this one. */
  readonly onReplaced?: (replacement: Replacement) => void
  /** It follows another one, which packs what both of them have: it takes the same changes, is told the same, and never compacts. */
  readonly follows?: boolean
}

const SIZES: SegmentSizes = { deltaSize: 2048, largest: 1_048_576, ownMemory: OWN_MEMORY }
/** A restarted index begins with the forms of its own words, instead of stemming them again. */
const WORDS_TO_REMEMBER = 100_000

/** The index itself: everything at once, nothing waits. A thread of its own keeps it out of everybody's way. */
export class SearchEngine {
  readonly schema: SearchSchema
  position: string | null
  private readonly store: Compactor
  private readonly counters: Counters
  private readonly large: number

  constructor(schema: SearchSchema, options: EngineOptions = {}) {
    const { segments = [], position = null, fill = false, onReplaced = () => undefined, follows, ...sizes } = options
    checkSchema(schema)
    this.schema = schema
    this.position = position
    const all = { ...SIZES, ...sizes }
    this.large = all.ownMemory
    this.store = new Compactor(schema, all, segments, fill, onReplaced)
    this.counters = new Counters(schema)
    for (const segment of follows ? [] : segments) {
      segment.text.eachCommonWord(WORDS_TO_REMEMBER, rememberForm)
    }
    for (const { data } of segments) {
      for (const [facet, { values }] of data.facetValues.entries()) {
        if (values.length > 0) this.counters.admit(facet, values.at(-1)!)
      }
    }
  }

  get size(): number {
    return this.store.segments().reduce((sum, { live }) => sum + live, 0)
  }

  /** How many deltas wait to be packed. */
  get backlog(): number {
    return this.store.backlog
  }

  search(asked: SearchQuery): SearchResult {
    const query = checkQuery(this.schema, asked)
    const segments: readonly Segment[] = this.store.segments().filter(({ live }) => live > 0)
    const parsed = parseKeywords(query.keywords, this.schema.beginnings)
    const boolean = query.boolean && clausesOf(query.boolean)
    const { keywords, corrections } = correctKeywords({ ...parsed, boolean }, segments, findableBy(this.schema, query))
    const names = Object.keys(this.schema.facets)
    const facets = query.count.map((name) => names.indexOf(name))
    const counters = this.counters.zeroed(facets)
    const wanted = query.limit === 0 ? 0 : query.offset + query.limit
    const scope = scopeOf(this.schema, query, keywords, segments)
    const ranked: Ranked[] = []
    const spreads = new Spreads(query.spread)
    let total = 0
    for (const segment of segments) {
      const { scratch } = segment
      scratch.reset()
      const match = matchSegment(this.schema, segment, query, keywords, scope, scratch)
      total += match.count
      countSegment(segment, match, facets, counters, scratch)
      spreads.add(segment, match, scratch)
      const least = leastOf(ranked, wanted)
      for (const one of rankSegment(this.schema, segment, match, keywords, query.sort, wanted, least, scratch))
        ranked.push(one)
    }
    // One segment's documents are in order already.
    if (segments.length > 1) ranked.sort(compareRanked(query.sort))
    const ids = ranked.slice(query.offset, wanted).map(({ segment, slot }) => segment.idAt(slot))
    return { total, ids, facets: this.counters.read(query), spreads: spreads.read(), corrections }
  }

  /** The best documents by the same criteria for all of them, the newest first among equals. */
  score(asked: ScoreQuery): Scored[] {
    const query = checkScoreQuery(this.schema, asked)
    const worth = worthOf(query)
    const ranked: Ranked[] = []
    for (const segment of this.store.segments()) {
      if (segment.live === 0) continue
      const { scratch } = segment
      scratch.reset()
      for (const one of scoreSegment(this.schema, segment, query, worth, scratch)) ranked.push(one)
    }
    return ranked
      .toSorted(compareRanked([{ by: 'relevance' }]))
      .slice(0, query.limit)
      .map(({ segment, slot, score }) => ({ id: segment.idAt(slot), score }))
  }

  /** All of the changes or, where one of them is refused, none. */
  apply(changes: readonly Change[], position?: string): void {
    for (const change of changes) if (change.kind === 'put') checkDocument(this.schema, change.document)
    for (const change of changes) {
      if (change.kind === 'remove') {
        this.store.remove(change.id)
        continue
      }
      const { document } = change
      this.store.remove(document.id)
      this.store.append(document)
      for (const [facet, name] of Object.keys(this.schema.facets).entries()) {
        for (const value of document.facets[name] ?? []) this.counters.admit(facet, value)
      }
    }
    if (position === undefined) return
    this.position = position
    this.store.endFilling()
  }

  /** Everything applied so far, for a snapshot; nothing that comes later shows in it. */
  capture(): Captured & { readonly position: string | null } {
    return { ...this.store.capture(), position: this.position }
  }

  /** Whether it is large, and nothing but packed: then others may begin to follow it. */
  get canBeFollowed(): boolean {
    return this.store.packed && this.size >= this.large
  }

  /** What one that follows begins with. */
  forFollowers(): HandedSegment[] {
    return this.store.packedSegments()
  }

  /** What the one that it follows has packed. */
  replace(replacement: Omit<Replacement, 'frees'>): void {
    this.store.replace(replacement)
  }

  /** So that what comes goes into a new delta. */
  seal(): void {
    this.store.seal()
  }

  /** Works on compaction for about so long; true when something is left to do. Searches may come in between. */
  compact(milliseconds: number): boolean {
    return this.store.work(milliseconds)
  }

  /** Compacts until nothing is left to do. */
  compactAll(): void {
    this.store.seal()
    this.store.work(Infinity)
  }
}
