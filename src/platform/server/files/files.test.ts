// @module-tag postgres
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { useFilesSite } from '../../../../tests/support/files-site.ts'
import type { Person } from '../../../../tests/support/files-site.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { exportFiles, sweepFiles } from './files.ts'
import { insertFile } from './files.repository.ts'
import { createPlaces } from './upload-places.ts'

const database = useTestDatabase()
const site = useFilesSite(database, { patience: 2_000 })

let png: Buffer
let address: string
beforeAll(async () => {
  png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0f5c4a' } })
    .png()
    .toBuffer()
  await site.http.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(site.http.server.address() as AddressInfo).port}`
})

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF')
const idOf = (answer: LightMyRequestResponse): string => answer.json<{ id: string }>().id
const codeOf = (answer: LightMyRequestResponse): string => answer.json<{ error: { code: string } }>().error.code
const statesOf = async (person: Person): Promise<string[]> => {
  const { rows } = await database.db.execute<{ state: string }>(
    sql`select state from files where account_id = ${person.accountId} order by created_at, id`,
  )
  return rows.map(({ state }) => state)
}
const stored = async (): Promise<string[]> =>
  (await readdir(site.folder(), { recursive: true, withFileTypes: true })).flatMap((one) =>
    one.isFile() ? one.name : [],
  )

/** A file of which the sender says how long it is, and then sends as much as one lets it. */
function slowly(person: Person, length = png.length): { sending: ClientRequest; answered: Promise<number> } {
  const headers = { ...site.headersOf(person), 'content-type': 'image/png', 'content-length': length }
  const sending = request(`${address}/fichiers/photo`, { method: 'PUT', headers })
  const answered = new Promise<number>((resolve, reject) => {
    sending.once('response', (response) => resolve(response.resume().statusCode!))
    sending.once('error', reject)
  })
  answered.catch(() => undefined)
  sending.write(png.subarray(0, 100))
  return { sending, answered }
}

test('a photo is kept in three sizes, and the one before goes when another takes its place', async () => {
  const person = await site.somebody()
  const first = idOf(await site.send('photo', png, { as: person }))
  expect((await sharp((await site.get(`/fichiers/${first}-s.webp`, person)).rawPayload).metadata()).width).toBe(96)
  const second = idOf(await site.send('photo', png, { as: person }))
  expect(await statesOf(person)).toEqual(['gone', 'claimed'])
  expect((await site.get(`/fichiers/${first}-s.webp`, person)).statusCode).toBe(404)
  await sweepFiles(database.db, site.files)
  expect(await statesOf(person)).toEqual(['claimed'])
  expect((await stored()).filter((name) => name.startsWith(first))).toEqual([])
  expect((await site.get(`/fichiers/${second}-l.webp`, person)).statusCode).toBe(200)
})

/** Four quarters of one colour each; a camera held upright may have written it lying down. */
async function quarters(orientation?: number): Promise<Buffer> {
  const quarter = (background: string) =>
    sharp({ create: { width: 300, height: 100, channels: 3, background } })
      .png()
      .toBuffer()
  const [blue, white, black] = await Promise.all(['#0000ff', '#ffffff', '#000000'].map(quarter))
  const red = sharp({ create: { width: 600, height: 200, channels: 3, background: '#ff0000' } }).composite([
    { input: blue!, left: 300, top: 0 },
    { input: white!, left: 0, top: 100 },
    { input: black!, left: 300, top: 100 },
  ])
  return (orientation === undefined ? red : red.withMetadata({ orientation })).png().toBuffer()
}
const colourOf = async (address: string, person: Person): Promise<number[]> => {
  const { rawPayload } = await site.get(address, person)
  const { channels } = await sharp(rawPayload).stats()
  // All of it is of one colour, but for what compression does.
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(12)
  return channels.map(({ mean }) => Math.round(mean / 255))
}

test('the square that was chosen is cut, of the picture as it stands upright; what reaches beyond is pushed back', async () => {
  const person = await site.somebody()
  const cut = async (query: string, picture: Buffer) => {
    const id = idOf(await site.send('photo', picture, { as: person, query }))
    return colourOf(`/fichiers/${id}-s.webp`, person)
  }
  const flat = await quarters()
  expect(await cut('?x=0&y=0&side=0.5', flat)).toEqual([1, 0, 0])
  expect(await cut('?x=0.6&y=0&side=0.45', flat)).toEqual([0, 0, 1])
  expect(await cut('?x=1&y=1&side=0.4', flat)).toEqual([0, 0, 0])
  // Turned by a quarter to the right: what was below on the left is above on the left.
  expect(await cut('?x=0&y=0&side=0.5', await quarters(6))).toEqual([1, 1, 1])
})

test('a part that cannot be is refused before the file is read; uses that cut nothing do not look at it', async () => {
  const person = await site.somebody()
  const wrong = [
    '?x=0&y=0',
    '?x=0&y=0&side=0.1',
    '?x=-1&y=0&side=1',
    '?x=0&y=2&side=1',
    '?x=a&y=0&side=1',
    '?x=0&x=1&y=0&side=1',
  ]
  for (const query of wrong) {
    const answer = await site.send('photo', png, { as: person, query })
    expect([answer.statusCode, codeOf(answer)], query).toEqual([400, 'platform/invalid_input'])
  }
  expect(await statesOf(person)).toEqual([])
  expect((await site.send('cv', pdf, { as: person, query: wrong[0]! })).statusCode).toBe(200)
})

test('a form goes back to its page and says how it went, and to no other site', async () => {
  const person = await site.somebody()
  const goes = async (bytes: Buffer, back?: string) => {
    const { statusCode, headers } = await site.send('photo', bytes, { as: person, form: true, ...(back && { back }) })
    return [statusCode, headers.location]
  }
  expect(await goes(png)).toEqual([303, '/mes-parametres?photo=envoi#photo'])
  expect(await goes(Buffer.from('<svg/>'.repeat(9)))).toEqual([303, '/mes-parametres?photo=files%2Fwrong_kind#photo'])
  expect(await goes(Buffer.alloc(0))).toEqual([303, '/mes-parametres?photo=files%2Fnone#photo'])
  expect(await goes(png, 'https://elsewhere.example/x')).toEqual([303, '/?photo=envoi#photo'])
})

test('a form that ends in the midst of its file is refused, and nothing else ends with it', async () => {
  const person = await site.somebody()
  const head = '--edge\r\ncontent-disposition: form-data; name="fichier"; filename="a.png"\r\n\r\n'
  const headers = { ...site.headersOf(person), 'content-type': 'multipart/form-data; boundary=edge' }
  // All of it comes before anybody reads the file; what nobody hears of would fail this run, and end a server.
  for (const file of [png.subarray(0, 5), png, Buffer.alloc(0)]) {
    const payload = Buffer.concat([Buffer.from(head), file])
    const { statusCode, headers: answer } = await site.http.inject({
      method: 'POST',
      url: '/fichiers/photo?retour=/mes-parametres',
      headers,
      payload,
    })
    expect([statusCode, answer.location]).toEqual([303, '/mes-parametres?photo=platform%2Fbad_form#photo'])
  }
  expect(await statesOf(person)).toEqual([])
})

test('a form that says nothing of a file keeps no place', async () => {
  const person = await site.somebody()
  const headers = { ...site.headersOf(person), 'content-type': 'multipart/form-data; boundary=edge' }
  const payload = '--edge\r\ncontent-disposition: form-data; name="fichier"\r\n--edge--\r\n'
  const url = '/fichiers/photo?retour=/mes-parametres'
  // One after the other: each account has one place.
  for (let time = 0; time < 3; time++) {
    const { headers: answer } = await site.http.inject({ method: 'POST', url, headers, payload })
    expect(answer.location).toBe('/mes-parametres?photo=platform%2Fbad_form#photo')
  }
})

test('a large file of a form arrives whole', async () => {
  const person = await site.somebody()
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const large = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
  expect(large.length).toBeGreaterThan(1_000_000)
  const body = new FormData()
  body.append('fichier', new Blob([new Uint8Array(large)]), 'large.jpg')
  const url = `${address}/fichiers/photo?retour=/mes-parametres`
  const answer = await fetch(url, { method: 'POST', headers: site.headersOf(person), body, redirect: 'manual' })
  expect(answer.headers.get('location')).toBe('/mes-parametres?photo=envoi#photo')
})

test('only who may, sends: visitors, other roles and other sites do not', async () => {
  const person = await site.somebody()
  expect(codeOf(await site.send('photo', png, { as: null }))).toBe('platform/sign_in')
  expect(codeOf(await site.send('logo', png, { as: person }))).toBe('platform/not_found')
  expect(codeOf(await site.send('nothing', png, { as: person }))).toBe('platform/not_found')
  const headers = { cookie: person.cookie, 'sec-fetch-site': 'cross-site', 'content-type': 'image/png' }
  const foreign = await site.http.inject({ method: 'PUT', url: '/fichiers/photo', headers, payload: png })
  expect(foreign.statusCode).toBe(403)
  expect(await statesOf(person)).toEqual([])
})

test('a photo is seen by whoever may see the member, a document by its owner, and both are a 404 to others', async () => {
  const [person, other] = [await site.somebody(), await site.somebody()]
  const photo = `/fichiers/${idOf(await site.send('photo', png, { as: person }))}-m.webp`
  const cv = `/fichiers/${idOf(await site.send('cv', pdf, { as: person, name: 'Mon « CV » été.pdf' }))}.pdf`
  const seen = async (url: string) => {
    const all = [await site.get(url, person), await site.get(url, other), await site.get(url)]
    return all.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])
  }
  const mine = [200, 'private, no-store']
  const no = [404, 'no-store']
  const open = [200, 'public, max-age=300']
  const show = (visible: boolean, shown: boolean) =>
    database.db.execute(sql`update members set profile_visible = ${visible}, public_profile = ${shown}
      where account_id = ${person.accountId}`)
  await show(false, false)
  expect(await seen(photo)).toEqual([mine, no, no])
  await show(true, false)
  expect(await seen(photo)).toEqual([mine, mine, no])
  await show(true, true)
  expect(await seen(photo)).toEqual([open, open, open])
  expect(await seen(cv)).toEqual([mine, no, no])
  const { headers } = await site.get(cv, person)
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Mon _ CV _ _t_.pdf"; filename*=UTF-8''Mon%20%C2%AB%20CV%20%C2%BB%20%C3%A9t%C3%A9.pdf`,
  )
  // Another ending is another address.
  expect((await site.get(cv.replace('.pdf', '.docx'), person)).statusCode).toBe(404)
})

