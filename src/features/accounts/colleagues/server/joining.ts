import { companyNamed } from '#features/companies/server/new-company.service.ts'
import { adoptDrafts } from '#features/jobs/publishing/server/lone-drafts.service.ts'
import { done } from '#platform/contract.ts'
import { refuse } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { Exchange, SignedIn } from '#platform/server/endpoints.ts'
import { hashOf } from '#platform/server/secrets.ts'
import type { Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { accountRefusals } from '../../accounts.rules.ts'
import { lockAccount } from '../../server/accounts.repository.ts'
import { linkTries } from '../../server/limits.ts'
import { tellMember } from '../../server/tell-member.service.ts'
import { colleagueRefusals as no, teamEvent, teamPath } from '../colleagues.rules.ts'
import { nameOf } from './colleagues.ts'
import { joinedMail } from './colleagues.mails.ts'
import * as people from './colleagues.repository.ts'
import { deleteRequestOf } from './company-requests.repository.ts'

const over = () => refuse(no['colleagues/invitation_over'])

/** Whoever has the key has the mailbox: they are told whose invitation it is. Made-up keys count as tries. */
export async function readInvitation({ db }: Site, exchange: Exchange, token: string) {
  const found = await people.findInvitation(db, hashOf(token))
  const company = found && (await companyNamed(db, found.companyId))
  if (!company) {
    await countTry(db, linkTries(exchange.address))
    throw over()
  }
  return { company: company.name, email: found.email }
}

/** Uses an invitation up, by the account of the address that it was sent to. Whoever may not leaves it as it is. */
export async function joinCompany(site: Site, actor: SignedIn, exchange: Exchange, token: string) {
  const hash = hashOf(token)
  if (!(await people.findInvitation(site.db, hash))) {
    await countTry(site.db, linkTries(exchange.address))
    throw over()
  }
  const name = await inside(site, async (held) => {
    const account = await lockAccount(held.db, actor.accountId)
    const taken = account && (await people.takeInvitation(held.db, hash))
    const company = taken && (await companyNamed(held.db, taken.companyId))
    if (!company) throw over()
    if (account.email !== taken.email) throw refuse(no['colleagues/other_address'])
    if (!account.emailVerifiedAt) throw refuse(accountRefusals['accounts/unverified'])
    if (!(await people.setCompany(held.db, account.id, { ...company, code: null })))
      throw refuse(no['colleagues/has_company'])
    await adoptDrafts(held.db, account.id, company.id)
    await deleteRequestOf(held.db, account.id)
    await recordAct(held.db, actor, 'join', { kind: 'account', id: account.id }, { after: { company_id: company.id } })
    await tellMember(held, taken.accountId, teamEvent, {
      body: `${nameOf(account)} a accepté votre invitation.`,
      path: teamPath,
      kind: 'team',
      mail: (firstName) =>
        joinedMail(firstName, { name: nameOf(account), company: company.name, link: site.linkTo(teamPath) }),
    })
    return company.name
  })
  return done(`Vous recrutez maintenant pour ${name}.`)
}
