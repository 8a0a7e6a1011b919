import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 10

/** Says at the end of a run which files took longest, with their imports and their servers. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length < 2) return
    const took = modules.map((module) => {
      const { collectDuration, prepareDuration, environmentSetupDuration, setupDuration, duration } =
        module.diagnostic()
      const all = collectDuration + prepareDuration + environmentSetupDuration + setupDuration + duration
      return { file: relative('.', module.moduleId), seconds: all / 1_000 }
    })
    const sum = took.reduce((total, { seconds }) => total + seconds, 0)
    console.log(`\n ${modules.length} files took ${sum.toFixed(0)} s; the longest:`)
    for (const { file, seconds } of took.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN))
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`)
  }
}
