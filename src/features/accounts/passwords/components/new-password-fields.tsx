import { Check, Dot } from 'lucide'
import { useId, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { pageTexts } from '../../accounts-pages.texts.ts'
import { passwordCriteria } from '../../accounts.rules.ts'
import '../passwords.css'
import { PasswordField } from './password-field.tsx'
import { useSettled } from '../../components/use-settled.ts'

const texts = pageTexts.password

/** For the form they stand in: what is said about the repetition depends on the password. */
export const passwordAndRepetition = { password: ['confirmPassword'] }

/** A password and its repetition, with what it must have ticked off as it is typed. */
export function NewPasswordFields({ label, kept = false }: { label: string; kept?: boolean }) {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const criteria = useId()
  const settled = useSettled(repeated)
  const same = password === repeated
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        hint={kept ? texts.kept : undefined}
        describedBy={criteria}
        required={!kept}
        live={null}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <div className="criteria" id={criteria}>
        <p className="hint">{texts.criteria}</p>
        <ul className="criteria__list">
          {passwordCriteria.map(({ key, label: criterion, met }) => (
            <li key={key} className={met(password) ? 'is-met' : undefined}>
              <Icon of={met(password) ? Check : Dot} small />
              {criterion}
              {password !== '' && <span className="vh"> ({met(password) ? texts.met : texts.unmet})</span>}
            </li>
          ))}
        </ul>
      </div>
      <PasswordField
        name="confirmPassword"
        label={texts.confirm}
        required={!kept}
        autoComplete="new-password"
        onInput={(event) => setRepeated(event.currentTarget.value)}
        success={repeated !== '' && same ? texts.same : undefined}
        live={repeated !== '' && !same && settled ? texts.different : null}
      />
    </>
  )
}
