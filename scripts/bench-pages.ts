// Speed of pages, as ratios within one run: the same machine, the same minute, the same load.
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { runFlorin } from '../tests/support/run-florin.ts'

const SECONDS = 8
const CONNECTIONS = 20

const data = await mkdtemp(join(tmpdir(), 'florin-bench-'))
const env: Record<string, string> = process.env.DATABASE_URL
  ? { DATABASE_URL: process.env.DATABASE_URL, FLORIN_DEMO: '1' }
  : { FLORIN_DATA: data }

/** Requests answered per second; the first two seconds warm the code up and are not counted. */
async function load(url: string): Promise<number> {
  await autocannon({ url, connections: CONNECTIONS, duration: 2 })
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Bytes (gzip) of the files of a kind that the HTML of a page asks for at once. */
function weigh(html: string, pattern: RegExp): number {
  const files = new Set([...html.matchAll(pattern)].map(([path]) => path))
  return [...files].reduce(
    (sum, path) => sum + gzipSync(readFileSync(join('build/client', path)), { level: 9 }).length,
    0,
  )
}

try {
  await runFlorin(env).then((florin) => florin.stop())
  const began = performance.now()
  const florin = await runFlorin(env)
  const home = await fetch(florin.address)
  const warmStart = performance.now() - began
  const html = await home.text()

  const string = Fastify()
  string.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(html))
  const baseline = await string.listen({ port: 0, host: '127.0.0.1' })

  const rendered = await load(florin.address)
  const constant = await load(baseline)
  await string.close()
  await florin.stop()

  console.log(
    `home page, HTML                       ${kilobytes(Buffer.byteLength(html))}, ${kilobytes(gzipSync(html).length)} gzip`,
  )
  console.log(`home page, script (gzip, ≤ 120 kB)    ${kilobytes(weigh(html, /\/assets\/[\w.-]+\.js/g))}`)
  console.log(`home page, style (gzip, ≤ 25 kB)      ${kilobytes(weigh(html, /\/assets\/[\w.-]+\.css/g))}`)
  console.log(`home page rendered                    ${rendered.toFixed(0)} requests/s`)
  console.log(`the same bytes as a constant string   ${constant.toFixed(0)} requests/s`)
  console.log(`ratio                                 ${(rendered / constant).toFixed(3)}`)
  console.log(`warm start to first answer            ${warmStart.toFixed(0)} ms`)
} finally {
  await rm(data, { recursive: true, force: true })
}
