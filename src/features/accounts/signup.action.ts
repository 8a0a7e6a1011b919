import type { ActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import type { Refused } from '#platform/attempt.ts'
import { attempt, textOf } from '#platform/attempt.ts'
import type { Api } from '#platform/contract.ts'
import { apiContext } from '#platform/render-context.ts'
import type { SignupAnswers } from './signup.contract.ts'
import {
  completeSignup,
  readSignup,
  saveSignupAccount,
  saveSignupProfile,
  saveSignupSearch,
} from './signup.contract.ts'
import { signupAccountForm, signupProfileForm, signupSearchForm } from './accounts.forms.ts'
import { accountRefusals, backIn, doorTo, landingOf, loginFor, missingPassword, spaceOf } from './accounts.rules.ts'
import type { FormRefusal } from './page-answers.ts'
import { answerRefused, formRefusal } from './page-answers.ts'
import type { SignupStep } from './signup-address.ts'
import { signupStep, stepPath } from './signup-address.ts'

/** What a refused step shows again: everything but passwords. */
type SignupAnswer = { step: SignupStep; refusal: FormRefusal; typed: Partial<SignupAnswers> }

/** One form a step. « Précédent » saves as « Suivant » does; adding and removing a skill are for browsers without scripts. */
export async function signupAction({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const api = context.get(apiContext)
  const step = signupStep(textOf(form, 'etape'))
  const back = backIn(url)
  const move = form.has('retirer') ? 'retirer' : textOf(form, 'vers')
  if (step === 1) return saveAccount(api, form, back)
  if (step === 2) {
    const typed = signupSearchForm(form)
    const saved = await attempt(api(saveSignupSearch, typed))
    return saved.ok ? redirect(stepPath(move === 'precedent' ? 1 : 3, back)) : refusedStep(step, saved, typed, back)
  }
  const typed = signupProfileForm(form)
  if (move === 'creer') return create(api, typed, back)
  const saved = await attempt(api(saveSignupProfile, typed))
  if (!saved.ok) return refusedStep(step, saved, typed, back)
  return redirect(move === 'precedent' ? stepPath(2, back) : `${stepPath(3, back)}#competences`)
}

async function saveAccount(api: Api, form: FormData, back: string) {
  const input = signupAccountForm(form)
  const { password, confirmPassword: _again, ...typed } = input
  const saved = await attempt(api(saveSignupAccount, input))
  if (saved.ok) return redirect(stepPath(2, back))
  const { error } = saved
  if (!error.fields || password !== '' || (await api(readSignup, {})).answers) return refusedStep(1, saved, typed, back)
  // The schema cannot know that no password was given before: all that is wrong shows at once.
  return refusedStep(1, { ...saved, error: { ...error, fields: { ...error.fields, ...missingPassword } } }, typed, back)
}

async function create(api: Api, typed: ReturnType<typeof signupProfileForm>, back: string) {
  const created = await attempt(api(completeSignup, { ...typed, retour: back }))
  if (!created.ok) return refusedStep(3, created, typed, back)
  const { role } = created.value
  return redirect(`${doorTo(loginFor(role), landingOf(spaceOf(role), back))}&compte=cree`)
}

function refusedStep(step: SignupStep, refused: Refused, typed: Partial<SignupAnswers>, back: string) {
  if (refused.error.code === accountRefusals['accounts/signup_over'].code) {
    return redirect(`${stepPath(1, back)}${back === '/' ? '?' : '&'}interrompue=1`)
  }
  return answerRefused<SignupAnswer>(refused, { step, refusal: formRefusal(refused), typed })
}
