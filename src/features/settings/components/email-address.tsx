import { Badge } from '#ui/chip.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { Note } from '#ui/note.tsx'
import { emailTexts as texts, settingsTexts } from '../settings.texts.ts'
import type { Account } from '../settings.rules.ts'
import { PasswordAgain, SettingsDisclosure, SettingsForm } from './settings-form.tsx'
import { SettingsStatus } from './settings-status.tsx'
import { UnverifiedNote } from '#features/accounts/components/unverified-note.tsx'

/** The address, whether it is confirmed, and how to have another one. */
export function EmailAddress({ account }: { account: Account }) {
  const { email, verified, pending_email: pending } = account
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
      {!verified && !pending && <UnverifiedNote email={email} candidate={account.role === 'candidate'} />}
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
        <TextField name="email" type="email" label={texts.wanted} autoComplete="email" />
        <PasswordAgain has={account.has_password} />
      </SettingsDisclosure>
    </div>
  )
}
