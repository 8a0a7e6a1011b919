import { companyCalled } from '#features/companies/server/company-names.service.ts'
import { companyNamed } from '#features/companies/server/new-company.service.ts'
import { refuseUnknownIds } from '#features/reference/server/known-ids.service.ts'
import { findPlace } from '#features/reference/server/place-names.service.ts'
import { listsOf } from '#features/reference/server/reference.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { accountRefusals } from '../../accounts.rules.ts'
import { findMainOf, lockAccount } from '../../server/accounts.repository.ts'
import { requestTries } from '../../server/limits.ts'
import { tellMember } from '../../server/tell-member.service.ts'
import type { askForNewCompany as askForNewCompanyEndpoint } from '../colleagues.contract.ts'
import { colleagueRefusals as no, isAtDomain, teamEvent, teamPath } from '../colleagues.rules.ts'
import { askedMail } from './colleagues.mails.ts'
import { holdMain, nameOf } from './colleagues.ts'
import { attach, refuseAsker } from './attachment.ts'
import * as requests from './company-requests.repository.ts'

type Wanted = Omit<Parameters<typeof requests.insertRequest>[1], 'accountId'>

async function ask(site: Site, actor: SignedIn, wanted: Wanted) {
  await countTry(site.db, requestTries(actor.accountId))
  await inside(site, async (held) => {
    const account = await lockAccount(held.db, actor.accountId)
    if (!account) throw notFound()
    if (!account.emailVerifiedAt) throw refuse(accountRefusals['accounts/unverified'])
    if (account.companyId !== null) throw refuse(no['colleagues/has_company'])
    if (!(await requests.insertRequest(held.db, { accountId: account.id, ...wanted })))
      throw refuse(no['colleagues/already_asked'])
    const company = wanted.companyId ? await companyNamed(held.db, wanted.companyId) : null
    const main = company && isAtDomain(account.email, company.website) ? await findMainOf(held.db, company.id) : null
    if (!company || main === null) return
    const about = { name: nameOf(account), email: account.email, company: company.name, link: site.linkTo(teamPath) }
    await tellMember(held, main, teamEvent, {
      body: `${about.name} attend votre réponse.`,
      path: teamPath,
      kind: 'team',
      mail: (firstName) => askedMail(firstName, about),
    })
  })
  return done('Votre demande est envoyée. Vous serez prévenu par e-mail.')
}

export async function askForCompany(
  site: Site,
  actor: SignedIn,
  { company: name, message }: { company: string; message: string },
) {
  const company = await companyCalled(site.db, name)
  if (!company) throw refuse(no['colleagues/unknown_company'])
  return ask(site, actor, { companyId: company.id, companyName: company.name, message })
}

export async function askForNewCompany(
  site: Site,
  actor: SignedIn,
  input: ParsedInputOf<typeof askForNewCompanyEndpoint>,
) {
  const { name, website, size, message, sector_id: sectorId, structure_id: structureId } = input
  const lists = await listsOf(site.db)
  refuseUnknownIds({ sector_id: [[sectorId], lists.sectors], structure_id: [[structureId], lists.structures] })
  const place = await findPlace(site.db, input.city, null)
  if (!place || place.kind !== 'city' || !place.spot) throw refuse(no['colleagues/unknown_city'])
  if (await companyCalled(site.db, name)) throw refuse(no['colleagues/company_exists'])
  const company = { companyName: name, website, sectorId, structureId, size, cityId: place.ids[0]! }
  return ask(site, actor, { ...company, message })
}

export async function cancelRequest({ db }: Site, { accountId }: SignedIn) {
  if (!(await requests.deleteRequestOf(db, accountId))) throw notFound()
  return done('Votre demande est annulée.')
}

/** The main account decides about those whose address is at the company's domain; about the others an administrator does. */
const decide = (site: Site, actor: SignedIn, id: number, reason: string | null) =>
  inside(site, async (held) => {
    const company = await holdMain(held.db, actor)
    const request = await requests.takeRequest(held.db, id, actor)
    const asker = request && (await lockAccount(held.db, request.accountId))
    if (!request || !asker?.emailVerifiedAt || !isAtDomain(asker.email, company.website)) throw notFound()
    if (reason !== null) await refuseAsker(held, actor, request, reason)
    else if (!(await attach(held, actor, request, company))) throw refuse(no['colleagues/has_company'])
  })

export async function acceptRequest(site: Site, actor: SignedIn, id: number) {
  await decide(site, actor, id, null)
  return done('La demande est acceptée.')
}

export async function refuseRequest(site: Site, actor: SignedIn, { id, reason }: { id: number; reason: string }) {
  await decide(site, actor, id, reason)
  return done('La demande est refusée. Le motif est envoyé par e-mail.')
}
