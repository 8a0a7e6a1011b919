import { readdir, readlink, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStore } from './disk-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-disk-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What this process has open of the folder. */
async function openOnes(): Promise<string[]> {
  const places = await Promise.all(
    (await readdir('/proc/self/fd')).map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')),
  )
  return places.filter((place) => place.startsWith(folder))
}

async function kept() {
  const store = diskStore(folder)
  await writeFile(join(folder, 'sent'), 'à garder')
  await store.put('name.pdf', join(folder, 'sent'))
  return store
}

test('what is read is closed, all of it or a part', async () => {
  const store = await kept()
  expect(await text((await store.read('name.pdf'))!.body)).toBe('à garder')
  const part = (await store.read('name.pdf', { start: 3, end: 5 }))!
  expect([part.bytes, await text(part.body)]).toEqual([3, 'gar'])
  expect(await store.read('another.pdf')).toBe(null)
  await expect.poll(openOnes).toEqual([])
})

test('what is opened and forgotten is closed with the memory it took, and ends nothing', async () => {
  const store = await kept()
  setFlagsFromString('--expose-gc')
  const clearMemory = runInNewContext('gc') as () => void
  await Promise.all(Array.from({ length: 5 }, () => store.read('name.pdf').then(() => undefined)))
  expect(await openOnes()).toHaveLength(5)
  await expect
    .poll(async () => {
      clearMemory()
      return openOnes()
    })
    .toEqual([])
})
