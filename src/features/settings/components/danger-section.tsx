import { TextField } from '#ui/form/fields.tsx'
import { dangerTexts as texts, settingsTexts } from '../settings.texts.ts'
import type { Account } from '../settings.rules.ts'
import { PasswordAgain, SettingsDisclosure } from './settings-form.tsx'

/** Says exactly what goes, then asks for the password and a word. */
export function DangerSection({ account: { email, role, has_password } }: { account: Account }) {
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
          <PasswordAgain has={has_password} />
          <TextField
            name="confirmation"
            label={texts.confirmation}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </SettingsDisclosure>
      </div>
    </section>
  )
}
