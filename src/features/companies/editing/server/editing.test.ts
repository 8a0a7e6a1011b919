import { beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import type { Site } from '../../../../../tests/support/site.ts'
import { openSite } from '../../../../../tests/support/site.ts'
import { untilReadable } from '../../../../../tests/support/outbox.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../../tests/support/world.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { visitor } from '#platform/server/endpoints.ts'
import { pictureAddress } from '#platform/files.ts'
import { moved } from '#platform/moved.ts'
import { photoRow } from '../../companies.factory.ts'
import { insertPhotos } from '../../server/company-media.repository.ts'
import { MOST_PHOTOS } from '../editing.rules.ts'
import { saveContact, saveNetworks, saveTexts } from '../editing.contract.ts'
import { companyPhotoPurpose } from './company-photo.service.ts'
import { savePhotos } from './editing-photos.ts'
import * as editing from './editing.ts'

const database = useTestDatabase()
let site: Site
let fr: number
let be: number

beforeAll(async () => {
  const world = await smallWorld(database.db)
  fr = world.fr.companyId
  be = world.be.companyId
  site = await openSite(database)
})

const PATH = '/gravures/hall/1.svg'
beforeEach(async () => {
  await database.database.run(`delete from company_drafts; delete from company_pictures; delete from company_photos;
    update companies set tagline = 'Banque privée', website = null, quote_text = null, quote_author = null;
    delete from company_social_networks`)
  await insertPhotos(
    database.db,
    [1, 2].map((position) => photoRow({ companyId: fr, position, path: `/gravures/hall/${position}.svg` })),
  )
})

const recruiter = (companyId: number | null): SignedIn => ({
  role: 'recruiter',
  accountId: 1,
  sessionId: '',
  companyId,
  verified: true,
  flags: [],
})
const page = async (companyId = fr) => (await editing.readCompanyPage(database.db, recruiter(companyId))).page!

/** Saves the texts with another tagline. */
const saveTagline = (companyId: number, tagline: string, version: number) =>
  page(companyId).then(({ texts }) =>
    editing.saveBlock(database.db, recruiter(companyId), 'texts', { ...texts.values, tagline, version }),
  )
const publish = async (companyId = fr) =>
  editing.publishCompanyPage(database.db, recruiter(companyId), (await page(companyId)).edition)
const tagline = async (companyId: number) => {
  const { rows } = await database.db.execute(`select tagline from companies where id = ${companyId}`)
  return rows[0]!.tagline
}

let sent = 0
/** A picture that has arrived and waits to be kept. */
async function arrived(): Promise<string> {
  const id = `picture-${++sent}`.padEnd(22, '-')
  await database.database.run(`insert into files (id, purpose, kind, bytes)
    values ('${id}', 'photo-entreprise', 'picture', 4096)`)
  return id
}
const keep = (companyId: number | null, id: string) =>
  database.db.transaction((tx) =>
    companyPhotoPurpose.keep!(tx, { ...recruiter(companyId), accountId: null as never }, id, null),
  )
const stateOf = async (id: string) => {
  const { rows } = await database.db.execute(`select state from files where id = '${id}'`)
  return rows[0]?.state
}

test('what is saved is a draft: the page shows it once it is published, all of it at once', async () => {
  await saveTagline(fr, 'Depuis 1894', 0)
  const { photos } = await page()
  await savePhotos(database.db, recruiter(fr), { version: 0, photos: moved(photos.items, 0, 1), removed: [] })
  const shown = async () =>
    (await site.http.inject(`/v1/companies/${fr}`)).json<{ tagline: string; photos: { url: string }[] }>()
  expect((await shown()).tagline).toBe('Banque privée')
  expect(await page()).toMatchObject({ changes: 2, texts: { changed: ['tagline'] } })

  await publish()
  expect((await shown()).tagline).toBe('Depuis 1894')
  expect((await shown()).photos.map(({ url }) => url)).toEqual(['/gravures/hall/2.svg', PATH])
  expect(await page()).toMatchObject({ changes: 0, saved_at: null })
  expect(await codeOf(publish())).toBe('editing/nothing_to_publish')
})

test('a published change is heard of by pages and searches', async () => {
  await untilReadable(database.db)
  const heard: unknown[] = []
  database.changes.on(['company'], (news) => heard.push(...(news ?? [])))
  const { networks } = await page()
  const links = { ...networks.values, linkedin: 'https://www.linkedin.com/company/valmont', version: 0 }
  await editing.saveBlock(database.db, recruiter(fr), 'networks', links)
  await publish()
  await expect.poll(() => JSON.stringify(heard)).toContain(String(fr))
})

test('of two who edit one part, the second is told and loses nothing; other parts go on', async () => {
  await saveTagline(fr, 'La première', 0)
  expect(await codeOf(saveTagline(fr, 'La seconde', 0))).toBe('editing/changed_meanwhile')
  const { texts, figures } = await page()
  expect([texts.values.tagline, texts.version]).toEqual(['La première', 1])
  const figuresOf = { ...figures.values, employees: '2400', version: 0 }
  await editing.saveBlock(database.db, recruiter(fr), 'figures', figuresOf)
  await saveTagline(fr, 'La seconde', 1)
  // Published what nobody has seen is nothing.
  expect(await codeOf(editing.publishCompanyPage(database.db, recruiter(fr), 2))).toBe('editing/draft_changed')
  // Who has the form open while it is published is told, too.
  await publish()
  expect(await codeOf(saveTagline(fr, 'La troisième', 2))).toBe('editing/changed_meanwhile')
  expect(await tagline(fr)).toBe('La seconde')
})

test('twenty who save one version at once: one does', async () => {
  const codes = await Promise.all(Array.from({ length: 20 }, (_, at) => codeOf(saveTagline(fr, `Ligne ${at}`, 0))))
  expect(codes.filter((code) => code !== 'editing/changed_meanwhile')).toHaveLength(1)
})

test('a recruiter of another company, or of none, reaches nothing of the page, the draft or its pictures', async () => {
  await saveTagline(fr, 'Secret', 0)
  const id = await arrived()
  await keep(fr, id)
  expect(JSON.stringify(await page(be))).not.toContain('Secret')
  expect((await editing.readCompanyPage(database.db, recruiter(null))).page).toBeNull()
  const path = pictureAddress(id, 'l')
  const theirs = { version: 0, photos: [{ path, alt: 'Vue', caption: '' }], removed: [] }
  expect(await codeOf(savePhotos(database.db, recruiter(be), theirs))).toBe('editing/unknown_photo')
  expect(await codeOf(savePhotos(database.db, recruiter(null), theirs))).toBe('companies/not_found')
  expect(await codeOf(publish(be))).toBe('editing/nothing_to_publish')
  expect(await codeOf(editing.publishCompanyPage(database.db, recruiter(null), 0))).toBe('companies/not_found')
  await editing.dropCompanyDraft(database.db, recruiter(be))
  expect((await page()).changes).toBe(2)

  const seen = (actor: SignedIn | typeof visitor) =>
    companyPhotoPurpose.mayRead(database.db, () => Promise.resolve(actor), id)
  expect(await Promise.all([recruiter(fr), recruiter(be), recruiter(null), visitor].map(seen))).toEqual([
    'private',
    null,
    null,
    null,
  ])
})

test('no photo is published without words for those who do not see it; the file goes with the photo', async () => {
  const id = await arrived()
  await keep(fr, id)
  const path = pictureAddress(id, 'l')
  expect(await codeOf(publish())).toBe('editing/photo_without_alt')
  const { photos } = await page()
  expect(photos.items.at(-1)).toEqual({ path, alt: '', caption: '' })
  const words = photos.items.map((one) => (one.path === path ? { ...one, alt: 'La terrasse' } : one))
  // What was sent made no new version, and what is not named stays.
  await savePhotos(database.db, recruiter(fr), { version: photos.version, photos: words.slice(-1), removed: [] })
  await publish()
  expect((await page()).photos.live.map((one) => one.path)).toEqual([path, PATH, '/gravures/hall/2.svg'])
  expect(await companyPhotoPurpose.mayRead(database.db, () => Promise.resolve(visitor), id)).toBe('for now')

  const { version } = (await page()).photos
  await savePhotos(database.db, recruiter(fr), { version, photos: [], removed: [path] })
  expect(await stateOf(id)).toBe('claimed')
  await publish()
  expect(await stateOf(id)).toBe('gone')
})

test('a page has twelve photos at most, and a draft that is given up leaves no file', async () => {
  const ids: string[] = []
  for (let at = 2; at < MOST_PHOTOS; at++) {
    ids.push(await arrived())
    await keep(fr, ids.at(-1)!)
  }
  expect(await codeOf(keep(fr, await arrived()))).toBe('editing/too_many_photos')
  await editing.dropCompanyDraft(database.db, recruiter(fr))
  expect(await stateOf(ids[0]!)).toBe('gone')
  expect((await page()).photos.items).toHaveLength(2)
})

test('a text that a browser sends back as it is has not changed', () => {
  const typed = saveTexts.input.parse({ version: 0, description: 'Une ligne.\r\n\r\nUne autre.' })
  expect(typed.description).toBe('Une ligne.\n\nUne autre.')
})

test('links lead to the network they are named after, and websites are https', () => {
  const networks = (typed: object) => saveNetworks.input.safeParse({ version: 0, ...typed })
  expect(networks({ x: 'x.com/valmont', linkedin: '' }).data).toMatchObject({ x: 'https://x.com/valmont' })
  expect(networks({ x: 'valmont' }).success).toBe(false)
  expect(networks({ linkedin: 'https://linkedin.com.example/valmont' }).success).toBe(false)
  const contact = (typed: object) => saveContact.input.safeParse({ version: 0, ...typed })
  for (const website of ['javascript:alert(1)', 'http://valmont.example', 'https://a:b@valmont.example'])
    expect(contact({ website }).success).toBe(false)
  expect(contact({ website: 'valmont.example', phone: '+33 1 99 00 12 34' }).data).toMatchObject({
    website: 'https://valmont.example',
    phone: '+33199001234',
  })
})
