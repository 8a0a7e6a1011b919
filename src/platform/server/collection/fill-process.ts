import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Config } from '#platform/server/settings/config.ts'
import type { Part, PartReached } from './fill-part.ts'

export type FillSettings = Pick<Config, 'databaseUrl' | 'dataFolder'> & Partial<Pick<Config, 'lateAfter'>>

/** What the process is told, by a message: the address of the database is nobody else's business. */
export type FillOrder = { readonly settings: FillSettings; readonly part: Part }

/** Has a part of a collection put into an index and saved; ends early, with the signal's reason, where that says so. */
export type FillPart = (part: Part, reach: (reached: PartReached) => void, signal: AbortSignal) => Promise<void>

const LONGEST_COMPLAINT = 2_000

/** In a process of its own, which `script` is: what filling takes of memory is given back with it, and this one goes on answering. */
export function fillInProcess(script: URL, settings: FillSettings): FillPart {
  return async (part, reach, signal) => {
    signal.throwIfAborted()
    const child = fork(script, {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    })
    const ended = once(child, 'close')
    let complaint = ''
    child.stderr!.on('data', (said: Buffer) => (complaint = (complaint + said.toString()).slice(-LONGEST_COMPLAINT)))
    // Who waits for its end hears of the first one.
    child.on('error', () => undefined)
    child.on('message', (reached: PartReached) => reach(reached))
    child.send({ settings, part } satisfies FillOrder)
    const [code] = (await ended) as [number | null]
    if (code !== 0) throw new Error(`the process that fills the index of ${part.name} has ended: ${complaint}`)
  }
}
