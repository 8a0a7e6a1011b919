import { setImmediate as nextTurn } from 'node:timers/promises'
import { bestExtracts } from '../analysis/best-extracts.ts'
import { SearchEngine } from '../engine.ts'
import type { Change } from '../schema.ts'
import { FrozenSegment } from '../segment/frozen-segment.ts'
import { loadSnapshot, saveSnapshot } from '../snapshot.ts'
import type { IndexSetup, WorkerRequest } from './worker-messages.ts'

// Compaction, snapshots and extracts use the time between calls, a few milliseconds at a stretch.
const SLICE_MS = 2
const MOST_BACKLOG = 4

/** To be awaited after each step of something long. */
function shortSlices(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < SLICE_MS) return
    await nextTurn()
    began = performance.now()
  }
}

/** One index of the thread, with what its file holds. Answers one call after the other. */
export function keepIndex({ schema, file }: IndexSetup): (request: WorkerRequest) => Promise<unknown> {
  let engine = new SearchEngine(schema, (file !== null && loadSnapshot(file, schema)) || { fill: true })
  let compacting = false
  let saving = Promise.resolve()

  async function compact(): Promise<void> {
    if (compacting) return
    compacting = true
    while (engine.compact(SLICE_MS)) await nextTurn()
    compacting = false
  }

  async function save(): Promise<void> {
    if (file !== null) await saveSnapshot(file, engine, shortSlices())
  }

  async function apply(changes: readonly Change[], position?: string): Promise<void> {
    engine.apply(changes, position)
    void compact()
    // Whoever feeds faster than the index can pack waits here; searches do not.
    while (engine.backlog > MOST_BACKLOG) await nextTurn()
  }

  return async (request) => {
    if (request.kind === 'search') return engine.search(request.query)
    if (request.kind === 'score') return engine.score(request.query)
    if (request.kind === 'extracts') return bestExtracts(request.query, shortSlices())
    if (request.kind === 'apply') return apply(request.changes, request.position)
    if (request.kind === 'position') return engine.position
    if (request.kind === 'clear') engine = new SearchEngine(schema, { fill: true })
    if (request.kind === 'hand over') return engine.handOver()
    if (request.kind === 'take over') {
      const segments = request.segments.map((segment) => FrozenSegment.takeOver(segment))
      engine = new SearchEngine(schema, { segments, position: request.position })
    }
    if (request.kind === 'snapshot') return (saving = saving.then(save, save))
    // Closing waits for a snapshot under way, but it is not closing's to report how that went.
    if (request.kind === 'close') return saving.catch(() => undefined)
  }
}
