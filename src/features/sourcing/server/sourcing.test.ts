import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { companyRow } from '#features/companies/companies.factory.ts'
import { insertCompanies } from '#features/companies/server/companies.repository.ts'
import { insertAccount } from '#features/accounts/server/accounts.repository.ts'
import { openBrowserSession } from '#features/accounts/sessions/server/sessions.ts'
import { openLedger, readBalance } from '#features/credits/server/credits.service.ts'
import { blockCompany } from '#features/members/server/own-visibility.ts'
import { insertMembers } from '#features/members/server/members.repository.ts'
import type { InputOf } from '#platform/contract.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { RefusalError } from '#platform/refusals.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { diskStore } from '#platform/server/files/disk-store.ts'
import { membersElsewhere } from '../../../app/members.ts'
import { samplePdf } from '../../../demo/applications/sample-pdf.ts'
import { startIndex } from '../../../../tests/support/collection.ts'
import { atOnce } from '../../../../tests/support/at-once.ts'
import { testExchange } from '../../../../tests/support/exchange.ts'
import { untilReadable } from '../../../../tests/support/outbox.ts'
import { codeOf } from '../../../../tests/support/refusals.ts'
import type { Site } from '../../../../tests/support/site.ts'
import { openSite } from '../../../../tests/support/site.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../tests/support/world.ts'
import { searchProfiles as searchEndpoint } from '../sourcing.contract.ts'
import { readCvTexts } from './cv-texts.ts'
import { profileCollection } from './profile-collection.ts'
import * as lists from './profile-lists.ts'
import { searchProfiles } from './profile-search.ts'
import { openedBy, unlockProfile } from './unlocking.ts'

const database = useTestDatabase()
let world: Awaited<ReturnType<typeof smallWorld>>
let site: Site
let index: IndexedCollection
let made = 0
/** Of two companies, of none, and a candidate. */
const actors = {} as Record<'first' | 'second' | 'nobody' | 'candidate', SignedIn>
const cookies = {} as Record<keyof typeof actors, string>
const companies = { hurried: 0, patient: 0 }

async function enter(role: 'recruiter' | 'candidate', companyId: number | null) {
  const names = { firstName: 'Réa', lastName: 'Clerc' }
  const account = (await insertAccount(database.db, {
    role,
    email: `lecteur${++made}@example.org`,
    ...names,
    emailVerifiedAt: new Date(),
    companyId,
  }))!
  const exchange = testExchange()
  await openBrowserSession(database.db, exchange, account.id, false)
  const actor: SignedIn = { accountId: account.id, sessionId: '', role, companyId, verified: true, flags: [] }
  return { actor, cookie: `__Host-florin=${exchange.set.get('__Host-florin')}` }
}

type Row = Parameters<typeof insertMembers>[1][number]
/** A member who lets recruiters look for them, unless told otherwise. */
async function person(row: Partial<Row> = {}): Promise<{ id: number; accountId: number }> {
  const names = { firstName: 'Ondine', lastName: `Zzname${++made}` }
  const account = (await insertAccount(database.db, {
    role: 'candidate',
    email: `zzmail${made}@example.org`,
    phone: '06 99 88 77 66',
    ...names,
    emailVerifiedAt: new Date(),
  }))!
  const [member] = await insertMembers(database.db, [
    { ...names, countryId: 1, cvSavedAt: new Date(), title: 'Analyste crédit', ...row, accountId: account.id },
  ]).returning()
  return { id: member!.id, accountId: account.id }
}

async function companyNamed(name: string): Promise<number> {
  const shared = { sectorId: world.fr.sectorId, structureId: world.lists.structures[0]!.id }
  const [company] = await insertCompanies(database.db, [
    companyRow({ name, ...shared, countryId: 1, cityId: world.lyon.id }),
  ])
  await database.db.transaction((tx) => openLedger(tx, company!.id))
  return company!.id
}

beforeAll(async () => {
  world = await smallWorld(database.db)
  // First: names of companies are kept for a moment.
  companies.hurried = await companyNamed('Maison pressée')
  companies.patient = await companyNamed('Maison patiente')
  const [first, second] = [await companyNamed('Maison Première'), await companyNamed('Maison Seconde')]
  site = await openSite(database)
  index = startIndex(database, profileCollection)
  database.beforeClose(() => index.stop())
  for (const [name, role, company] of [
    ['first', 'recruiter', first],
    ['second', 'recruiter', second],
    ['nobody', 'recruiter', null],
    ['candidate', 'candidate', null],
  ] as const) {
    const { actor, cookie } = await enter(role, company)
    actors[name] = actor
    cookies[name] = cookie
  }
})

