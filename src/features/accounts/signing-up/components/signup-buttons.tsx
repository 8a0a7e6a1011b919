import { SubmitButton } from '#ui/form/submit-button.tsx'
import { signupTexts } from '../../accounts-pages.texts.ts'
import type { SignupStep } from '../signup-address.ts'

const MOVES = { 1: [null, 'compte'], 2: ['recherche-retour', 'recherche'], 3: ['profil-retour', 'creation'] } as const

/** « Précédent » and the way forward. */
export function SignupButtons({ step }: { step: SignupStep }) {
  const [previous, next] = MOVES[step]
  const last = step === 3
  return (
    <div className="entry__move">
      {previous && (
        <SubmitButton variant="outline" size="large" does={previous} busy={signupTexts.saving}>
          {signupTexts.previous}
        </SubmitButton>
      )}
      <SubmitButton size="large" does={next} busy={last ? signupTexts.creating : signupTexts.saving}>
        {last ? signupTexts.create : signupTexts.next}
      </SubmitButton>
    </div>
  )
}
