import type { readNotificationChoices } from '#features/notifications/notifications.contract.ts'
import { ALWAYS_TOLD } from '#features/notifications/notifications.rules.ts'
import type { OutputOf } from '#platform/contract.ts'
import { notificationGridTexts as texts, settingsTexts } from '../settings.texts.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsStatus } from './settings-status.tsx'

type Choice = OutputOf<typeof readNotificationChoices>['data'][number]

export const NotificationsSection = ({ choices }: { choices: Choice[] }) => (
  <section id="notifications" className="set__sec" aria-labelledby="notifications-titre">
    <h2 id="notifications-titre">{settingsTexts.sections.notifications}</h2>
    <SettingsStatus at="notifications" />
    <div className="card card--pad set__card">
      {choices.length > 0 && <p className="muted">{texts.note}</p>}
      <p className="muted">{ALWAYS_TOLD}</p>
      {choices.length > 0 && <Grid choices={choices} />}
    </div>
  </section>
)

const Grid = ({ choices }: { choices: Choice[] }) => (
  <SettingsForm name="notifications" button={texts.save} busy="Enregistrement…">
    <table className="set__grid">
      <thead>
        <tr>
          <th scope="col">{texts.event}</th>
          <th scope="col">{texts.site}</th>
          <th scope="col">{texts.mail}</th>
        </tr>
      </thead>
      <tbody>
        {choices.map(({ event, label, site, mail }, place) => (
          <tr key={event}>
            <th scope="row">
              {label}
              <input type="hidden" name={`choices.${place}.event`} value={event} />
            </th>
            <Cell name={`choices.${place}.site`} label={`${label}, ${texts.site.toLowerCase()}`} checked={site} />
            <Cell name={`choices.${place}.mail`} label={`${label}, ${texts.mail.toLowerCase()}`} checked={mail} />
          </tr>
        ))}
      </tbody>
    </table>
  </SettingsForm>
)

const Cell = ({ name, label, checked }: { name: string; label: string; checked: boolean }) => (
  // The text is one level deeper than the rule looks.
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
  <td>
    <label>
      <span className="vh">{label}</span>
      <input type="checkbox" name={name} defaultChecked={checked} />
    </label>
  </td>
)
