import { setImmediate as nextTurn } from 'node:timers/promises'
import { bestExtracts } from '../analysis/best-extracts.ts'
import type { Replacement } from '../compaction.ts'
import type { EngineOptions } from '../engine.ts'
import { SearchEngine } from '../engine.ts'
import type { Change } from '../schema.ts'
import type { FrozenSegment } from '../segment/frozen-segment.ts'
import { loadSnapshot, saveSnapshot } from '../snapshot.ts'
import { freeMemory } from './free-memory.ts'
import { shortSlices, SLICE_MS } from './short-slices.ts'
import type { ToldReaders } from './told-readers.ts'
import { toldReaders } from './told-readers.ts'
import type { IndexSetup, WorkerRequest } from './worker-messages.ts'

const MOST_BACKLOG = 4

/** One index of the thread, with what its file holds. Answers one call after the other, and tells its readers what happens to it. */
export function keepIndex({ schema, file, sizes }: IndexSetup): (request: WorkerRequest) => Promise<unknown> {
  let readers: ToldReaders | null = null
  const onReplaced = (replacement: Replacement): void => {
    if (replacement.frees) freeMemory()
    readers?.tell({ kind: 'replaced', ...replacement, segment: replacement.segment?.handOver() ?? null })
  }
  const begin = (options: EngineOptions): SearchEngine => {
    // What others read is large.
    if (readers) freeMemory()
    readers?.end()
    readers = null
    return new SearchEngine(schema, { ...sizes, ...options, onReplaced })
  }
  function segmentsOf(part: string): readonly FrozenSegment[] {
    const saved = loadSnapshot(part, schema, sizes?.ownMemory)
    if (!saved) throw new Error('search: what the index should take over cannot be read')
    return saved.segments
  }
  let engine = begin((file !== null && loadSnapshot(file, schema, sizes?.ownMemory)) || { fill: true })
  let compacting = false
  let saving = Promise.resolve()

  async function compact(): Promise<void> {
    if (compacting) return
    compacting = true
    while (engine.compact(SLICE_MS)) await nextTurn()
    compacting = false
  }

  async function save(): Promise<void> {
    if (file === null) return
    // What is saved is sealed first.
    readers?.tell({ kind: 'seal' })
    await saveSnapshot(file, engine, shortSlices())
  }

  async function apply(changes: readonly Change[], position?: string): Promise<void> {
    engine.apply(changes, position)
    // After this thread, not with it: somebody always goes on searching.
    const told = changes.length > 0 ? readers?.tellChanges(changes) : undefined
    void compact()
    // Whoever feeds faster than the index can pack waits here; searches do not.
    while (engine.backlog > MOST_BACKLOG) await nextTurn()
    await told
  }

  return async (request) => {
    if (request.kind === 'search') return engine.search(request.query)
    if (request.kind === 'score') return engine.score(request.query)
    if (request.kind === 'extracts') return bestExtracts(request.query, shortSlices())
    if (request.kind === 'apply') await apply(request.changes, request.position)
    if (request.kind === 'position') return engine.position
    if (request.kind === 'clear') engine = begin({ fill: true })
    if (request.kind === 'take over') {
      const { position } = request
      engine = begin({ segments: request.files.flatMap((part) => segmentsOf(part)), position })
    }
    if (request.kind === 'share') {
      readers?.end()
      readers = toldReaders(request.ports)
      if (!engine.canBeFollowed) readers.end()
      else readers.tell({ kind: 'begin', segments: engine.forFollowers() })
      return
    }
    if (request.kind === 'snapshot') return (saving = saving.then(save, save))
    // Closing waits for a snapshot under way, but it is not closing's to report how that went.
    if (request.kind === 'close') return saving.catch(() => undefined)
    return engine.canBeFollowed
  }
}
