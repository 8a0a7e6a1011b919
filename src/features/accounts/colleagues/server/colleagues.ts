import { companyNamed } from '#features/companies/server/new-company.service.ts'
import { initials } from '#features/members/members.rules.ts'
import { done } from '#platform/contract.ts'
import { notFound, refuse } from '#platform/refusals.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import { countTry } from '#platform/server/database/limits.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import type { Inside, Site } from '#platform/server/site.ts'
import { inside } from '#platform/server/site.ts'
import { findById } from '../../server/accounts.repository.ts'
import { invitationTries, mailedTries } from '../../server/limits.ts'
import { tellMember } from '../../server/tell-member.service.ts'
import {
  colleagueRefusals as no,
  INVITATION_DAYS,
  isAtDomain,
  joinPath,
  MOST_INVITATIONS,
  teamEvent,
  teamPath,
} from '../colleagues.rules.ts'
import { handedOverMail, invitationMail, removedMail } from './colleagues.mails.ts'
import * as people from './colleagues.repository.ts'
import * as requests from './company-requests.repository.ts'

type Named = { firstName: string; lastName: string; email: string }
/** How somebody is called among colleagues. */
export const nameOf = ({ firstName, lastName, email }: Named): string => `${firstName} ${lastName}`.trim() || email

/** Everybody of the caller's company. What waits for a decision, and the client code, are the main account's to see. */
export async function readTeam({ db }: Site, actor: SignedIn) {
  const company = actor.companyId === null ? null : await companyNamed(db, actor.companyId)
  if (!company) {
    const request = await requests.findRequestOf(db, actor.accountId)
    const asked = request && {
      company: request.companyName,
      creates: request.companyId === null,
      created_at: request.createdAt.toISOString(),
    }
    return {
      company: null,
      main: false,
      client_code: null,
      colleagues: [],
      invitations: [],
      requests: [],
      request: asked,
    }
  }
  const [colleagues, invitations, asked] = await Promise.all([
    people.findColleagues(db, actor),
    people.findInvitations(db, actor),
    requests.findRequests(db, actor),
  ])
  const own = colleagues.find(({ id }) => id === actor.accountId)
  const main = own !== undefined && own.clientCode !== null
  return {
    company: { id: company.id, name: company.name },
    main,
    client_code: own?.clientCode ?? null,
    colleagues: colleagues.map((one) => ({
      id: one.id,
      name: nameOf(one),
      initials: initials(one.firstName, one.lastName),
      email: one.email,
      main: one.clientCode !== null,
      you: one.id === actor.accountId,
    })),
    invitations: invitations.map(({ id, email, sentAt, expiresAt, expired }) => ({
      id,
      email,
      sent_at: sentAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      expired,
    })),
    requests: main
      ? asked
          .filter(({ email, verifiedAt }) => verifiedAt !== null && isAtDomain(email, company.website))
          .map((one) => ({
            id: one.id,
            name: nameOf(one),
            email: one.email,
            message: one.message,
            created_at: one.createdAt.toISOString(),
          }))
      : [],
    request: null,
  }
}

/** Refuses whoever is not the main account, which stays it until the transaction ends. Says which company it is. */
export async function holdMain(tx: Tx, actor: SignedIn): Promise<{ id: number; name: string; website: string | null }> {
  const company = actor.companyId === null ? null : await companyNamed(tx, actor.companyId)
  if (!company) throw refuse(no['colleagues/no_company'])
  if (!(await people.lockMain(tx, actor))) throw refuse(no['colleagues/main_only'])
  return company
}

/** Mails a key; it is kept as a hash, and nobody but the mailbox has it. */
async function mailInvitation(
  held: Inside,
  actor: SignedIn,
  company: string,
  to: string,
  token: string,
): Promise<void> {
  const inviter = await findById(held.db, actor.accountId)
  const link = held.linkTo(`${joinPath}?cle=${token}`)
  await held.mailer.write(held.db, {
    to,
    kind: 'invitation',
    ...invitationMail({ company, inviter: inviter ? nameOf(inviter) : company, link }),
  })
}

const countInvitation = (site: Site, actor: SignedIn, email: string): Promise<void> =>
  countTry(site.db, [...invitationTries(actor.accountId), ...mailedTries(email)])

