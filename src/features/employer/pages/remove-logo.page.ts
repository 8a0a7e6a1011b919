import type { ActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { apiContext } from '#platform/render-context.ts'
import { removeOwnLogo } from '../employer.contract.ts'

const SPACE = '/espace-recruteurs/entreprise'

/** Removes the logo, and goes back to the page it is edited on. */
export async function action({ context }: ActionFunctionArgs) {
  await context.get(apiContext)(removeOwnLogo, {})
  return redirect(`${SPACE}?logo=suppression#logo`)
}

export const loader = () => redirect(SPACE)
