import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { documents } from '../../files.ts'
import { receive } from './incoming.ts'

test('what comes in small pieces is written in large ones, all of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'incoming-'))
  const handle = await open(folder)
  const writes = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'write')
  onTestFinished(() => writes.mockRestore())
  await handle.close()
  const bytes = Buffer.from(`%PDF-1.7 ${'éa'.repeat(50_000)}`)
  const pieces = Array.from({ length: bytes.length }, (_, at) => bytes.subarray(at, at + 1))
  const rule = { name: 'cv', accepts: documents, largest: bytes.length }
  const { path, bytes: count } = await receive(Readable.from(pieces, { objectMode: false }), rule, folder, 60_000)
  expect(writes.mock.calls.length).toBeLessThan(10)
  expect([count, (await readFile(path)).equals(bytes)]).toEqual([bytes.length, true])
  await rm(folder, { recursive: true })
})
