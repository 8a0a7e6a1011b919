import type { SignedIn } from '#platform/server/endpoints.ts'
import type { AccountsSite } from './accounts-site.ts'

type Exported = { explained: Record<string, string> } & Record<string, unknown>

/** Everything that is kept about somebody, in every room, for them to take along; `explained` says what each part is. */
export async function exportAccount(site: AccountsSite, actor: SignedIn): Promise<Exported> {
  const parts = await Promise.all(site.personalData.map(({ read }) => read(site, actor)))
  const explained = Object.assign({}, ...site.personalData.map(({ explains }) => explains)) as Record<string, string>
  return Object.assign({ explained }, ...parts)
}
