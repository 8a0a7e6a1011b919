import { Check, ChevronDown, ChevronUp, Minus, X } from 'lucide'
import { Link, useSearchParams } from 'react-router'
import { formatMoment } from '#platform/french-moment.ts'
import { replacing } from '#platform/pages.ts'
import { FactList } from '#ui/fact-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/identity.tsx'
import { Note } from '#ui/note.tsx'
import type { Applicant } from '../applicants.contract.ts'
import { applicantTexts as texts } from '../applicants.texts.ts'
import { PaneCv, PaneMessage } from './pane-file.tsx'
import { PaneTeam, PaneTimeline } from './pane-team.tsx'
import { ReplyForm } from './reply-form.tsx'
import { OpenProposal, SlotsForm } from './slots-form.tsx'
import { StageForm } from './stage-form.tsx'
import { whoOf } from './waiting-mark.tsx'

const DAY = 86_400_000

/** By when an answer is owed, and who has read it. */
function Due({ one }: { one: Applicant }) {
  if (one.waiting_days === null) return null
  const due = new Date(new Date(one.date).getTime() + one.promised_days * DAY)
  const seen = one.events.find(({ kind }) => kind === 'vu')
  return (
    <Note tone="amber">
      <b>{(one.waiting_days >= one.promised_days ? texts.overdue : texts.due)(due)}</b>{' '}
      {texts.received(new Date(one.date))}
      {seen && `, ${texts.seen(new Date(seen.at), seen.by)}`}.
    </Note>
  )
}

function Facts({ one }: { one: Applicant }) {
  const facts: [string, string | null][] = [
    [texts.facts.disponibilite, one.disponibilite],
    [texts.facts.formation, one.formation.join('\u202f; ') || null],
    [texts.facts.langues, one.langues.join(', ') || null],
    [texts.facts.localisation, one.localisation || null],
    [texts.facts.experience, one.experience === null ? null : texts.years(one.experience)],
    [texts.facts.souhait, one.souhait || null],
  ]
  const told = facts.filter(([, value]) => value)
  if (told.length === 0) return null
  return <FactList facts={told} className="cand__facts" />
}

/** How the job and the person fit, each point with its reason; it decides nothing. */
function Fit({ one: { match } }: { one: Applicant }) {
  if (!match || match.total === null) return null
  return (
    <details className="cand__sec">
      <summary>
        <h3>{texts.match(match.total)}</h3>
      </summary>
      <ul className="cand__fit">
        {match.points.map(({ label, points, reason }) => (
          <li key={label}>
            <Icon of={points ? Check : Minus} small />
            <span>
              <b>{label}</b> {reason}
            </span>
          </li>
        ))}
      </ul>
      {match.missing_skills.length > 0 && <p className="small">{texts.missing(match.missing_skills)}</p>}
      <p className="hint">{texts.matchHint}</p>
    </details>
  )
}

const Career = ({ one }: { one: Applicant }) => (
  <>
    {one.competences.length > 0 && (
      <section className="cand__sec" aria-labelledby="h-competences">
        <h3 id="h-competences">{texts.skills}</h3>
        <ul className="cand__chips">
          {one.competences.map((skill) => (
            <li key={skill} className="badge badge--plain">
              {skill}
            </li>
          ))}
        </ul>
      </section>
    )}
    {one.experiences.length > 0 && (
      <section className="cand__sec" aria-labelledby="h-parcours">
        <h3 id="h-parcours">{texts.experiences}</h3>
        <ul className="cand__line">
          {one.experiences.map(({ title, company, period, description }, at) => (
            <li key={at}>
              <b>{title}</b>, {company} <span className="muted small">{period}</span>
              {description && <p className="small">{description}</p>}
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)

/** Where the pane stands in place of the list, each person begins at the top. */
function fromItsTop(name: HTMLElement | null): void {
  if (window.matchMedia('(max-width: 1099px)').matches) name?.closest('.cand')?.scrollIntoView({ block: 'start' })
}

function Head({ one, around }: { one: Applicant; around: Around }) {
  const [params] = useSearchParams()
  const to = (id: number): string => replacing(params, 'candidat', String(id))
  return (
    <div className="cand__h">
      <Avatar name={one.nom} initials={one.initials} photo={one.photo} size={72} />
      <div>
        <h2 key={one.id} id="h-cand" ref={fromItsTop}>
          {one.nom}
        </h2>
        <p className="small muted">{whoOf(one)}</p>
        {one.email && (
          <p className="small cand__mail">
            <a href={`mailto:${one.email}`}>{one.email}</a>
          </p>
        )}
        {one.telephone && <p className="small num">{one.telephone}</p>}
        {one.profile && (
          <p className="small">
            <Link to={one.profile}>{texts.profileLink}</Link>
          </p>
        )}
      </div>
      <div className="cand__nav">
        {around.previous !== null && (
          <Link
            className="btn btn--ghost btn--sm btn--icon"
            to={to(around.previous)}
            aria-label={texts.previous}
            title="K"
            preventScrollReset
          >
            <Icon of={ChevronUp} />
          </Link>
        )}
        {around.next !== null && (
          <Link
            className="btn btn--ghost btn--sm btn--icon"
            to={to(around.next)}
            aria-label={texts.next}
            title="J"
            preventScrollReset
          >
            <Icon of={ChevronDown} />
          </Link>
        )}
        <Link
          className="btn btn--ghost btn--sm btn--icon"
          to={replacing(params, 'candidat', null)}
          aria-label={texts.close}
          preventScrollReset
        >
          <Icon of={X} />
        </Link>
      </div>
    </div>
  )
}

type Around = { previous: number | null; next: number | null }

/** One applicant, whole. A withdrawn one is a line, without anything to reach the person by. */
export function ApplicantPane({ one, around }: { one: Applicant; around: Around }) {
  return (
    <section className="card cand" id="candidat" aria-labelledby="h-cand">
      <Head one={one} around={around} />
      {one.withdrawn ? (
        <Note tone="blue">{texts.withdrawnNote}</Note>
      ) : (
        <>
          <div className="cand__act">
            <StageForm one={one} />
            <a className="btn btn--outline btn--sm" href="#reponse">
              {texts.answer}
            </a>
          </div>
          {one.pending && <p className="small muted">{texts.pending(one.pending.stage)}</p>}
          <Due one={one} />
          {one.interview_at && (
            <Note tone="green">
              {texts.interviewOn(formatMoment(new Date(one.interview_at)))}
              {one.interview_place && `, ${one.interview_place}`}
            </Note>
          )}
          <OpenProposal one={one} />
          <SlotsForm one={one} />
          <Facts one={one} />
          <Fit one={one} />
          <PaneCv key={`cv-${one.id}`} one={one} />
          <PaneMessage one={one} />
          <Career one={one} />
          <PaneTeam key={`equipe-${one.id}`} one={one} />
          <ReplyForm key={`reponse-${one.id}`} one={one} />
        </>
      )}
      <PaneTimeline one={one} />
    </section>
  )
}