test('a logo is given by a recruiter to the own company, and everybody may keep it for good', async () => {
  const { fr } = await smallWorld(database.db)
  const person = await site.somebody()
  const become = (company: number | null) =>
    database.db.execute(
      sql`update accounts set role = 'recruiter', company_id = ${company} where id = ${person.accountId}`,
    )
  await become(null)
  expect(codeOf(await site.send('logo', png, { as: person }))).toBe('companies/not_found')
  expect(await statesOf(person)).toEqual(['gone'])
  await become(fr.companyId)
  const id = idOf(await site.send('logo', png, { as: person }))
  const { rows } = await database.db.execute(sql`select logo_path from companies where id = ${fr.companyId}`)
  expect(rows).toEqual([{ logo_path: `/fichiers/${id}-m.webp` }])
  const { headers } = await site.get(`/fichiers/${id}-m.webp`)
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  // It belongs to the company: it stays when whoever sent it leaves.
  await database.db.execute(sql`delete from accounts where id = ${person.accountId}`)
  await sweepFiles(database.db, site.files)
  expect((await site.get(`/fichiers/${id}-m.webp`)).statusCode).toBe(200)
})

test('a slow sender is told so, and holds a place of their own, not a turn: others go on', async () => {
  const [slow, quick] = [await site.somebody(), await site.somebody()]
  const { answered } = slowly(slow)
  await expect.poll(async () => (await readdir(site.files.incoming)).length).toBe(1)
  expect(codeOf(await site.send('photo', png, { as: slow }))).toBe('files/one_at_a_time')
  expect((await site.send('photo', png, { as: quick })).statusCode).toBe(200)
  expect(await answered).toBe(408)
  await expect.poll(() => readdir(site.files.incoming)).toEqual([])
})

