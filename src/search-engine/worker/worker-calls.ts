import type { Transferable } from 'node:worker_threads'
import { Worker } from 'node:worker_threads'
import type { WorkerAnswer, WorkerCall, WorkerRequest } from './worker-messages.ts'

/** Room for new things, in megabytes: more makes an index no quicker, and is kept after documents came in masses. */
const YOUNG = 24

type Waiting = { resolve: (value: unknown) => void; reject: (error: unknown) => void }

export type WorkerCalls = {
  send: <T>(index: number, request: WorkerRequest, transferred?: readonly Transferable[]) => Promise<T>
  /** How many calls wait for their answers. */
  underWay: () => number
  /** Ends the thread; nobody waits for an answer any more. */
  end: () => Promise<void>
}

/** A new thread and the calls it is asked. Once it has ended every call fails; `onLost` says so if it ended by itself. */
export function startWorker(onLost: (error: Error) => void): WorkerCalls {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  })
  const waiting = new Map<number, Waiting>()
  let lost: Error | null = null
  let ending = false
  let calls = 0

  const fail = (error: Error): void => {
    if (lost) return
    lost = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    if (!ending) onLost(error)
  }
  worker.once('exit', () => fail(new Error('search: the thread of the index has ended')))
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))))
  worker.on('message', ({ id, value, error }: WorkerAnswer) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) call?.resolve(value)
    else call?.reject(error)
  })

  return {
    send: <T>(index: number, request: WorkerRequest, transferred: readonly Transferable[] = []): Promise<T> => {
      if (lost) return Promise.reject(lost)
      const id = ++calls
      const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject })) as Promise<T>
      worker.postMessage({ ...request, index, id } satisfies WorkerCall, transferred)
      return answer
    },
    underWay: () => waiting.size,
    end: async () => {
      ending = true
      await worker.terminate()
    },
  }
}
