// @module-tag postgres
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '../../../../../tests/support/accounts.ts'
import { atOnce } from '../../../../../tests/support/at-once.ts'
import { withJobs } from '../../../../../tests/support/collection.ts'
import { untilReadable } from '../../../../../tests/support/outbox.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../../tests/support/world.ts'
import type { SignedIn } from '../../../../platform/server/endpoints.ts'
import { namesByAccount } from '../../../accounts/server/users.service.ts'
import { companyRow } from '../../../companies/companies.factory.ts'
import { insertCompanies } from '../../../companies/server/companies.repository.ts'
import { MONTHLY_CREDITS } from '../../../credits/credits.rules.ts'
import { openLedger, readBalance } from '../../../credits/server/credits.service.ts'
import { jobRow } from '../../jobs.factory.ts'
import { insertJobs } from '../../server/jobs.repository.ts'
import { jobFields } from '../publishing.contract.ts'
import { MOST_DRAFTS } from '../publishing.rules.ts'
import { acceptJob, actOnJob, refuseJob } from './job-acts.service.ts'
import { listOwnJobs, readOwnJob } from './own-jobs.service.ts'
import type { MarketSite } from './salary-standing.service.ts'
import { checkJob, createJob, discardChanges, duplicateJob, publishJob, saveOwnJob } from './publishing.service.ts'

const database = useTestDatabase()
let world: Awaited<ReturnType<typeof smallWorld>>
let site: MarketSite
let companies = 0
let mine: SignedIn

beforeAll(async () => {
  world = await smallWorld(database.db)
  site = withJobs(await testAccounts(database), database)
})
beforeEach(async () => {
  mine = await newEmployer()
})

/** Somebody who recruits for a company of their own, with credits; `known` has published before. */
async function newEmployer({ known = true } = {}): Promise<SignedIn> {
  const [made] = await insertCompanies(database.db, [
    companyRow({
      name: `Société ${++companies}`,
      sectorId: world.lists.sectors[0]!.id,
      structureId: world.lists.structures[0]!.id,
      countryId: 1,
      cityId: world.lyon.id,
    }),
  ])
  const companyId = made!.id
  await database.db.transaction((tx) => openLedger(tx, companyId))
  if (known) await insertJobs(database.db, [jobRow({ ...world.fr, companyId, status: 'expirée' })])
  const { rows } = await database.db.execute<{ id: number }>(
    sql`insert into accounts (role, email, company_id, email_verified_at) values ('recruiter', ${`r${companies}@publish.example`}, ${companyId}, now()) returning id`,
  )
  const accountId = rows[0]!.id
  return { role: 'recruiter', accountId, sessionId: 's', companyId, verified: true, flags: [] }
}

const typed = (more: object = {}) =>
  jobFields.parse({
    titre: 'Contrôleur de gestion H/F',
    localisation: 'Lyon (69)',
    typeContrat: 'cdi',
    description: 'Au sein de la direction financière, vous tenez le budget des agences et éclairez les décisions.',
    missions: '- Suivre le budget\n- Préparer la clôture',
    profil: 'Trois ans d’expérience',
    salaire_min: 42_000,
    salaire_max: 48_000,
    ...more,
  })

const draft = async (more: object = {}, actor = mine) => (await createJob(site, actor, typed(more), null)).id
const publish = (id: number, actor = mine, key: string | null = null) => publishJob(site, actor, { id }, key)
const act = (id: number, name: Parameters<typeof actOnJob>[2]['act'], actor = mine) =>
  actOnJob(site, actor, { id, act: name })
const balance = (actor = mine) => readBalance(database.db, actor.companyId!)
const read = (id: number, actor = mine) => readOwnJob(site, actor, id, namesByAccount)
const asked = { q: '', statuts: [], sort: 'date' as const, page: 1, per_page: 20 }

test('a draft is kept as typed, published for a credit, and then live for sixty days', async () => {
  const id = await draft()
  expect((await read(id)).statut).toBe('brouillon')
  expect(await balance()).toBe(MONTHLY_CREDITS)
  expect(await publish(id)).toMatchObject({ statut: 'active', message: 'Offre créée avec succès\u202f!' })
  expect(await balance()).toBe(MONTHLY_CREDITS - 1)
  const { published_at, valid_through, fields, acts } = await read(id)
  expect(Date.parse(valid_through!) - Date.parse(published_at!)).toBe(60 * 86_400_000)
  expect(fields).toMatchObject({ missions: 'Suivre le budget\nPréparer la clôture', localisation: 'Lyon (69)' })
  expect(acts).toEqual(['deactivate', 'fill', 'extend', 'delete'])
})

