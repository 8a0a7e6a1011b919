import type { ReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Person } from '../../../../../tests/support/files-site.ts'
import { useFilesSite } from '../../../../../tests/support/files-site.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { sampleMp4 } from '../../../../../tests/support/sample-mp4.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../../tests/support/world.ts'
import { sweepFiles } from '#platform/server/files/files.ts'
import type { Stored } from '#platform/server/files/store.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { companyVideo } from '../../server/company-media.ts'
import { saveFilm } from './editing-film.ts'
import { dropCompanyDraft, publishCompanyPage, readCompanyPage } from './editing.ts'

const database = useTestDatabase()
const site = useFilesSite(database)
let world: Awaited<ReturnType<typeof smallWorld>>
let webm: Buffer
let vtt: Buffer
let rose: Person & { actor: SignedIn }
let eve: Person & { actor: SignedIn }

async function recruiter(companyId: number): Promise<typeof rose> {
  const person = await site.somebody()
  await database.db.execute(
    sql`update accounts set role = 'recruiter', company_id = ${companyId} where id = ${person.accountId}`,
  )
  const { accountId } = person
  const actor = { role: 'recruiter', accountId, companyId, sessionId: '', verified: true, flags: [] } as const
  return { ...person, actor: { ...actor, flags: [] } }
}

beforeAll(async () => {
  world = await smallWorld(database.db)
  ;[webm, vtt] = await Promise.all([readFile('public/films/orsel.webm'), readFile('public/films/orsel.vtt')])
})
beforeEach(async () => {
  await database.db.execute(sql`delete from rate_limits`)
  await database.db.execute(sql`delete from company_drafts`)
  await database.db.execute(sql`delete from company_videos`)
  await database.db.execute(sql`delete from company_films`)
  ;[rose, eve] = [await recruiter(world.fr.companyId), await recruiter(world.be.companyId)]
})

const sendFilm = (bytes = webm, as: Person | null = rose) => site.send('film-entreprise', bytes, { as })
const sendCaptions = (bytes = vtt) => site.send('sous-titres', bytes, { as: rose })
const fault = (answer: LightMyRequestResponse): string => answer.json<{ error: { code: string } }>().error.code
const page = async () => (await readCompanyPage(database.db, rose.actor)).page!
const film = async () => (await page()).film
const publish = async () => publishCompanyPage(database.db, rose.actor, (await page()).edition)
const words = { title: 'Une journée chez nous', summary: 'On traverse les bureaux, du hall au comité.', removed: false }
const describeIt = async (more: object = {}) =>
  saveFilm(database.db, rose.actor, { version: (await film()).version, ...words, ...more })
const statesOf = async () =>
  (
    await database.db.execute<{ state: string }>(
      sql`select state from files where account_id = ${rose.accountId} order by created_at, id`,
    )
  ).rows.map(({ state }) => state)

test('a film waits in the draft with its words and captions, and is published with them or not at all', async () => {
  expect((await sendFilm()).statusCode).toBe(200)
  expect((await film()).values).toMatchObject({ type: 'video/webm', captions: '', title: '' })
  expect(await codeOf(publish())).toBe('editing/film_incomplete')
  await describeIt()
  expect(await codeOf(publish())).toBe('editing/film_incomplete')
  expect(await companyVideo(database.db, world.fr.companyId)).toBeNull()
  await sendCaptions()
  await publish()
  const { path, captions } = (await film()).live
  expect(await companyVideo(database.db, world.fr.companyId)).toMatchObject({
    url: path,
    captions,
    type: 'video/webm',
    title: words.title,
    seconds: 16,
    width: 720,
    height: 480,
  })
  // Other words for the same film.
  await describeIt({ title: 'Nos bureaux' })
  await publish()
  expect(await companyVideo(database.db, world.fr.companyId)).toMatchObject({ url: path, title: 'Nos bureaux' })
})