const inStep = async (): Promise<void> => {
  await untilReadable(database.db)
  await index.catchUp()
}
type Asked = InputOf<typeof searchEndpoint>
const search = (asked: Asked, as: SignedIn = actors.first) =>
  searchProfiles(database.db, index, membersElsewhere, as, searchEndpoint.input.parse(asked))
const idsOf = async (asked: Asked, as?: SignedIn) => (await search(asked, as)).data.map(({ id }) => id)
const unlock = (id: number, as: SignedIn = actors.first) => unlockProfile(site.accounts, membersElsewhere, as, id)

const endOf = (tried: Promise<unknown>): Promise<string> =>
  tried.then(
    () => 'unlocked',
    (error: unknown) => (error instanceof RefusalError ? error.refusal.code : String(error)),
  )

test('a Boolean query finds what it says, is read back in words, and a fault says where it is', async () => {
  const a = await person({ title: 'Analyste quarzo', skills: ['Bâlezz'] })
  const b = await person({ title: 'Auditeur quarzo', presentation: 'Je connais Bâlezz et les stagezz.' })
  await person({ title: 'Trader quarzo' })
  await inStep()
  expect(new Set(await idsOf({ q: 'quarzo ET Bâlezz' }))).toEqual(new Set([a.id, b.id]))
  expect(await idsOf({ q: 'quarzo ET Bâlezz SAUF stagezz' })).toEqual([a.id])
  const found = await search({ q: '("analyste quarzo" OR "auditeur quarzo") AND Bâlezz NOT stagezz' })
  expect(found.data.map(({ id }) => id)).toEqual([a.id])
  expect(found.reading.map(({ text }) => text).join(' ')).toBe(
    '( «\u202fanalyste quarzo\u202f» ou «\u202fauditeur quarzo\u202f» ) et Bâlezz sauf stagezz',
  )
  expect(found.data[0]!.skills).toEqual([{ name: 'Bâlezz', matched: true }])
  const faulty = await search({ q: 'quarzo ET (Bâlezz' })
  expect(faulty.fault).toMatchObject({ at: 10, length: 1 })
  expect([faulty.data, faulty.pagination.total]).toEqual([[], 0])
  // Nothing found: each term less, with what it would give.
  expect((await search({ q: 'quarzo ET Bâlezz ET introuvablezz' })).instead).toEqual([
    { q: 'quarzo ET Bâlezz', dropped: 'introuvablezz', total: 2 },
  ])
})

test('each facet is counted with every other filter, but not its own', async () => {
  const lyon = { cityId: world.lyon.id }
  await person({
    ...lyon,
    title: 'brelande',
    experienceYears: 3,
    availability: 'open_to_opportunities',
    sector: 'banque',
  })
  await person({ ...lyon, title: 'brelande', experienceYears: 4, availability: 'employed', sector: 'audit' })
  await person({ location: 'Lyon', title: 'brelande', experienceYears: 8, availability: 'employed', sector: 'banque' })
  await person({ title: 'brelande', experienceYears: 9, availability: 'employed' })
  await inStep()
  const { facets, pagination } = await search({ q: 'brelande', niveau: 'senior', ville_ids: String(world.lyon.id) })
  expect(pagination.total).toBe(2)
  expect(facets.niveaux.map(({ profiles_count }) => profiles_count)).toEqual([1, 2, 0])
  expect(facets.villes).toEqual([{ id: world.lyon.id, name: 'Lyon', profiles_count: 2 }])
  expect(facets.disponibilites.map(({ profiles_count }) => profiles_count)).toEqual([0, 2, 0])
  const banking = facets.secteurs.find(({ name }) => name === 'Banque')!
  expect(banking.profiles_count).toBe(1)
  expect((await search({ q: 'brelande', secteur_ids: String(banking.id) })).pagination.total).toBe(2)
})

