// Speed of pages as a browser asks for them, as ratios within one run: the same machine, the same minute, the same load.
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Running } from '../tests/support/run-florin.ts'
import { runFlorin } from '../tests/support/run-florin.ts'
import { measureArticle } from './bench-article.ts'
import type { Headers } from './bench-pages/load.ts'
import { BROWSER, load, loadReady, speedText } from './bench-pages/load.ts'

// As many as one address is worked for at once: the others would wait in line, and be refused by a slow machine.
const OWN_CONNECTIONS = 3

const data = await mkdtemp(join(tmpdir(), 'florin-bench-'))
const env: Record<string, string> = process.env.DATABASE_URL
  ? { DATABASE_URL: process.env.DATABASE_URL, FLORIN_DEMO: '1' }
  : { FLORIN_DATA: data }

/** Any cookie but the country's keeps an answer out of the cache of visitors' pages. */
const UNCACHED = { ...BROWSER, cookie: 'bench=1' }

const ready = (html: string, connections?: number) => loadReady(brotliCompressSync(html), connections)

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const packed = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length

const SCRIPTS = 'build/client/assets'
const IMPORTED = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/** A built file, and all that it cannot do without. */
function withImports(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, imported] of readFileSync(join(SCRIPTS, file), 'utf8').matchAll(IMPORTED)) withImports(imported!, found)
  return found
}

/**
 * Bytes of the scripts that a page asks for once it is painted; the list of other routes' files only names them. `part` is one
 * that the page fetches by itself at once.
 */
function weighScripts(html: string, weigh: (content: Buffer) => number, part?: string): string {
  const files = new Set(
    /data-files="([^"]+)"/
      .exec(html)![1]!
      .split(' ')
      .map((path) => basename(path)),
  )
  const late = part && readdirSync(SCRIPTS).find((file) => file.startsWith(`${part}-`) && file.endsWith('.js'))
  if (late) withImports(late, files)
  return kilobytes([...files].reduce((sum, file) => sum + weigh(readFileSync(join(SCRIPTS, file))), 0))
}

const weighStyles = (html: string): string => kilobytes(packed(/<style[^>]*>(.*?)<\/style>/s.exec(html)![1]!))

const sizes = (html: string): string =>
  `${kilobytes(Buffer.byteLength(html))}, ${kilobytes(gzipSync(html).length)} gzip`

async function measure({ process: { pid } }: Running, name: string, address: string): Promise<void> {
  const html = await (await fetch(address)).text()
  const rendered = await load(pid!, address, UNCACHED)
  const kept = await load(pid!, address)
  const constant = await ready(html)
  console.log(name)
  console.log(`  HTML                                  ${sizes(html)}`)
  console.log(`  script, gzip                          ${weighScripts(html, packed)}`)
  console.log(
    `  script, Brotli, as browsers take it   ${weighScripts(html, (content) => brotliCompressSync(content).length)}`,
  )
  console.log(`  style, in the page, gzip              ${weighStyles(html)}`)
  console.log(`  rendered                              ${speedText(rendered)}`)
  console.log(`  for a visitor, kept                   ${speedText(kept)}`)
  console.log(`  the same bytes, ready, by Fastify     ${speedText(constant)}`)
  console.log(
    `  cost: rendered / ready, kept / ready  ${(rendered.cost / constant.cost).toFixed(1)}, ${(kept.cost / constant.cost).toFixed(2)}`,
  )
}

/** The session of the sample candidate, or of somebody else, as a browser sends it. */
async function signedIn(address: string, identifier = 'candidat@florin.example'): Promise<Headers> {
  const answer = await fetch(`${address}/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ identifier, password: 'Florin-2026!' }),
  })
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-florin='))
  if (!cookie) throw new Error(`sign-in: ${answer.status}`)
  return { cookie: cookie.split(';')[0]! }
}

/** A page that is made for one person, and never kept. */
async function measureOwn(
  { process: { pid } }: Running,
  name: string,
  address: string,
  headers: Headers,
  part?: string,
): Promise<void> {
  const html = await (await fetch(address, { headers })).text()
  const rendered = await load(pid!, address, { ...BROWSER, ...headers }, OWN_CONNECTIONS)
  const constant = await ready(html, OWN_CONNECTIONS)
  console.log(name)
  console.log(`  HTML                                  ${sizes(html)}`)
  console.log(`  script, gzip                          ${weighScripts(html, packed, part)}`)
  console.log(
    `  rendered, cost: rendered / ready      ${speedText(rendered)}, ${(rendered.cost / constant.cost).toFixed(1)}`,
  )
}

try {
  await runFlorin(env).then((florin) => florin.stop())
  const began = performance.now()
  const florin = await runFlorin(env)
  try {
    await fetch(florin.address)
    console.log(`warm start to first answer              ${(performance.now() - began).toFixed(0)} ms`)
    await measure(florin, 'home page (script at most 120 kB, style at most 25 kB)', florin.address)
    await measure(florin, 'job list (script at most 130 kB)', `${florin.address}/emploi`)
    await measure(florin, 'news (script at most 130 kB)', `${florin.address}/news`)
    const { data: articles } = (await (await fetch(`${florin.address}/v1/news?per_page=1`)).json()) as {
      data: { id: number }[]
    }
    const article = `${florin.address}/article/${articles[0]!.id}`
    await measure(florin, 'article (script at most 130 kB)', article)
    const candidate = await signedIn(florin.address)
    const { data: jobs } = (await (await fetch(`${florin.address}/v1/jobs?per_page=1`)).json()) as {
      data: { id: number }[]
    }
    await measure(florin, 'job (kept at most 1.5 of ready bytes)', `${florin.address}/offre-emploi/${jobs[0]!.id}`)
    const own = (name: string, path: string, part?: string) =>
      measureOwn(florin, name, florin.address + path, candidate, part)
    await own('candidate’s space, signed in (script at most 140 kB)', '/espace-candidat', 'overview')
    await own('job’s page, signed in (script at most 140 kB)', `/offre-emploi/${jobs[0]!.id}`)
    await own('form to apply, signed in (script at most 140 kB)', `/postuler/${jobs[0]!.id}`)
    await measureArticle(florin.address, await signedIn(florin.address, 'admin@florin.example'))
  } finally {
    await florin.stop()
  }
} finally {
  await rm(data, { recursive: true, force: true })
}
