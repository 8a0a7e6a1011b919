import { refuse } from '#platform/refusals.ts'
import type { RefusalError } from '#platform/refusals.ts'
import type { Exchange } from '#platform/server/endpoints.ts'
import { hostCookie, hostCookieOf } from '#platform/server/http/exchange.ts'
import { seal, unseal } from '#platform/server/secrets.ts'
import { accountRefusals } from '../accounts.rules.ts'
import type { AccountsSite } from './accounts-site.ts'
import * as accounts from './accounts.repository.ts'

const DOOR = 'suspendu'
const SECONDS = 1_800

/**
 * Whoever has proved to be the owner is told that the account is suspended, and may read why and answer for half an hour in this
 * browser. Where a second factor is asked for, the password alone proves nothing: they have the mail.
 */
export async function refuseSuspended(
  { db, secret }: Pick<AccountsSite, 'db' | 'secret'>,
  exchange: Pick<Exchange, 'setCookie'>,
  accountId: number,
): Promise<RefusalError> {
  if (!(await accounts.hasSecondFactor(db, accountId))) {
    const until = Date.now() + SECONDS * 1_000
    const sealed = seal(JSON.stringify({ accountId, until }), secret).toString('base64url')
    exchange.setCookie(hostCookie(DOOR, sealed, SECONDS))
  }
  return refuse(accountRefusals['accounts/suspended'])
}

/** Whose suspended account a browser was refused at a moment ago. */
export function suspendedAtDoor(secret: string, exchange: Pick<Exchange, 'cookies'>): number | null {
  const sealed = hostCookieOf(exchange, DOOR)
  if (sealed === null) return null
  try {
    const { accountId, until } = JSON.parse(unseal(Buffer.from(sealed, 'base64url'), secret)) as {
      accountId: number
      until: number
    }
    return until > Date.now() ? accountId : null
  } catch {
    // Sealed by somebody else, or cut.
    return null
  }
}
