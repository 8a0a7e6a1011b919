import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userOf } from '../src/features/accounts/server/users.service.ts'
import { differencesOfCv } from '../src/features/members/cv-text/server/cv-reading.ts'
import { readText } from '../src/features/members/cv-text/server/read-text.ts'
import { DOES } from '../src/platform/forms.ts'
import { diskStore } from '../src/platform/server/files/disk-store.ts'
import { newPerson, signedIn } from './support/people.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { useTestDatabase } from './support/test-database.ts'
import { zipOf } from './support/harmful-files.ts'

const database = useTestDatabase()
let site: Site
let folder: string
beforeAll(async () => {
  site = await openSite(database)
  folder = await mkdtemp(join(tmpdir(), 'cv-'))
})
afterAll(() => rm(folder, { recursive: true }))

const HERE = '/modifier-cv/lecture'
let people = 0
async function somebody() {
  const email = `cv${++people}@example.org`
  const accountId = await newPerson(site.accounts, email)
  const { exchange } = await signedIn(site.accounts, email)
  const cookie = Object.entries(exchange.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const headers = { cookie, host: 'florin.example', origin: 'http://florin.example' }
  return {
    accountId,
    get: (url: string) => site.http.inject({ url, headers }),
    call: (url: string, payload: object) => site.http.inject({ method: 'POST', url, headers, payload }),
    send: (form: [string, string][]) =>
      site.http.inject({
        method: 'POST',
        url: HERE,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      }),
    profile: async () => userOf(database.db, accountId),
  }
}

const resume = {
  basics: { label: 'Analyste financière', phone: '06 39 98 12 04' },
  work: [{ name: 'Orsel & Associés', position: 'Analyste', startDate: '2022-09' }],
  skills: [{ name: 'SQL' }],
}

test('a JSON Resume is compared with the profile, and changes nothing by itself', async () => {
  const { call, profile } = await somebody()
  const before = await profile()
  const { data } = (await call('/v1/users/cv/import', { resume })).json<{ data: { choice: { field: string } }[] }>()
  expect(data.map(({ choice }) => choice.field)).toEqual(['title', 'phone', 'experience', 'skills'])
  expect(await profile()).toEqual(before)
  const wrong = await call('/v1/users/cv/import', { resume: { work: [{ position: 1 }] } })
  expect([wrong.statusCode, wrong.json<{ error: { message: string } }>().error.message]).toEqual([
    422,
    'Ce fichier n’est pas au format JSON Resume. «\u202fwork[0].position\u202f»\u202f: un texte est attendu.',
  ])
})

test('on the page one chooses line by line, without scripts, and only that is changed', async () => {
  const { get, send, profile } = await somebody()
  expect((await get(HERE)).statusCode).toBe(200)
  const refused = await send([
    [DOES, 'importer'],
    ['resume', 'not JSON'],
  ])
  expect([refused.statusCode, refused.body.includes('pas du JSON')]).toEqual([422, true])
  const { body } = await send([
    [DOES, 'importer'],
    ['resume', JSON.stringify(resume)],
  ])
  const offered = [...body.matchAll(/name="choix"[^>]* value="([^"]*)"/g)].map(([, value]) =>
    value!.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
  expect(offered).toHaveLength(4)
  const chosen = offered.filter((one) => !one.includes('phone')).map((one): [string, string] => ['choix', one])
  const forged: [string, string] = ['choix', '{"field":"role","value":"administrator"}']
  const confirmed = await send([[DOES, 'confirmer'], ...chosen, forged, ['choix', 'nonsense']])
  expect([confirmed.statusCode, confirmed.headers.location]).toEqual([302, `${HERE}?ajoutes=3`])
  expect(await profile()).toMatchObject({
    phone: null,
    role: 'candidate',
    profile: {
      title: 'Analyste financière',
      skills: ['SQL'],
      experience: [{ title: 'Analyste', company: 'Orsel & Associés', period: 'septembre 2022 – aujourd’hui' }],
    },
  })
  expect((await get(`${HERE}?ajoutes=3`)).body).toContain('3\u00a0éléments ajoutés')
})

test('a profile is taken along as JSON Resume and as a PDF that can be read', async () => {
  const { accountId, get, send } = await somebody()
  await send([
    [DOES, 'confirmer'],
    ['choix', JSON.stringify({ field: 'title', value: 'Trésorière à Besançon' })],
  ])
  await database.db.execute(sql`update members set skills = '{SQL,Bâle III}' where account_id = ${accountId}`)
  const json = await get('/modifier-cv/export.json')
  expect(json.headers['content-disposition']).toContain('attachment; filename="CV de Ada Lovelace.json"')
  expect(json.json()).toMatchObject({ basics: { name: 'Ada Lovelace', label: 'Trésorière à Besançon' } })
  const pdf = await get('/modifier-cv/export.pdf')
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('attachment; filename="CV de Ada Lovelace.pdf"') as string,
    'cache-control': 'private, no-store',
  })
  const text = await readText(pdf.rawPayload, 'pdf')
  for (const words of ['Ada Lovelace', 'Trésorière à Besançon', 'Compétences', 'SQL, Bâle III'])
    expect(text).toContain(words)
})

test('one’s own CV is read and compared; another’s is not there', async () => {
  const [owner, other] = [await somebody(), await somebody()]
  const lines = ['Ada Lovelace', 'Contrôleuse de gestion', '69003 Lyon', 'Expérience', 'Zephyr, Quartz, 2018 - 2019']
  const xml = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
  const file = `cv-file-${owner.accountId}`.padEnd(22, 'x')
  await writeFile(join(folder, 'sent'), await zipOf({ 'word/document.xml': xml }))
  const store = diskStore(folder)
  await store.put(`${file}.docx`, join(folder, 'sent'))
  await database.db.execute(sql`insert into files (id, purpose, kind, bytes, account_id, state)
    values (${file}, 'cv', 'docx', 100, ${owner.accountId}, 'claimed')`)
  const { rows } = await database.db.execute<{
    id: number
  }>(sql`insert into cvs (account_id, file, name, kind, bytes, is_default)
    values (${owner.accountId}, ${file}, 'cv.docx', 'docx', 100, true) returning id`)
  const id = rows[0]!.id
  const live = { db: database.db, jobs: site.index }
  const parts = { live, files: { store } }
  const { data } = await differencesOfCv(parts, owner.accountId, id, await owner.profile())
  expect(data.map(({ choice: { field }, found, sure }) => [field, found, sure])).toEqual([
    ['title', 'Contrôleuse de gestion', true],
    ['location', 'Lyon', true],
    ['experience', 'Zephyr, Quartz, 2018 – 2019', false],
  ])
  await expect(differencesOfCv(parts, other.accountId, id, await other.profile())).rejects.toMatchObject({
    refusal: { code: 'platform/not_found' },
  })

  // Read too often it is not opened: what is opened and left ends the process when its memory is cleared.
  await database.db.execute('update rate_limits set hits = 1000')
  const opened: string[] = []
  const read: typeof store.read = (name) => {
    opened.push(name)
    return store.read(name)
  }
  const watched = { live, files: { store: { ...store, read } } }
  await expect(differencesOfCv(watched, owner.accountId, id, await owner.profile())).rejects.toMatchObject({
    refusal: { code: 'platform/too_many' },
  })
  expect(opened).toEqual([])
})
