import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as rest } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { giveWay } from '../overload/overload.ts'
import type { S3Settings } from '../settings/file-settings.ts'
import type { Store } from './store.ts'
import { heard, StoreAway } from './store.ts'

/** Until the storage answers; of what is sent to it, once all of it is there. */
const WITHIN = { PUT: 120_000, GET: 20_000, DELETE: 20_000 }
// Twice again after a moment: what lasts longer is told to whoever waits.
const RETRIES = 2
const FIRST_PAUSE = 200
/** How long a reader waits for bytes in all, in milliseconds. Those that come give some of it back. */
const PATIENCE = 20_000
const BYTES_A_MILLISECOND = 16

/**
 * The bytes as they are asked for. The waiting for the storage counts, not for who reads: whoever watches a film takes as long as they
 * like, and a storage that gives a byte a minute is as far away as one that says nothing.
 */
function paced(body: ReadableStream<Uint8Array>, patience: number): Readable {
  const reader = body.getReader()
  let left = patience
  const next = async (into: Readable): Promise<void> => {
    const asked = performance.now()
    const slow = new StoreAway('the storage gives next to nothing')
    const timer = setTimeout(() => into.destroy(slow), Math.max(0, left))
    try {
      const { done, value } = await reader.read()
      if (into.destroyed) return
      if (done) return void into.push(null)
      left = Math.min(patience, left - (performance.now() - asked) + value.length / BYTES_A_MILLISECOND)
      into.push(value)
    } catch (error) {
      into.destroy(new StoreAway('the storage broke off', { cause: error }))
    } finally {
      clearTimeout(timer)
    }
  }
  // Who leaves in the midst of a wait leaves at once, not with the next byte.
  const leave = (): void => void reader.cancel().catch(() => undefined)
  return new Readable({
    read() {
      void next(this)
    },
    destroy(error, done) {
      leave()
      done(error)
    },
  })
}

/** Three calls of the S3 interface, signed. Bodies are streamed from disk with the sum of what is in them. */
export function s3Store(
  { endpoint, bucket, region, keyId, secret }: S3Settings,
  { patience = PATIENCE }: { patience?: number } = {},
): Store {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region })
  const send = async (address: string, init: RequestInit, signal: AbortSignal): Promise<Response> => {
    for (let pause = FIRST_PAUSE, again = 0; ; pause *= 2, again++) {
      // The signal is given to `fetch` itself. One that a Request was made with, as the client does, is forgotten with that Request when
      // the memory is cleared: then nobody gives up.
      const answer = await fetch(await client.sign(address, init), { signal })
      if (again === RETRIES || (answer.status < 500 && answer.status !== 429)) return answer
      await answer.body?.cancel()
      await rest(pause, undefined, { signal })
    }
  }
  const ask = async (name: string, init: RequestInit & { method: keyof typeof WITHIN }): Promise<Response> => {
    // Another site: while it says nothing, those who asked for a file keep nobody else from anything.
    giveWay()
    const address = new URL(`${bucket}/${name}`, endpoint.endsWith('/') ? endpoint : `${endpoint}/`)
    // It is the answer that is waited for, not its end.
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), WITHIN[init.method])
    const answer = await send(address.href, init, late.signal)
      .catch((error: unknown) => {
        throw new StoreAway('the storage does not answer', { cause: error })
      })
      .finally(() => clearTimeout(timer))
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw new StoreAway(`the storage answers ${answer.status} to ${init.method}`)
  }
  return {
    put: async (name, path) => {
      const sum = createHash('sha256')
      await pipeline(createReadStream(path), sum)
      // A blob of a file is read as it is sent, and its length is known beforehand, which S3 insists on.
      const body = await openAsBlob(path)
      const answer = await ask(name, { method: 'PUT', body, headers: { 'x-amz-content-sha256': sum.digest('hex') } })
      await answer.body?.cancel()
      if (!answer.ok) throw new StoreAway('the storage has no such bucket')
    },
    read: async (name, part) => {
      const headers: Record<string, string> = part ? { range: `bytes=${part.start}-${part.end}` } : {}
      const answer = await ask(name, { method: 'GET', headers })
      if (answer.status === 404 || !answer.body) {
        await answer.body?.cancel()
        return null
      }
      const bytes = Number(answer.headers.get('content-length'))
      return { body: heard(paced(answer.body, patience)), bytes }
    },
    remove: async (name) => {
      const answer = await ask(name, { method: 'DELETE' })
      await answer.body?.cancel()
    },
  }
}
