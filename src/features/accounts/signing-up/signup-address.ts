export type SignupStep = 1 | 2 | 3

/** The step an address or a form names; the first one for anything else. */
export const signupStep = (text: string | null): SignupStep => (text === '2' ? 2 : text === '3' ? 3 : 1)

/** The address of a step. Where somebody was going goes along from step to step; `/` is nowhere in particular. `role` is chosen to begin with. */
export function stepPath(step: SignupStep, back: string, role?: 'recruiter'): string {
  const query = new URLSearchParams()
  if (role) query.set('role', role)
  if (step > 1) query.set('etape', String(step))
  if (back !== '/') query.set('retour', back)
  return query.size > 0 ? `/signup?${query}` : '/signup'
}
