import { parentPort } from 'node:worker_threads'
import { keepIndex } from './kept-index.ts'
import { readIndex } from './read-index.ts'
import type { WorkerAnswer, WorkerCall, WorkerRequest } from './worker-messages.ts'

// A thread that holds indexes, or reads those that another one holds.
const port = parentPort!
const indexes = new Map<number, (request: WorkerRequest) => Promise<unknown>>()

async function answer({ index, ...call }: WorkerCall): Promise<unknown> {
  if (call.kind === 'open') indexes.set(index, keepIndex(call))
  if (call.kind === 'read') {
    const reader = readIndex(call)
    indexes.set(index, reader.answer)
    await reader.begun
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
