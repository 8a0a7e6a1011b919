import { siteCountries } from '#features/reference/reference.rules.ts'
import { Field, Input, Select } from '#ui/field.tsx'
import type { Account } from '../settings.rules.ts'
import { settingsTexts } from '../settings.texts.ts'
import { EmailAddress } from './email-address.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsStatus } from './settings-status.tsx'
import { useRefused } from './use-outcome.ts'

export function InformationSection({ account }: { account: Account }) {
  const refused = useRefused('informations')
  const { fields = {}, values } = refused ?? {}
  return (
    <section id="informations" className="set__sec" aria-labelledby="informations-titre">
      <h2 id="informations-titre">{settingsTexts.sections.informations}</h2>
      <SettingsStatus at="informations" />
      <div className="card card--pad set__card">
        <EmailAddress account={account} />
        <SettingsForm name="informations" button="Enregistrer" busy="Enregistrement…">
          <div className="set__pair">
            <Field label="Prénom" error={fields.first_name}>
              {(control) => (
                <Input
                  {...control}
                  name="first_name"
                  defaultValue={values?.first_name ?? account.first_name}
                  autoComplete="given-name"
                  required
                />
              )}
            </Field>
            <Field label="Nom" error={fields.last_name}>
              {(control) => (
                <Input
                  {...control}
                  name="last_name"
                  defaultValue={values?.last_name ?? account.last_name}
                  autoComplete="family-name"
                  required
                />
              )}
            </Field>
            <Field label="Téléphone" optional error={fields.phone}>
              {(control) => (
                <Input
                  {...control}
                  name="phone"
                  type="tel"
                  defaultValue={values?.phone ?? account.phone}
                  autoComplete="tel"
                />
              )}
            </Field>
            <Field label="Pays" hint="Les offres de ce pays vous sont montrées." error={fields.country}>
              {(control) => (
                <Select {...control} name="country" defaultValue={values?.country ?? account.country}>
                  {siteCountries.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        </SettingsForm>
      </div>
    </section>
  )
}
