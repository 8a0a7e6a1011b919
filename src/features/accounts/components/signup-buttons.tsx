import { Button } from '#ui/button.tsx'
import { signupTexts } from '../accounts-pages.texts.ts'
import type { SignupStep } from '../signup-address.ts'
import type { FormState } from './use-form.ts'

/** First in its form, so that Enter in any field goes forward and not to whichever button comes first. */
export const DefaultButton = ({ move }: { move: 'suivant' | 'creer' }) => (
  <button className="vh" type="submit" name="vers" value={move} tabIndex={-1} aria-hidden="true" />
)

/** « Précédent » and the way forward. */
export function SignupButtons({ form, step }: { form: FormState; step: SignupStep }) {
  const last = step === 3
  const move = last ? 'creer' : 'suivant'
  return (
    <div className="entry__move">
      {step > 1 && (
        <Button
          type="submit"
          variant="outline"
          size="large"
          name="vers"
          value="precedent"
          busy={form.sending === 'precedent' ? signupTexts.saving : false}
        >
          {signupTexts.previous}
        </Button>
      )}
      <Button
        type="submit"
        size="large"
        name="vers"
        value={move}
        busy={form.sending === move ? (last ? signupTexts.creating : signupTexts.saving) : false}
      >
        {last ? signupTexts.create : signupTexts.next}
      </Button>
    </div>
  )
}
