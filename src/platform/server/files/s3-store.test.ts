import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useFilesSite } from '../../../../tests/support/files-site.ts'
import type { StorageServer } from '../../../../tests/support/s3.ts'
import { startStorage } from '../../../../tests/support/s3.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
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

test('a storage that breaks off before anybody reads is told to whoever reads then, and ends nothing else', async () => {
  const broken = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).flushHeaders()
    response.destroy()
  })
  await once(broken.listen(0, '127.0.0.1'), 'listening')
  const { port } = broken.address() as AddressInfo
  const { body } = (await storeWith({ endpoint: `http://127.0.0.1:${port}` }).read('name.pdf'))!
  // Asked for, as whoever is about to read it does; nobody listens for a fault.
  body.read()
  await expect.poll(() => body.closed).toBe(true)
  await expect(text(body)).rejects.toThrow()
  broken.close()
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
