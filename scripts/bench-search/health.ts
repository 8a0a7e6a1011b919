import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { readConfig } from '#platform/server/settings/config.ts'
import type { Db } from '#platform/server/database/db.ts'
import { createDispatcher } from '#platform/server/endpoints.ts'
import { healthRoutes } from '#platform/server/watching/health.routes.ts'
import { registerApi } from '#platform/server/http/http-api.ts'
import { createHttp } from '#platform/server/http/http.ts'
import { createMetrics } from '#platform/server/watching/metrics.ts'
import { createSearchThread } from '#search-engine/worker/search-thread.ts'
import { corpusQueries, QUERY_KINDS } from '../../tests/search-engine/corpus-queries.ts'
import { corpusSchema } from '../../tests/search-engine/corpus.ts'
import { p99, timesOf } from './times.ts'

const ROUNDS = 3
const SECONDS = 4
/** More at a time than the thread can answer: it is never idle. */
const AT_A_TIME = 4

export type Latencies = { requests: number; median: number; p99: number }
export type HealthMeasured = { quiet: Latencies; searching: Latencies; searchesPerSecond: number }

/** Milliseconds of requests sent one after the other, for a few seconds. In a process of its own, so as not to be in the way. */
export async function ask(url: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const end = performance.now() + SECONDS * 1_000; performance.now() < end;) {
    const began = performance.now()
    await new Promise<void>((resolve, reject) => {
      get(url, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
        response.resume().once('end', resolve)
      }).once('error', reject)
    })
    times.push(performance.now() - began)
  }
  agent.destroy()
  return times
}

async function askFromOutside(url: string): Promise<number[]> {
  const child = spawn(process.execPath, [process.argv[1]!, `--ask=${url}`], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`the requests ended with ${code}`)
  return JSON.parse(output) as number[]
}

/** Florin's own HTTP with nothing behind it but the state of health, and the search thread beside it: quiet and busy in turn. */
export async function measureHealth(file: string): Promise<HealthMeasured> {
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const http = await createHttp({ config, metrics: createMetrics(config) })
  await registerApi(http, createDispatcher(healthRoutes({} as Db, { stopping: false }, () => null)), '0.0.0')
  const url = `${await http.listen({ port: 0, host: '127.0.0.1' })}/v1/health`
  const index = await createSearchThread().open({ schema: corpusSchema, file })
  const queries = QUERY_KINDS.flatMap((kind) => corpusQueries(kind, 100))
  const load = { searches: 0, on: false }
  const search = async (from: number): Promise<void> => {
    for (let at = from; load.on; at++, load.searches++) await index.search(queries[at % queries.length]!)
  }

  await askFromOutside(url)
  const [quiet, busy]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(...(await askFromOutside(url)))
    load.on = true
    const searchers = Array.from({ length: AT_A_TIME }, (_, index) => search(index * 97))
    busy.push(...(await askFromOutside(url)))
    load.on = false
    await Promise.all(searchers)
  }
  await index.close()
  await http.close()
  const latencies = (list: number[]): Latencies => ({
    requests: list.length,
    median: timesOf(list).median,
    p99: p99(list),
  })
  return {
    quiet: latencies(quiet),
    searching: latencies(busy),
    searchesPerSecond: Math.round(load.searches / (ROUNDS * SECONDS)),
  }
}
