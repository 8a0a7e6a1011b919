import type { LoaderFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { readSession } from '#features/accounts/accounts.contract.ts'
import { apiContext } from '#platform/render-context.ts'
import { profileAddress } from '../members.rules.ts'
import { findOwnProfile } from '../profiles.contract.ts'

/** `/profil` alone is one's own. A visitor signs in first: the directory that they would be shown is not there yet. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { viewer } = await api(readSession, {})
  if (!viewer) return redirect('/login?retour=%2Fprofil')
  const { id } = await api(findOwnProfile, {})
  return redirect(profileAddress(id))
}
