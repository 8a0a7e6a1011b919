import type { ActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { keepCountry } from '#features/accounts/own-account.contract.ts'
import { countryCookie, findCountry } from '#features/reference/reference.rules.ts'
import { textOf } from '#platform/attempt.ts'
import { apiContext, roleContext } from '#platform/render-context.ts'
import { safePath } from '#platform/safe-path.ts'

/** Keeps the chosen country and goes back to the page it was chosen on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const chosen = findCountry(textOf(form, 'pays'))
  // Signed in, the account keeps the choice too.
  if (chosen && context.get(roleContext) !== 'visitor')
    await context.get(apiContext)(keepCountry, { country: chosen.code })
  const back = safePath(textOf(form, 'retour'))
  return redirect(back, chosen ? { headers: { 'set-cookie': countryCookie(chosen.code) } } : undefined)
}

/** Reached by its address alone, there is nothing to see. */
export const loader = () => redirect('/')
