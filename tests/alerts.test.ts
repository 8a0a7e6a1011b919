// @module-tag postgres
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestAccounts } from './support/accounts.ts'
import { failingAtCommit } from './support/failing-commit.ts'
import { untilReadable } from './support/outbox.ts'
import { newPerson } from './support/people.ts'
import { codeOf } from './support/refusals.ts'
import { useTestDatabase } from './support/test-database.ts'
import { smallWorld } from './support/world.ts'
import type { Site } from './support/site.ts'
import { openSite } from './support/site.ts'
import { jobRow } from '#features/jobs/jobs.factory.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import { insertJobs } from '#features/jobs/server/jobs.repository.ts'
import { saveChoices } from '#features/notifications/server/notifications.service.ts'
import type { NarrowingReason } from '#features/alerts/alerts.rules.ts'
import {
  alertsEvent,
  chooseJobs,
  isRuledOut,
  liked,
  LONGEST_TITLE,
  MOST_ALERTS,
  MOST_JOBS,
} from '#features/alerts/alerts.rules.ts'
import * as feedback from '#features/alerts/server/alert-feedback.ts'
import { feedbackKeyOf } from '#features/alerts/server/alert-keys.ts'
import type { AlertsSite } from '#features/alerts/server/alert-sending.ts'
import { sendDueAlerts } from '#features/alerts/server/alert-sending.ts'
import { nextRun } from '#features/alerts/server/alerts.repository.ts'
import * as alerts from '#features/alerts/server/alerts.service.ts'
import { onBehalfOf } from '#platform/server/overload/overload.ts'

const database = useTestDatabase()
let place: Awaited<ReturnType<typeof smallWorld>>
let site: Site
let index: IndexedCollection
let accounts: TestAccounts
let world: AlertsSite
const errors: unknown[] = []

beforeAll(async () => {
  place = await smallWorld(database.db)
  site = await openSite(database)
  ;({ index, accounts } = site)
  world = { ...accounts, index }
})
afterAll(() => expect(errors).toEqual([]))

let jobs = 0
/** Jobs that have just appeared, and are findable. */
async function publish(titles: string[], more: Partial<Parameters<typeof jobRow>[0]> = {}): Promise<number[]> {
  const rows = titles.map((title) => ({
    id: ++jobs,
    ...jobRow({ ...place.fr, title, publishedAt: new Date(), ...more }),
  }))
  await insertJobs(database.db, rows)
  await untilReadable(database.db)
  await index.catchUp()
  return rows.map(({ id }) => id)
}

let people = 0
/** Somebody with an alert, which is due. */
async function follower(search: string, { frequency = 'weekly' as const } = {}) {
  const email = `follower${++people}@example.org`
  const accountId = await newPerson(accounts, email)
  const id = await alerts.keepAlert(database.db, accountId, { title: 'Mon alerte', search, frequency })
  const due = () => database.db.execute(sql`update alerts set next_at = now() - interval '1 minute' where id = ${id}`)
  await due()
  const mails = async () => (await accounts.mails()).filter(({ to, kind }) => to === email && kind === 'alert')
  return { email, accountId, id, due, mails }
}
const run = () => sendDueAlerts(world, (error) => errors.push(error))
const rowOf = async (id: number) =>
  (await database.db.execute(sql`select *, next_at > now() as later from alerts where id = ${id}`)).rows[0]!

