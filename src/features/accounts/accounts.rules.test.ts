import { describe, expect, test } from 'vitest'
import type { Faults } from '#platform/faults.ts'
import { faultsOf } from '#platform/faults.ts'
import { resetPassword } from './accounts.contract.ts'
import { saveSignupAccount } from './signing-up/signup.contract.ts'
import { isEmail, landingOf, meetsCriteria, passwordCriteria, spaceOf } from './accounts.rules.ts'

test('somebody who signs in lands where they were going, never in the space of another role', () => {
  const space = spaceOf('candidate')
  expect(landingOf(space, '/offre-emploi/12?depuis=mail')).toBe('/offre-emploi/12?depuis=mail')
  expect(landingOf(space, '/')).toBe(space)
  expect(landingOf(space, '/mes-parametres')).toBe('/mes-parametres')
  expect(landingOf(space, space)).toBe(space)
  expect(landingOf(space, `${space}?section=emploi`)).toBe(`${space}?section=emploi`)
  for (const other of [
    '/espace-recruteurs',
    '/espace-recruteurs?onglet=offres',
    '/espace-recruteurs/parametres',
    '/admin',
  ])
    expect(landingOf(space, other), other).toBe(space)
})

test('an address is one that mail can be sent to', () => {
  for (const address of ['zoe@example.org', 'a.b+c@sous.domaine.example']) expect(isEmail(address), address).toBe(true)
  for (const text of ['', 'zoe', 'zoe@', '@example.org', 'zoe@example', 'zoe b@example.org', `${'x'.repeat(250)}@a.fr`])
    expect(isEmail(text), text).toBe(false)
})

test('each criterion of a password is missed by one that has all the others', () => {
  const missing = {
    length: 'Ab1!xyz',
    uppercase: 'abcd123!',
    lowercase: 'ABCD123!',
    digit: 'Abcdefg!',
    special: 'Abcd1234',
  }
  expect(meetsCriteria('Abcd123!')).toBe(true)
  for (const [key, password] of Object.entries(missing)) {
    const unmet = passwordCriteria.filter(({ met }) => !met(password)).map((criterion) => criterion.key)
    expect(unmet, password).toEqual([key])
    expect(meetsCriteria(password)).toBe(false)
  }
})

describe('a form hears of everything that is wrong at once', () => {
  const faults = (schema: typeof saveSignupAccount.input | typeof resetPassword.input, input: object): Faults => {
    const parsed = schema.safeParse(input)
    return parsed.success ? {} : faultsOf(parsed.error)
  }
  const zoe = { firstName: 'Zoé', lastName: 'Brun', email: 'zoe@example.org' }

  test('the first step of a sign-up', () => {
    expect(faults(saveSignupAccount.input, { password: 'abc', confirmPassword: 'abd' })).toEqual({
      firstName: 'Le prénom est requis',
      lastName: 'Le nom est requis',
      email: 'L’email est requis',
      password: 'Le mot de passe ne respecte pas les critères de sécurité',
      confirmPassword: 'Les mots de passe ne correspondent pas',
    })
    expect(faults(saveSignupAccount.input, { ...zoe, password: 'Abcd123!', confirmPassword: '' })).toEqual({
      confirmPassword: 'La confirmation du mot de passe est requise',
    })
    expect(faults(saveSignupAccount.input, { ...zoe, password: 'Abcd123!', confirmPassword: 'Abcd123!' })).toEqual({})
    // Without one, the password given before stays; whether there was one, the service knows.
    expect(faults(saveSignupAccount.input, zoe)).toEqual({})
  })

  test('a new password', () => {
    const token = 'x'.repeat(43)
    expect(faults(resetPassword.input, { token, password: '', confirmPassword: '' })).toEqual({
      password: 'Le mot de passe est requis',
      confirmPassword: 'La confirmation du mot de passe est requise',
    })
    expect(faults(resetPassword.input, { token, password: 'abc', confirmPassword: 'abd' })).toEqual({
      password: 'Le mot de passe ne respecte pas les critères de sécurité',
      confirmPassword: 'Les mots de passe ne correspondent pas',
    })
  })
})
