import type { ActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import { countryCookie, findCountry } from '#features/reference/reference.rules.ts'
import { safePath } from '#platform/safe-path.ts'

/** Keeps the chosen country and goes back to the page it was chosen on. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const chosen = findCountry(text('pays'))
  const back = safePath(text('retour'))
  return redirect(back, chosen ? { headers: { 'set-cookie': countryCookie(chosen.code) } } : undefined)
}

/** Reached by its address alone, there is nothing to see. */
export const loader = () => redirect('/')
