import { redirect } from 'react-router'
import type { Refused } from '#platform/attempt.ts'
import { textOf } from '#platform/attempt.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form, formActions } from '#platform/form-actions.ts'
import { wordsIn } from '#platform/word-list.ts'
import { accountRefusals, backIn, landingOf, loginFor, missingPassword, spaceOf } from '../accounts.rules.ts'
import { doorTo } from '../doors.rules.ts'
import type { SignupStep } from './signup-address.ts'
import { stepPath } from './signup-address.ts'
import {
  completeSignup,
  readSignup,
  saveSignupAccount,
  saveSignupProfile,
  saveSignupSearch,
} from './signup.contract.ts'

const to =
  (step: SignupStep) =>
  (_output: unknown, { url }: Sent): Response =>
    redirect(stepPath(step, backIn(url)))

function interrupted({ error }: Refused, { url }: Sent): Response | undefined {
  if (error.code !== accountRefusals['accounts/signup_over'].code) return undefined
  const back = backIn(url)
  return redirect(`${stepPath(1, back)}${back === '/' ? '?' : '&'}interrompue=1`)
}

/** The schema cannot know that no password was given before: all that is wrong shows at once. */
async function withPassword(refused: Refused, sent: Sent): Promise<Response | Refused> {
  const { error } = refused
  if (!error.fields || textOf(sent.form, 'password') !== '') return interrupted(refused, sent) ?? refused
  const { answers } = await sent.api(readSignup, {})
  return answers ? refused : { ...refused, error: { ...error, fields: { ...error.fields, ...missingPassword } } }
}

const search = { endpoint: saveSignupSearch, refused: interrupted }
const profile = {
  endpoint: saveSignupProfile,
  input: (_read: unknown, { form: sent }: Sent) => ({ skills: wordsIn(sent, 'skills') }),
  refused: interrupted,
}

/** One form a step. « Précédent » saves as « Suivant » does. */
export const signupAction = formActions({
  compte: form({ endpoint: saveSignupAccount, refused: withPassword, done: to(2) }),
  recherche: form({ ...search, done: to(3) }),
  'recherche-retour': form({ ...search, done: to(1) }),
  profil: form({ ...profile, done: to(3) }),
  'profil-retour': form({ ...profile, done: to(2) }),
  creation: form({
    endpoint: completeSignup,
    input: (_read, { form: sent, url }) => ({ skills: wordsIn(sent, 'skills'), retour: backIn(url) }),
    refused: interrupted,
    done: ({ role }, { url }) =>
      redirect(`${doorTo(loginFor(role), landingOf(spaceOf(role), backIn(url)))}&compte=cree`),
  }),
})
