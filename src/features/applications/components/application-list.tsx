import { Link } from 'react-router'
import { applicationAddress } from '../application-paths.rules.ts'
import { formatMoment } from '#platform/french-moment.ts'
import { formatDate, shownTitle } from '#platform/french.ts'
import { Badge } from '#ui/chip.tsx'
import { Logo } from '#ui/identity.tsx'
import { StepLine } from '#ui/meters.tsx'
import type { ListedApplication } from '../applications.contract.ts'
import '../own-applications.css'
import { STEPS } from '../steps.rules.ts'
import { eventWords, ownTexts as texts } from '../own-applications.texts.ts'
import { stepInWords, stepLabels } from '../steps.texts.ts'
import { StatusBadge } from './status-badge.tsx'

/** What is worth knowing now: the interview, the silence, or the last thing that happened. */
function newsOf(one: ListedApplication): string {
  if (one.to_confirm) return texts.toConfirm
  if (one.statut === 'Entretien programmé' && one.dateEntretien)
    return texts.interviewOn(formatMoment(new Date(one.dateEntretien)))
  if (one.silent_days !== null && one.silent_days >= one.promised_days) return texts.silentFor(one.silent_days)
  if (!one.last) return ''
  const { kind, at, detail } = one.last
  return `${eventWords[kind] ?? kind}${kind === 'status' ? `, ${detail}` : ''}, le ${formatDate(new Date(at))}`
}

export const Progress = ({ one }: { one: ListedApplication }) => (
  <StepLine
    step={one.step}
    steps={STEPS}
    refused={one.refused}
    label={stepInWords(one.step, one.refused ? one.statut : stepLabels[one.step]!)}
  />
)

type Props = { applications: ListedApplication[]; level?: 2 | 3 }

/** One's own applications, each with its badge and its line of five points. */
export function ApplicationList({ applications, level = 3 }: Props) {
  const Heading = `h${level}` as const
  return (
    <ul className="own-apps">
      {applications.map((one) => (
        <li key={one.id}>
          <Logo name={one.entreprise} logo={one.logo} monogram={one.monogram} />
          <div className="own-apps__m">
            <Heading>
              <Link to={applicationAddress(one.id)}>{shownTitle(one.poste)}</Link>
            </Heading>
            <p className="small muted">
              {[one.entreprise, one.localisation].filter(Boolean).join(', ')}
              {'\u00a0· '}
              {(one.elsewhere ? texts.notedOn : texts.sentOn)(new Date(one.dateCandidate))}
            </p>
            <Progress one={one} />
            <p className="small own-apps__n">{newsOf(one)}</p>
          </div>
          <div className="own-apps__b">
            <StatusBadge status={one.statut} />
            {one.job_closed && <Badge plain>Offre close</Badge>}
          </div>
        </li>
      ))}
    </ul>
  )
}

const columns = ['En cours', 'Entretien programmé', 'Acceptée', 'Refusée', 'Retirée'] as const

/** The same by status, side by side. */
export const ApplicationBoard = ({ applications }: { applications: ListedApplication[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="own-board" role="group" aria-label={texts.board} tabIndex={0}>
    {columns.map((status) => {
      const here = applications.filter(({ statut }) => statut === status)
      return (
        <section key={status} aria-label={`${status}, ${here.length}`}>
          <h2>
            <StatusBadge status={status} /> <span className="num small muted">{here.length}</span>
          </h2>
          <ul>
            {here.map((one) => (
              <li key={one.id}>
                <h3>
                  <Link to={applicationAddress(one.id)}>{shownTitle(one.poste)}</Link>
                </h3>
                <p>{one.entreprise}</p>
                <p className="muted">{newsOf(one)}</p>
              </li>
            ))}
          </ul>
        </section>
      )
    })}
  </div>
)
