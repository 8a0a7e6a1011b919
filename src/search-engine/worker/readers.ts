import type { MessagePort } from 'node:worker_threads'
import { MessageChannel } from 'node:worker_threads'
import { MOST_THREADS } from '../kernels/segment-memory.ts'
import type { WorkerCalls } from './worker-calls.ts'
import { startWorker } from './worker-calls.ts'
import type { IndexSetup } from './worker-messages.ts'

export type Readers = {
  /** The threads that search the index, beside the one that holds it. */
  of: (index: number) => Iterable<WorkerCalls>
  /** Lets all of them search the index, unless they do already; `share` gives the ports to the thread that holds it. */
  join: (index: number, setup: IndexSetup, share: (ports: readonly MessagePort[]) => Promise<void>) => Promise<void>
  /** Ends that: what is asked from then on is for the thread that holds the index. */
  leave: (index: number) => void
  end: () => Promise<void>
}

/**
 * Threads that only search, so many at most. They begin with the first index that is worth it. One that is lost fails what it was
 * asked; the others go on without it.
 */
export function createReaders(most: number): Readers {
  const count = Math.min(most, MOST_THREADS - 1)
  const threads: (WorkerCalls | undefined)[] = []
  const reading = new Map<number, Set<WorkerCalls>>()

  const begin = (at: number): WorkerCalls => {
    const thread = startWorker(() => {
      threads[at] = undefined
      for (const joined of reading.values()) joined.delete(thread)
    })
    return thread
  }
  const leave = (index: number): void => {
    if (!reading.delete(index)) return
    for (const thread of threads) void thread?.send(index, { kind: 'close' }).catch(() => undefined)
  }

  return {
    of: (index) => reading.get(index) ?? [],
    join: async (index, { schema, sizes }, share) => {
      if (count === 0 || reading.has(index)) return
      const joined = new Set<WorkerCalls>()
      reading.set(index, joined)
      const channels = Array.from({ length: count }, () => new MessageChannel())
      const joining = channels.map(async ({ port2 }, at) => {
        const thread = (threads[at] ??= begin(at))
        const setup = { schema, ...(sizes && { sizes }) }
        await thread.send(index, { kind: 'read', ...setup, port: port2, part: at + 1 }, [port2])
        joined.add(thread)
      })
      const sharing = share(channels.map(({ port1 }) => port1))
      await Promise.allSettled([sharing, ...joining])
      // It has changed meanwhile, or no thread was to be had: there will be another occasion.
      if (joined.size === 0 && reading.get(index) === joined) leave(index)
    },
    leave,
    end: async () => {
      reading.clear()
      await Promise.all(threads.map(async (thread) => thread?.end()))
    },
  }
}
