import { Field, Input } from '#ui/field.tsx'
import { dangerTexts as texts, settingsTexts } from '../settings.texts.ts'
import type { Account } from '../settings.rules.ts'
import { PasswordAgain, SettingsDisclosure } from './settings-form.tsx'
import { useRefused } from './use-outcome.ts'

/** Says exactly what goes, then asks for the password and a word. */
export function DangerSection({ account: { email, role, has_password } }: { account: Account }) {
  const refused = useRefused('suppression')
  return (
    <section id="danger" className="set__sec" aria-labelledby="danger-titre">
      <h2 id="danger-titre">{settingsTexts.sections.danger}</h2>
      <div className="card card--pad set__card set__danger">
        <h3>{texts.title}</h3>
        <p>{texts.lead}</p>
        <ul>
          {texts.erased.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {role === 'recruiter' && <p>{texts.kept}</p>}
        <p>{texts.receipt(email)}</p>
        <p>
          <a className="more" href="#donnees">
            {texts.take}
          </a>
        </p>
        <SettingsDisclosure
          name="suppression"
          summary={texts.open}
          opener="btn btn--outline"
          variant="red"
          button={texts.button}
          busy={texts.busy}
        >
          <PasswordAgain name="suppression" has={has_password} />
          <Field label={texts.confirmation} error={refused?.fields.confirmation}>
            {(control) => (
              <Input
                {...control}
                name="confirmation"
                defaultValue={refused?.values.confirmation}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
              />
            )}
          </Field>
        </SettingsDisclosure>
      </div>
    </section>
  )
}
