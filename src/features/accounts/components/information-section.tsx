import { siteCountries } from '#features/reference/reference.rules.ts'
import { Badge } from '#ui/chip.tsx'
import { Field, Input, Select } from '#ui/field.tsx'
import type { OutputOf } from '#platform/contract.ts'
import type { readAccount } from '../accounts.contract.ts'
import { settingsTexts } from '../settings.texts.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsStatus } from './settings-status.tsx'
import { UnverifiedNote } from './unverified-note.tsx'
import { useRefused } from './use-outcome.ts'

export type Account = OutputOf<typeof readAccount>

export function InformationSection({ account }: { account: Account }) {
  const refused = useRefused('informations')
  const { fields = {}, values } = refused ?? {}
  const { email, verified } = account
  return (
    <section id="informations" className="set__sec" aria-labelledby="informations-titre">
      <h2 id="informations-titre">{settingsTexts.sections.informations}</h2>
      <SettingsStatus at="informations" />
      <div className="card card--pad set__card">
        <div className="set__mail">
          <p>
            <span className="label">Adresse e-mail</span>
            <b>{email}</b>
          </p>
          <Badge tone={verified ? 'green' : 'amber'}>
            {verified ? settingsTexts.confirmed : settingsTexts.unconfirmed}
          </Badge>
        </div>
        {!verified && <UnverifiedNote email={email} />}
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
