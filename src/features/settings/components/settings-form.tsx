import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { TextField } from '#ui/form/fields.tsx'
import { useFormOf } from '#ui/form/form-of.ts'
import { PostForm } from '#ui/form/post-form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { SettingsForm as FormName } from '../settings.rules.ts'
import { settingsForms } from '../settings.rules.ts'
import { settingsTexts } from '../settings.texts.ts'

type Props = {
  name: FormName
  id?: string
  className?: string
  button: ReactNode
  busy?: string
  variant?: 'primary' | 'outline' | 'red' | 'ghost' | 'red-ghost'
  children?: ReactNode
}

/** A form of the page: its errors stand at its fields, and the first of them is where typing goes on. */
export function SettingsForm({ name, id, className, button, busy = 'Envoi…', variant = 'primary', children }: Props) {
  const { pathname } = useLocation()
  // The fragment keeps the form in view when it comes back without scripts.
  const action = `${pathname}#${settingsForms[name]}`
  return (
    <PostForm name={name} id={id} action={action} className={className ?? 'set__form'}>
      {children}
      <div>
        <SubmitButton variant={variant} busy={busy}>
          {button}
        </SubmitButton>
      </div>
    </PostForm>
  )
}

/** The current password, asked again before something grave; nothing for those who have none. */
export const PasswordAgain = ({ has }: { has: boolean }) =>
  has && (
    <TextField
      name="password"
      type="password"
      label={settingsTexts.passwordAgain}
      hint={settingsTexts.passwordAgainHint}
      autoComplete="current-password"
    />
  )

type DisclosureProps = Props & { summary: ReactNode; opener?: string }

/** A form that is out of the way until it is wanted, or has something to say. */
export function SettingsDisclosure({ summary, opener, ...form }: DisclosureProps) {
  const { refusal, times } = useFormOf(form.name, form.id)
  return (
    <details className="set__more" open={refusal !== null} key={times}>
      <summary className={opener}>{summary}</summary>
      <SettingsForm {...form} />
    </details>
  )
}
