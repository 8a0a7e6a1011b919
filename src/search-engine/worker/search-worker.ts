import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { SearchEngine } from '../engine.ts'
import type { Change } from '../schema.ts'
import { loadSnapshot, saveSnapshot } from '../snapshot.ts'
import type { WorkerAnswer, WorkerCall, WorkerSetup } from './worker-messages.ts'

// The thread that holds the index. It answers calls one by one; compaction and snapshots use the time in between, a few
// milliseconds at a stretch.
const SLICE_MS = 2
const MOST_BACKLOG = 4

const port = parentPort!
const { schema, file } = workerData as WorkerSetup
let engine = new SearchEngine(schema, (file !== null && loadSnapshot(file, schema)) || {})
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
  let began = performance.now()
  await saveSnapshot(file, engine, async () => {
    if (performance.now() - began < SLICE_MS) return
    await nextTurn()
    began = performance.now()
  })
}

async function apply(changes: readonly Change[], position?: string): Promise<void> {
  engine.apply(changes, position)
  void compact()
  // Whoever feeds faster than the index can pack waits here; searches do not.
  while (engine.backlog > MOST_BACKLOG) await nextTurn()
}

function clear(): void {
  engine = new SearchEngine(schema)
}

async function answer(call: WorkerCall): Promise<unknown> {
  if (call.kind === 'search') return engine.search(call.query)
  if (call.kind === 'apply') return apply(call.changes, call.position)
  if (call.kind === 'position') return engine.position
  if (call.kind === 'clear') return clear()
  if (call.kind === 'snapshot') saving = saving.then(save, save)
  // Closing waits for a snapshot under way, but it is not closing's to report how that went.
  return call.kind === 'close' ? saving.catch(() => undefined) : saving
}

port.on('message', (call: WorkerCall) => {
  void answer(call)
    .then(
      (value): WorkerAnswer => ({ id: call.id, value }),
      (error: unknown): WorkerAnswer => ({ id: call.id, error }),
    )
    .then((message) => {
      port.postMessage(message)
      // Without its port the thread has nothing left to wait for, and ends.
      if (call.kind === 'close') port.close()
    })
})
port.postMessage({ id: 0, value: undefined } satisfies WorkerAnswer)