test('whoever goes away in the midst leaves nothing behind, and may begin again', async () => {
  const person = await site.somebody()
  const { sending } = slowly(person)
  await expect.poll(async () => (await readdir(site.files.incoming)).length).toBe(1)
  sending.destroy()
  await expect.poll(() => readdir(site.files.incoming)).toEqual([])
  await expect.poll(async () => (await site.send('photo', png, { as: person })).statusCode).toBe(200)
})

test('one address has six places, whoever it sends as: who comes then is told to come back, and gets in when one is free', async () => {
  const crowd = await Promise.all(Array.from({ length: 7 }, () => site.somebody()))
  const last = crowd.pop()!
  const slow = crowd.map((person) => slowly(person))
  await expect.poll(async () => (await readdir(site.files.incoming)).length).toBe(6)
  const refused = await site.send('photo', png, { as: last })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '20'])
  const headers = { ...site.headersOf(last), 'content-type': 'image/png' }
  const elsewhere = {
    method: 'PUT',
    url: '/fichiers/photo',
    headers,
    payload: png,
    remoteAddress: '192.0.2.7',
  } as const
  expect((await site.http.inject(elsewhere)).statusCode).toBe(200)
  for (const { sending } of slow) sending.destroy()
  await expect.poll(async () => (await site.send('photo', png, { as: last })).statusCode).toBe(200)
})

