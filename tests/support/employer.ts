import { insertAccount } from '../../src/features/accounts/server/accounts.repository.ts'
import { openApiSession } from '../../src/features/accounts/sessions/server/sessions.ts'
import { companyRow } from '../../src/features/companies/companies.factory.ts'
import { insertCompanies } from '../../src/features/companies/server/companies.repository.ts'
import { openLedger } from '../../src/features/credits/server/credits.service.ts'
import { jobRow } from '../../src/features/jobs/jobs.factory.ts'
import { insertJobs } from '../../src/features/jobs/server/jobs.repository.ts'
import type { Db } from '../../src/platform/server/database/db.ts'
import type { SignedIn } from '../../src/platform/server/endpoints.ts'
import { testExchange } from './exchange.ts'
import type { smallWorld } from './world.ts'

type World = Awaited<ReturnType<typeof smallWorld>>

/** Somebody who recruits for a company of their own, with the credits of the month, and whose jobs are known: none waits to be read. */
export async function newEmployer(db: Db, world: World, name: string): Promise<SignedIn & { companyId: number }> {
  const place = { countryId: 1, cityId: world.lyon.id }
  const kind = { sectorId: world.fr.sectorId, structureId: world.lists.structures[0]!.id }
  const [made] = await insertCompanies(db, [companyRow({ name, ...kind, ...place })])
  const companyId = made!.id
  await db.transaction((tx) => openLedger(tx, companyId))
  await insertJobs(db, [jobRow({ ...world.fr, companyId, status: 'expirée' })])
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '-')}@employer.example`
  const row = { role: 'recruiter', email, companyId, firstName: 'Rose', emailVerifiedAt: new Date() } as const
  const account = (await insertAccount(db, row))!
  return { role: 'recruiter', accountId: account.id, sessionId: '', companyId, verified: true, flags: [] }
}

/** A program's way in: good on every instance, and after a restart. */
export const tokenOf = async (db: Db, accountId: number): Promise<string> =>
  (await openApiSession(db, testExchange(), accountId)).token

/** A job as somebody types it; each number is another one. */
export const typedJob = (number: number) => ({
  titre: `Contrôleur de gestion ${number} H/F`,
  localisation: 'Lyon (69)',
  typeContrat: 'cdi',
  description: `Au sein de la direction zorglubique, vous tenez le budget ${number} des agences et éclairez les décisions.`,
  missions: 'Suivre le budget\nPréparer la clôture',
  profil: 'Trois ans d’expérience',
  salaire_min: 42_000,
})
