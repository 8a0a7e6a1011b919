import { hashPassword } from '../../src/features/accounts/passwords/server/passwords.ts'
import { insertAccount } from '../../src/features/accounts/server/accounts.repository.ts'
import { identifyBy } from '../../src/features/accounts/sessions/server/sessions.ts'
import { signIn } from '../../src/features/accounts/signing-in/server/sign-in.ts'
import { insertAcceptance } from '../../src/features/accounts/signing-up/server/terms.repository.ts'
import { TERMS_VERSION } from '../../src/features/legal/legal.rules.ts'
import { createProfile } from '../../src/features/members/server/member-profile.service.ts'
import type { SignedIn } from '../../src/platform/server/endpoints.ts'
import type { TestAccounts } from './accounts.ts'
import type { TestExchange } from './exchange.ts'
import { testExchange } from './exchange.ts'

export const PASSWORD = 'Nénuphar-42 pâle!'

// One hash for everybody: hashing is slow on purpose.
let hash: Promise<string> | undefined

/** A candidate with a profile and a confirmed address; without a password where none is wanted. */
export async function newPerson({ db }: TestAccounts, email: string, withPassword = true): Promise<number> {
  const passwordHash = withPassword ? await (hash ??= hashPassword(PASSWORD)) : null
  const person = { firstName: 'Ada', lastName: 'Lovelace' }
  const values = { role: 'candidate', email, passwordHash, emailVerifiedAt: new Date(), ...person } as const
  const account = (await insertAccount(db, values))!
  await createProfile(db, { accountId: account.id, countryId: 1, ...person })
  await insertAcceptance(db, account.id, TERMS_VERSION)
  return account.id
}

export type Device = { exchange: TestExchange; actor: SignedIn }

export const whoIs = async ({ db }: TestAccounts, exchange: TestExchange): Promise<SignedIn> =>
  (await identifyBy(db)(exchange)) as SignedIn

/** A browser signed in by the password alone; one that was used before it, where it is given. */
export async function signedIn(world: TestAccounts, email: string, exchange = testExchange()): Promise<Device> {
  await signIn(world, exchange, { identifier: email, password: PASSWORD, remember: false })
  return { exchange, actor: await whoIs(world, exchange) }
}
