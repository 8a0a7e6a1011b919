import { setImmediate } from 'node:timers/promises'

/** How long a piece of work may go on, in milliseconds, before others have their turn. */
const LONGEST = 8

/** For work of many small steps: to be awaited after each of them. */
export function shortTurns(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < LONGEST) return
    await setImmediate()
    began = performance.now()
  }
}