test('places are for all addresses together, too', async () => {
  const inPlace = createPlaces({ most: 3, each: 2 })
  const rule = { name: 'photo', accepts: [], largest: 1 }
  const held = Promise.withResolvers<void>()
  const hold = (accountId: number, from: string) => inPlace({ accountId, from }, rule, () => held.promise)
  const three = [hold(1, 'here'), hold(2, 'here'), hold(3, 'there')]
  await expect(hold(4, 'elsewhere')).rejects.toMatchObject({ refusal: { code: 'files/busy' } })
  held.resolve()
  await Promise.all(three)
  await hold(4, 'elsewhere')
})

test('who is signed out while a file arrives, or deletes the account, changes nothing by it', async () => {
  const ends = {
    sessions: 'delete from sessions where account_id =',
    accounts: 'delete from accounts where id =',
  }
  for (const [what, end] of Object.entries(ends)) {
    const person = await site.somebody()
    const { sending, answered } = slowly(person)
    await expect.poll(async () => (await readdir(site.files.incoming)).length).toBe(1)
    await database.db.execute(`${end} ${person.accountId}`)
    sending.end(png.subarray(100))
    expect(await answered, what).toBe(401)
    expect(await statesOf(person), what).toEqual([])
    expect(await readdir(site.files.incoming), what).toEqual([])
  }
})

test('a file that says it is too long is refused before it is sent', async () => {
  const { sending, answered } = slowly(await site.somebody(), 6_000_000)
  expect(await answered).toBe(413)
  sending.destroy()
})

test('an account sends sixty files a day', async () => {
  const person = await site.somebody()
  const wrong = Buffer.from('GIF89a and more than that')
  for (let count = 0; count < 60; count++) await site.send('photo', wrong, { as: person })
  const refused = await site.send('photo', png, { as: person })
  expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'files/too_many'])
})

