import { beforeAll } from 'vitest'
import { companyRow } from '#features/companies/companies.factory.ts'
import { insertCompanies } from '#features/companies/server/companies.repository.ts'
import { insertAccount } from '#features/accounts/server/accounts.repository.ts'
import { openBrowserSession } from '#features/accounts/sessions/server/sessions.ts'
import { openLedger } from '#features/credits/server/credits.service.ts'
import { insertMembers } from '#features/members/server/members.repository.ts'
import { searchProfiles as searchEndpoint } from '#features/sourcing/sourcing.contract.ts'
import { profileCollection } from '#features/sourcing/server/profile-collection.ts'
import { searchProfiles } from '#features/sourcing/server/profile-search.ts'
import { unlockProfile } from '#features/sourcing/server/unlocking.ts'
import type { InputOf } from '#platform/contract.ts'
import type { IndexedCollection } from '#platform/server/collection/collection.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { membersElsewhere } from '#app/members.ts'
import { startIndex } from './collection.ts'
import { testExchange } from './exchange.ts'
import { untilReadable } from './outbox.ts'
import type { Site } from './site.ts'
import { openSite } from './site.ts'
import type { useTestDatabase } from './test-database.ts'
import { smallWorld } from './world.ts'

type Row = Parameters<typeof insertMembers>[1][number]
export type Asked = InputOf<typeof searchEndpoint>

/** Recruiters of two companies, of none, and a candidate, before an index of profiles: what the search of profiles is tested with. */
export function useSourcing(database: ReturnType<typeof useTestDatabase>) {
  let made = 0
  const held = {} as { world: Awaited<ReturnType<typeof smallWorld>>; site: Site; index: IndexedCollection }
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
    const shared = { sectorId: held.world.fr.sectorId, structureId: held.world.lists.structures[0]!.id }
    const [company] = await insertCompanies(database.db, [
      companyRow({ name, ...shared, countryId: 1, cityId: held.world.lyon.id }),
    ])
    await database.db.transaction((tx) => openLedger(tx, company!.id))
    return company!.id
  }

  beforeAll(async () => {
    held.world = await smallWorld(database.db)
    // First: names of companies are kept for a moment.
    companies.hurried = await companyNamed('Maison pressée')
    companies.patient = await companyNamed('Maison patiente')
    const [first, second] = [await companyNamed('Maison Première'), await companyNamed('Maison Seconde')]
    held.site = await openSite(database)
    held.index = startIndex(database, profileCollection)
    database.beforeClose(() => held.index.stop())
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
    await held.index.catchUp()
  }
  const search = (asked: Asked, as: SignedIn = actors.first) =>
    searchProfiles(database.db, held.index, membersElsewhere, as, searchEndpoint.input.parse(asked))
  const idsOf = async (asked: Asked, as?: SignedIn) => (await search(asked, as)).data.map(({ id }) => id)
  const unlock = (id: number, as: SignedIn = actors.first) =>
    unlockProfile(held.site.accounts, membersElsewhere, as, id)

  return { held, actors, cookies, companies, enter, person, inStep, search, idsOf, unlock }
}
