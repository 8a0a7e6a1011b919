import type { ActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { logout } from '#features/accounts/accounts.contract.ts'
import { apiContext, roleContext } from '#platform/render-context.ts'

/** Ends the session for real, then the login page. */
export async function action({ context }: ActionFunctionArgs) {
  if (context.get(roleContext) !== 'visitor') await context.get(apiContext)(logout, {})
  return redirect('/login')
}

/** Reached by its address alone, nothing is ended. */
export const loader = () => redirect('/')
