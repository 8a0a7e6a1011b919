import { Monitor, Terminal } from 'lucide'
import { formatMoment } from '#platform/french-moment.ts'
import type { OutputOf } from '#platform/contract.ts'
import { Badge } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import type { listSessions } from '#features/accounts/own-account.contract.ts'
import { sessionTexts as texts, settingsTexts } from '../settings.texts.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsStatus } from './settings-status.tsx'

type Session = OutputOf<typeof listSessions>['data'][number]

export function SessionsSection({ sessions }: { sessions: Session[] }) {
  const ordered = [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)]
  return (
    <section id="sessions" className="set__sec" aria-labelledby="sessions-titre">
      <h2 id="sessions-titre">{settingsTexts.sections.sessions}</h2>
      <SettingsStatus at="sessions" />
      <div className="card card--pad set__card">
        <p className="muted">{texts.note}</p>
        <ul className="set__list">
          {ordered.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
        {sessions.length > 1 ? (
          <SettingsForm name="autres-sessions" variant="outline" button={texts.endOthers} busy="Déconnexion…" />
        ) : (
          <p className="hint">{texts.alone}</p>
        )}
      </div>
    </section>
  )
}

function SessionRow({
  session: { id, kind, device, address, created_at, last_seen_at, current },
}: {
  session: Session
}) {
  return (
    <li>
      <Icon of={kind === 'api' ? Terminal : Monitor} />
      <div className="set__what">
        <b>{device}</b> {current && <Badge tone="green">{texts.current}</Badge>}
        <p className="small muted">
          {texts.seen(formatMoment(new Date(last_seen_at)))}
          {address && <> · {address}</>}
        </p>
        <p className="small muted">{texts.since(formatMoment(new Date(created_at)))}</p>
      </div>
      {!current && (
        <SettingsForm
          name="session"
          id={id}
          className="set__act"
          variant="outline"
          busy="Déconnexion…"
          button={
            <>
              {texts.end} <span className="vh">{device}</span>
            </>
          }
        />
      )}
    </li>
  )
}
