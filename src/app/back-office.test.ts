import { beforeAll, describe, expect, test } from 'vitest'
import type { TestAccounts } from '../../tests/support/accounts.ts'
import { testAccounts } from '../../tests/support/accounts.ts'
import { testExchange } from '../../tests/support/exchange.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { smallWorld } from '../../tests/support/world.ts'
import { accountsList } from '#features/accounts/back-office/accounts-list.rules.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import { jobsList } from '#features/jobs/jobs-list.rules.ts'
import type { JobStatus } from '#features/jobs/jobs.rules.ts'
import { jobStatuses } from '#features/jobs/jobs.rules.ts'
import { findListed } from '#features/jobs/server/jobs-list.repository.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { LIST_PAGE, MOST_LISTED, sortsOf } from '#platform/back-office.ts'
import { actEndpoint, listEndpoint } from '#platform/back-office.contract.ts'
import type { Api } from '#platform/contract.ts'
import { beginsWords, fold } from '#platform/folding.ts'
import { actsOn } from '#platform/server/audit/audit.service.ts'
import { LAST_PAGE } from '#platform/pages.ts'
import { csvCell, writeCsv } from '#platform/server/back-office/list-csv.ts'
import { listRoutes } from '#platform/server/back-office/served-list.ts'
import { apiFor, createDispatcher } from '#platform/server/endpoints.ts'
import { backOfficeLists } from './back-office.ts'

const database = useTestDatabase()
const listJobs = listEndpoint(jobsList)
const listAccounts = listEndpoint(accountsList)
const [servedAccounts, servedJobs] = backOfficeLists
let api: Api
let others: Api
let site: TestAccounts
let admin: number
let jobs: Job[]

const DAY = 86_400_000
const MANY = 10_050
const words = ['Contrôleur', 'd’Évry', 'ŒUVRE', 'Audit', 'interne', 'risque-crédit', 'M&A', '2026', 'Ænima', 'contrat']
const companies = { fr: 'Banque Valmont', be: 'Comptoir des Sablons' }
type Job = { id: number; title: string; company: string; country: string; status: JobStatus; published: Date | null }

/** The same draws in every run. */
let drawn = 7
const draw = (most: number): number => (drawn = (drawn * 48_271) % 2_147_483_647) % most
const one = <T>(list: readonly T[]): T => list[draw(list.length)]!

beforeAll(async () => {
  const { db } = database
  const world = await smallWorld(db)
  await db.execute(`insert into accounts (role, email, first_name, last_name)
    select 'candidate', 'n' || n || '@example.org', 'Ada', 'Nom' || n from generate_series(1, ${MANY}) n`)
  const { rows } = await db.execute<{ id: number }>(
    `insert into accounts (role, email) values ('administrator', 'chef@example.org') returning id`,
  )
  admin = rows[0]!.id
  site = await testAccounts(database)
  const actor = {
    role: 'administrator',
    accountId: admin,
    sessionId: '',
    companyId: null,
    verified: true,
    flags: [],
  } as const
  const dispatcher = createDispatcher(listRoutes(site, backOfficeLists))
  api = apiFor(dispatcher, { actor, exchange: testExchange() })
  const other = { ...actor, accountId: admin - 1 }
  others = apiFor(dispatcher, { actor: other, exchange: testExchange() })
  const rowsToBe = Array.from({ length: 160 }, () => {
    const place = one(['fr', 'be'] as const)
    const status = one(jobStatuses)
    // Many were published at the same moment, some never.
    const published = status === 'active' || draw(3) > 0 ? new Date(Date.now() - draw(9) * DAY) : null
    const title = [one(words), one(words), one(words)].join(' ')
    return { place, job: jobRow({ ...world[place], title, status, publishedAt: published }) }
  })
  await insertJobs(
    db,
    rowsToBe.map(({ job }) => job),
  )
  const ids = (await db.execute<{ id: number }>('select id from jobs order by id')).rows.map(({ id }) => id)
  const kept = new Map((await findListed(db, ids)).map((row) => [row.id, row]))
  jobs = ids.map((id, index) => {
    const { title, status, publishedAt, countryId } = kept.get(id)!
    const company = companies[rowsToBe[index]!.place]
    return { id, title, company, country: String(countryId), status, published: publishedAt }
  })
})

