import { data, redirect } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import type { Attempted } from '#platform/attempt.ts'
import { accountRefusals, SUSPENSION_PAGE } from '../accounts.rules.ts'
import type { finishSocial } from './social.contract.ts'
import { isFailure } from './social.texts.ts'

const go = (path: string): Response => redirect(path, { headers: { 'cache-control': 'no-store' } })

/** The page that says why a connection ended without one; its address carries a known word, never a text. */
function failurePath(code: string, site?: string): string | null {
  if (code === accountRefusals['accounts/suspended'].code) return SUSPENSION_PAGE
  const word = code.replace(/^\w+\//, '')
  if (!isFailure(word)) return null
  return `/connexion/echec?motif=${word}${site ? `&site=${site}` : ''}`
}

/** Where an outcome leads; what no page of ours explains is an error page. */
export function stepAfter<T>(attempted: Attempted<T>, next: (value: T) => string, site?: string): Response {
  if (attempted.ok) return go(next(attempted.value))
  const { status, error } = attempted
  const failure = failurePath(error.code, site)
  if (failure) return go(failure)
  throw data({ error }, { status })
}

export function stepOf(outcome: OutputOf<typeof finishSocial>): string {
  if (outcome.status === 'password') return '/connexion/lier'
  if (outcome.status === 'second_factor') return `/connexion/code?retour=${encodeURIComponent(outcome.back)}`
  return outcome.to
}
