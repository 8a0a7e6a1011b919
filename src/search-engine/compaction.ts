import type { SearchDocument, SearchSchema } from './schema.ts'
import { hasBit } from './segment/bits.ts'
import { buildSegment } from './segment/build-segment.ts'
import type { Build } from './segment/build-segment.ts'
import { DeltaSegment } from './segment/delta-segment.ts'
import { FillSource } from './segment/fill-source.ts'
import { FrozenSegment } from './segment/frozen-segment.ts'
import type { FrozenData, HandedSegment } from './segment/frozen-segment.ts'
import { deltaRows, frozenRows } from './segment/row-source.ts'

type Stored = DeltaSegment | FrozenSegment
/** Without a source it packs what the index was filled with. */
type Job = { readonly sources: readonly Stored[]; readonly build: Generator<void, Build> }

export type SegmentSizes = {
  /** How many documents the delta takes before it is sealed and packed. */
  readonly deltaSize: number
  /** Segments are not merged into one of more documents: while it is written, those it replaces are in memory too. */
  readonly largest: number
  /** From so many documents on a segment has a memory of its own, which kernels work in. */
  readonly ownMemory: number
}

export type Captured = {
  readonly frozen: readonly FrozenData[]
  readonly pending: Generator<void, Build> | null
}

/** What a packed segment is in the place of. Sources are named by their places, which are the same in each thread that has the same changes. */
export type Replacement<Packed = FrozenSegment> = {
  /** So many of the sealed deltas, the first ones. */
  readonly sealed: number
  readonly frozen: readonly number[]
  readonly segment: Packed | null
  /** Whether one of them had a memory of its own, which is free now. */
  readonly frees: boolean
}

/** A segment is merged with those less than so many times its size, so sizes grow apart and segments stay few. */
const GROWTH = 4
/** Beyond this share of dead documents a segment is worth writing anew. */
const MOST_DEAD = 0.3

/** The segments, and the work that keeps them few: sealed deltas are packed, small segments merged, the dead left out. */
export class Compactor {
  private readonly schema: SearchSchema
  private readonly deltaSize: number
  private readonly largest: number
  private readonly ownMemory: number
  private readonly onReplaced: (replacement: Replacement) => void
  private delta: DeltaSegment
  private sealed: DeltaSegment[] = []
  private frozen: FrozenSegment[]
  private job: Job | null = null
  /** What the index is being filled with, and what it was filled with and is not packed yet. */
  private filling: FillSource | null
  private filled: FillSource | null = null

  constructor(
    schema: SearchSchema,
    { deltaSize, largest, ownMemory }: SegmentSizes,
    frozen: readonly FrozenSegment[],
    fill: boolean,
    onReplaced: (replacement: Replacement) => void,
  ) {
    this.schema = schema
    this.onReplaced = onReplaced
    this.filling = fill ? new FillSource(schema) : null
    this.deltaSize = deltaSize
    this.largest = largest
    this.ownMemory = ownMemory
    this.frozen = [...frozen]
    this.delta = new DeltaSegment(schema, deltaSize)
  }

  get backlog(): number {
    return this.filled ? Infinity : this.sealed.length
  }

  /** Whether all that was applied is in packed segments. */
  get packed(): boolean {
    return !this.filling?.size && !this.filled && this.sealed.length === 0 && this.delta.size === 0
  }

  segments(): Stored[] {
    this.packNow()
    return [...this.frozen, ...this.sealed, this.delta]
  }

  append(document: SearchDocument): void {
    if (this.filling) {
      this.filling.append(document)
      if (this.filling.size === this.largest) this.fillAnother(this.filling)
      return
    }
    if (this.delta.full) this.seal()
    this.delta.append(document)
  }

  remove(id: number): void {
    if (this.filling && id > this.filling.last) return
    // What comes again, or goes, is not what an index is filled with.
    this.endFilling()
    for (const segment of this.segments()) {
      const slot = segment.find(id)
      if (slot >= 0) {
        segment.kill(slot)
        return
      }
    }
  }

  /** From now on documents come in any order, come again and go, and searches come in between. */
  endFilling(): void {
    if (this.filling) this.packFilled(this.filling)
    this.filling = null
  }

