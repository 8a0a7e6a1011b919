import type { MessagePort } from 'node:worker_threads'
import type { Change } from '../schema.ts'
import type { News } from './worker-messages.ts'

export type ToldReaders = {
  tell: (news: News) => void
  /** Resolves once all have them; one whose thread has ended is waited for no more. */
  tellChanges: (changes: readonly Change[]) => Promise<void>
  /** From then on they hear nothing. */
  end: () => void
}

/** Those who read an index beside the thread that writes it. */
export function toldReaders(ports: readonly MessagePort[]): ToldReaders {
  const waiting = new Map(ports.map((port) => [port, [] as (() => void)[]]))
  for (const [port, calls] of waiting) {
    port.on('message', () => calls.shift()?.())
    port.once('close', () => {
      waiting.delete(port)
      for (const resolve of calls) resolve()
    })
  }
  const tell = (news: News): void => {
    for (const port of waiting.keys()) port.postMessage(news)
  }
  return {
    tell,
    tellChanges: async (changes) => {
      tell({ kind: 'changes', changes })
      await Promise.all(Array.from(waiting.values(), (calls) => new Promise<void>((resolve) => calls.push(resolve))))
    },
    end: () => {
      for (const port of waiting.keys()) port.close()
    },
  }
}
