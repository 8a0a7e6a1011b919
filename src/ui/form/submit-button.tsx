import type { ComponentProps } from 'react'
import { DOES } from '#platform/forms.ts'
import { Button } from '../button.tsx'
import { useFormState } from './form-state.ts'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'busy' | 'name' | 'value'> & {
  /** What the button says while the form is being sent by it. */
  busy: string
  /** What it does instead of what its form does. */
  does?: string
}

/** Sends the form it stands in. */
export function SubmitButton({ busy, does, children, ...look }: Props) {
  const form = useFormState()
  const own = does === undefined ? {} : { name: DOES, value: does }
  const sending = form.sending === (does ?? form.does)
  return (
    <Button
      {...look}
      {...own}
      type="submit"
      // A form is sent once: its other buttons wait.
      aria-disabled={form.sending !== null || undefined}
      busy={sending ? busy : false}
    >
      {children}
    </Button>
  )
}

/** First in a form whose Enter key does something else than its first button. */
export const EnterButton = ({ does }: { does: string }) => (
  <button className="vh" type="submit" name={DOES} value={does} tabIndex={-1} aria-hidden="true" />
)