test('who hides, is suspended, does not consent or blocks the company is in no result, count, suggestion or list', async () => {
  const { lists: made } = { lists: await lists.createList(database.db, actors.first, { name: 'Vivier caché' }) }
  const ways: [string, (one: { id: number; accountId: number }) => Promise<unknown>][] = [
    ['hides', ({ id }) => database.database.run(`update members set visible_to_recruiters = false where id = ${id}`)],
    ['has no CV', ({ id }) => database.database.run(`update members set cv_saved_at = null where id = ${id}`)],
    [
      'is suspended',
      ({ accountId }) =>
        database.database.run(
          `update accounts set suspended_at = now(), suspension_reason = 'x' where id = ${accountId}`,
        ),
    ],
    ['blocks', ({ accountId }) => blockCompany(database.db, accountId, 'Maison Première')],
    ['is gone', ({ accountId }) => database.database.run(`delete from accounts where id = ${accountId}`)],
  ]
  // Public to everybody, but never asked to be looked for.
  await person({ title: 'zorvan', cvSavedAt: null, publicProfile: true })
  const people = []
  for (const [name] of ways) {
    const one = await person({ title: 'zorvan', cityId: world.lyon.id, experienceYears: 2 })
    people.push({ ...one, name })
    await lists.keepInList(database.db, actors.first, { id: made.id, profile: one.id })
    await unlock(one.id)
  }
  await inStep()
  expect((await search({ q: 'zorvan' })).pagination.total).toBe(ways.length)
  const countsOf = async (asked: Asked) => {
    const { facets, pagination } = await search(asked)
    return [pagination.total, facets.niveaux[0]!.profiles_count, facets.villes[0]?.profiles_count ?? 0]
  }
  const profile = (id: number) => site.http.inject({ url: `/v1/profiles/${id}`, headers: { cookie: cookies.first } })
  for (const [at, [, hide]] of ways.entries()) {
    const one = people[at]!
    expect((await profile(one.id)).statusCode).toBe(200)
    await hide(one)
    // Before the index knows: not shown, not unlocked, not kept.
    expect(await idsOf({ q: 'zorvan' }), one.name).not.toContain(one.id)
    expect(await codeOf(unlock(one.id))).toBe('platform/not_found')
    expect(await codeOf(lists.keepInList(database.db, actors.first, { id: made.id, profile: one.id }))).toBe(
      'platform/not_found',
    )
    expect((await profile(one.id)).statusCode, one.name).toBe(404)
    await inStep()
    const left = ways.length - at - 1
    expect(await countsOf({ q: 'zorvan' }), one.name).toEqual([left, left, left])
    expect((await search({ q: 'zorvan ET absentzz' })).instead.map(({ total }) => total)).toEqual(left ? [left] : [])
    const list = await lists.readList(database.db, membersElsewhere, actors.first, {
      id: made.id,
      page: 1,
      per_page: 20,
    })
    // Those who are gone are counted nowhere.
    expect([list.profiles_count, list.hidden_count]).toEqual([left, Math.min(at + 1, ways.length - 1)])
    expect(list.data.map(({ id }) => id)).not.toContain(one.id)
    const counted = (await lists.readLists(database.db, actors.first)).data.find(({ id }) => id === made.id)
    expect(counted).toMatchObject({ profiles_count: left })
  }
  // Another company, which nobody blocks, finds who blocks the first.
  expect(await idsOf({ q: 'zorvan' }, actors.second)).toEqual([people[3]!.id])
})

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
    (await site.http.inject({ url: `/v1/profiles/${id}`, headers: { cookie: cookies[as] } })).statusCode
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
      expect((await site.http.inject({ url, headers: { cookie: cookies[as] } })).statusCode).toBe(404)
  }
})

test('what changes is found, and what is hidden is gone, by itself', async () => {
  const { id } = await person({ title: 'frilgo' })
  const total = async (q: string) => (await index.search({ boolean: { kind: 'words', text: q, phrase: false } })).total
  await expect.poll(() => total('frilgo'), { timeout: 30_000 }).toBe(1)
  await database.database.run(`update members set wanted_title = 'grontazur' where id = ${id}`)
  await expect.poll(() => total('grontazur'), { timeout: 30_000 }).toBe(1)
  await database.database.run(`update members set visible_to_recruiters = false where id = ${id}`)
  await expect.poll(() => total('frilgo'), { timeout: 30_000 }).toBe(0)
})