describe('sending', () => {
  test('new jobs are told once, with what one looks at first and a way to end it', async () => {
    const { id, accountId, due, mails } = await follower('/emploi?keywords=souscripteur')
    await run()
    expect(await mails()).toEqual([])
    expect((await rowOf(id)).later).toBe(true)
    await publish(['Souscripteur maritime H/F', 'Souscripteur <b>corporate</b> H/F', 'Comptable H/F'])
    expect((await alerts.listAlerts(database.db, index, accountId)).data[0]).toMatchObject({ new_jobs: 2 })
    await run()
    expect(await mails()).toEqual([])
    await due()
    await run()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail!.subject).toBe('2\u00a0nouvelles offres\u202f: Mon alerte')
    expect(mail!.text).toMatch(/Souscripteur maritime\sH\/F/)
    expect(mail!.text).toContain('Banque Valmont · Lyon')
    expect(mail!.text).not.toContain('Comptable')
    expect(mail!.html).not.toContain('<b>corporate</b>')
    expect(mail!.text).toContain(mail!.unsubscribe)
    // What was just told is not new any more.
    expect((await alerts.listAlerts(database.db, index, accountId)).data[0]).toMatchObject({ new_jobs: 0 })
    // Still among the last minutes, and known.
    await due()
    await run()
    expect(await mails()).toHaveLength(1)
    const { rows } = await database.db.execute(
      sql`select path from notifications where account_id = ${accountId} and event = 'alerts'`,
    )
    expect(rows).toEqual([{ path: '/emploi?keywords=souscripteur' }])
  })

  test('of two instances at once, and of a failure, nothing is told twice or lost', async () => {
    const { due, mails } = await follower('/emploi?keywords=actuaire')
    await publish(['Actuaire H/F'])
    const broken: AlertsSite = {
      ...world,
      mailer: {
        write: () => Promise.reject(new Error('no mail')),
      },
    }
    const failures: unknown[] = []
    await sendDueAlerts(broken, (error) => failures.push(error))
    expect(failures).toHaveLength(1)
    await Promise.all([run(), run(), run()])
    expect(await mails()).toHaveLength(1)
    await due()
    await run()
    expect(await mails()).toHaveLength(1)
  })

  test('a run that fails in the end has told nothing: no mail, no job, no notification, and it is still due', async () => {
    const { db } = database
    const { id, accountId, mails } = await follower('/emploi?keywords=analyste')
    await publish(['Analyste H/F'])
    const state = async () => ({
      alert: await rowOf(id),
      told: (await db.execute(sql`select from alert_jobs where alert_id = ${id}`)).rows.length,
      notifications: (await db.execute(sql`select from notifications where account_id = ${accountId}`)).rows.length,
      jobs: (await db.execute(sql`select data from queue.job where name = 'mail' order by created_on desc limit 1`))
        .rows,
      mails: await accounts.mails(),
    })
    const before = await state()
    const failures: unknown[] = []
    const wrote: string[] = []
    const write: AlertsSite['mailer']['write'] = async (tx, mail) => {
      await accounts.mailer.write(tx, mail)
      wrote.push(mail.kind)
    }
    const failing = { ...world, db: failingAtCommit(db), mailer: { write } }
    await sendDueAlerts(failing, (error) => failures.push(error))
    expect([failures.length, wrote]).toEqual([1, ['alert']])
    expect(await state()).toEqual(before)
    await run()
    expect(await mails()).toHaveLength(1)
    expect(await state()).toMatchObject({ told: 1, notifications: 1 })
  })

  test('a job that has closed since the index knew it is not told', async () => {
    const { mails } = await follower('/emploi?keywords=fiscaliste')
    const [open, closed] = await publish(['Fiscaliste H/F', 'Fiscaliste international H/F'])
    await database.db.execute(sql`update jobs set status = 'inactive' where id = ${closed!}`)
    await run()
    expect((await mails())[0]!.text).toContain(`/offre-emploi/${open}-`)
    expect((await mails())[0]!.text).not.toContain(`/offre-emploi/${closed}-`)
  })

  test('who is paused, unconfirmed, suspended or wants no mails gets none', async () => {
    const search = '/emploi?keywords=courtier'
    const [paused, unconfirmed, suspended, quiet] = [
      await follower(search),
      await follower(search),
      await follower(search),
      await follower(search),
    ]
    await alerts.updateAlert(database.db, paused.accountId, { id: paused.id, is_active: false })
    await database.db.execute(sql`update accounts set email_verified_at = null where id = ${unconfirmed.accountId}`)
    await database.db.execute(
      sql`update accounts set suspended_at = now(), suspension_reason = 'x' where id = ${suspended.accountId}`,
    )
    await saveChoices(database.db, quiet.accountId, [alertsEvent], [{ event: 'alerts', site: true, mail: false }])
    await publish(['Courtier H/F'])
    await run()
    for (const { mails } of [paused, unconfirmed, suspended, quiet]) expect(await mails()).toEqual([])
    // What appeared during a pause is not made up for.
    await alerts.updateAlert(database.db, paused.accountId, { id: paused.id, is_active: true })
    await database.db.execute(sql`update alerts set next_at = now() where id = ${paused.id}`)
    await run()
    expect(await paused.mails()).toEqual([])
  })

  test('a search that can no longer be read keeps nobody else waiting', async () => {
    const lost = await follower('/emploi?keywords=trader')
    const other = await follower('/emploi?keywords=trader&teletravail=non')
    await database.db.execute(sql`update alerts set search = '/emploi?secteur_ids=99999' where id = ${lost.id}`)
    await publish(['Trader H/F'])
    await run()
    expect(await lost.mails()).toEqual([])
    expect(await other.mails()).toHaveLength(1)
    expect((await rowOf(lost.id)).later).toBe(true)
    // Its owner still sees it, and may delete it.
    expect((await alerts.listAlerts(database.db, index, lost.accountId)).data).toMatchObject([{ new_jobs: 0 }])
    await alerts.deleteAlert(database.db, lost.accountId, lost.id)
  })

  test.each([
    ['daily', '2026-11-18T10:00+01:00', '2026-11-19T07:00+01:00'],
    ['daily', '2026-11-18T06:59+01:00', '2026-11-18T07:00+01:00'],
    ['daily', '2026-11-18T07:00+01:00', '2026-11-19T07:00+01:00'],
    // Still the day before in London, already the day after in Paris.
    ['daily', '2026-11-17T23:30Z', '2026-11-18T07:00+01:00'],
    // The clock goes back, then forward.
    ['daily', '2026-10-24T10:00+02:00', '2026-10-25T07:00+01:00'],
    ['daily', '2027-03-27T10:00+01:00', '2027-03-28T07:00+02:00'],
    ['weekly', '2026-11-18T10:00+01:00', '2026-11-23T07:00+01:00'],
    ['weekly', '2026-11-23T06:59+01:00', '2026-11-23T07:00+01:00'],
    ['weekly', '2026-11-23T07:00+01:00', '2026-11-30T07:00+01:00'],
    ['weekly', '2026-10-24T10:00+02:00', '2026-10-26T07:00+01:00'],
    ['monthly', '2026-11-18T10:00+01:00', '2026-12-01T07:00+01:00'],
    ['monthly', '2026-12-01T06:59+01:00', '2026-12-01T07:00+01:00'],
    ['monthly', '2026-12-01T07:00+01:00', '2027-01-01T07:00+01:00'],
    ['monthly', '2027-01-31T10:00+01:00', '2027-02-01T07:00+01:00'],
  ] as const)('a %s alert made on %s runs on %s, in Paris', async (frequency, now, next) => {
    const { rows } = await database.db.execute(
      sql`select ${nextRun(frequency, sql`${now}::timestamptz`)} = ${next}::timestamptz as same`,
    )
    expect(rows).toEqual([{ same: true }])
  })

  test.each(['daily', 'weekly', 'monthly'] as const)(
    '%s: begun, changed and run, it waits for that',
    async (frequency) => {
      const { db } = database
      const accountId = await newPerson(accounts, `waits-${frequency}@example.org`, false)
      const begun = { title: 'x', search: `/emploi?keywords=${frequency}`, frequency }
      const id = await alerts.keepAlert(db, accountId, begun)
      const waits = async () =>
        (await db.execute(sql`select next_at = ${nextRun(frequency)} as waits from alerts where id = ${id}`)).rows
      const forget = () => db.execute(sql`update alerts set next_at = now() - interval '1 minute' where id = ${id}`)
      expect(await waits()).toEqual([{ waits: true }])
      await forget()
      await alerts.updateAlert(db, accountId, { id, frequency })
      expect(await waits()).toEqual([{ waits: true }])
      await forget()
      await run()
      expect(await waits()).toEqual([{ waits: true }])
    },
  )
})

