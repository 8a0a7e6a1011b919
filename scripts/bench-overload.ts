// What becomes of more visitors than can be served: figures and ratios of one run. The load is made on the same machine by
// a plain client with kept connections, which takes its share of the cores.
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import type { RequestOptions } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runFlorin } from '../tests/support/run-florin.ts'

const CONNECTIONS = 12
const PEAK_SECONDS = 4
const FLOOD_SECONDS = 8
const TIMES = 3
const TIMEOUT = 30_000

/** 0 stands for no answer at all. */
type Answer = { status: number; ms: number }

/** Any cookie but the country's keeps an answer out of the cache of visitors' pages. */
function asker(page: URL, options: RequestOptions = {}): () => Promise<Answer> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const headers = { cookie: 'bench=1', 'accept-encoding': 'gzip' }
  return () =>
    new Promise((resolve) => {
      const began = performance.now()
      const end = (status: number): void => resolve({ status, ms: performance.now() - began })
      const asked = get(page, { agent, headers, timeout: TIMEOUT, ...options }, (response) => {
        response
          .resume()
          .once('end', () => end(response.statusCode ?? 0))
          .once('error', () => end(0))
      })
      asked.once('timeout', () => asked.destroy()).once('error', () => end(0))
    })
}

const good = (answers: Answer[]): Answer[] => answers.filter(({ status }) => status === 200)

/** Pages a second when each of some visitors asks for the next one once they have one. */
async function peakOf(ask: () => Promise<Answer>): Promise<number> {
  const end = performance.now() + PEAK_SECONDS * 1_000
  const answers: Answer[] = []
  const visit = async (): Promise<void> => {
    while (performance.now() < end) answers.push(await ask())
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visit))
  return good(answers).length / PEAK_SECONDS
}

/** Asks at a steady rate, whether or not there are answers. */
async function flood(ask: () => Promise<Answer>, rate: number, seconds: number): Promise<Promise<Answer>[]> {
  const began = performance.now()
  const asked: Promise<Answer>[] = []
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - began) / 1_000) {
    while (asked.length < elapsed * rate) asked.push(ask())
    await pause(4)
  }
  return asked
}

function percentile(answers: Answer[], share: number): string {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted.length === 0
    ? 'none'
    : `${sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(0)} ms`
}

async function figuresOf(address: string): Promise<{ resident: number; cpu: number }> {
  const figures = await (await fetch(`${address}/metrics`)).text()
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1])
  return { resident: read('process_resident_memory_bytes') / 1e6, cpu: read('process_cpu_seconds_total') }
}

const say = (what: string, figure: string): void => console.log(`  ${what.padEnd(62)} ${figure}`)

async function measure(address: string): Promise<void> {
  const page = new URL('/emploi', address)
  const ask = asker(page)
  // Warms the code up.
  await peakOf(ask)
  const quiet = await figuresOf(address)
  const before = await peakOf(ask)
  const calm = await figuresOf(address)
  const resident = [calm.resident]
  const rate = before * TIMES
  const watching = new AbortController()
  const watch = (async () => {
    while (!watching.signal.aborted) {
      resident.push((await figuresOf(address)).resident)
      await pause(500)
    }
  })()
  // One visitor who comes from elsewhere, a page twice a second.
  const other = flood(asker(page, { localAddress: '127.0.0.2' }), 2, FLOOD_SECONDS)
  const asked = await flood(ask, rate, FLOOD_SECONDS)
  const stopped = performance.now()
  while ((await ask()).status !== 200 && performance.now() < stopped + TIMEOUT) await pause(20)
  const recovered = performance.now() - stopped
  watching.abort()
  await watch
  const answers = await Promise.all(asked)
  const others = await Promise.all(await other)
  const after = await figuresOf(address)
  const peak = Math.max(before, await peakOf(ask))
  const goodput = good(answers).length / FLOOD_SECONDS
  const shed = answers.filter(({ status }) => status === 503)
  const rest = answers.length - good(answers).length - shed.length

  say('peak, pages a second', peak.toFixed(0))
  say(`asked for during ${FLOOD_SECONDS} s, pages a second`, (answers.length / FLOOD_SECONDS).toFixed(0))
  say('rendered, pages a second', goodput.toFixed(0))
  say('rendered / peak (wanted: at least 0.8)', (goodput / peak).toFixed(2))
  // Whatever else the machine does: what a page costs the server, refusals included.
  const perSecond = (before * PEAK_SECONDS) / (calm.cpu - quiet.cpu)
  const underLoad = (good(answers).length + good(others).length) / (after.cpu - calm.cpu)
  say('the same by processor time of the server', (underLoad / perSecond).toFixed(2))
  say('refused with 503, a second', (shed.length / FLOOD_SECONDS).toFixed(0))
  say('without an answer, or another one', String(rest))
  say(
    'p50, p99 of all answers (wanted: p99 at most 2 000 ms)',
    `${percentile(answers, 0.5)}, ${percentile(answers, 0.99)}`,
  )
  say(
    'p50, p99 of pages (wanted: p99 at most 2 000 ms)',
    `${percentile(good(answers), 0.5)}, ${percentile(good(answers), 0.99)}`,
  )
  say('p99 of refusals', percentile(shed, 0.99))
  say(
    'a visitor from another address meanwhile: pages, p99',
    `${good(others).length} of ${others.length}, ${percentile(others, 0.99)}`,
  )
  say('a page answers again after (wanted: at most 2 000 ms)', `${recovered.toFixed(0)} ms`)
  say(
    'resident memory before, at most, after',
    [resident[0]!, Math.max(...resident), after.resident].map((size) => `${size.toFixed(0)} MB`).join(', '),
  )
}

async function bench(name: string, env: Record<string, string>): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'florin-bench-'))
  try {
    const florin = await runFlorin({ FLORIN_DATA: data, FLORIN_DEMO: '1', ...env })
    try {
      console.log(name)
      await measure(florin.address)
    } finally {
      await florin.stop()
    }
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

await bench('embedded database', {})
if (process.env.DATABASE_URL) await bench('PostgreSQL', { DATABASE_URL: process.env.DATABASE_URL })
process.exit(0)
