import { Fragment, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import type { SettingsForm as FormName } from '../settings.rules.ts'
import { settingsForms } from '../settings.rules.ts'
import { settingsTexts } from '../settings.texts.ts'
import { useFreshness, useRefused } from './use-outcome.ts'

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
  const form = useRef<HTMLFormElement>(null)
  const refused = useRefused(name, id)
  const fresh = useFreshness(name)
  const { pathname } = useLocation()
  const sent = useNavigation().formData
  const sending = sent?.get('formulaire') === name && (id === undefined || sent.get('id') === id)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  // The fragment keeps the form in view when it comes back without scripts.
  const action = `${pathname}#${settingsForms[name]}`
  // Errors stand at the fields in French, not in the browser's bubbles.
  return (
    <Form ref={form} method="post" action={action} noValidate className={className ?? 'set__form'}>
      <input type="hidden" name="formulaire" value={name} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {refused && Object.keys(refused.fields).length === 0 && <Note tone="red">{refused.error}</Note>}
      <Fragment key={fresh}>{children}</Fragment>
      <div>
        <Button type="submit" variant={variant} busy={sending ? busy : false}>
          {button}
        </Button>
      </div>
    </Form>
  )
}

/** The current password, asked again before something grave; nothing for those who have none. */
export function PasswordAgain({ name, id, has }: { name: FormName; id?: string; has: boolean }) {
  const refused = useRefused(name, id)
  if (!has) return null
  return (
    <Field label={settingsTexts.passwordAgain} hint={settingsTexts.passwordAgainHint} error={refused?.fields.password}>
      {(control) => <Input {...control} name="password" type="password" autoComplete="current-password" required />}
    </Field>
  )
}

type DisclosureProps = Props & { summary: ReactNode; opener?: string }

/** A form that is out of the way until it is wanted, or has something to say. */
export function SettingsDisclosure({ summary, opener, ...form }: DisclosureProps) {
  const refused = useRefused(form.name, form.id)
  const fresh = useFreshness(form.name)
  return (
    <details className="set__more" open={refused !== null} key={fresh}>
      <summary className={opener}>{summary}</summary>
      <SettingsForm {...form} />
    </details>
  )
}
