// @module-tag postgres
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readBalance } from '#features/credits/server/credits.service.ts'
import { RefusalError } from '#platform/refusals.ts'
import { diskStore } from '#platform/server/files/disk-store.ts'
import { membersElsewhere } from '../../../app/members.ts'
import { samplePdf } from '../../../demo/applications/sample-pdf.ts'
import { atOnce } from '../../../../tests/support/at-once.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import { useSourcing } from '../../../../tests/support/sourcing.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { readCvTexts } from './cv-texts.ts'
import * as lists from './profile-lists.ts'
import { openedBy } from './unlocking.ts'

const database = useTestDatabase()
const { held, actors, cookies, companies, enter, person, inStep, search, idsOf, unlock } = useSourcing(database)

const endOf = (tried: Promise<unknown>): Promise<string> =>
  tried.then(
    () => 'unlocked',
    (error: unknown) => (error instanceof RefusalError ? error.refusal.code : String(error)),
  )

test('nothing says who somebody is before they are unlocked, and everything after', async () => {
  const { id, accountId } = await person({
    title: 'vintolque, Ondine',
    companyName: 'Zzfirm',
    presentation: 'Ondine Zzname, 06 11 22 33 44, zzmail@example.org, https://zzlink.example, chez Zzfirm. vintolque.',
    skills: ['vintolque zzmail@skill.org'],
    experience: [
      {
        id: 1,
        title: 'Analyste vintolque',
        company: 'Zzfirm',
        period: 'Depuis 2020',
        description: 'Zzfirm, zzmail@firm.org',
      },
      { id: 2, title: 'Stage', company: 'Ancienne', period: '2019', description: 'vintolque 07 00 11 22 33' },
    ],
  })
  await database.database.run(
    `update members set first_name = 'Ondine', last_name = 'Zzname' where id = ${id};
     insert into files (id, purpose, kind, bytes, account_id, state) values ('cv-vintolque----------', 'cv', 'pdf', 10, ${accountId}, 'claimed');
     insert into cvs (account_id, file, name, kind, bytes, is_default) values (${accountId}, 'cv-vintolque----------', 'cv.pdf', 'pdf', 10, true);`,
  )
  const store = join(database.place.dataFolder, 'files')
  await mkdir(join(store, 'cv'), { recursive: true })
  await writeFile(
    join(store, 'cv', 'cv-vintolque----------.pdf'),
    samplePdf('Ondine Zzname', [
      'zzmail@cv.org 06 55 44 33 22 www.zzlink.fr',
      'Zzfirm, kravozz et vintolque depuis 2020',
    ]),
  )
  await readCvTexts({ db: database.db, files: { store: diskStore(store) } })
  await inStep()
  const secret = /ondine|zzname|zzmail|zzlink|zzfirm|06[ .]?\d\d|07 00|998877/i
  for (const q of ['vintolque', 'kravozz']) {
    const answer = await search({ q })
    expect([q, answer.data.map((card) => card.id)]).toEqual([q, [id]])
    expect(JSON.stringify(answer)).not.toMatch(secret)
  }
  // Nor can anybody be found by it.
  for (const q of ['ondine', 'zzname', 'zzmail', 'zzlink', 'zzfirm', '"06 11 22 33 44"', '0655443322', '22'])
    expect([q, await idsOf({ q })]).toEqual([q, []])
  expect(await idsOf({ q: 'vintolque ET Ancienne' })).toEqual([id])
  const page = async (as: keyof typeof cookies) =>
    (await held.site.http.inject({ url: `/v1/profiles/${id}`, headers: { cookie: cookies[as] } })).statusCode
  expect(await page('first')).toBe(404)
  const balance = await readBalance(database.db, actors.first.companyId!)
  const { profile } = await unlock(id)
  expect(profile.unlocked).toMatchObject({ name: 'Ondine Zzname', phone: '06 99 88 77 66' })
  expect(profile.unlocked!.cv).toContain('cv-vintolque')
  expect(await readBalance(database.db, actors.first.companyId!)).toBe(balance - 1)
  expect((await search({ q: 'vintolque' })).data[0]!.unlocked!.name).toBe('Ondine Zzname')
  expect([await page('first'), await page('second')]).toEqual([200, 404])
  // The other company still sees a profile without a name.
  expect(JSON.stringify(await search({ q: 'vintolque' }, actors.second))).not.toMatch(secret)
  expect((await openedBy(database.db, accountId)).data.map(({ company }) => company.name)).toEqual(['Maison Première'])
  // Ninety days later it is closed again.
  await database.database.run(
    `update unlocked_profiles set unlocked_at = now() - interval '91 days', until = now() - interval '1 second' where member_id = ${id}`,
  )
  expect(await page('first')).toBe(404)
  expect((await search({ q: 'vintolque' })).data[0]!.unlocked).toBeNull()
  // The text of the CV goes with consent, and comes back with it.
  const texts = async () =>
    (await database.db.execute(sql`select 1 from profile_texts where account_id = ${accountId}`)).rows.length
  expect(await texts()).toBe(1)
  await database.database.run(`update members set visible_to_recruiters = false where id = ${id}`)
  expect(await texts()).toBe(0)
  await readCvTexts({ db: database.db, files: { store: diskStore(store) } })
  expect(await texts()).toBe(0)
  await database.database.run(`update members set visible_to_recruiters = true where id = ${id}`)
  await readCvTexts({ db: database.db, files: { store: diskStore(store) } })
  expect(await texts()).toBe(1)
  await database.database.run(`update cvs set removed_at = now(), is_default = false where account_id = ${accountId}`)
  expect(await texts()).toBe(0)
})

