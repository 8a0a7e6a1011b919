import { CircleCheck, TriangleAlert } from 'lucide'
import { useId } from 'react'
import { Check } from '#ui/choice.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SUBSCRIBE_FORM } from '../newsletter-address.rules.ts'
import { boxTexts as texts } from '../newsletter-box.texts.ts'

/** Where one asks for the letter, on the page of the letter; the boxes of other pages are answered here too. */
export const NewsletterForm = () => (
  <PostForm name={SUBSCRIBE_FORM} className="nl__f">
    <Answer />
    <input type="hidden" name="from" value="newsletter" />
    <TextField
      name="email"
      type="email"
      label={texts.email}
      placeholder={texts.placeholder}
      autoComplete="email"
      maxLength={254}
    />
    <Consent />
    <SubmitButton variant="on-deep" block busy={texts.submitting}>
      {texts.submit}
    </SubmitButton>
  </PostForm>
)

/** What came of it. It is there before it has something to say, so that screen readers tell. */
function Answer() {
  const { done, sending } = useFormState()
  return (
    <div role="status" className="nl__done">
      {typeof done === 'string' && sending === null && (
        <>
          <Icon of={CircleCheck} small />
          <span>{done}</span>
        </>
      )}
    </div>
  )
}

function Consent() {
  const form = useFormState()
  const id = useId()
  const fault = form.faultOf('consent')
  return (
    <div>
      <Check
        name="consent"
        value="oui"
        label={texts.consent}
        required
        defaultChecked={form.ticked('consent', 'oui', false)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? id : undefined}
      />
      {fault && (
        <p className="err" id={id}>
          <Icon of={TriangleAlert} small />
          {fault}
        </p>
      )}
    </div>
  )
}
