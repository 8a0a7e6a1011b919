import type { Account } from '../settings.rules.ts'
import { NewPasswordFields } from '#features/accounts/passwords/components/new-password-fields.tsx'
import { PasswordField } from '#features/accounts/passwords/components/password-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsStatus } from './settings-status.tsx'

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
        {account.has_password && (
          <PasswordField name="currentPassword" label="Mot de passe actuel" autoComplete="current-password" />
        )}
        <NewPasswordFields label="Nouveau mot de passe" />
      </SettingsForm>
    </section>
  )
}
