import { performance } from 'node:perf_hooks'

/** Part of a rest in which the thread was at work: with more than this, somebody waits. */
const BUSY = 0.5

const rest = (length: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, length))

/** Rests for a tenth of the time that was worked; as long as the work where others had much to do in that tenth. */
export async function letOthersIn(worked: number): Promise<void> {
  const before = performance.eventLoopUtilization()
  await rest(worked / 10)
  if (performance.eventLoopUtilization(before).utilization > BUSY) await rest((worked * 9) / 10)
}
