import type { OutputOf } from '#platform/contract.ts'
import { Badge } from '#ui/chip.tsx'
import { Avatar } from '#ui/identity.tsx'
import type { readTeam } from '../colleagues.contract.ts'
import { teamTexts as texts } from '../colleagues.texts.ts'
import '../team.css'
import { SureButton } from './sure-button.tsx'

export type Team = OutputOf<typeof readTeam>
type Colleague = Team['colleagues'][number]

/** Everybody who recruits for the company, and what the main account may do about them. */
export const ColleaguesCard = ({ colleagues, main }: Pick<Team, 'colleagues' | 'main'>) => (
  <section className="card card--pad team__card" aria-labelledby="collegues">
    <h2 id="collegues">{texts.colleagues}</h2>
    {!main && <p className="muted">{texts.onlyMain}</p>}
    <ul className="team__list">
      {colleagues.map((one) => (
        <li key={one.id}>
          <Avatar name={one.name} initials={one.initials} />
          <div className="team__who">
            <b>{one.name}</b> {one.you && <Badge tone="green">{texts.you}</Badge>}{' '}
            <Badge tone="neutral">{one.main ? texts.main : texts.member}</Badge>
            <p className="small muted">{one.email}</p>
          </div>
          <Acts one={one} main={main} />
        </li>
      ))}
    </ul>
    {main && colleagues.length > 1 && <p className="small muted">{texts.mainStays}</p>}
  </section>
)

function Acts({ one: { id, name, you }, main }: { one: Colleague; main: boolean }) {
  const about = { id, of: name }
  if (you && !main)
    return (
      <div className="team__acts">
        <SureButton {...about} does="depart" label={texts.leave} note={texts.leaveNote} sure={texts.leaveSure} red />
      </div>
    )
  if (you || !main) return null
  return (
    <div className="team__acts">
      <SureButton
        {...about}
        does="transmission"
        label={texts.handOver}
        note={texts.handOverNote}
        sure={texts.handOverSure}
      />
      <SureButton {...about} does="retrait" label={texts.remove} note={texts.removeNote} sure={texts.removeSure} red />
    </div>
  )
}