test('what publishing needs is named, field by field, and nothing is paid', async () => {
  const id = await draft({ titre: '', localisation: 'Nulle-Part-sur-Rien', typeContrat: undefined })
  const refused = await publish(id).catch((error: { refusal: { fields: object } }) => error.refusal.fields)
  expect(Object.keys(refused).toSorted()).toEqual(['localisation', 'titre', 'typeContrat'])
  expect(await balance()).toBe(MONTHLY_CREDITS)
})

test('the first job of a company is read first; refused, it is paid back and says why', async () => {
  const newcomer = await newEmployer({ known: false })
  const id = await draft({}, newcomer)
  expect((await publish(id, newcomer)).statut).toBe('en attente')
  expect(await balance(newcomer)).toBe(MONTHLY_CREDITS - 1)
  const judge = (good: boolean) =>
    database.db.transaction((tx) => (good ? acceptJob(tx, id) : refuseJob(tx, id, 'Texte trop court.', mine.accountId)))
  expect([await judge(false), await judge(false), await judge(true)]).toEqual([true, false, false])
  expect(await balance(newcomer)).toBe(MONTHLY_CREDITS)
  expect(await read(id, newcomer)).toMatchObject({ statut: 'refusée', refusal_reason: 'Texte trop court.', cost: 1 })
  await saveOwnJob(site, newcomer, {
    id,
    ...typed({ description: 'Une description plus longue, qui dit le poste, l’équipe et ce que l’on y apprend.' }),
  })
  expect((await publish(id, newcomer)).statut).toBe('en attente')
  // Taken back before it was read, it is a draft again: nothing comes online unread.
  await act(id, 'delete', newcomer)
  expect([(await act(id, 'restore', newcomer)).statut, await balance(newcomer)]).toEqual(['brouillon', MONTHLY_CREDITS])
  expect(await codeOf(act(id, 'activate', newcomer))).toBe('publishing/not_now')
  expect((await publish(id, newcomer)).statut).toBe('en attente')
  expect(await judge(true)).toBe(true)
  expect((await read(id, newcomer)).statut).toBe('active')
})

test('a hundred publications at once on fifteen credits: fifteen are live', async () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at)
  const ids = await atOnce(hundred, (at) => draft({ description: `Poste numéro ${at}.` }))
  const ends = await atOnce(ids, (id) =>
    publish(id).then(
      () => 'live',
      (error: { refusal: { code: string } }) => error.refusal.code,
    ),
  )
  expect(ends.filter((end) => end === 'live')).toHaveLength(MONTHLY_CREDITS)
  expect(ends.filter((end) => end === 'credits/none_left')).toHaveLength(100 - MONTHLY_CREDITS)
  const { counts } = await listOwnJobs(database.db, mine, asked)
  expect([counts.active, counts.brouillon, await balance()]).toEqual([15, 85, 0])
})

test('one job published a hundred times at once costs one credit', async () => {
  const id = await draft()
  await atOnce(
    Array.from({ length: 100 }, () => id),
    (one) => publish(one),
  )
  expect(await balance()).toBe(MONTHLY_CREDITS - 1)
})

test('a named call gives the same answer again, and another body is refused', async () => {
  const first = await createJob(site, mine, typed(), 'k1')
  expect(await createJob(site, mine, typed(), 'k1')).toEqual(first)
  expect(await codeOf(createJob(site, mine, typed({ titre: 'Auditeur H/F' }), 'k1'))).toBe('platform/key_reused')
  const other = await newEmployer()
  expect((await createJob(site, other, typed(), 'k1')).id).not.toBe(first.id)
  const done = await publish(first.id, mine, 'p1')
  expect(await publish(first.id, mine, 'p1')).toEqual(done)
  expect(await codeOf(publish(first.id + 1, mine, 'p1'))).toBe('platform/key_reused')
})

test('nobody publishes before their address is confirmed, and nothing is paid', async () => {
  const id = await draft()
  expect(await codeOf(publish(id, { ...mine, verified: false }))).toBe('publishing/not_verified')
  expect([(await read(id)).statut, await balance()]).toEqual(['brouillon', MONTHLY_CREDITS])
})

test('a company has so many drafts and no more', async () => {
  const { companyId } = mine
  const row = jobRow({ ...world.fr, companyId: companyId!, status: 'brouillon' })
  await insertJobs(database.db, Array<typeof row>(MOST_DRAFTS - 1).fill(row))
  await draft()
  expect(await codeOf(draft({ titre: 'Auditeur H/F' }))).toBe('publishing/too_many_drafts')
})

