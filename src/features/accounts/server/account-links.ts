import { hashOf, newToken } from '#platform/server/secrets.ts'
import { linkHours } from '../accounts.rules.ts'
import type { InsideAccounts } from './accounts-site.ts'
import type { Link } from './account-links.repository.ts'
import { insertLink } from './account-links.repository.ts'
import type { Account } from './accounts.repository.ts'

// Links that a mail carries about an address; written in the transaction of whoever calls.

async function keyOf(site: InsideAccounts, link: Pick<Link, 'accountId' | 'purpose' | 'email'>): Promise<string> {
  const token = newToken()
  await insertLink(site.db, { hash: hashOf(token), ...link }, linkHours[link.purpose] * 3_600)
  return token
}

/** Makes an address the one of the account. */
export const emailLink = async (site: InsideAccounts, accountId: number, email: string): Promise<string> =>
  site.linkTo(`/confirmer-adresse?cle=${await keyOf(site, { accountId, purpose: 'email', email })}`)

/** Gives the account back to whoever has the mailbox of its present address, for some days. */
export const undoLink = async (site: InsideAccounts, { id: accountId, email }: Account): Promise<string> =>
  site.linkTo(`/confirmer-adresse?cle=${await keyOf(site, { accountId, purpose: 'email-undo', email })}&reprise=1`)
