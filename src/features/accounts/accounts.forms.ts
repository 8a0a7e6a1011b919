import { textOf } from '#platform/attempt.ts'
import type { SignupAnswers } from './signup.contract.ts'
import { addSkills } from './accounts.rules.ts'

// Forms as endpoints read them: the action of a page and the browser's own check ask the same function.

export const signInForm = (form: FormData) => ({
  identifier: textOf(form, 'identifier'),
  password: textOf(form, 'password'),
  remember: form.has('remember'),
})

/** People copy codes with the spaces they are shown with. */
export const secondFactorForm = (form: FormData) => ({
  challenge: textOf(form, 'challenge'),
  code: textOf(form, 'code').replaceAll(/\s/g, ''),
})

export const forgotForm = (form: FormData) => ({ email: textOf(form, 'email') })

export const newPasswordForm = (form: FormData) => ({
  password: textOf(form, 'password'),
  confirmPassword: textOf(form, 'confirmPassword'),
})

export const signupAccountForm = (form: FormData) => ({
  firstName: textOf(form, 'firstName'),
  lastName: textOf(form, 'lastName'),
  email: textOf(form, 'email'),
  company: textOf(form, 'company'),
  role: textOf(form, 'role') as SignupAnswers['role'],
  ...newPasswordForm(form),
})

export const signupSearchForm = (form: FormData) => ({
  jobTitle: textOf(form, 'jobTitle'),
  preferredLocation: textOf(form, 'preferredLocation'),
  salaryRange: textOf(form, 'salaryRange') as SignupAnswers['salaryRange'],
  contractType: textOf(form, 'contractType') as SignupAnswers['contractType'],
})

/** A skill that was typed and not yet added counts. */
export const signupProfileForm = (form: FormData) => ({
  currentTitle: textOf(form, 'currentTitle'),
  presentation: textOf(form, 'presentation'),
  skills: addSkills(
    form.getAll('skills').filter((skill) => typeof skill === 'string' && skill !== textOf(form, 'retirer')) as string[],
    textOf(form, 'competence'),
  ),
})