test('a job that says what another says is stopped, and the other is named', async () => {
  const id = await draft()
  await publish(id)
  const twin = await draft()
  const { findings } = (await read(twin)).reading
  expect(findings.filter(({ code }) => code === 'twin')).toMatchObject([{ severity: 'stop', twin: { id } }])
  expect(await codeOf(publish(twin))).toBe('publishing/stopped')
  await act(id, 'deactivate')
  expect((await publish(twin)).statut).toBe('active')
})

test('a passage that the law forbids stops a job, and is shown', async () => {
  const id = await draft({ profil: 'Analyste de moins de 35 ans' })
  expect((await read(id)).reading.findings).toContainEqual(
    expect.objectContaining({
      severity: 'stop',
      field: 'profil',
      passage: expect.stringContaining('moins de 35 ans') as string,
    }),
  )
  const refused = await publish(id).catch((error: { refusal: { fields: object } }) => error.refusal.fields)
  expect(Object.keys(refused)).toEqual(['profil'])
  expect(await balance()).toBe(MONTHLY_CREDITS)
})

test('whoever was slower is told, also when the other one has published or forgotten the changes since', async () => {
  const id = await draft()
  await publish(id)
  const { version } = await read(id)
  const late = (titre: string) => codeOf(saveOwnJob(site, mine, { id, version, ...typed({ titre }) }))
  const other = await saveOwnJob(site, mine, { id, version, ...typed({ titre: 'Contrôleuse de gestion F/H' }) })
  expect(await late('Autre titre H/F')).toBe('publishing/conflict')
  const done = await publishJob(site, mine, { id, version: other.version }, null)
  expect(done.version).toBe((await read(id)).version)
  expect(await late('Autre titre H/F')).toBe('publishing/conflict')
  const published = publishJob(site, mine, { id, version, fields: typed({ titre: 'Autre titre H/F' }) }, null)
  expect(await codeOf(published)).toBe('publishing/conflict')
  // The form that was published, sent once more, is no other version.
  const again = { id, version: other.version, fields: typed({ titre: 'Contrôleuse de gestion F/H' }) }
  expect(await publishJob(site, mine, again, null)).toMatchObject({ statut: 'active', version: done.version })
  await saveOwnJob(site, mine, { id, version: done.version, ...typed({ titre: 'Contrôleur H/F' }) })
  await discardChanges(site, mine, id)
  expect(await codeOf(saveOwnJob(site, mine, { id, version: done.version, ...typed() }))).toBe('publishing/conflict')
  expect((await read(id)).fields.titre).toBe('Contrôleuse de gestion F/H')
})

test('changes to a live job wait until they are published, for nothing', async () => {
  const id = await draft()
  await publish(id)
  const { version } = await read(id)
  const saved = await saveOwnJob(site, mine, { id, version, ...typed({ titre: 'Contrôleuse de gestion F/H' }) })
  expect(await read(id)).toMatchObject({
    fields: { titre: 'Contrôleuse de gestion F/H' },
    published: { titre: 'Contrôleur de gestion H/F' },
  })
  const late = saveOwnJob(site, mine, { id, version, ...typed({ titre: 'Autre titre' }) })
  expect(await codeOf(late)).toBe('publishing/conflict')
  // Whoever has read another version publishes nothing of this one.
  expect(await codeOf(publishJob(site, mine, { id, version: saved.version + 1 }, null))).toBe('publishing/conflict')
  expect(await publishJob(site, mine, { id, version: saved.version }, null)).toMatchObject({ statut: 'active' })
  expect(await read(id)).toMatchObject({ published: null, fields: { titre: 'Contrôleuse de gestion F/H' } })
  expect(await balance()).toBe(MONTHLY_CREDITS - 1)
})

test('thirty more days are free once before the end, and cost a credit after it', async () => {
  const id = await draft()
  await publish(id)
  const before = Date.parse((await read(id)).valid_through!)
  await act(id, 'extend')
  expect(Date.parse((await read(id)).valid_through!) - before).toBe(30 * 86_400_000)
  expect(await codeOf(act(id, 'extend'))).toBe('publishing/not_now')
  await database.db.execute(sql`update jobs set valid_through = now() - interval '1 day' where id = ${id}`)
  expect((await read(id)).statut).toBe('expirée')
  expect(await act(id, 'extend')).toMatchObject({ statut: 'active' })
  expect(await balance()).toBe(MONTHLY_CREDITS - 2)
})

test('jobs are filled, taken off, deleted and brought back; a copy is a draft', async () => {
  const id = await draft()
  await publish(id)
  expect((await act(id, 'fill')).statut).toBe('pourvue')
  expect((await act(id, 'activate')).statut).toBe('active')
  expect((await act(id, 'deactivate')).statut).toBe('inactive')
  await act(id, 'activate')
  await act(id, 'delete')
  expect((await listOwnJobs(database.db, mine, asked)).data.map((one) => one.id)).not.toContain(id)
  expect(await codeOf(act(id, 'activate'))).toBe('publishing/not_now')
  expect((await act(id, 'restore')).statut).toBe('inactive')
  const copy = await duplicateJob(site, mine, id)
  expect(await read(copy.id)).toMatchObject({ statut: 'brouillon', fields: { titre: 'Contrôleur de gestion H/F' } })
})

