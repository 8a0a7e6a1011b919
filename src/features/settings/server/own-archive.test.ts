import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Person } from '../../../../tests/support/files-site.ts'
import { useFilesSite } from '../../../../tests/support/files-site.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { unzip } from '../../../../tests/support/unzip.ts'
import { notFound } from '#platform/refusals.ts'
import { claimFile } from '#platform/server/files/files.ts'
import { insertFile } from '#platform/server/files/files.repository.ts'
import { writeArchive } from './own-archive.ts'

const database = useTestDatabase()
const site = useFilesSite(database)
const nobody = {
  role: 'candidate',
  sessionId: '00000000-0000-4000-8000-000000000000',
  companyId: null,
  verified: true,
  flags: [],
} as const
const actorOf = ({ accountId }: Person) => ({ ...nobody, accountId })
const always = (): Promise<void> => Promise.resolve()

/** A document of somebody's, as large as none is read at once. */
async function keep(person: Person, id: string, name: string): Promise<Buffer> {
  const bytes = Buffer.alloc(3_000_000, id)
  const path = join(site.files.incoming, id)
  await mkdir(site.files.incoming, { recursive: true })
  await writeFile(path, bytes)
  await site.files.store.put(`${id}.pdf`, path)
  await insertFile(database.db, {
    id,
    purpose: 'cv',
    kind: 'pdf',
    bytes: bytes.length,
    name,
    accountId: person.accountId,
  })
  await database.db.transaction((tx) => claimFile(tx, id, { purpose: 'cv', accountId: person.accountId }))
  return bytes
}

/** The site, and every file that was opened for reading. */
function watched(): { own: Parameters<typeof writeArchive>[0]; opened: Readable[] } {
  const opened: Readable[] = []
  const { store } = site.files
  const read: typeof store.read = async (name) => {
    const stored = await store.read(name)
    if (stored) opened.push(stored.body)
    return stored
  }
  return { own: { ...site.accounts, files: { store: { ...store, read } } }, opened }
}

test('the archive holds what one has sent, under names one knows again, and nothing of anybody else', async () => {
  const [person, other] = [await site.somebody(), await site.somebody()]
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0f5c4a' } })
    .png()
    .toBuffer()
  const photo = (await site.send('photo', png, { as: person })).json<{ id: string }>().id
  const cv = await keep(person, 'cv-cv-cv-cv-cv-cv-cv-1', 'Mon CV été.pdf')
  await keep(other, 'cv-cv-cv-cv-cv-cv-cv-2', 'Un autre.pdf')
  const { name, body } = await writeArchive(watched().own, actorOf(person), always)
  expect(name).toMatch(/^florin-mes-donnees-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzip(await buffer(body))
  const places = [`fichiers/photo-${photo}.webp`, 'fichiers/cv-Mon CV été-cv-cv-cv-cv-cv-cv-cv-1.pdf']
  expect(Object.keys(files)).toEqual(['donnees.json', 'LISEZMOI.txt', ...places])
  expect((await sharp(files[places[0]!]).metadata()).format).toBe('webp')
  expect(files[places[1]!]!.equals(cv)).toBe(true)
  const listed = (JSON.parse(files['donnees.json']!.toString()) as { files: { archive: string }[] }).files
  expect(listed.map(({ archive }) => archive)).toEqual(places)
})

test('files are opened one after the other, as they are read, and closed when the reader leaves', async () => {
  const person = await site.somebody()
  for (const last of ['a', 'b', 'c']) await keep(person, `slow-slow-slow-slow-s${last}`, 'CV.pdf')
  const { own, opened } = watched()
  const { body } = await writeArchive(own, actorOf(person), always)
  await expect.poll(() => opened.length).toBe(1)
  await expect.poll(() => body.readableLength).toBeGreaterThan(0)
  expect([opened.length, opened[0]!.readableEnded]).toEqual([1, false])
  body.destroy()
  await expect.poll(() => opened[0]!.destroyed).toBe(true)
  expect(opened).toHaveLength(1)
})

test('who leaves while a file is being opened leaves none open', async () => {
  const person = await site.somebody()
  await keep(person, 'left-left-left-left-le', 'CV.pdf')
  const { own, opened } = watched()
  const asked = Promise.withResolvers<void>()
  const { body } = await writeArchive(own, actorOf(person), () => asked.promise)
  body.destroy()
  await expect.poll(() => body.closed).toBe(true)
  asked.resolve()
  await expect.poll(() => opened.length).toBe(1)
  await expect.poll(() => opened[0]!.destroyed).toBe(true)
})

test('who may not any more while it is written gets no further file; one that is gone meanwhile is left out', async () => {
  const person = await site.somebody()
  for (const last of ['a', 'b', 'c']) await keep(person, `stop-stop-stop-stop-s${last}`, 'CV.pdf')
  const { own, opened } = watched()
  let asked = 0
  const { body } = await writeArchive(own, actorOf(person), () =>
    ++asked === 2 ? Promise.reject(notFound()) : always(),
  )
  await expect(buffer(body)).rejects.toThrow()
  expect(opened).toHaveLength(1)
  await site.files.store.remove('stop-stop-stop-stop-sb.pdf')
  const whole = unzip(await buffer((await writeArchive(own, actorOf(person), always)).body))
  expect(Object.keys(whole).filter((name) => name.startsWith('fichiers/'))).toHaveLength(2)
})
