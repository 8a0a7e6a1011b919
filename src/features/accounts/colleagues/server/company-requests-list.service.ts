import { companiesById } from '#features/companies/server/company-names.service.ts'
import { companyNamed, createCompany } from '#features/companies/server/new-company.service.ts'
import { serveList } from '#platform/server/back-office/served-list.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { isAtDomain } from '../colleagues.rules.ts'
import { companyRequestsList } from '../company-requests-list.rules.ts'
import { attach, refuseAsker } from './attachment.ts'
import { nameOf } from './colleagues.ts'
import type { CompanyRequest } from './company-requests.repository.ts'
import { findListed, requestsSource, takeRequest } from './company-requests.repository.ts'

/** The company of a request, which is made where it has none yet; null where another took the name meanwhile. */
async function companyFor({ db: tx }: Inside, request: CompanyRequest) {
  if (request.companyId !== null) return companyNamed(tx, request.companyId)
  const { companyName: name, website, sectorId, structureId, size, cityId } = request
  const id = await createCompany(tx, {
    name,
    website,
    sectorId: sectorId!,
    structureId: structureId!,
    size: size!,
    cityId: cityId!,
  })
  return id === null ? null : { id, name }
}

/** A request whose asker, or whose name, is taken by now stays as it is. */
class Unfit extends Error {}

/** Decides about each in a transaction of its own; says which were decided. */
async function each(
  site: Site,
  ids: number[],
  work: (held: Inside, request: CompanyRequest) => Promise<boolean>,
): Promise<number[]> {
  const decided: number[] = []
  for (const id of ids) {
    const one = inside(site, async (held) => {
      const request = await takeRequest(held.db, id, null)
      if (!request || !(await work(held, request))) throw new Unfit()
    })
    await one.then(
      () => decided.push(id),
      (error: unknown) => {
        if (!(error instanceof Unfit)) throw error
      },
    )
  }
  return decided
}

/** Recruiters who ask for a company, for administrators. */
export const servedCompanyRequests = serveList<typeof companyRequestsList>({
  list: companyRequestsList,
  source: requestsSource,
  rows: async (db, ids) => {
    const [rows, companies] = await Promise.all([findListed(db, ids), companiesById(db)])
    return rows.map((row) => {
      const website = row.companyId === null ? row.website : (companies.get(row.companyId)?.website ?? null)
      return {
        id: row.id,
        company: row.companyName,
        kind: row.companyId === null ? 'creation' : 'rattachement',
        name: nameOf(row),
        email: row.email,
        domain: row.verifiedAt !== null && isAtDomain(row.email, website) ? 'oui' : 'non',
        website,
        created: row.createdAt,
        message: row.message || null,
      }
    })
  },
  acts: {
    acceptance: (site: Site, actor: SignedIn, ids: number[]) =>
      each(site, ids, async (held, request) => {
        const company = await companyFor(held, request)
        return company !== null && attach(held, actor, request, company)
      }),
    refusal: (site: Site, actor: SignedIn, ids: number[], reason: string) =>
      each(site, ids, async (held, request) => {
        await refuseAsker(held, actor, request, reason)
        return true
      }),
  },
})
