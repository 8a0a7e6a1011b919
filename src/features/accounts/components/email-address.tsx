import { Badge } from '#ui/chip.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { emailTexts as texts, settingsTexts } from '../settings.texts.ts'
import type { Account } from '../settings.rules.ts'
import { PasswordAgain, SettingsDisclosure, SettingsForm } from './settings-form.tsx'
import { SettingsStatus } from './settings-status.tsx'
import { UnverifiedNote } from './unverified-note.tsx'
import { useRefused } from './use-outcome.ts'

/** The address, whether it is confirmed, and how to have another one. */
export function EmailAddress({ account }: { account: Account }) {
  const { email, verified, pending_email: pending } = account
  const refused = useRefused('adresse')
  return (
    <div id="adresse" className="set__address">
      <div className="set__mail">
        <p>
          <span className="label">{texts.label}</span>
          <b>{email}</b>
        </p>
        <Badge tone={verified ? 'green' : 'amber'}>
          {verified ? settingsTexts.confirmed : settingsTexts.unconfirmed}
        </Badge>
      </div>
      <SettingsStatus at="adresse" />
      {!verified && !pending && <UnverifiedNote email={email} />}
      {pending && (
        <Note tone="amber">
          {texts.pending} <b>{pending}</b>. {texts.pendingNote}
          <SettingsForm
            name="adresse-annulation"
            className="note__act"
            variant="outline"
            button={texts.cancel}
            busy="Un instant…"
          />
        </Note>
      )}
      <SettingsDisclosure name="adresse" summary={texts.change} variant="outline" button={texts.send}>
        <p className="hint">{texts.note}</p>
        <Field label={texts.wanted} error={refused?.fields.email}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              defaultValue={refused?.values.email}
              autoComplete="email"
              required
            />
          )}
        </Field>
        <PasswordAgain name="adresse" has={account.has_password} />
      </SettingsDisclosure>
    </div>
  )
}
