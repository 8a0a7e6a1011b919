import type { OutputOf } from '#platform/contract.ts'
import { Badge } from '#ui/chip.tsx'
import { TextField } from '#ui/form/fields.tsx'
import { useFormOf } from '#ui/form/form-of.ts'
import { Note } from '#ui/note.tsx'
import type { readSecondFactor } from '#features/accounts/second-factor/second-factor.contract.ts'
import { FEW_RECOVERY_CODES } from '#features/accounts/second-factor/second-factor.rules.ts'
import { secondFactorPageTexts as texts } from '../settings.texts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { PasswordAgain, SettingsDisclosure, SettingsForm } from './settings-form.tsx'
import { SettingsStatus } from './settings-status.tsx'

export type SecondFactor = OutputOf<typeof readSecondFactor>

type Props = { factor: SecondFactor; hasPassword: boolean; needed: boolean }

export function SecondFactorCard({ factor, hasPassword, needed }: Props) {
  const codes = [useFormOf('totp-code').done, useFormOf('codes').done].find((done) => done !== null)
  return (
    <section
      id="double-authentification"
      className="card card--pad set__card"
      aria-labelledby="double-authentification-titre"
    >
      <div className="set__head">
        <h3 id="double-authentification-titre">{texts.title}</h3>
        <Badge tone={factor.totp ? 'green' : 'neutral'}>{factor.totp ? texts.on : texts.off}</Badge>
      </div>
      <p className="muted">{texts.why}</p>
      {needed && <Note tone="amber">{texts.needed}</Note>}
      <SettingsStatus at="double-authentification" />
      {codes !== undefined && <RecoveryCodes codes={codes as string[]} />}
      {factor.totp && <SwitchedOn left={factor.recovery_codes_left} hasPassword={hasPassword} />}
      {!factor.totp && factor.setup && <Setup setup={factor.setup} />}
      {!factor.totp && !factor.setup && (
        <SettingsDisclosure name="totp" summary={texts.start} opener="btn" button={texts.next} busy="Un instant…">
          <p className="hint">{texts.startNote}</p>
          <PasswordAgain has={hasPassword} />
        </SettingsDisclosure>
      )}
    </section>
  )
}

/** Three steps: the application, the key, a first code. Nothing is asked for at sign-in before the last. */
function Setup({ setup }: { setup: NonNullable<SecondFactor['setup']> }) {
  return (
    <>
      <ol className="set__steps">
        <li>{texts.steps[0]}</li>
        <li>
          {texts.steps[1]}
          <div className="set__qr">
            <span role="img" aria-label={texts.qr} dangerouslySetInnerHTML={{ __html: setup.qr_svg }} />
            <div>
              <p className="label" id="cle-totp">
                {texts.key}
              </p>
              <code className="set__key" aria-labelledby="cle-totp">
                {setup.secret}
              </code>
              <p>
                <a href={setup.uri}>{texts.open}</a>
              </p>
            </div>
          </div>
        </li>
        <li>
          {texts.steps[2]}
          <SettingsForm name="totp-code" button={texts.confirm} busy="Vérification…">
            <TextField name="code" label={texts.code} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
          </SettingsForm>
        </li>
      </ol>
      <SettingsForm name="totp-annulation" variant="ghost" button={texts.cancel} busy="Un instant…" />
    </>
  )
}

function SwitchedOn({ left, hasPassword }: { left: number; hasPassword: boolean }) {
  return (
    <>
      {left <= FEW_RECOVERY_CODES ? (
        <Note tone="amber">
          {texts.left(left)} {texts.few}
        </Note>
      ) : (
        <p>{texts.left(left)}</p>
      )}
      <SettingsDisclosure name="codes" summary={texts.renew} variant="outline" button={texts.renew} busy="Un instant…">
        <p className="hint">{texts.renewNote}</p>
        <PasswordAgain has={hasPassword} />
      </SettingsDisclosure>
      <SettingsDisclosure name="totp-arret" summary={texts.stop} variant="red" button={texts.stop} busy="Un instant…">
        <p className="hint">{texts.stopNote}</p>
        <PasswordAgain has={hasPassword} />
      </SettingsDisclosure>
    </>
  )
}