type Asked = { q?: string; statut?: string; pays?: string; sort?: string }

const time = ({ published }: Job): number => published?.getTime() ?? -1

/** What a list finds, by looking at every row. */
function naive({ q = '', statut, pays, sort = '-published' }: Asked, byTitle: number[]): number[] {
  const holds = (job: Job, word: string): boolean =>
    beginsWords(job.title, word) || beginsWords(job.company, word) || String(job.id) === word
  const found = jobs.filter(
    (job) =>
      (statut === undefined || job.status === statut) &&
      (pays === undefined || job.country === pays) &&
      (q === '' ||
        (fold(q) !== '' &&
          fold(q)
            .split(' ')
            .every((word) => holds(job, word)))),
  )
  const key = sort.replace('-', '')
  const value = (job: Job): number =>
    key === 'title' ? byTitle.indexOf(job.id) : key === 'published' ? time(job) : job.id
  const up = found.toSorted((a, b) => value(a) - value(b) || a.id - b.id)
  return (sort.startsWith('-') ? up.toReversed() : up).map(({ id }) => id)
}

const typed = [
  '',
  '',
  'audit',
  'cont',
  'CONTRÔLEUR',
  'oeu',
  'œuvre',
  'evry',
  'd',
  'a',
  'm a',
  'audit valm',
  'sablons des',
  '2026',
  '«»',
  "x':* | 'a",
  'zzz',
  'int aud cont',
  '\u0301',
]

test('a list finds, sorts and counts what looking at every row does', async () => {
  const { db } = database
  // Which title comes first is the database's to say.
  const ordered = await db.execute<{ id: number }>('select id from jobs order by title, id')
  const byTitle = ordered.rows.map(({ id }) => id)
  const all = [...typed, ...jobs.slice(0, 3).map(({ id }) => String(id))]
  for (let turn = 0; turn < 150; turn++) {
    const asked: Asked = { q: one(all), sort: one(sortsOf(jobsList)) }
    if (draw(2)) asked.statut = one(jobStatuses)
    if (draw(2)) asked.pays = one(['1', '2', '3'])
    const wanted = naive(asked, byTitle)
    const { data, pagination, more } = await api(listJobs, asked)
    expect([asked, data.map(({ id }) => id)]).toEqual([asked, wanted.slice(0, LIST_PAGE)])
    expect([asked, pagination.total, more]).toEqual([asked, wanted.length, false])
    if (!pagination.has_next) continue
    const next = await api(listJobs, { ...asked, page: 2 })
    expect([asked, next.data.map(({ id }) => id)]).toEqual([asked, wanted.slice(LIST_PAGE, 2 * LIST_PAGE)])
  }
})

test('no more rows are counted than a list tells apart, and no page lies beyond them', async () => {
  const { pagination, more } = await api(listAccounts, {})
  expect([pagination.total, pagination.total_pages, more]).toEqual([MOST_LISTED, MOST_LISTED / LIST_PAGE, true])
  const last = await api(listAccounts, { page: pagination.total_pages, sort: 'created' })
  expect([last.data.length, last.pagination.has_next]).toEqual([LIST_PAGE, false])
  for (const beyond of [{ page: pagination.total_pages + 1 }, { page: 101, per_page: 100 }, { page: LAST_PAGE }])
    expect((await api(listAccounts, beyond)).data).toEqual([])
  const exact = await api(listAccounts, { q: 'nom1234' })
  expect([exact.pagination.total, exact.more, exact.data[0]]).toMatchObject([1, false, { email: 'n1234@example.org' }])
  const roles = await api(listAccounts, { profil: 'administrator', adresse: 'non', etat: 'actif' })
  expect(roles.data.map(({ email }) => email)).toEqual(['chef@example.org'])
})

