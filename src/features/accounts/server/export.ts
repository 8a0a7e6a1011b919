import type { SignedIn } from '#platform/server/endpoints.ts'
import type { AccountsWorld } from './accounts-world.ts'

/** Everything that is kept about somebody, in every room, for them to take along. */
export async function exportAccount(world: AccountsWorld, actor: SignedIn): Promise<Record<string, unknown>> {
  const parts = await Promise.all(world.personalData.map(({ read }) => read(world, actor)))
  return Object.assign({}, ...parts)
}
