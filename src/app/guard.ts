import type { MiddlewareFunction } from 'react-router'
import { data, redirect } from 'react-router'
import { loginFor, settingsOf } from '#features/accounts/accounts.rules.ts'
import { doorTo } from '#features/accounts/doors.rules.ts'
import { admits } from '#platform/contract.ts'
import {
  doorsContext,
  flagsContext,
  needsSecondFactorContext,
  roleContext,
  topicsContext,
} from '#platform/render-context.ts'
import { readShell } from './shell/read-shell.ts'

/**
 * The door of every page: a visitor is sent to the right login and comes back, another role finds the 404 page, and an administrator
 * without a second factor the place to set it up.
 * What a page shows is guarded once more, by the endpoints it calls.
 */
export const guardPage: MiddlewareFunction<Response> = async ({ pattern, request, url, context }, next) => {
  const page = pattern === '' ? '/' : pattern
  const { access, shows } = context.get(doorsContext)(page)
  context.set(topicsContext, shows)
  const role = context.get(roleContext)
  const needsSecondFactor = context.get(needsSecondFactorContext)
  if (admits(access, { role, flags: context.get(flagsContext), needsSecondFactor })) return next()
  if (role !== 'visitor' && admits(access, { role })) {
    // The one place of theirs where it can be set up.
    const settings = settingsOf(role)
    if (page === settings || page.startsWith(`${settings}/`)) return next()
    throw redirect(`${settings}?besoin=double-authentification#double-authentification`)
  }
  if (role === 'visitor') {
    throw redirect(doorTo(loginFor(access), `${url.pathname}${url.search}`))
  }
  throw data({ shell: await readShell({ request, context }) }, { status: 404 })
}
