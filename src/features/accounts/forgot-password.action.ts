import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { attempt } from '#platform/attempt.ts'
import { apiContext } from '#platform/render-context.ts'
import { forgotPassword } from './accounts.contract.ts'
import { forgotForm } from './accounts.forms.ts'
import { backIn } from './accounts.rules.ts'
import type { FormRefusal } from './page-answers.ts'
import { answerRefused, formRefusal, noRefusal } from './page-answers.ts'

export type ForgotAnswer = { email: string; refusal: FormRefusal; sent: string | null }

/** Where the login was to lead: kept on the way back to it, and in the mail. */
export const forgotPasswordLoader = ({ url }: LoaderFunctionArgs) => ({ back: backIn(url) })

/** Both forgotten-password pages: the form, then one and the same answer whoever asked. */
export async function forgotPasswordAction({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const { email } = forgotForm(form)
  const answer: ForgotAnswer = { email, refusal: noRefusal, sent: null }
  // « Renvoyer l’email » goes back to the form, filled in.
  if (form.has('renvoyer')) return answer
  const asked = await attempt(context.get(apiContext)(forgotPassword, { email, retour: backIn(url) }))
  if (!asked.ok) return answerRefused<ForgotAnswer>(asked, { ...answer, refusal: formRefusal(asked) })
  return { ...answer, sent: asked.value.message }
}