export async function inviteColleague(site: Site, actor: SignedIn, email: string) {
  await inside(site, async (held) => {
    const company = await holdMain(held.db, actor)
    await lockNamed(held.db, 'company_invitations', company.id)
    const colleagues = await people.findColleagues(held.db, actor)
    if (colleagues.some((one) => one.email === email)) throw refuse(no['colleagues/already_here'])
    if ((await people.countInvitations(held.db, company.id)) >= MOST_INVITATIONS)
      throw refuse(no['colleagues/too_many'])
    await countInvitation(held, actor, email)
    const token = newToken()
    const row = { companyId: company.id, email, hash: hashOf(token), accountId: actor.accountId }
    await people.upsertInvitation(held.db, row, INVITATION_DAYS)
    await mailInvitation(held, actor, company.name, email, token)
  })
  return done('L’invitation est envoyée.')
}

export async function resendInvitation(site: Site, actor: SignedIn, id: number) {
  await inside(site, async (held) => {
    const company = await holdMain(held.db, actor)
    const token = newToken()
    const email = await people.renewInvitation(held.db, actor, id, hashOf(token), INVITATION_DAYS)
    if (email === null) throw notFound()
    await countInvitation(held, actor, email)
    await mailInvitation(held, actor, company.name, email, token)
  })
  return done('L’invitation est renvoyée.')
}

export async function cancelInvitation(site: Site, actor: SignedIn, id: number) {
  await inside(site, async ({ db: tx }) => {
    await holdMain(tx, actor)
    if (!(await people.deleteInvitation(tx, actor, id))) throw notFound()
  })
  return done('L’invitation est annulée.')
}

/** The main account takes out whom it wants, everybody else only themselves. Who is out has nothing of the company from then on. */
export async function removeColleague(site: Site, actor: SignedIn, id: number) {
  const leaves = id === actor.accountId
  await inside(site, async (held) => {
    const company =
      leaves && actor.companyId !== null ? await companyNamed(held.db, actor.companyId) : await holdMain(held.db, actor)
    const gone = await people.setLeft(held.db, actor, id)
    if (!gone && leaves) throw refuse(no[actor.companyId === null ? 'colleagues/no_company' : 'colleagues/main_stays'])
    if (!gone || !company) throw notFound()
    const change = { before: { company_id: company.id }, after: { company_id: null } }
    await recordAct(held.db, actor, leaves ? 'leave' : 'remove', { kind: 'account', id }, change)
    if (leaves) return
    await tellMember(held, id, teamEvent, {
      body: `Le compte principal de ${company.name} vous a retiré de l’équipe.`,
      path: teamPath,
      kind: 'team',
      mail: (firstName) => removedMail(firstName, { company: company.name, link: site.linkTo(teamPath) }),
    })
  })
  return done(leaves ? 'Vous avez quitté l’entreprise.' : 'Le collègue est retiré de l’équipe.')
}

/** The code goes from one hand to the other: the company is never without a main account, and never has two. */
export async function handOver(site: Site, actor: SignedIn, id: number) {
  if (id === actor.accountId) throw notFound()
  await inside(site, async (held) => {
    const company = await holdMain(held.db, actor)
    const code = await people.takeCode(held.db, actor)
    if (code === null || !(await giveTo(held, actor, { ...company, code }, id))) throw notFound()
  })
  return done('Le rôle de compte principal est transmis.')
}

/** Gives the client code to a colleague, who is told. */
async function giveTo(
  held: Inside,
  actor: SignedIn,
  { id: companyId, name, code }: { id: number; name: string; code: string },
  accountId: number,
): Promise<boolean> {
  if (!(await people.giveCode(held.db, companyId, accountId, code))) return false
  await recordAct(held.db, actor, 'main', { kind: 'account', id: accountId }, { after: { company_id: companyId } })
  await tellMember(held, accountId, teamEvent, {
    body: `Vous êtes maintenant le compte principal de ${name}.`,
    path: teamPath,
    kind: 'team',
    mail: (firstName) => handedOverMail(firstName, { company: name, code, link: held.linkTo(teamPath) }),
  })
  return true
}
