// @module-tag long
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useFilesSite } from '../../../../tests/support/files-site.ts'
import type { Person } from '../../../../tests/support/files-site.ts'
import type { Harmful } from '../../../../tests/support/harmful-files.ts'
import { EXPANDS_TO, harmfulDocs, harmfulDocx, harmfulPdfs } from '../../../../tests/support/harmful-documents.ts'
import { harmfulPictures, MARK } from '../../../../tests/support/harmful-files.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { sweepFiles } from './files.ts'

const database = useTestDatabase()
const site = useFilesSite(database)

const stored = async (): Promise<string[]> =>
  (await readdir(site.folder(), { recursive: true, withFileTypes: true }))
    .flatMap((one) => (one.isFile() ? one.name : []))
    .toSorted()

const wanted = (things: Harmful[]) => Object.fromEntries(things.map(({ what, ends }) => [what, ends]))

/** Sends one thing after the other, looks at what is kept, and says what became of each. */
async function fates(things: Harmful[], purpose: string, person: Person, look: (id: string) => Promise<void>) {
  const kept: string[] = []
  const found: Record<string, string> = {}
  for (const { what, bytes, name } of things) {
    const { id, error } = (await site.send(purpose, bytes, { as: person, ...(name && { name }) })).json<{
      id?: string
      error?: { code: string }
    }>()
    found[what] = error?.code ?? 'kept'
    if (id) {
      kept.push(id)
      await look(id)
    }
  }
  return { found, kept }
}

test('of forty pictures made to harm none is decoded beyond the limits; what is kept is a small picture and nothing else', async () => {
  const things = await harmfulPictures()
  expect(things.length).toBeGreaterThanOrEqual(40)
  const person = await site.somebody()
  const { found, kept } = await fates(things, 'photo', person, async (id) => {
    const { headers, rawPayload } = await site.get(`/fichiers/${id}-l.webp`, person)
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
    const { format, width, height, exif, xmp, icc, iptc, pages } = await sharp(rawPayload).metadata()
    expect({ format, exif, xmp, icc, iptc, pages }).toEqual({ format: 'webp' })
    expect(Math.max(width, height)).toBeLessThanOrEqual(512)
    expect(rawPayload.toString('latin1')).not.toContain(MARK.slice(0, 8))
  })
  expect(found).toEqual(wanted(things))
  // What was refused left nothing behind, and each photo took the place of the one before.
  await sweepFiles(database.db, site.files)
  expect(await stored()).toEqual(['l', 'm', 's'].map((size) => `${kept.at(-1)}-${size}.webp`))
})

test('documents made to harm are refused, or kept as they are and never shown', async () => {
  const lists = { pdf: await harmfulPdfs(), docx: await harmfulDocx(), doc: harmfulDocs() }
  const harmful = Object.values(lists).flatMap((things) => things.filter(({ ends }) => ends !== 'kept'))
  expect(harmful.length).toBeGreaterThanOrEqual(60)
  const before = await stored()
  const all: string[] = []
  const resting = process.memoryUsage.rss()
  let most = resting
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
  for (const [ending, things] of Object.entries(lists)) {
    const person = await site.somebody()
    const { found, kept } = await fates(things, 'cv', person, async (id) => {
      const { headers, statusCode } = await site.get(`/fichiers/${id}.${ending}`, person)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        // A name without folders, and with the ending of what it is.
        'content-disposition': expect.stringMatching(
          new RegExp(`^attachment; filename="[^/\\\\]*\\.${ending}"; `),
        ) as string,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      })
    })
    expect(found).toEqual(wanted(things))
    all.push(...kept.map((id) => `${id}.${ending}`))
  }
  clearInterval(watching)
  // Among them are some that would take two gigabytes and more: none was expanded, whatever else the process holds by then.
  expect(most - resting).toBeLessThan(EXPANDS_TO / 2)
  expect(await stored()).toEqual([...before, ...all].toSorted())
  expect(await readdir(site.files.incoming)).toEqual([])
})

test('a document that never ends is refused as soon as it is too long', async () => {
  const person = await site.somebody()
  const address = await site.http.listen({ port: 0, host: '127.0.0.1' })
  const headers = { ...site.headersOf(person), 'content-type': 'application/pdf' }
  const sending = request(`${address}/fichiers/cv`, { method: 'PUT', headers })
  const answered = new Promise<number>((resolve, reject) => {
    sending.once('response', (response) => resolve(response.resume().statusCode!))
    sending.once('error', reject)
  })
  const piece = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1024 * 1024, ' ')])
  const told = new AbortController()
  void answered.finally(() => told.abort())
  while (!told.signal.aborted) {
    if (sending.write(piece)) await setImmediate()
    else await Promise.race([once(sending, 'drain'), answered])
  }
  expect(await answered).toBe(413)
  sending.destroy()
  await expect.poll(() => readdir(site.files.incoming)).toEqual([])
})
