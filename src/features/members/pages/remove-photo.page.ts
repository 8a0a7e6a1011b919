import type { ActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { textOf } from '#platform/attempt.ts'
import { apiContext } from '#platform/render-context.ts'
import { safePath } from '#platform/safe-path.ts'
import { removeOwnPhoto } from '../members.contract.ts'

/** Removes the photo, and goes back to the page that asked for it. */
export async function action({ request, context }: ActionFunctionArgs) {
  await context.get(apiContext)(removeOwnPhoto, {})
  const back = new URL(safePath(textOf(await request.formData(), 'retour')), 'http://inside.invalid')
  back.searchParams.set('photo', 'suppression')
  return redirect(`${back.pathname}${back.search}#photo`)
}

export const loader = () => redirect('/')