test('ten jobs at most, two of a company, none known already, in the order given', () => {
  const jobs = Array.from({ length: 40 }, (_, number) => ({ id: number, company_id: number % 7 }))
  const chosen = chooseJobs(jobs, new Set([0, 3]))
  expect(chosen).toHaveLength(MOST_JOBS)
  expect(chosen.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(
    chooseJobs(
      jobs.filter(({ company_id: company }) => company === 1),
      new Set(),
    ),
  ).toHaveLength(2)
})

test('an alert keeps a search in one way only, once, and few of them', async () => {
  const { db } = database
  const accountId = await newPerson(accounts, 'collector@example.org')
  const create = (search: string, title = 'x') => alerts.keepAlert(db, accountId, { title, search, frequency: 'daily' })
  await create('/emploi?sort=company&page=3&keywords=audit&contrat_ids=2,1')
  expect((await alerts.listAlerts(db, index, accountId)).data[0]!.search).toBe(
    '/emploi?keywords=audit&contrat_ids=1&contrat_ids=2',
  )
  expect(await codeOf(create('/emploi?contrat_ids=1&contrat_ids=2&keywords=audit'))).toBe('alerts/same_search')
  expect(await codeOf(create('/emploi?secteur_ids=99999'))).toBe('platform/invalid_input')
  const many = await Promise.all(
    Array.from({ length: 30 }, (_, number) => codeOf(create(`/emploi?keywords=w${number}`))),
  )
  expect(many.filter((code) => code === 'nothing refused')).toHaveLength(MOST_ALERTS - 1)
  expect(new Set(many)).toEqual(new Set(['nothing refused', 'alerts/too_many']))
})

test('alerts are counted one at a time, and hold no turn of those who read', async () => {
  const { accountId } = await follower('/emploi?keywords=actuaire')
  const more = { title: 'Une autre', search: '/emploi?keywords=audit', frequency: 'daily' } as const
  await alerts.keepAlert(database.db, accountId, more)
  let [now, most, gaveWay] = [0, 0, 0]
  const watched: IndexedCollection = {
    ...index,
    search: async (query) => {
      most = Math.max(most, ++now)
      await setImmediate()
      now--
      return index.search(query)
    },
  }
  const gone = new AbortController().signal
  const turn = { giveWay: () => void gaveWay++, stepAside: <T>(wait: () => Promise<T>) => wait() }
  const list = (who: string) =>
    onBehalfOf({ who, gone }, () => alerts.listAlerts(database.db, watched, accountId), turn)
  const listed = await Promise.all(['a', 'a', 'a', 'b'].map(list))
  expect(listed.map(({ data }) => data.length)).toEqual([2, 2, 2, 2])
  expect(most).toBe(1)
  expect(gaveWay).toBe(4)
})

test('a preview names the search and counts the jobs of thirty days, in the country of the address', async () => {
  await publish(['Consolideur H/F', 'Consolideur adjoint H/F'])
  await publish(['Consolideur ancien H/F'], {
    publishedAt: new Date(Date.now() - 40 * 86_400_000),
    validThrough: new Date(Date.now() + 86_400_000),
  })
  await publish(['Consolideur belge H/F'], place.be)
  const preview = (search: string, accountId: number | null = null) =>
    alerts.previewAlert(database.db, index, { search, sectors: [] }, accountId)
  expect(await preview('/emploi?keywords=consolideur')).toEqual({
    title: 'Consolideur',
    search: '/emploi?keywords=consolideur',
    recent_jobs: 2,
    known: false,
    sectors: [],
    location: 'France',
    keywords: 'consolideur',
    salary: null,
    currency: 'EUR',
    filters: [],
  })
  expect(await preview('/emploi?keywords=consolideur&pays_ids=2')).toMatchObject({ recent_jobs: 1 })
  // Whoever has it already is told, however the search is written.
  const { accountId } = await follower('/emploi?keywords=consolideur&contrat_ids=2,1')
  const other = await newPerson(accounts, 'other@example.org')
  const known = async (id: number) =>
    (await preview('/emploi?contrat_ids=1&contrat_ids=2&keywords=consolideur&page=2', id)).known
  expect([await known(accountId), await known(other)]).toEqual([true, false])
})

test('an alert is called what the search says', async () => {
  const { contracts, functions, regions, sectors } = place.lists
  const id = (list: { id: number; name: string }[], name: string) => list.find((one) => one.name === name)!.id
  const [cdi, cdd] = [id(contracts, 'CDI'), id(contracts, 'CDD')]
  const control = id(functions, 'Contrôle de gestion')
  const region = id(regions, 'Auvergne-Rhône-Alpes')
  const bank = id(sectors, 'Banque')
  const cases: [string, string][] = [
    [
      `/emploi?keywords=contrôleur de gestion&lieu=Lyon&contrat_ids=${cdi}&salaire_min=40000`,
      'Contrôleur de gestion à Lyon, CDI, 40 k€ et plus',
    ],
    ['/emploi', 'Offres d’emploi'],
    ['/stages?lieu=le mans', 'Stages au Mans'],
    ['/stages?keywords=audit&lieu=La Rochelle', 'Audit à La Rochelle, Stage'],
    [`/emploi?contrat_ids=${cdi},${cdd}&secteur_ids=${bank}`, 'Offres d’emploi : CDI ou CDD, Banque'],
    [`/emploi?fonction_ids=${control}&region_ids=${region}`, 'Contrôle de gestion, Auvergne-Rhône-Alpes'],
    [
      `/emploi?keywords=IFRS&fonction_ids=${control}&teletravail=total`,
      'IFRS, Contrôle de gestion, Télétravail complet',
    ],
    ['/emploi?keywords=trésorier&lieu=île de france', 'Trésorier, Île de france'],
    ['/emploi?keywords=trésorier&lieu=69003', 'Trésorier, 69003'],
    ['/emploi?keywords=trésorier&lieu=Rhône', 'Trésorier, Rhône'],
    ['/emploi?keywords=audit&lieu=Lyon, Le Mans&rayon=25', 'Audit à Lyon ou au Mans (25 km autour)'],
    ['/emploi?keywords=audit&lieu=Rhône&rayon=25', 'Audit, Rhône'],
    [`/emploi?keywords=audit&sauf_contrat_ids=${cdd}`, 'Audit, sauf CDD'],
    ['/emploi?keywords=gérant&lieu=Genève&pays_ids=4&salaire_min=92500', 'Gérant à Genève, Suisse, 92,5 kCHF et plus'],
    // What nobody knows does no harm.
    ['/emploi?keywords=audit&couleur=bleu&sauf_couleurs=3', 'Audit'],
  ]
  for (const [search, name] of cases) {
    const { title } = await alerts.previewAlert(database.db, index, { search, sectors: [] }, null)
    expect(title.replaceAll(/[\u00a0\u202f]/g, ' '), search).toBe(name)
  }
  const words = Array.from({ length: 30 }, (_, at) => `mot${at}`).join(' ')
  const { title } = await alerts.previewAlert(
    database.db,
    index,
    { search: `/emploi?keywords=${words}&lieu=Lyon`, sectors: [] },
    null,
  )
  expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE)
  expect(title).toMatch(/^Mot0 .*…$/)
})

