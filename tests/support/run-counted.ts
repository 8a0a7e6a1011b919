import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import type { Profiler } from 'node:inspector'

// Counts how many blocks of code run while a function works on a text: the same number on every machine, however busy. In a process of
// its own, since only what is compiled while it counts is counted. Started by counted.ts.

type Asked = { module: string; name: string; texts: string[] }
const { module, name, texts } = JSON.parse(readFileSync(0, 'utf8')) as Asked

const session = new Session()
session.connect()
function post(method: string, params = {}): Profiler.TakePreciseCoverageReturnType {
  let answer: unknown
  session.post(method, params, (_, said) => (answer = said))
  return answer as Profiler.TakePreciseCoverageReturnType
}
post('Profiler.enable')
post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
const loaded = (await import(module)) as Record<string, (text: string) => unknown>

const counts = texts.map((text) => {
  post('Profiler.takePreciseCoverage')
  loaded[name]!(text)
  return post('Profiler.takePreciseCoverage')
    .result.filter(({ url }) => url.startsWith('file:'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0)
})
process.stdout.write(JSON.stringify(counts))