test('an account keeps a hundred megabytes', async () => {
  const person = await site.somebody()
  await database.db.execute(sql`insert into files (id, purpose, kind, bytes, account_id, state)
    values ('full-full-full-full-22', 'cv', 'pdf', ${100 * 1024 * 1024}, ${person.accountId}, 'claimed')`)
  expect(codeOf(await site.send('cv', pdf, { as: person }))).toBe('files/no_room')
})

test('what the room refuses to keep, or nobody claims within the hour, is swept; what is young or claimed is not', async () => {
  const person = await site.somebody()
  const kept = idOf(await site.send('photo', png, { as: person }))
  await database.db.execute(sql`insert into files (id, purpose, kind, bytes, account_id, changed_at) values
    ('old-old-old-old-old-22', 'cv', 'pdf', 1, ${person.accountId}, now() - interval '61 minutes'),
    ('new-new-new-new-new-22', 'cv', 'pdf', 1, ${person.accountId}, now() - interval '59 minutes')`)
  await sweepFiles(database.db, site.files)
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from files where account_id = ${person.accountId} order by id`,
  )
  expect(rows.map(({ id }) => id)).toEqual([kept, 'new-new-new-new-new-22'].toSorted())
})

test('the photo goes with the account', async () => {
  const person = await site.somebody()
  const id = idOf(await site.send('photo', png, { as: person }))
  await database.db.execute(sql`delete from accounts where id = ${person.accountId}`)
  await sweepFiles(database.db, site.files)
  expect((await stored()).filter((name) => name.startsWith(id))).toEqual([])
  const { rows } = await database.db.execute(sql`select id from files where id = ${id}`)
  expect(rows).toEqual([])
})

test('every column that refers to a file lets it go when it changes or its row is deleted', async () => {
  const { rows } = await database.db.execute<{ place: string; triggers: string | null }>(sql`
    select r.conrelid::regclass || '.' || a.attname as place, string_agg(pg_get_triggerdef(t.oid), ' ') as triggers
    from pg_constraint r
    join pg_attribute a on a.attrelid = r.conrelid and a.attnum = r.conkey[1]
    left join pg_trigger t on t.tgrelid = r.conrelid and t.tgfoid = 'release_file'::regproc
      and encode(t.tgargs, 'escape') = a.attname || '\\000'
    where r.contype = 'f' and r.confrelid = 'files'::regclass group by 1`)
  expect(rows.map(({ place }) => place)).toEqual(expect.arrayContaining(['members.photo_file', 'companies.logo_file']))
  for (const { place, triggers } of rows) {
    const [table, column] = place.split('.')
    expect(triggers, place).toMatch(new RegExp(`UPDATE OF ${column} ON public.${table} FOR EACH ROW`))
    expect(triggers, place).toMatch(/AFTER DELETE/)
  }
})

test('what one has sent is listed in the export, with where it is read', async () => {
  const person = await site.somebody()
  const id = idOf(await site.send('photo', png, { as: person }))
  const [photo, ...more] = await exportFiles(database.db, person.accountId)
  expect(more).toEqual([])
  expect(photo).toMatchObject({ id, purpose: 'photo', kind: 'picture', address: `/fichiers/${id}-l.webp` })
  expect((await site.get(photo!.address, person)).statusCode).toBe(200)
})

test('a file that nobody claimed within the hour goes, one that still waits stays', async () => {
  const person = await site.somebody()
  const wait = async (id: string, minutes: number): Promise<void> => {
    await insertFile(database.db, {
      id: id.padEnd(22, '-'),
      purpose: 'lettre',
      kind: 'pdf',
      bytes: 9,
      name: null,
      accountId: person.accountId,
    })
    await database.db.execute(
      sql`update files set changed_at = now() - make_interval(mins => ${minutes}) where id = ${id.padEnd(22, '-')}`,
    )
  }
  await wait('waits', 59)
  await wait('forgotten', 61)
  await sweepFiles(database.db, site.files)
  expect(await statesOf(person)).toEqual(['new'])
})
