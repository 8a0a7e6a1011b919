import { Eye, EyeOff } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Field, Input } from '#ui/field.tsx'
import { useFormState } from '#ui/form/form-state.ts'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { pageTexts } from '../../accounts-pages.texts.ts'
import { LONGEST_PASSWORD } from '../../accounts.rules.ts'
import '../passwords.css'

const texts = pageTexts.password

type Props = Omit<ComponentProps<'input'>, 'form' | 'type'> & {
  name: 'password' | 'confirmPassword' | 'currentPassword'
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  success?: string | undefined
  live?: string | null
  /** What describes the field besides its own line. */
  describedBy?: string | undefined
  /** To be typed again whenever the form is refused: it gets the focus, though nobody says that it is the wrong one. */
  askedAgain?: boolean
}

/** A password that can be looked at. Its value is never written into the page. */
export function PasswordField({
  name,
  label,
  hint,
  success,
  live,
  describedBy,
  askedAgain = false,
  required = true,
  ...input
}: Props) {
  const form = useFormState()
  const again = askedAgain && form.message !== null
  const [visible, setVisible] = useState(false)
  const hydrated = useHydrated()
  const box = useRef<HTMLDivElement>(null)

  // Sent hidden, so that the browser offers to keep it as a password and never as an ordinary entry.
  useEffect(() => {
    const owner = box.current?.closest('form')
    const hide = (): void => setVisible(false)
    owner?.addEventListener('submit', hide)
    return () => owner?.removeEventListener('submit', hide)
  }, [])

  return (
    <Field
      label={label}
      hint={hint}
      error={form.faultOf(name) ?? live ?? undefined}
      success={success}
      live={live !== undefined}
    >
      {({ 'aria-describedby': note, ...control }) => (
        <div className="secret" ref={box}>
          <Input
            {...input}
            {...control}
            aria-describedby={[note, describedBy, again && form.notice].filter(Boolean).join(' ') || undefined}
            name={name}
            type={visible ? 'text' : 'password'}
            maxLength={LONGEST_PASSWORD}
            autoCapitalize="none"
            spellCheck={false}
            required={required}
            // Only on a page that came back with a fault.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={again || form.first === name}
            data-again={again ? '' : undefined}
          />
          {hydrated && (
            <button
              type="button"
              className="secret__eye"
              aria-label={visible ? texts.hide : texts.show}
              title={visible ? texts.hide : texts.show}
              onClick={() => setVisible(!visible)}
            >
              <Icon of={visible ? EyeOff : Eye} />
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
