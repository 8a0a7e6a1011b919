import { KeyRound } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { textOf } from '#platform/attempt.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { DoneNote } from '#ui/form/done-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { LONGEST_PASSKEY_LABEL } from '#features/accounts/second-factor/second-factor.rules.ts'
import { passkeyTexts as texts } from '#features/accounts/passkeys/passkeys.texts.ts'
import { settingsTexts } from '../settings.texts.ts'
import type { PasskeyFailure } from '#features/accounts/passkeys/components/passkey-browser.ts'

type Props = {
  hasPassword: boolean
  /** A name to begin with: what this device is called among the sessions. */
  suggestion: string
  /** How many there are. */
  count: number
}

/** Talks to the authenticator of this device, which no form can. */
export function AddPasskey({ hasPassword, suggestion, count }: Props) {
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const [waiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<PasskeyFailure | null>(null)
  // What is said of an addition is over as soon as the list is another one.
  const [countThen, setCountThen] = useState<number | null>(null)
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])
  const add = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    setWaiting(true)
    setFailure(null)
    const { createPasskey } = await import('#features/accounts/passkeys/components/passkey-browser.ts')
    const failed = await createPasskey(textOf(given, 'label'), textOf(given, 'password'))
    setWaiting(false)
    setFailure(failed)
    if (failed) return
    setCountThen(count + 1)
    await revalidate()
  }
  return (
    <>
      <DoneNote>{countThen === count ? texts.done : ''}</DoneNote>
      <details className="set__more" key={count}>
        <summary className="btn btn--outline">
          <Icon of={KeyRound} small />
          {texts.add}
        </summary>
        <form ref={form} className="set__form" noValidate onSubmit={(event) => void add(event)}>
          {failure && Object.keys(failure.fields).length === 0 && <Note tone="red">{failure.message}</Note>}
          <Field label={texts.label} hint={texts.labelHint} error={failure?.fields.label}>
            {(control) => (
              <Input {...control} name="label" defaultValue={suggestion} maxLength={LONGEST_PASSKEY_LABEL} required />
            )}
          </Field>
          {hasPassword && (
            <Field
              label={settingsTexts.passwordAgain}
              hint={settingsTexts.passwordAgainHint}
              error={failure?.fields.password}
            >
              {(control) => (
                <Input {...control} name="password" type="password" autoComplete="current-password" required />
              )}
            </Field>
          )}
          <div>
            <Button type="submit" busy={waiting ? texts.adding : false}>
              {texts.create}
            </Button>
          </div>
        </form>
      </details>
    </>
  )
}