test.each([{ sort: 'company' }, { sort: 'id; drop table jobs' }, { statut: 'inconnu' }, { q: 'a'.repeat(101) }])(
  'a list refuses %j',
  async (input) => {
    await expect(api(listJobs, input)).rejects.toThrow('incorrectes')
  },
)

describe('acts', () => {
  const deactivate = actEndpoint(jobsList, 'deactivation')
  const activate = actEndpoint(jobsList, 'activation')
  const statusOf = async (ids: number[]) =>
    Object.fromEntries((await findListed(database.db, ids)).map(({ id, status }) => [id, status]))

  test('change the rows they fit, record each, and are taken back exactly', async () => {
    const ids = jobs.slice(0, 20).map(({ id }) => id)
    const before = await statusOf(ids)
    const active = ids.filter((id) => before[id] === 'active')
    expect(active.length).toBeGreaterThan(0)
    expect(await api(deactivate, { ids })).toEqual({ changed: active, unchanged: ids.length - active.length })
    const after = await statusOf(ids)
    for (const id of ids) expect([id, after[id]]).toEqual([id, active.includes(id) ? 'inactive' : before[id]])
    // A second click finds nothing to do.
    expect(await api(deactivate, { ids })).toEqual({ changed: [], unchanged: ids.length })
    expect(await api(activate, { ids: active })).toEqual({ changed: active, unchanged: 0 })
    expect(await statusOf(ids)).toEqual(before)
    expect(await actsOn(database.db, { kind: 'job', id: active[0]! })).toMatchObject([
      { act: 'activate', actorRole: 'administrator', before: { status: 'inactive' }, after: { status: 'active' } },
      { act: 'deactivate', before: { status: 'active' }, after: { status: 'inactive' } },
    ])
    const untouched = ids.find((id) => !active.includes(id))!
    expect(await actsOn(database.db, { kind: 'job', id: untouched })).toEqual([])
  })

  test('taken back leaves alone what somebody else has done since', async () => {
    const ids = jobs.filter(({ status }) => status === 'active').map(({ id }) => id)
    const [own, theirs] = [ids[0]!, ids[1]!]
    await api(deactivate, { ids: [own, theirs] })
    await others(activate, { ids: [theirs] })
    await others(deactivate, { ids: [theirs] })
    expect(await api(activate, { ids: [own, theirs], annulation: 'oui' })).toEqual({ changed: [own], unchanged: 1 })
    expect(await statusOf([own, theirs])).toEqual({ [own]: 'active', [theirs]: 'inactive' })
    await others(activate, { ids: [theirs], annulation: 'oui' })
    expect(await statusOf([theirs])).toEqual({ [theirs]: 'active' })
  })

  test('accounts are suspended with a reason that each is told, but for one’s own, and are given back', async () => {
    const suspend = actEndpoint(accountsList, 'suspension')
    const { data } = await api(listAccounts, { q: 'nom12', sort: 'email' })
    const ids = data.slice(0, 2).map(({ id }) => id)
    await expect(api(suspend, { ids })).rejects.toMatchObject({ refusal: { fields: { reason: 'Écrivez le motif.' } } })
    expect(await api(suspend, { ids: [...ids, admin], reason: 'Essai' })).toEqual({ changed: ids, unchanged: 1 })
    expect((await site.mails()).map(({ to, kind }) => [to, kind])).toEqual(
      data.slice(0, 2).map(({ email }) => [email, 'suspension']),
    )
    const suspended = await api(listAccounts, { etat: 'suspendu' })
    expect(new Set(suspended.data.map(({ id }) => id))).toEqual(new Set(ids))
    const restore = actEndpoint(accountsList, 'restoration')
    expect(await api(restore, { ids, reason: 'Erreur' })).toEqual({ changed: ids, unchanged: 0 })
    expect(await actsOn(database.db, { kind: 'account', id: ids[0]! })).toMatchObject([
      { act: 'restore', reason: 'Erreur', actorId: admin },
      { act: 'suspend', reason: 'Essai' },
    ])
  })

  test('a job that was never published cannot be put online', async () => {
    const { id } = jobs.find(({ status, published }) => status === 'inactive' && published === null)!
    expect(await api(activate, { ids: [id] })).toEqual({ changed: [], unchanged: 1 })
  })

  test('many rows want their number, and no act takes none or more than a page', async () => {
    const ids = jobs.slice(0, 21).map(({ id }) => id)
    await expect(api(deactivate, { ids })).rejects.toMatchObject({ refusal: { fields: { count: expect.any(String) } } })
    await expect(api(deactivate, { ids, count: 20 })).rejects.toThrow('incorrectes')
    const { changed } = await api(deactivate, { ids, count: 21 })
    await api(activate, { ids: changed, count: changed.length })
    await expect(api(deactivate, { ids: [] })).rejects.toThrow('incorrectes')
    const more = jobs.slice(0, LIST_PAGE + 1).map(({ id }) => id)
    await expect(api(deactivate, { ids: more, count: more.length })).rejects.toThrow('incorrectes')
  })
})

