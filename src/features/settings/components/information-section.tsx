import type { ReactNode } from 'react'
import { siteCountries } from '#features/reference/reference.rules.ts'
import { SelectField, TextField } from '#ui/form/fields.tsx'
import type { Account } from '../settings.rules.ts'
import { settingsTexts } from '../settings.texts.ts'
import { EmailAddress } from './email-address.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsStatus } from './settings-status.tsx'

const countries = siteCountries.map(({ code, name }) => ({ value: code, label: name }))

export const InformationSection = ({ account, children }: { account: Account; children: ReactNode }) => (
  <section id="informations" className="set__sec" aria-labelledby="informations-titre">
    <h2 id="informations-titre">{settingsTexts.sections.informations}</h2>
    <SettingsStatus at="informations" />
    <div className="card card--pad set__card">
      <EmailAddress account={account} />
      <SettingsForm name="informations" button="Enregistrer" busy="Enregistrement…">
        <div className="set__pair">
          <TextField name="first_name" label="Prénom" saved={account.first_name} autoComplete="given-name" />
          <TextField name="last_name" label="Nom" saved={account.last_name} autoComplete="family-name" />
          <TextField name="phone" label="Téléphone" optional type="tel" saved={account.phone} autoComplete="tel" />
          <SelectField
            name="country"
            label="Pays"
            hint="Les offres de ce pays vous sont montrées."
            saved={account.country}
            choices={countries}
          />
        </div>
      </SettingsForm>
    </div>
    {children}
  </section>
)
