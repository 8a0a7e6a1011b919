import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { useFilesSite } from '../../../../tests/support/files-site.ts'
import type { StorageServer } from '../../../../tests/support/s3.ts'
import { startStorage } from '../../../../tests/support/s3.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { refusalOf } from '../http/http-errors.ts'
import { onBehalfOf } from '../overload/overload.ts'
import { sweepFiles } from './files.ts'
import { s3Store } from './s3-store.ts'
import { StoreAway } from './store.ts'

let storage: StorageServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-s3-'))
  storage = await startStorage()
})
afterAll(async () => {
  await storage.stop()
  await rm(folder, { recursive: true })
})
const database = useTestDatabase()
const settings: Record<string, string> = {}
beforeAll(() => void Object.assign(settings, storage.settings))
const site = useFilesSite(database, { s3: settings })

const storeWith = (changed = {}) => s3Store({ ...storage.s3, ...changed })

test('what is put into S3-compatible storage is read as it was, and gone once removed', async () => {
  const store = storeWith()
  const path = join(folder, 'a')
  await writeFile(path, 'à garder'.repeat(10_000))
  await store.put('name.pdf', path)
  const read = (await store.read('name.pdf'))!
  expect(read.bytes).toBe(90_000)
  expect(await text(read.body)).toBe('à garder'.repeat(10_000))
  await store.remove('name.pdf')
  await store.remove('name.pdf')
  expect(await store.read('name.pdf')).toBe(null)
})

test('a key that is not known, a missing bucket and a server that is away are told from a missing file', async () => {
  const path = join(folder, 'b')
  await writeFile(path, 'b')
  for (const wrong of [{ keyId: 'another' }, { bucket: 'nowhere' }, { endpoint: 'http://127.0.0.1:9' }]) {
    await expect(storeWith(wrong).put('b.pdf', path), JSON.stringify(wrong)).rejects.toBeInstanceOf(StoreAway)
  }
})

/** Forgets what nothing holds any more. */
async function clearMemory(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let round = 0; round < 5; round++) {
    collect()
    await setImmediate()
  }
}

/** A storage that answers in its own way. */
async function oddStorage(answer: RequestListener, options?: Parameters<typeof s3Store>[1]) {
  const server = createServer(answer)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const store = s3Store({ ...storage.s3, endpoint: `http://127.0.0.1:${port}` }, options)
  return { store, cut: () => server.closeAllConnections() }
}

test('a storage that breaks off before anybody reads is told to whoever reads then, and ends nothing else', async () => {
  const { store } = await oddStorage((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).flushHeaders()
    response.destroy()
  })
  const { body } = (await store.read('name.pdf'))!
  // Asked for, as whoever is about to read it does; nobody listens for a fault.
  body.read()
  await expect.poll(() => body.closed).toBe(true)
  await expect(text(body)).rejects.toThrow()
})

test('a storage that gives a byte now and then is one that is away, and is told so', async () => {
  const left = Promise.withResolvers<void>()
  const { store } = await oddStorage(
    (_request, response) => {
      response.writeHead(200, { 'content-length': '1000000' })
      const drip = setInterval(() => response.write('a'), 10)
      response.once('close', () => {
        clearInterval(drip)
        left.resolve()
      })
    },
    { patience: 200 },
  )
  const { body } = (await store.read('name.pdf'))!
  const fault: unknown = await text(body).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(StoreAway)
  expect(refusalOf(fault).code).toBe('platform/storage_away')
  await left.promise
})

test('who reads slowly reads to the end, however little the storage is waited for', async () => {
  const bytes = 500_000
  const { store } = await oddStorage((_request, response) => void response.end('a'.repeat(bytes)), { patience: 300 })
  const { body } = (await store.read('name.pdf'))!
  const since = performance.now()
  await once(body, 'readable')
  await expect.poll(() => performance.now() - since, { timeout: 5_000 }).toBeGreaterThan(900)
  expect(await text(body)).toHaveLength(bytes)
})

test('who leaves while the storage says nothing leaves it at once', async () => {
  const closed = Promise.withResolvers<void>()
  const { store } = await oddStorage((_request, response) => {
    response.once('close', closed.resolve)
    response.writeHead(200, { 'content-length': '10' }).write('a')
  })
  const { body } = (await store.read('name.pdf'))!
  await once(body, 'readable')
  body.read()
  body.destroy()
  await closed.promise
})

test('a storage that does not answer is given up after its time, also when the memory was cleared meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked = Promise.withResolvers<void>()
  const { store } = await oddStorage(() => asked.resolve())
  const read = expect(store.read('name.pdf')).rejects.toBeInstanceOf(StoreAway)
  await asked.promise
  await clearMemory()
  vi.advanceTimersByTime(20_000)
  await read
})

test('a storage that fails for a moment is asked again', async () => {
  let times = 0
  const { store } = await oddStorage((_request, response) => {
    times++
    response.writeHead(times < 3 ? 503 : 200).end('à garder')
  })
  expect(await text((await store.read('name.pdf'))!.body)).toBe('à garder')
  expect(times).toBe(3)
})

test('while the storage says nothing, whoever asked it has no turn', async () => {
  const { store, cut } = await oddStorage(() => undefined)
  const leave = vi.fn()
  const turn = { giveWay: leave, stepAside: <T>(wait: () => Promise<T>) => wait() }
  const asker = { who: 'somebody', gone: new AbortController().signal }
  const read = onBehalfOf(asker, () => store.read('name.pdf'), turn)
  expect(leave).toHaveBeenCalled()
  let fault: unknown
  read.catch((error: unknown) => {
    fault = error
  })
  await expect
    .poll(() => {
      cut()
      return fault
    })
    .toBeInstanceOf(StoreAway)
})

test('photos are kept, shown and swept there as they are on disk', async () => {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const person = await site.somebody()
  const first = (await site.send('photo', png, { as: person })).json<{ id: string }>().id
  await site.send('photo', png, { as: person })
  expect(await storage.names()).toHaveLength(6)
  expect((await site.get(`/fichiers/${first}-m.webp`, person)).statusCode).toBe(404)
  await sweepFiles(database.db, site.files)
  const names = await storage.names()
  expect(names).toHaveLength(3)
  const { statusCode, rawPayload } = await site.get(`/fichiers/${names.find((name) => name.includes('-m'))}`, person)
  expect([statusCode, (await sharp(rawPayload).metadata()).format]).toEqual([200, 'webp'])
})
