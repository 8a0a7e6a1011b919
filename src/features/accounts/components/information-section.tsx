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
            <Field label="Prénom" error={fields.firstName}>
              {(control) => (
                <Input
                  {...control}
                  name="firstName"
                  defaultValue={values?.firstName ?? account.first_name}
                  autoComplete="given-name"
                  required
                />
              )}
            </Field>
            <Field label="Nom" error={fields.lastName}>
              {(control) => (
                <Input
                  {...control}
                  name="lastName"
                  defaultValue={values?.lastName ?? account.last_name}
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
