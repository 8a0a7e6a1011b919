import { useId, useState } from 'react'
import { Field, Input } from '#ui/field.tsx'
import type { Account } from '../settings.rules.ts'
import { PasswordCriteria } from './password-criteria.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsStatus } from './settings-status.tsx'
import { useRefused } from './use-outcome.ts'

export function PasswordCard({ account }: { account: Account }) {
  const title = account.has_password ? 'Changer de mot de passe' : 'Choisir un mot de passe'
  return (
    <section id="mot-de-passe" className="card card--pad set__card" aria-labelledby="mot-de-passe-titre">
      <h3 id="mot-de-passe-titre">{title}</h3>
      <p className="muted">
        {account.has_password
          ? 'Vos autres appareils seront déconnectés.'
          : 'Vous vous connectez sans mot de passe. En choisir un vous donne un moyen de plus d’entrer.'}
      </p>
      <SettingsStatus at="mot-de-passe" />
      <SettingsForm name="mot-de-passe" button={title} busy="Enregistrement…">
        {/* Password managers want to know whose password it is. */}
        <input type="text" name="email" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordFields hasPassword={account.has_password} />
      </SettingsForm>
    </section>
  )
}

function PasswordFields({ hasPassword }: { hasPassword: boolean }) {
  const { fields = {} } = useRefused('mot-de-passe') ?? {}
  const [password, setPassword] = useState('')
  const criteriaId = useId()
  return (
    <>
      {hasPassword && (
        <Field label="Mot de passe actuel" error={fields.currentPassword}>
          {(control) => (
            <Input {...control} name="currentPassword" type="password" autoComplete="current-password" required />
          )}
        </Field>
      )}
      <Field label="Nouveau mot de passe" error={fields.password}>
        {(control) => (
          <Input
            {...control}
            aria-describedby={[control['aria-describedby'], criteriaId].filter(Boolean).join(' ')}
            name="password"
            type="password"
            autoComplete="new-password"
            required
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <PasswordCriteria password={password} id={criteriaId} />
      <Field label="Confirmez le nouveau mot de passe" error={fields.confirmPassword}>
        {(control) => (
          <Input {...control} name="confirmPassword" type="password" autoComplete="new-password" required />
        )}
      </Field>
    </>
  )
}