describe('the file', () => {
  const mayRead = () => Promise.resolve()
  async function piecesOf(pieces: AsyncGenerator<string>): Promise<string[]> {
    const all: string[] = []
    for await (const piece of pieces) all.push(piece)
    return all
  }

  test('has every row once, in pieces, and ends with the last one there was', async () => {
    const pieces = writeCsv(database.db, servedAccounts!, { input: {}, columns: ['name', 'email'] }, mayRead)
    const first = (await pieces.next()).value as string
    await database.db.execute(`insert into accounts (role, email) values ('candidate', 'late@example.org')`)
    const rest = await piecesOf(pieces)
    expect(rest.length).toBeGreaterThan(4)
    const [head, ...lines] = (first + rest.join('')).split('\r\n')
    expect(head).toBe('\ufeffN°;Nom;E-mail')
    expect(lines.pop()).toBe('')
    expect(lines.length).toBe(MANY + 1)
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines[0]).toMatch(/^\d+;Nom1 Ada;n1@example\.org$/)
  })

  test('says what the list says, in French', async () => {
    const { id } = jobs[0]!
    await database.db
      .execute(`update jobs set title = '=cmd|x;"y"', status = 'active', published_at = '2026-07-01T22:30:00Z',
      valid_through = '2026-12-01T00:00:00Z' where id = ${id}`)
    const input = { q: String(id), statut: 'active' }
    const columns = ['title', 'company', 'country', 'status', 'published', 'ends']
    const line = (await piecesOf(writeCsv(database.db, servedJobs!, { input, columns }, mayRead)))
      .join('')
      .split('\r\n')
      .find((one) => one.startsWith(`${id};`))
    const { company, country } = jobs[0]!
    const named = country === '1' ? 'France' : 'Belgique'
    expect(line).toBe(`${id};"'=cmd|x;""y""";${company};${named};Active;02/07/2026 00:30;01/12/2026 01:00`)
  })

  test('breaks off when whoever reads it may not any more', async () => {
    let pieces = 0
    const mayNot = () => (pieces++ > 1 ? Promise.reject(new Error('no longer')) : Promise.resolve())
    const file = writeCsv(database.db, servedAccounts!, { input: {}, columns: ['name'] }, mayNot)
    await expect(piecesOf(file)).rejects.toThrow('no longer')
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+33 1', "'+33 1"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    [' =1', `' =1`],
    ['\u200b=1', "'\u200b=1"],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
    ['a;b', '"a;b"'],
    ['Jean,=1+1', '"Jean,=1+1"'],
    ['a\nb', '"a\nb"'],
    ['say "a"', '"say ""a"""'],
    ['', ''],
  ])('%j is written %j', (text, cell) => expect(csvCell(text)).toBe(cell))
})
