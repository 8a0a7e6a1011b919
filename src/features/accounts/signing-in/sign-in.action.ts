import type { ActionFunctionArgs } from 'react-router'
import { redirect } from 'react-router'
import type { Refused } from '#platform/attempt.ts'
import { inOtherWords, textOf } from '#platform/attempt.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form, formActions } from '#platform/form-actions.ts'
import { apiContext, roleContext } from '#platform/render-context.ts'
import { signIn, signInSecondFactor } from '../accounts.contract.ts'
import { accountRefusals, backIn, landingOf, spaceOf, SUSPENSION_PAGE } from '../accounts.rules.ts'
import { readSignup } from '../signing-up/signup.contract.ts'
import type { SecondStep } from './second-step.ts'

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

const entered =
  (recovery: boolean) =>
  (output: OutputOf<typeof signIn>, { url }: Sent): Response | SecondStep =>
    output.status === 'signed_in'
      ? redirect(landingOf(output.space, backIn(url)))
      : { challenge: output.challenge, recovery }

const over = accountRefusals['accounts/challenge_over']

/** A challenge that took too long, was tried too often, or is no challenge at all. */
const isOver = ({ error }: Refused): boolean => error.code === over.code || error.fields?.challenge !== undefined

const toSuspension = ({ error }: Refused): Response | undefined =>
  error.code === accountRefusals['accounts/suspended'].code ? redirect(SUSPENSION_PAGE) : undefined

const secondFactor = (recovery: boolean) =>
  form({
    endpoint: signInSecondFactor,
    // People copy codes with the spaces they are shown with.
    input: ({ code }) => ({ code: String(code).replaceAll(/\s/g, '') }),
    refused: (refused) => (isOver(refused) ? { ...inOtherWords(refused, over.message), form: 'connexion' } : undefined),
    done: entered(recovery),
  })

const withAnother =
  (recovery: boolean) =>
  async ({ form: sent }: Sent): Promise<{ done: SecondStep }> => ({
    done: { challenge: textOf(sent, 'challenge'), recovery },
  })

/** Both login pages: a password, then a code where the account asks for one. */
export const signInAction = formActions({
  connexion: form({ endpoint: signIn, refused: toSuspension, done: entered(false) }),
  code: secondFactor(false),
  secours: secondFactor(true),
  'avec-code': withAnother(false),
  'avec-secours': withAnother(true),
})
