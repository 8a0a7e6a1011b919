export type Times = { median: number; p95: number }

const at = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length * share)]!

export const timesOf = (list: readonly number[]): Times => ({ median: at(list, 0.5), p95: at(list, 0.95) })

export const p99 = (list: readonly number[]): number => at(list, 0.99)

export function timed(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Milliseconds of processor time, whatever else the machine does meanwhile. */
export function worked(work: () => void): number {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}
