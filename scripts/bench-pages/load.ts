import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { processorTime } from '../../tests/support/processor-time.ts'

const SECONDS = 5
const CONNECTIONS = 20

export type Headers = Record<string, string>

/** As Chromium asks for a page. */
export const BROWSER: Headers = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'fr-FR,fr;q=0.9',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
}

/** Requests answered per second, and what one of them costs the server's process, all threads of it, in milliseconds. */
export type Speed = { perSecond: number; cost: number }

/** The first two seconds warm the code up and are not counted. */
export async function load(
  pid: number,
  url: string,
  headers: Headers = BROWSER,
  connections = CONNECTIONS,
): Promise<Speed> {
  await autocannon({ url, headers, connections, duration: 2 })
  const before = processorTime(pid)
  const { non2xx, errors, requests } = await autocannon({ url, headers, connections, duration: SECONDS })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return { perSecond: requests.average, cost: (processorTime(pid) - before) / requests.total }
}

/** The same bytes, compressed before, from a Fastify route that does nothing else. */
export async function loadReady(bytes: Buffer, connections = CONNECTIONS): Promise<Speed> {
  const folder = await mkdtemp(join(tmpdir(), 'florin-ready-'))
  const file = join(folder, 'page.br')
  await writeFile(file, bytes)
  const server = spawn(process.execPath, ['scripts/bench-pages/ready-bytes.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [said] = (await once(server.stdout, 'data')) as [Buffer]
    return await load(server.pid!, said.toString().trim(), BROWSER, connections)
  } finally {
    server.kill()
    await once(server, 'close')
    await rm(folder, { recursive: true })
  }
}

export const speedText = ({ perSecond, cost }: Speed): string =>
  `${perSecond.toFixed(0)} requests/s, ${cost.toFixed(2)} ms each`
