import type { Exchange } from '#platform/server/endpoints.ts'
import { hostCookie } from '#platform/server/http/exchange.ts'
import { landingOf } from '../../accounts.rules.ts'
import { CHALLENGE } from '../social.rules.ts'
import type { AccountsSite } from '../../server/accounts-site.ts'
import type { Account } from '../../server/accounts.repository.ts'
import { admit } from '../../signing-in/server/sign-in.ts'
import { refuseSuspended } from '../../server/suspended-door.service.ts'

/** How far somebody came: in, asked for a second factor, or for the password of the account to link. */
export type Outcome =
  | { status: 'signed_in'; to: string }
  | { status: 'second_factor'; back: string }
  | { status: 'password' }

export const CHALLENGE_SECONDS = 600

/** Lets in whoever an identity or a password stands for; `challenge` is set while the second factor is awaited. */
export async function enterBy(
  site: AccountsSite,
  exchange: Exchange,
  account: Account,
  back: string,
): Promise<{ outcome: Outcome; challenge: string | null }> {
  if (account.suspendedAt) throw await refuseSuspended(site, exchange, account.id)
  const admitted = await admit(site, exchange, account, false)
  if (admitted.status === 'signed_in') {
    return { outcome: { status: 'signed_in', to: landingOf(admitted.space, back) }, challenge: null }
  }
  exchange.setCookie(hostCookie(CHALLENGE, admitted.challenge, CHALLENGE_SECONDS))
  return { outcome: { status: 'second_factor', back }, challenge: admitted.challenge }
}

export const letIn = async (...given: Parameters<typeof enterBy>): Promise<Outcome> => (await enterBy(...given)).outcome