test('the key of a mail pauses that alert, and no other key does', async () => {
  const { id, due, mails } = await follower('/emploi?keywords=gerant')
  await publish(['Gérant H/F'])
  await run()
  const key = /cle=([\w-]+)/.exec((await mails())[0]!.unsubscribe!)![1]!
  const stop = (given: { id: number; key: string }) => codeOf(alerts.stopAlert(database.db, world.secret, given))
  expect(await stop({ id, key: `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}` })).toBe('platform/not_found')
  expect(await stop({ id: id + 1, key })).toBe('platform/not_found')
  expect((await rowOf(id)).active).toBe(true)
  expect(await stop({ id, key })).toBe('nothing refused')
  expect(await stop({ id, key })).toBe('nothing refused')
  await publish(['Gérant adjoint H/F'])
  await due()
  await run()
  expect(await mails()).toHaveLength(1)
})

describe('the form', () => {
  const sectorId = (name: string) => place.lists.sectors.find((sector) => sector.name === name)!.id
  const made = async (fields: Partial<Parameters<typeof alerts.createAlert>[2]> = {}) => {
    const accountId = await newPerson(accounts, `form${++people}@example.org`, false)
    const { id } = await alerts.createAlert(database.db, accountId, {
      title: 'Mon alerte',
      sectors: [sectorId('Banque')],
      location: 'Lyon',
      keywords: '',
      salary: null,
      frequency: 'weekly',
      search: '/emploi',
      ...fields,
    })
    return { accountId, id, read: () => alerts.readAlert(database.db, index, accountId, id) }
  }

  test('what it says is kept as the address of a search, and read from it again', async () => {
    const banks = `secteur_ids=${sectorId('Banque')}`
    const [france, ara] = [1, place.lists.regions.find(({ name }) => name === 'Auvergne-Rhône-Alpes')!.id]
    const cases: [string, string][] = [
      ['Lyon', `lieu=Lyon&${banks}`],
      ['Lyon, Rhône (69)', `lieu=Lyon&lieu=Rh%C3%B4ne+%2869%29&${banks}`],
      ['Auvergne-Rhône-Alpes', `${banks}&region_ids=${ara}`],
      ['France', banks],
      ['Belgique', `${banks}&pays_ids=2`],
      ['Bruxelles', `lieu=Bruxelles&${banks}&pays_ids=2`],
      ['Lyon, Genève', `lieu=Gen%C3%A8ve&lieu=Lyon&${banks}&pays_ids=${france}&pays_ids=4`],
    ]
    for (const [location, address] of cases) {
      const read = await (await made({ location })).read()
      expect(read.search, location).toBe(`/emploi?${address}`)
      expect(read.location.split(', ').toSorted().join(), location).toBe(location.split(', ').toSorted().join())
      expect(read.sectors.map(({ name }) => name)).toEqual(['Banque'])
    }
    const full = await made({
      keywords: 'audit',
      salary: 40_000,
      search: '/stages?contrat_ids=1&keywords=autre&teletravail=total',
    })
    expect(await full.read()).toMatchObject({
      search: `/stages?keywords=audit&lieu=Lyon&${banks}&contrat_ids=1&teletravail=total&salaire_min=40000`,
      keywords: 'audit',
      salary: 40_000,
      filters: [{ label: 'CDI' }, { label: 'Télétravail complet' }],
    })
    expect(await codeOf(made({ location: 'Nulle-Part-sur-Rien' }))).toBe('platform/invalid_input')
    expect(await codeOf(made({ sectors: [99_999] }))).toBe('platform/invalid_input')
  })

  test('every field is changed later, the others stay; an old alert without a sector is asked for one once its search changes', async () => {
    const { accountId, id, read } = await made({ keywords: 'audit', search: '/emploi?contrat_ids=1' })
    const change = (changes: object) => alerts.updateAlert(database.db, accountId, { id, ...changes })
    await change({ location: 'Belgique' })
    await change({ sectors: [sectorId('Assurance')], salary: 50_000 })
    await change({ keywords: '', title: 'Autre nom', frequency: 'daily' })
    expect(await read()).toMatchObject({
      title: 'Autre nom',
      search: `/emploi?secteur_ids=${sectorId('Assurance')}&contrat_ids=1&pays_ids=2&salaire_min=50000`,
      location: 'Belgique',
      keywords: '',
      frequency: 'daily',
    })
    await change({ salary: null, search: '/emploi' })
    expect(await read()).toMatchObject({ salary: null, location: 'Belgique', filters: [] })

    const old = await follower('/emploi?keywords=vieux')
    const edit = (changes: object) => codeOf(alerts.updateAlert(database.db, old.accountId, { id: old.id, ...changes }))
    expect(await edit({ title: 'Vieille alerte' })).toBe('nothing refused')
    expect(await edit({ keywords: 'neuf' })).toBe('platform/invalid_input')
    expect(await edit({ keywords: 'neuf', sectors: [sectorId('Banque')] })).toBe('nothing refused')
    // What another alert follows already is not followed twice.
    await alerts.keepAlert(database.db, old.accountId, {
      title: 'x',
      search: '/emploi?keywords=seul',
      frequency: 'daily',
    })
    const other = { sectors: [sectorId('Banque')], keywords: 'seul', location: 'France' }
    expect(await edit(other)).toBe('nothing refused')
    expect(await edit({ ...other, search: '/stages' })).toBe('nothing refused')
  })

  test('wishes of a CV make an alert once', async () => {
    const { db } = database
    const accountId = await newPerson(accounts, 'wishes@example.org', false)
    const wishes = {
      title: 'Auditeur',
      sectors: [sectorId('Banque')],
      location: 'Lyon',
      keywords: 'audit',
      salary: 45_000,
    }
    const make = () => db.transaction((tx) => alerts.createAlertFromWishes(tx, accountId, wishes))
    expect((await make()).id).toEqual(expect.any(Number))
    expect(await make()).toEqual({ id: null })
    const { data } = await alerts.listAlerts(db, index, accountId)
    expect(data).toMatchObject([
      { title: 'Auditeur', location: 'Lyon', keywords: 'audit', salary: 45_000, frequency: 'weekly' },
    ])
  })
})

