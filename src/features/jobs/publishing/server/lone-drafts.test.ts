import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { TestAccounts } from '../../../../../tests/support/accounts.ts'
import type { WithJobs } from '../../../../../tests/support/collection.ts'
import { withJobs } from '../../../../../tests/support/collection.ts'
import { testAccounts } from '../../../../../tests/support/accounts.ts'
import { testExchange } from '../../../../../tests/support/exchange.ts'
import { codeOf } from '../../../../../tests/support/refusals.ts'
import { useTestDatabase } from '../../../../../tests/support/test-database.ts'
import { smallWorld } from '../../../../../tests/support/world.ts'
import { namesByAccount } from '#features/accounts/server/users.service.ts'
import { openLedger } from '#features/credits/server/credits.service.ts'
import { apiFor, createDispatcher } from '#platform/server/endpoints.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import * as contract from '../publishing.contract.ts'
import { MOST_LONE_DRAFTS } from '../publishing.rules.ts'
import { adoptDrafts, listLoneDrafts } from './lone-drafts.service.ts'
import { publishingRoutes } from './publishing.routes.ts'

const database = useTestDatabase()
let world: WithJobs<TestAccounts>
let companyId: number
let people = 0

beforeAll(async () => {
  companyId = (await smallWorld(database.db)).fr.companyId
  world = withJobs(await testAccounts(database), database)
  await database.db.transaction((tx) => openLedger(tx, companyId))
})

/** A recruiter whom no company has taken in. */
async function alone(): Promise<SignedIn> {
  const { rows } = await database.db.execute<{ id: number }>(
    sql`insert into accounts (role, email, email_verified_at) values ('recruiter', ${`r${++people}@alone.example`}, now()) returning id`,
  )
  return { role: 'recruiter', accountId: rows[0]!.id, sessionId: 's', companyId: null, verified: true, flags: [] }
}
const apiOf = (actor: SignedIn) =>
  apiFor(createDispatcher(publishingRoutes(world, namesByAccount)), { actor, exchange: testExchange() })
const asked = { q: '', statuts: [], sort: 'attente', page: 1, per_page: 20 }
const fields = {
  titre: 'Contrôleur de gestion H/F',
  localisation: 'Lyon (69)',
  typeContrat: 'cdi' as const,
  description: 'Au sein de la direction financière, vous tenez le budget des agences et éclairez les décisions.',
  missions: 'Suivre le budget',
  profil: 'Trois ans d’expérience',
}

test('a recruiter without a company keeps drafts that nobody else sees, and that cannot be published', async () => {
  const [mine, other] = [await alone(), await alone()]
  const api = apiOf(mine)
  const { id, version, reading } = await api(contract.createJob, fields)
  expect(reading).toMatchObject({ city: 'Lyon', missing: {} })
  expect(await api(contract.saveOwnJob, { ...fields, id, version, titre: 'Contrôleuse de gestion H/F' })).toMatchObject(
    {
      version: version + 1,
    },
  )
  expect(await codeOf(api(contract.saveOwnJob, { ...fields, id, version }))).toBe('publishing/conflict')
  expect(await api(contract.readOwnJob, { id })).toMatchObject({ statut: 'brouillon', acts: ['delete'] })
  expect(await codeOf(api(contract.publishJob, { id }))).toBe('publishing/no_company')
  const others = apiOf(other)
  const tries = [
    others(contract.readOwnJob, { id }),
    others(contract.saveOwnJob, { ...fields, id }),
    others(contract.publishJob, { id }),
    others(contract.actOnJob, { id, act: 'delete' }),
  ]
  expect(new Set(await Promise.all(tries.map(codeOf)))).toEqual(new Set(['platform/not_found']))
  expect((await listLoneDrafts(database.db, other, asked)).data).toEqual([])
  expect((await listLoneDrafts(database.db, mine, asked)).data).toMatchObject([
    { id, titre: 'Contrôleuse de gestion H/F', type: 'CDI', statut: 'brouillon' },
  ])
})