test('another company’s jobs are not there', async () => {
  const id = await draft()
  const eve = await newEmployer()
  const ends = await Promise.all(
    [
      read(id, eve),
      saveOwnJob(site, eve, { id, ...typed() }),
      publish(id, eve),
      act(id, 'delete', eve),
      duplicateJob(site, eve, id),
      read(id, { ...eve, companyId: null }),
    ].map(codeOf),
  )
  expect(new Set(ends)).toEqual(new Set(['platform/not_found']))
  expect((await listOwnJobs(database.db, eve, asked)).data.map((one) => one.id)).not.toContain(id)
})

test('the list is searched by title, narrowed by state, and a draft is found by what it is called', async () => {
  const live = await draft({ titre: 'Auditeur interne H/F', description: 'Un poste d’audit.' })
  await publish(live)
  await draft({ titre: 'Trésorier H/F' })
  const titles = async (more: object) =>
    (await listOwnJobs(database.db, mine, { ...asked, ...more })).data.map(({ titre }) => titre)
  expect(await titles({ q: 'audit inter' })).toEqual(['Auditeur interne H/F'])
  expect(await titles({ statuts: ['brouillon'] })).toEqual(['Trésorier H/F'])
  expect(await titles({ q: 'tréso' })).toEqual(['Trésorier H/F'])
})

test('who changed a job last is said by name and hour: to oneself as oneself, after a publication too, not once they are gone', async () => {
  const { rows } = await database.db.execute<{ id: number }>(
    sql`insert into accounts (role, email, company_id, first_name, last_name, email_verified_at)
      values ('recruiter', 'damien@publish.example', ${mine.companyId}, 'Damien', 'Roux', now()) returning id`,
  )
  const damien = { ...mine, accountId: rows[0]!.id }
  const change = async (id: number, actor = mine) => (await read(id, actor)).last_change
  const id = await draft({}, damien)
  expect(await change(id)).toMatchObject({ by: 'Damien Roux', own: false })
  expect(await change(id, damien)).toMatchObject({ by: null, own: true })
  await saveOwnJob(site, mine, { id, ...typed({ titre: 'Contrôleuse de gestion H/F' }) })
  expect(await change(id)).toMatchObject({ own: true })
  await publish(id, damien)
  const { saved_at: saved, last_change: published } = await read(id)
  expect([saved, published?.by]).toEqual([null, 'Damien Roux'])
  expect(Math.abs(Date.parse(published!.at) - Date.now())).toBeLessThan(60_000)
  await database.db.execute(sql`delete from accounts where id = ${damien.accountId}`)
  expect(await change(id)).toMatchObject({ by: null, own: false })
})

test('where a salary lies among live jobs of the trade, the region and the experience is said, from five of them on', async () => {
  const fields = typed({ fonction_id: world.lists.functions[2]!.id, salaire_min: 42_000, salaire_max: 48_000 })
  const marketOf = async (more: object = {}) => (await checkJob(site, mine, { ...fields, ...more })).market
  const insert = async (...salaries: number[]) => {
    await insertJobs(database.db, salaries.map(job))
    await untilReadable(database.db)
    await site.jobs.catchUp()
  }
  const like = { ...world.fr, companyId: mine.companyId!, functionId: fields.fonction_id!, experienceMin: 0 }
  const job = (salary: number) => jobRow({ ...like, salaryMin: salary, salaryMax: salary + 4_000 })
  await insert(40_000, 42_000, 44_000, 46_000)
  expect(await marketOf()).toBeNull()
  await insert(50_000)
  expect(await marketOf()).toEqual({
    low: 40_000,
    high: 54_000,
    median: 46_000,
    jobs: 5,
    currency: 'EUR',
    standing: 'within',
  })
  expect((await marketOf({ salaire_min: 30_000, salaire_max: 39_000 }))?.standing).toBe('below')
  expect((await marketOf({ salaire_min: 60_000, salaire_max: undefined }))?.standing).toBe('above')
  // By the month, without a salary, or nowhere, there is nothing to compare.
  const none = [
    { salaire_periode: 'mois' as const },
    { salaire_min: undefined, salaire_max: undefined },
    { localisation: '' },
  ]
  expect(await Promise.all(none.map(marketOf))).toEqual([null, null, null])
})