describe('what readers say', () => {
  const linkIn = (text: string, jobId: number) =>
    new URL(
      new RegExp(`http://florin.test(/alertes/avis\\?alerte=\\d+&offre=${jobId}&[^\\s]+)`).exec(text)![1]!,
      'http://x',
    )
  const keysOf = (url: URL) => ({
    id: Number(url.searchParams.get('alerte')),
    job_id: Number(url.searchParams.get('offre')),
    key: url.searchParams.get('cle')!,
  })
  /** Somebody who was told of jobs, and may answer. */
  async function reader(word: string, titles: string[]) {
    const one = await follower(`/emploi?keywords=${word}&lieu=Lyon&contrat_ids=${place.fr.contractId}`)
    const ids = await publish(titles.map((title) => `${title} ${word} H/F`))
    await run()
    const text = (await one.mails())[0]!.text
    const say = (job: number, said: { relevant: boolean; reason?: NarrowingReason }) =>
      feedback.giveFeedback(database.db, world.secret, { ...keysOf(linkIn(text, job)), ...said })
    const nextMail = async () => {
      await one.due()
      await run()
      return (await one.mails()).at(-1)!.text
    }
    return { ...one, ids, text, say, nextMail }
  }

  test('each job says what it answers to, and nothing that was not asked for', async () => {
    const { text, ids } = await reader('compensateur', ['Responsable'])
    expect(ids).toHaveLength(1)
    const { contracts } = place.lists
    const contract = contracts.find(({ id }) => id === place.fr.contractId)!.name
    expect(text).toContain(`Correspond à\u202f: compensateur · Lyon · ${contract}\n`)
    expect(text).toContain('Pertinent\u202f:')
    expect(text).toContain('Pas pertinent\u202f:')
  })

  test('a reason keeps such jobs from the next mail, which says so; taken back, they come again', async () => {
    const { db } = database
    const { id, accountId, ids, say, nextMail } = await reader('quantique', ['Chercheur'])
    expect((await say(ids[0]!, { relevant: false, reason: 'title' })).message).toContain('ne vous seront plus envoyées')
    const [again, other] = await publish(['Chercheur quantique (F/H)', 'Ingénieur quantique H/F'])
    const text = await nextMail()
    expect(text).toContain(`/offre-emploi/${other}-`)
    expect(text).not.toContain(`/offre-emploi/${again}-`)
    expect(text).toMatch(
      /Selon vos avis\u202f:\nLes offres intitulées «\u202fChercheur quantique.H\/F\u202f» ne vous seront plus envoyées\./,
    )
    const { narrowings } = await alerts.readAlert(db, index, accountId, id)
    expect(narrowings).toHaveLength(1)
    const takeBack = (who: number, narrowing = narrowings[0]!.id) =>
      codeOf(feedback.takeBackFeedback(db, who, { id, narrowing_id: narrowing }))
    const stranger = await newPerson(accounts, 'stranger@example.org', false)
    expect([await takeBack(stranger), await takeBack(accountId, 999_999)]).toEqual([
      'platform/not_found',
      'platform/not_found',
    ])
    expect(await takeBack(accountId)).toBe('nothing refused')
    expect((await alerts.readAlert(db, index, accountId, id)).narrowings).toEqual([])
    expect(await nextMail()).toContain(`/offre-emploi/${again}-`)
  })

  test('the company, the place and the salary likewise; the same function comes first or last', () => {
    const job = { id: 1, company_id: 1, title: 'Comptable H/F', city_id: 1, function_id: 1, yearly_salary: 40_000 }
    const out = (reason: NarrowingReason, of: Partial<typeof job> | { yearly_salary: null }, value: string) =>
      isRuledOut({ ...job, ...of }, [{ function_id: 9, relevant: false, reason, value }])
    expect([out('company', {}, '1'), out('company', { company_id: 2 }, '1')]).toEqual([true, false])
    expect([out('place', {}, '1'), out('place', { city_id: 2 }, '1')]).toEqual([true, false])
    expect([
      out('title', { title: 'COMPTABLE F/H' }, 'comptable'),
      out('title', { title: 'Chef comptable' }, 'comptable'),
    ]).toEqual([true, false])
    expect([30_000, 40_000, 40_001, null].map((yearly_salary) => out('salary', { yearly_salary }, '40000'))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([40_000, null].map((yearly_salary) => out('salary', { yearly_salary }, ''))).toEqual([false, true])
    const said = [
      { function_id: 2, relevant: false, reason: null, value: null },
      { function_id: 3, relevant: true, reason: null, value: null },
    ]
    const order = liked(
      [1, 2, 3, 4].map((function_id) => ({ ...job, id: function_id, function_id })),
      said,
    )
    expect(order.map(({ id }) => id)).toEqual([3, 1, 4, 2])
  })

  test('opening the link of a mail says nothing; sending its form does, without an account', async () => {
    const { id, ids, text } = await reader('syndication', ['Chargé'])
    const { pathname, search } = linkIn(text, ids[0]!)
    const address = `${pathname}${search.replace('avis=oui', 'avis=non')}`
    const opened = await site.http.inject(address)
    expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(opened.body).toContain('Cette entreprise\u202f: Banque Valmont')
    const said = async () =>
      (await database.db.execute(sql`select reason from alert_feedback where alert_id = ${id}`)).rows
    expect(await said()).toEqual([])
    const send = (to: string) =>
      site.http.inject({
        method: 'POST',
        url: to,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        payload: 'faire=avis&reason=company',
      })
    // A key that was made up, another's and none at all look the same.
    const wrong = ['x'.repeat(43), feedbackKeyOf(id, ids[0]! + 1, world.secret), '']
    const forged = await Promise.all(wrong.map((key) => site.http.inject(address.replace(/cle=.*/, `cle=${key}`))))
    const plain = (body: string) => />(Ce lien est incomplet[^<]*)</.exec(body)?.[1]
    expect(new Set(forged.map(({ statusCode, body }) => `${statusCode} ${plain(body)}`)).size).toBe(1)
    expect(forged.every(({ body }) => !body.includes('Banque Valmont'))).toBe(true)
    expect((await send(address.replace(/cle=.*/, `cle=${wrong[0]}`))).statusCode).toBe(404)
    expect(await said()).toEqual([])
    const sent = await send(address)
    expect([sent.statusCode, sent.body.includes('Les offres de Banque Valmont ne vous seront plus envoyées.')]).toEqual(
      [200, true],
    )
    expect(await said()).toEqual([{ reason: 'company' }])
  })

  test('a key that is made up or of another job is answered like one that is not there, and answers are limited', async () => {
    const { db } = database
    const { id, ids, text, say } = await reader('perception', ['Agent', 'Chef'])
    const keys = keysOf(linkIn(text, ids[0]!))
    const tries = [
      { ...keys, key: 'x'.repeat(43) },
      { ...keys, job_id: ids[1]! },
      { ...keys, id: id + 1 },
      // Its key is right, but nobody was told of it.
      { id, job_id: 999_999, key: feedbackKeyOf(id, 999_999, world.secret) },
    ]
    for (const one of tries) {
      expect(await codeOf(feedback.readFeedback(db, world.secret, one))).toBe('platform/not_found')
      expect(await codeOf(feedback.giveFeedback(db, world.secret, { ...one, relevant: true }))).toBe(
        'platform/not_found',
      )
    }
    expect(await feedback.readFeedback(db, world.secret, keys)).toMatchObject({
      company: 'Banque Valmont',
      relevant: null,
    })
    // The last word counts, and there is one row of it.
    await say(ids[0]!, { relevant: false, reason: 'company' })
    await say(ids[0]!, { relevant: true })
    const { rows } = await db.execute(sql`select relevant, reason from alert_feedback where alert_id = ${id}`)
    expect(rows).toEqual([{ relevant: true, reason: null }])
    const many = await Promise.all(Array.from({ length: 60 }, () => codeOf(say(ids[0]!, { relevant: true }))))
    expect(new Set(many)).toEqual(new Set(['nothing refused', 'platform/too_many']))
  })
})
