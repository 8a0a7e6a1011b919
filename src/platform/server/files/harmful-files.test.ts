import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useFilesSite } from '../../../../tests/support/files-site.ts'
import type { Person } from '../../../../tests/support/files-site.ts'
import type { Harmful } from '../../../../tests/support/harmful-files.ts'
import { harmfulDocuments, harmfulPictures, MARK } from '../../../../tests/support/harmful-files.ts'
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
  for (const { what, bytes } of things) {
    const { id, error } = (await site.send(purpose, bytes, { as: person })).json<{
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
  const things = await harmfulDocuments()
  const person = await site.somebody()
  const before = await stored()
  const { found, kept } = await fates(things, 'cv', person, async (id) => {
    const { headers, statusCode } = await site.get(`/fichiers/${id}.pdf`, person)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; /) as string,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
  })
  expect(found).toEqual(wanted(things))
  expect(await stored()).toEqual([...before, ...kept.map((id) => `${id}.pdf`)].toSorted())
})
