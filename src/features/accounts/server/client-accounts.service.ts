import { randomInt } from 'node:crypto'
import { adoptDrafts } from '#features/jobs/publishing/server/lone-drafts.service.ts'
import { createProfile } from '#features/members/server/member-profile.service.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { lockNamed } from '#platform/server/database/ownership.ts'
import { forgetMails } from '#platform/server/mail/mail.ts'
import { hashOf, newToken } from '#platform/server/secrets.ts'
import type { Inside } from '#platform/server/site.ts'
import { accountRefusals, linkHours, spaceOf } from '../accounts.rules.ts'
import { splitName } from '../signing-up/server/sign-up.ts'
import { insertAcceptance } from '../signing-up/server/terms.repository.ts'
import { keyPath } from './account-mails.ts'
import type { Account } from './accounts.repository.ts'
import * as links from './account-links.repository.ts'
import * as accounts from './accounts.repository.ts'

/** The main account of a company, who is told what concerns all of it. */
export const mainAccountOf = accounts.findMainOf

// Accounts of companies that the house has validated. Whoever calls knows that the address belongs to whoever gave it.

/** Whether an address can be that of a client: nobody's, a recruiter's, or taken by somebody who is none. */
export async function clientAddressOf(db: Db, email: string): Promise<'free' | 'recruiter' | 'taken'> {
  const account = await accounts.findByEmail(db, email)
  // Whoever signed up with an address and never confirmed it gives way to whoever has the mailbox.
  if (!account?.emailVerifiedAt) return 'free'
  return account.role === 'recruiter' ? 'recruiter' : 'taken'
}

// No letter or digit that is taken for another one.
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTVWXYZ'
export const newClientCode = (): string =>
  `FLO-${Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`

type Client = {
  email: string
  name: string
  phone: string
  company: { id: number; name: string; countryId: number }
  /** The terms that were accepted with what was sent. */
  termsVersion: string
}

type Opened = {
  accountId: number
  /** Of the main account; others sign in by their address. */
  clientCode: string | null
  /** Where a password is chosen, once; nothing where there is one. */
  passwordLink: string | null
}

/**
 * The account that acts for a company, in the transaction that makes the company: a new one, or the recruiter's own. The first of a
 * company is its main account, and has the client code.
 */
export async function openClientAccount(held: Inside, client: Client): Promise<Opened> {
  const { db: tx } = held
  const { email, company } = client
  await lockNamed(tx, 'company main', company.id)
  const code = (await accounts.findMainOf(tx, company.id)) === null ? newClientCode() : null
  const squatter = await accounts.deleteUnconfirmed(tx, email)
  if (squatter !== null) await forgetMails(tx, { accountId: squatter, address: null })
  const known = await accounts.findByEmail(tx, email)
  const account = known ? await attach(tx, known, client, code) : await insertClient(tx, client, code)
  return {
    accountId: account.id,
    clientCode: account.clientCode,
    passwordLink: account.passwordHash === null ? await passwordLink(held, account.id) : null,
  }
}

async function insertClient(tx: Tx, { email, name, phone, company, termsVersion }: Client, code: string | null) {
  const [firstName, lastName] = splitName(name)
  const account = await accounts.insertAccount(tx, {
    role: 'recruiter',
    email,
    firstName,
    lastName,
    phone: phone || null,
    companyId: company.id,
    companyName: company.name,
    clientCode: code,
    countryId: company.countryId,
    emailVerifiedAt: new Date(),
  })
  // Somebody has confirmed the address in this very moment.
  if (!account) throw refuse(accountRefusals['accounts/client_address'])
  await insertAcceptance(tx, account.id, termsVersion)
  // Those who recruit are not looked for.
  const person = { firstName, lastName, profileVisible: false }
  await createProfile(tx, { accountId: account.id, countryId: company.countryId, ...person })
  return account
}

/** A recruiter's own account: of this company, or of none yet. */
async function attach(tx: Tx, known: Account, { company }: Client, code: string | null): Promise<Account> {
  const account = await accounts.lockAccount(tx, known.id)
  if (account?.role !== 'recruiter') throw refuse(accountRefusals['accounts/client_address'])
  if (account.suspendedAt) throw refuse(accountRefusals['accounts/client_suspended'])
  if (account.companyId !== null && account.companyId !== company.id)
    throw refuse(accountRefusals['accounts/client_elsewhere'])
  const clientCode = account.clientCode ?? code
  const fields = { companyId: company.id, companyName: company.name, clientCode }
  await accounts.updateAccount(tx, account.id, fields)
  await adoptDrafts(tx, account.id, company.id)
  return { ...account, ...fields }
}

async function passwordLink({ db: tx, linkTo }: Inside, accountId: number): Promise<string> {
  const token = newToken()
  const link = { hash: hashOf(token), accountId, purpose: 'reset', email: null } as const
  await links.insertLink(tx, link, linkHours.first * 3_600)
  return linkTo(keyPath('/reinitialiser-mot-de-passe', token, spaceOf('recruiter')))
}
