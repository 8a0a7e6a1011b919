/** Processor time of the better of two runs: a busy machine shows less. */
function cost(work: (text: string) => unknown, text: string): number {
  let best = Infinity
  for (let turn = 0; turn < 2; turn++) {
    const start = process.threadCpuUsage()
    work(text)
    const { user, system } = process.threadCpuUsage(start)
    best = Math.min(best, (user + system) / 1_000)
  }
  return best
}

/** How much more ten times the text costs: about ten where the cost grows with the length, a hundred where it grows by the square. */
export const growthOf = (work: (text: string) => unknown, text: string): number =>
  cost(work, text.repeat(10)) / (cost(work, text) + 1)