test('a draft is deleted and brought back; there are only so many', async () => {
  const mine = await alone()
  const api = apiOf(mine)
  const { id } = await api(contract.createJob, fields)
  expect(await api(contract.actOnJob, { id, act: 'delete' })).toMatchObject({ undo: 'restore' })
  expect((await listLoneDrafts(database.db, mine, asked)).data).toEqual([])
  expect(await codeOf(api(contract.saveOwnJob, { ...fields, id }))).toBe('platform/not_found')
  await api(contract.actOnJob, { id, act: 'restore' })
  expect(await codeOf(api(contract.actOnJob, { id, act: 'fill' }))).toBe('publishing/not_now')
  await database.db.execute(sql`insert into lone_drafts (account_id, fields)
    select ${mine.accountId}, '{}' from generate_series(2, ${MOST_LONE_DRAFTS}::int)`)
  expect(await codeOf(api(contract.createJob, fields))).toBe('publishing/too_many_lone_drafts')
})

test('deleting makes no room for more than can be kept: as many can be brought back, and only while there is room', async () => {
  const mine = await alone()
  const api = apiOf(mine)
  const rows = async () => {
    const found = await database.db.execute<{ id: number; deleted: boolean }>(
      sql`select id, deleted_at is not null as deleted from lone_drafts where account_id = ${mine.accountId} order by id`,
    )
    return found.rows
  }
  await database.db.execute(sql`insert into lone_drafts (account_id, fields, deleted_at)
    select ${mine.accountId}, '{}', now() - make_interval(hours => nth) from generate_series(1, ${MOST_LONE_DRAFTS}::int) as nth`)
  const oldest = (await rows()).at(-1)!.id
  const { id } = await api(contract.createJob, fields)
  await api(contract.actOnJob, { id, act: 'delete' })
  expect((await rows()).filter(({ deleted }) => deleted)).toHaveLength(MOST_LONE_DRAFTS)
  expect((await rows()).map((row) => row.id)).not.toContain(oldest)
  await database.db.execute(sql`insert into lone_drafts (account_id, fields)
    select ${mine.accountId}, '{}' from generate_series(1, ${MOST_LONE_DRAFTS}::int)`)
  expect(await codeOf(api(contract.actOnJob, { id, act: 'restore' }))).toBe('publishing/too_many_lone_drafts')
})

test('somebody without a company begins a hundred drafts a day at most', async () => {
  const mine = await alone()
  const codes = new Set<string>()
  for (let nth = 0; nth <= 100; nth++) {
    codes.add(await codeOf(apiOf(mine)(contract.createJob, { titre: 'Analyste H/F' })))
    await database.db.execute(sql`delete from lone_drafts where account_id = ${mine.accountId}`)
    if (nth < 100) expect([nth, ...codes]).toEqual([nth, 'nothing refused'])
  }
  expect([...codes]).toEqual(['nothing refused', 'platform/too_many'])
})

test('a deleted draft is gone after thirty days, also from what a company takes over', async () => {
  const mine = await alone()
  const api = apiOf(mine)
  const ids = [(await api(contract.createJob, fields)).id, (await api(contract.createJob, fields)).id]
  for (const [at, id] of ids.entries()) {
    await api(contract.actOnJob, { id, act: 'delete' })
    await database.db.execute(
      sql`update lone_drafts set deleted_at = now() - make_interval(days => ${29 + 2 * at}::int) where id = ${id}`,
    )
  }
  await database.db.transaction((tx) => adoptDrafts(tx, mine.accountId, companyId))
  const { rows } = await database.db.execute(sql`select id from jobs where id = any(${sql.param(ids)}::int[])`)
  expect(rows).toEqual([{ id: ids[0] }])
})

test('attached to a company the drafts are its own, under the same numbers and versions, and can be published', async () => {
  const mine = await alone()
  const before = await apiOf(mine)(contract.createJob, fields)
  await database.db.transaction((tx) => adoptDrafts(tx, mine.accountId, companyId))
  const attached = { ...mine, companyId }
  expect((await listLoneDrafts(database.db, mine, asked)).data).toEqual([])
  const api = apiOf(attached)
  expect(await api(contract.readOwnJob, { id: before.id })).toMatchObject({
    statut: 'brouillon',
    version: before.version,
    fields: { titre: fields.titre },
  })
  // A page that was open meanwhile goes on saving.
  await api(contract.saveOwnJob, { ...fields, id: before.id, version: before.version })
  expect(await api(contract.publishJob, { id: before.id })).toMatchObject({ id: before.id })
  // The next job has a number of its own.
  expect((await api(contract.createJob, fields)).id).toBeGreaterThan(before.id)
})
