import type { SignedIn } from '#platform/server/endpoints.ts'
import type { AccountsWorld } from './accounts-world.ts'

type Exported = { explained: Record<string, string> } & Record<string, unknown>

/** Everything that is kept about somebody, in every room, for them to take along; `explained` says what each part is. */
export async function exportAccount(world: AccountsWorld, actor: SignedIn): Promise<Exported> {
  const parts = await Promise.all(world.personalData.map(({ read }) => read(world, actor)))
  const explained = Object.assign({}, ...world.personalData.map(({ explains }) => explains)) as Record<string, string>
  return Object.assign({ explained }, ...parts)
}