  /** Closes the delta, so that it can be packed; a new one takes what comes. */
  seal(): void {
    this.endFilling()
    if (this.delta.size === 0) return
    this.sealed.push(this.delta)
    this.delta = new DeltaSegment(this.schema, this.deltaSize)
  }

  /** True when something is left to do. */
  work(milliseconds: number): boolean {
    const end = performance.now() + milliseconds
    for (;;) {
      this.job ??= this.nextJob()
      if (!this.job) return false
      const step = this.job.build.next()
      if (step.done) this.finish(this.job, step.value)
      if (performance.now() >= end) return this.job !== null || this.filled !== null || this.nextSources().length > 0
    }
  }

  /** What is alive now, apart from what happens to it later: packed segments, and one still to be packed. */
  capture(): Captured {
    this.packNow()
    this.seal()
    const deltas = this.sealed.filter(({ live }) => live > 0)
    return {
      frozen: this.frozen.map((segment) => segment.copyData()),
      pending: deltas.length > 0 ? buildSegment(this.schema, deltas.map(deltaRows), Infinity) : null,
    }
  }

  packedSegments(): HandedSegment[] {
    return this.frozen.map((segment) => segment.handOver())
  }

  /** Puts a segment in the place of what it was made of. */
  replace({ sealed, frozen, segment }: Omit<Replacement, 'frees'>): void {
    this.sealed = this.sealed.slice(sealed)
    this.frozen = this.frozen.filter((_, place) => !frozen.includes(place))
    if (segment) this.frozen.push(segment)
  }

  /** Who asks before everything is packed waits for it. Nobody does while an index is filled as it should be. */
  private packNow(): void {
    if (this.filling && this.filling.size > 0) this.endFilling()
    if (this.filled) this.work(Infinity)
  }

  private fillAnother(full: FillSource): void {
    this.packFilled(full)
    this.filling = new FillSource(this.schema, full.last)
  }

  private packFilled(source: FillSource): void {
    if (this.filled) this.work(Infinity)
    if (source.size > 0) this.filled = source
  }

  private nextJob(): Job | null {
    if (this.filled) return { sources: [], build: buildFilled(this.schema, this.filled, this.ownMemory) }
    const sources = this.nextSources()
    return sources.length > 0 ? this.begin(sources) : null
  }

  private nextSources(): Stored[] {
    const worn = this.frozen.filter((segment) => segment.live < segment.size * (1 - MOST_DEAD))
    const sources: Stored[] = this.sealed.length > 0 ? [...this.sealed] : worn.slice(0, 1)
    if (sources.length === 0) return []
    let size = sources.reduce((sum, { live }) => sum + live, 0)
    for (const segment of this.frozen.toSorted((a, b) => a.live - b.live)) {
      if (segment.live > size * GROWTH || size + segment.live > this.largest) break
      if (sources.includes(segment)) continue
      sources.push(segment)
      size += segment.live
    }
    return sources
  }

  private begin(sources: readonly Stored[]): Job {
    const rows = sources.map((source) => (source instanceof FrozenSegment ? frozenRows(source) : deltaRows(source)))
    return { sources, build: buildSegment(this.schema, rows, this.ownMemory) }
  }

  private finish({ sources }: Job, { segment, placeOf }: Build): void {
    for (const [index, source] of sources.entries()) {
      const places = placeOf[index]!
      for (let slot = 0; slot < source.size; slot++) {
        // Died while the new segment was in the making.
        if (places[slot]! >= 0 && !hasBit(source.alive, slot)) segment.kill(places[slot]!)
      }
    }
    const frozen = sources.filter((source) => source instanceof FrozenSegment)
    const replacement: Replacement = {
      sealed: sources.length - frozen.length,
      frozen: frozen.map((source) => this.frozen.indexOf(source)),
      segment: segment.live > 0 ? segment : null,
      frees: frozen.some(({ memory }) => memory !== null),
    }
    this.replace(replacement)
    if (sources.length === 0) this.filled = null
    this.job = null
    this.onReplaced(replacement)
  }
}

function* buildFilled(schema: SearchSchema, source: FillSource, ownMemory: number): Generator<void, Build> {
  return yield* buildSegment(schema, [yield* source.rows()], ownMemory)
}
