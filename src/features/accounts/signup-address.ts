export type SignupStep = 1 | 2 | 3

/** The step an address or a form names; the first one for anything else. */
export const signupStep = (text: string | null): SignupStep => (text === '2' ? 2 : text === '3' ? 3 : 1)

export const stepPath = (step: SignupStep): string => (step === 1 ? '/signup' : `/signup?etape=${step}`)
