import { expect, test } from 'vitest'
import { accountRefusals } from '../accounts.rules.ts'
import { stepAfter } from './social-steps.ts'

const after = (code: string): string | null => {
  const refused = { ok: false, status: 403, error: { code, message: '' }, retryAfter: null } as const
  return stepAfter(refused, () => '/', 'google').headers.get('location')
}

test('a suspended member who comes by another site reads why and may answer, as by password', () => {
  expect(after(accountRefusals['accounts/suspended'].code)).toBe('/recours?compte=suspendu')
})

test('what went wrong at another site has its page, which names the site', () => {
  expect(after('accounts/no_email')).toBe('/connexion/echec?motif=no_email&site=google')
})
