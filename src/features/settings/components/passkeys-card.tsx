import { KeyRound } from 'lucide'
import { formatMoment } from '#platform/french-moment.ts'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { passkeyTexts as texts } from '#features/accounts/passkeys/passkeys.texts.ts'
import { AddPasskey } from './add-passkey.tsx'
import { usePasskeySupport } from '#features/accounts/passkeys/components/passkey-support.ts'
import type { SecondFactor } from './second-factor-card.tsx'
import { PasswordAgain, SettingsDisclosure } from './settings-form.tsx'
import { SettingsStatus } from './settings-status.tsx'

type Passkey = SecondFactor['passkeys'][number]
type Props = { passkeys: Passkey[]; hasPassword: boolean; suggestion: string }

export function PasskeysCard({ passkeys, hasPassword, suggestion }: Props) {
  const hydrated = useHydrated()
  const supported = usePasskeySupport()
  return (
    <section id="cles-d-acces" className="card card--pad set__card" aria-labelledby="cles-d-acces-titre">
      <h3 id="cles-d-acces-titre">{texts.title}</h3>
      <p className="muted">{texts.why}</p>
      <SettingsStatus at="cles-d-acces" />
      {passkeys.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className="set__list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} hasPassword={hasPassword} />
          ))}
        </ul>
      )}
      {supported ? (
        <AddPasskey hasPassword={hasPassword} suggestion={suggestion} count={passkeys.length} />
      ) : (
        <p className="hint">{hydrated ? texts.unsupported : <noscript>{texts.noScript}</noscript>}</p>
      )}
    </section>
  )
}

function PasskeyRow({ passkey, hasPassword }: { passkey: Passkey; hasPassword: boolean }) {
  const { id, label, created_at, last_used_at } = passkey
  return (
    <li>
      <Icon of={KeyRound} />
      <div className="set__what">
        <b>{label}</b>
        <p className="small muted">
          {texts.added(formatMoment(new Date(created_at)))}
          <br />
          {last_used_at === null ? texts.neverUsed : texts.used(formatMoment(new Date(last_used_at)))}
        </p>
        <SettingsDisclosure
          name="cle-retrait"
          id={id}
          variant="red"
          button={texts.remove}
          busy="Un instant…"
          summary={
            <>
              {texts.remove} <span className="vh">{label}</span>
            </>
          }
        >
          <p className="hint">{texts.removeNote(label)}</p>
          <PasswordAgain has={hasPassword} />
        </SettingsDisclosure>
      </div>
    </li>
  )
}
