import { parentPort } from 'node:worker_threads'
import { keepIndex } from './kept-index.ts'
import type { WorkerAnswer, WorkerCall } from './worker-messages.ts'

// The thread that holds the indexes.
const port = parentPort!
const indexes = new Map<number, ReturnType<typeof keepIndex>>()

async function answer({ index, ...call }: WorkerCall): Promise<unknown> {
  if (call.kind === 'open') {
    indexes.set(index, keepIndex(call))
    return undefined
  }
  const asked = indexes.get(index)
  if (!asked) throw new Error('search: the index has ended')
  const value = await asked(call)
  if (call.kind === 'close') indexes.delete(index)
  return value
}

port.on('message', (call: WorkerCall) => {
  void answer(call)
    .then(
      (value): WorkerAnswer => ({ id: call.id, value }),
      (error: unknown): WorkerAnswer => ({ id: call.id, error }),
    )
    .then((message) => port.postMessage(message))
})