test('only its recruiters see it before it is published; then everybody, from any place in it', async () => {
  await sendFilm()
  await sendCaptions()
  await describeIt()
  const { path, captions } = (await film()).values
  const statusOf = async (who: Person | null, at = path) => (await site.get(at, who)).statusCode
  expect([await statusOf(rose), await statusOf(eve), await statusOf(null)]).toEqual([200, 404, 404])
  expect([await statusOf(rose, captions), await statusOf(null, captions)]).toEqual([200, 404])
  await publish()
  const whole = await site.get(path)
  expect([whole.statusCode, whole.rawPayload.equals(webm)]).toEqual([200, true])
  expect(whole.headers).toMatchObject({
    'content-type': 'video/webm',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=300',
  })
  expect((await site.get(captions)).headers['content-type']).toBe('text/vtt')
  // Asked for its headers alone, nothing of it is read.
  const opened = vi.spyOn(site.files.store, 'read')
  const head = await site.http.inject({ method: 'HEAD', url: path })
  const { body } = (await opened.mock.results.at(-1)!.value) as Stored
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, `${webm.length}`, 0])
  await expect.poll(() => body.closed, { timeout: 20_000 }).toBe(true)
  expect((body as ReadStream).bytesRead).toBe(0)
  opened.mockRestore()
  const part = async (range: string, more: Record<string, string> = {}) => {
    const answer = await site.http.inject({ url: path, headers: { range, ...more } })
    return { status: answer.statusCode, range: answer.headers['content-range'], bytes: answer.rawPayload }
  }
  const size = webm.length
  expect(await part('bytes=100-199')).toEqual({
    status: 206,
    range: `bytes 100-199/${size}`,
    bytes: webm.subarray(100, 200),
  })
  expect(await part(`bytes=${size - 50}-`)).toMatchObject({ status: 206, bytes: webm.subarray(-50) })
  expect(await part('bytes=-20')).toMatchObject({ status: 206, bytes: webm.subarray(-20) })
  expect(await part(`bytes=0-${size * 2}`)).toMatchObject({ status: 206, range: `bytes 0-${size - 1}/${size}` })
  expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` })
  for (const odd of ['bytes=5-2', 'bytes=-0']) expect((await part(odd)).status).toBe(416)
  for (const odd of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b'])
    expect(await part(odd)).toMatchObject({ status: 200 })
  expect(await part('bytes=0-9', { 'if-range': '"mark"' })).toMatchObject({ status: 200 })
})

test('what is no film, no captions, too heavy, or sent by nobody of a company, is refused and leaves nothing', async () => {
  const cut = sampleMp4().subarray(0, 3_000)
  const refused = [await sendFilm(cut), await sendFilm(vtt), await sendCaptions(webm)]
  expect(refused.map(fault)).toEqual(['files/unreadable', 'files/wrong_kind', 'files/wrong_kind'])
  expect(fault(await sendCaptions(Buffer.from('WEBVTT\n\nSans horaire du tout')))).toBe('files/unreadable')
  expect(fault(await sendFilm(sampleMp4({ body: 41 * 1024 * 1024 })))).toBe('files/too_large')
  expect([(await sendFilm(webm, null)).statusCode, (await sendFilm(webm, await site.somebody())).statusCode]).toEqual([
    401, 404,
  ])
  expect((await film()).changed).toEqual([])
  expect((await statesOf()).filter((state) => state !== 'gone')).toEqual([])
})

test('another film takes the place of the one before, whose captions go with it; a draft that is given up leaves no file', async () => {
  await sendFilm()
  await sendCaptions()
  await describeIt()
  await publish()
  expect((await sendFilm(sampleMp4())).statusCode).toBe(200)
  expect((await film()).values).toMatchObject({ type: 'video/mp4', captions: '', title: words.title })
  // The page still plays the first one.
  expect(await statesOf()).toEqual(['claimed', 'claimed', 'claimed'])
  await dropCompanyDraft(database.db, rose.actor)
  expect(await statesOf()).toEqual(['claimed', 'claimed', 'gone'])
  await describeIt({ removed: true })
  await publish()
  expect(await companyVideo(database.db, world.fr.companyId)).toBeNull()
  await sweepFiles(database.db, site.files)
  expect(await statesOf()).toEqual([])
})

test('another company changes nothing of it, and whoever was slower is told', async () => {
  await sendFilm()
  const { version } = await film()
  await saveFilm(database.db, eve.actor, { version: 0, ...words, title: 'Chez les autres' })
  expect((await film()).values.title).toBe('')
  await describeIt()
  expect(await codeOf(saveFilm(database.db, rose.actor, { version, ...words }))).toBe('editing/changed_meanwhile')
  expect(await codeOf(saveFilm(database.db, { ...rose.actor, companyId: null }, { version, ...words }))).toBe(
    'companies/not_found',
  )
})
