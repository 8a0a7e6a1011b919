import { setImmediate as nextTurn } from 'node:timers/promises'

/** Compaction, snapshots and extracts use the time between calls, a few milliseconds at a stretch. */
export const SLICE_MS = 2

/** To be awaited after each step of something long. */
export function shortSlices(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < SLICE_MS) return
    await nextTurn()
    began = performance.now()
  }
}
