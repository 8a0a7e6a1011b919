import { openLedger } from '#features/credits/server/credits.service.ts'
import { adoptDrafts } from '#features/jobs/publishing/server/lone-drafts.service.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import type { Inside } from '#platform/server/site.ts'
import { spaceOf } from '../../accounts.rules.ts'
import { findMainOf } from '../../server/accounts.repository.ts'
import { newClientCode } from '../../server/client-accounts.service.ts'
import { tellMember } from '../../server/tell-member.service.ts'
import { teamEvent, teamPath } from '../colleagues.rules.ts'
import { attachedMail, requestRefusedMail } from './colleagues.mails.ts'
import { setCompany } from './colleagues.repository.ts'
import type { CompanyRequest } from './company-requests.repository.ts'

/** Attaches whoever asked, as the main account where the company has none. False where they have a company by now. */
export async function attach(
  held: Inside,
  actor: SignedIn,
  { accountId }: CompanyRequest,
  company: { id: number; name: string },
): Promise<boolean> {
  const { db: tx } = held
  await lockNamed(tx, 'company main', company.id)
  const code = (await findMainOf(tx, company.id)) === null ? newClientCode() : null
  if (!(await setCompany(tx, accountId, { ...company, code }))) return false
  await adoptDrafts(tx, accountId, company.id)
  // Whoever has a client code is a client: the first credits come with it.
  if (code !== null) await openLedger(tx, company.id)
  await recordAct(tx, actor, 'attach', { kind: 'account', id: accountId }, { after: { company_id: company.id } })
  await tellMember(held, accountId, teamEvent, {
    body: `Votre compte recrute maintenant pour ${company.name}.`,
    path: spaceOf('recruiter'),
    kind: 'team',
    mail: (firstName) =>
      attachedMail(firstName, { company: company.name, code, link: held.linkTo(spaceOf('recruiter')) }),
  })
  return true
}

/** Tells whoever asked why not. */
export async function refuseAsker(
  held: Inside,
  actor: SignedIn,
  { accountId, companyName: company }: CompanyRequest,
  reason: string,
): Promise<void> {
  await recordAct(held.db, actor, 'refuse_company', { kind: 'account', id: accountId }, { reason })
  await tellMember(held, accountId, teamEvent, {
    body: reason,
    path: teamPath,
    kind: 'team',
    mail: (firstName) => requestRefusedMail(firstName, { company, reason, link: held.linkTo(teamPath) }),
  })
}