test('a company knows a profile by a number of its own, which opens no page and says nothing to another company', async () => {
  const { id } = await person()
  const { id: list } = await lists.createList(database.db, actors.first, { name: 'Par numéro', profile: id })
  const { id: others } = await lists.createList(database.db, actors.second, { name: 'Par numéro', profile: id })
  const ask = (as: keyof typeof cookies, url: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET') =>
    held.site.http.inject({
      url,
      method,
      headers: { cookie: cookies[as], 'sec-fetch-site': 'same-origin' },
      ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
    })
  const numberIn = async (as: keyof typeof cookies, of: number) =>
    (await ask(as, `/v1/employer/profile-lists/${of}`)).json<{ data: { id: number }[] }>().data[0]!.id
  const [number, other] = [await numberIn('first', list), await numberIn('second', others)]
  expect(new Set([id, number, other]).size).toBe(3)
  // A candidate reads the page of a member by its number: by this one there is none.
  const asCandidate = async (which: number) => (await ask('candidate', `/v1/profiles/${which}`)).statusCode
  expect([await asCandidate(id), await asCandidate(number)]).toEqual([200, 404])
  const kept = `/v1/employer/profile-lists/${list}/profiles`
  for (const [url, method] of [
    [`${kept}/${id}`, 'PUT'],
    [`${kept}/${other}`, 'PUT'],
    [`/v1/employer/profiles/${id}/unlock`, 'POST'],
    [`/v1/employer/profiles/${other}/unlock`, 'POST'],
  ] as const)
    expect((await ask('first', url, method)).statusCode).toBe(404)
  expect((await ask('first', `${kept}/${number}`, 'PUT')).statusCode).toBe(200)
  const unlocked = await ask('first', `/v1/employer/profiles/${number}/unlock`, 'POST')
  expect(unlocked.json<{ profile: { id: number; unlocked: object } }>().profile).toMatchObject({
    id: number,
    // Who it is has a page, and the company may go there now.
    unlocked: { phone: '06 99 88 77 66', page: id },
  })
  await ask('first', `${kept}/${number}`, 'DELETE')
  await lists.deleteList(database.db, actors.second, others)
  expect(
    await lists.readList(database.db, membersElsewhere, actors.first, { id: list, page: 1, per_page: 20 }),
  ).toMatchObject({ profiles_count: 0 })
})

test('a hundred who unlock at once with fifteen credits unlock fifteen, and the ledger adds up', async () => {
  const companyId = companies.hurried
  const { actor } = await enter('recruiter', companyId)
  const people = await atOnce(Array.from({ length: 100 }), () => person())
  const ends = await atOnce(people, ({ id }) => endOf(unlock(id, actor)))
  expect(ends.filter((end) => end === 'unlocked')).toHaveLength(15)
  expect(ends.filter((end) => end === 'credits/none_left')).toHaveLength(85)
  expect(await readBalance(database.db, companyId)).toBe(0)
  const { rows } = await database.db.execute<{ unlocked: number; spent: number }>(sql`
    select (select count(*) from unlocked_profiles where company_id = ${companyId})::int as unlocked,
      (select -sum(amount) from credit_entries where company_id = ${companyId} and kind = 'unlock')::int as spent`)
  expect(rows).toEqual([{ unlocked: 15, spent: 15 }])
})

test('the same profile unlocked by many at once, or again within ninety days, costs once', async () => {
  const companyId = companies.patient
  const { actor } = await enter('recruiter', companyId)
  const { id, accountId } = await person()
  const ends = await atOnce(Array.from({ length: 20 }), () => endOf(unlock(id, actor)))
  expect(new Set(ends)).toEqual(new Set(['unlocked']))
  await unlock(id, actor)
  expect(await readBalance(database.db, companyId)).toBe(14)
  expect((await openedBy(database.db, accountId)).data).toHaveLength(1)
  const { rows } = await database.db.execute(
    sql`select 1 from notifications where account_id = ${accountId} and event = 'profile_opened'`,
  )
  expect(rows).toHaveLength(1)
})

test('a company reaches nothing of another; recruiters of none and candidates find no such address', async () => {
  const { id } = await person({ title: 'plumacier' })
  await inStep()
  const { id: list } = await lists.createList(database.db, actors.first, { name: 'À nous', profile: id })
  const { id: kept } = await lists.saveSearch(database.db, actors.first, { name: 'Gardée', search: '?q=plumacier&x=1' })
  await unlock(id)
  const other = { id: list, profile: id }
  const page = { page: 1, per_page: 20 }
  for (const tried of [
    () => lists.readList(database.db, membersElsewhere, actors.second, { id: list, ...page }),
    () => lists.renameList(database.db, actors.second, { id: list, name: 'À moi' }),
    () => lists.deleteList(database.db, actors.second, list),
    () => lists.keepInList(database.db, actors.second, { ...other, note: 'x' }),
    () => lists.removeFromList(database.db, actors.second, other),
    () => lists.forgetSearch(database.db, actors.second, kept),
  ])
    expect(await codeOf(tried())).toBe('platform/not_found')
  expect((await lists.readLists(database.db, actors.second)).data).toEqual([])
  expect((await lists.readSearches(database.db, actors.second)).data).toEqual([])
  const [card] = (await search({ q: 'plumacier' }, actors.second)).data
  expect([card!.lists, card!.unlocked]).toEqual([[], null])
  const [own] = (await search({ q: 'plumacier' })).data
  expect([own!.lists, own!.unlocked?.name]).toEqual([[list], expect.stringContaining('Zzname')])
  await lists.keepInList(database.db, actors.first, { ...other, note: 'À rappeler' })
  const read = await lists.readList(database.db, membersElsewhere, actors.first, { id: list, ...page })
  expect(read.data[0]!.note).toBe('À rappeler')
  expect(await codeOf(lists.createList(database.db, actors.first, { name: 'à NOUS' }))).toBe('sourcing/list_name_taken')
  expect((await lists.readSearches(database.db, actors.first)).data).toEqual([
    { id: kept, name: 'Gardée', search: '/espace-recruteurs/profils?q=plumacier' },
  ])
  for (const as of ['nobody', 'candidate'] as const) {
    for (const url of ['/v1/employer/profiles', '/v1/employer/profile-lists', '/v1/employer/profile-searches'])
      expect((await held.site.http.inject({ url, headers: { cookie: cookies[as] } })).statusCode).toBe(404)
  }
})
