import type { AccountsWorld } from './accounts-world.ts'

/** Whether a code is the account's second factor right now; a good one is used up. */
export async function isSecondFactor(_world: AccountsWorld, _accountId: number, _code: string): Promise<boolean> {
  return Promise.resolve(false)
}
