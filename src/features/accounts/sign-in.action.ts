import type { ActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import type { Refused } from '#platform/attempt.ts'
import { attempt, textOf } from '#platform/attempt.ts'
import { apiContext, roleContext } from '#platform/render-context.ts'
import { signIn, signInSecondFactor } from './accounts.contract.ts'
import { secondFactorForm, signInForm } from './accounts.forms.ts'
import { accountRefusals, backIn, landingOf, spaceOf } from './accounts.rules.ts'
import type { FormRefusal } from './page-answers.ts'
import { answerRefused, formRefusal, noRefusal } from './page-answers.ts'
import { readSignup } from './signup.contract.ts'

type FirstStep = { step: 'password'; refusal: FormRefusal; identifier: string; remember: boolean }
type SecondStep = { step: 'second_factor'; refusal: FormRefusal; challenge: string; recovery: boolean }
export type SignInAnswer = FirstStep | SecondStep

/** Whoever is signed in already goes on to where they were going. */
export function passSignedIn({ url, context }: Pick<ActionFunctionArgs, 'url' | 'context'>): void {
  const role = context.get(roleContext)
  if (role !== 'visitor') throw redirect(landingOf(spaceOf(role), backIn(url)))
}

/** The address that a sign-up in this browser has just ended with, to be typed once only. */
export async function addressJustGiven({ url, context }: Pick<ActionFunctionArgs, 'url' | 'context'>): Promise<string> {
  if (url.searchParams.get('compte') !== 'cree') return ''
  return (await context.get(apiContext)(readSignup, {})).completed_email ?? ''
}

/** Both login pages: a password, then a code where the account asks for one. */
export async function signInAction({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const api = context.get(apiContext)
  if (form.has('challenge')) {
    const recovery = textOf(form, 'mode') === 'secours'
    const challenge = textOf(form, 'challenge')
    const second: SecondStep = { step: 'second_factor', refusal: noRefusal, challenge, recovery }
    const wanted = textOf(form, 'avec')
    if (wanted !== '') return { ...second, recovery: wanted === 'secours' }
    const tried = await attempt(api(signInSecondFactor, secondFactorForm(form)))
    if (!tried.ok) return isOver(tried) ? startAgain(tried) : answerRefused(tried, { ...second, ...told(tried) })
    if (tried.value.status === 'signed_in') return redirect(landingOf(tried.value.space, backIn(url)))
    return { ...second, challenge: tried.value.challenge }
  }
  const input = signInForm(form)
  const tried = await attempt(api(signIn, input))
  const first: FirstStep = {
    step: 'password',
    refusal: noRefusal,
    identifier: input.identifier,
    remember: input.remember,
  }
  if (!tried.ok) return answerRefused<SignInAnswer>(tried, { ...first, ...told(tried) })
  if (tried.value.status === 'signed_in') return redirect(landingOf(tried.value.space, backIn(url)))
  const answer: SecondStep = {
    step: 'second_factor',
    refusal: noRefusal,
    challenge: tried.value.challenge,
    recovery: false,
  }
  return answer
}

const told = (refused: Refused) => ({ refusal: formRefusal(refused) })

/** A challenge that took too long, was tried too often, or is no challenge at all. */
const isOver = ({ error }: Refused): boolean =>
  error.code === accountRefusals['accounts/challenge_over'].code || error.fields?.challenge !== undefined

function startAgain(refused: Refused) {
  const { message } = accountRefusals['accounts/challenge_over']
  const refusal: FormRefusal = { ...noRefusal, message }
  return answerRefused<SignInAnswer>(refused, { step: 'password', refusal, identifier: '', remember: false })
}
