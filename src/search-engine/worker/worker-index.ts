import { Worker } from 'node:worker_threads'
import type { SearchIndex, SearchResult, SearchSchema } from '../schema.ts'
import type { WorkerAnswer, WorkerCall, WorkerRequest, WorkerSetup } from './worker-messages.ts'

type Waiting = { resolve: (value: unknown) => void; reject: (error: unknown) => void }

export type WorkerOptions = {
  readonly schema: SearchSchema
  /** Where snapshots are kept and found again; without it, `snapshot` does nothing. */
  readonly file: string | null
  /** Called when the thread ends although nobody closed it: every call fails from then on. */
  readonly onLost?: (error: Error) => void
}

/** The engine in a thread of its own, so that no search ever holds up the caller. Resolves once the snapshot is loaded. */
export async function startSearchWorker({ schema, file, onLost }: WorkerOptions): Promise<SearchIndex> {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
    workerData: { schema, file } satisfies WorkerSetup,
  })
  const waiting = new Map<number, Waiting>()
  let lost: Error | null = null
  let closing = false
  let calls = 0

  const fail = (error: Error): void => {
    if (lost) return
    lost = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    if (!closing) onLost?.(error)
  }
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      fail(new Error('search: the thread of the index has ended'))
      resolve()
    })
  })
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))))
  worker.on('message', ({ id, value, error }: WorkerAnswer) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) call?.resolve(value)
    else call?.reject(error)
  })

  const wait = <T>(id: number): Promise<T> =>
    new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject })) as Promise<T>
  const send = <T>(request: WorkerRequest): Promise<T> => {
    if (lost) return Promise.reject(lost)
    const id = ++calls
    const answer = wait<T>(id)
    worker.postMessage({ ...request, id } satisfies WorkerCall, [])
    return answer
  }

  await wait(0)
  return {
    search: (query) => send<SearchResult>({ kind: 'search', query }),
    apply: (changes, position) => send<void>({ kind: 'apply', changes, position }),
    position: () => send<string | null>({ kind: 'position' }),
    clear: () => send<void>({ kind: 'clear' }),
    snapshot: () => send<void>({ kind: 'snapshot' }),
    close: async () => {
      if (!lost) {
        closing = true
        await send({ kind: 'close' })
      }
      await ended
    },
  }
}
