import type { MiddlewareFunction } from 'react-router'
import { data, redirect } from 'react-router'
import { doorTo, loginFor } from '#features/accounts/accounts.rules.ts'
import { admits } from '#platform/contract.ts'
import { moderatorContext, roleContext, topicsContext } from '#platform/render-context.ts'
import { accessOf, shownBy } from './pages.ts'
import { readShell } from './shell/read-shell.ts'

/**
 * The door of every page: a visitor is sent to the right login and comes back, another role finds the 404 page.
 * What a page shows is guarded once more, by the endpoints it calls.
 */
export const guardPage: MiddlewareFunction<Response> = async ({ pattern, request, url, context }, next) => {
  const page = pattern === '' ? '/' : pattern
  const access = accessOf(page)
  context.set(topicsContext, shownBy(page))
  const role = context.get(roleContext)
  if (admits(access, { role, moderator: context.get(moderatorContext) })) return next()
  if (role === 'visitor') {
    throw redirect(doorTo(loginFor(access), `${url.pathname}${url.search}`))
  }
  throw data({ shell: await readShell({ request, context }) }, { status: 404 })
}
