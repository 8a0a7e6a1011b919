import { Bookmark } from 'lucide'
import { useEffect, useRef } from 'react'
import { shownTitle } from '#platform/french.ts'
import { useSeeksWork } from '#platform/use-role.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Cover, Logo } from '#ui/identity.tsx'
import { Link } from '#ui/link.tsx'
import { Note } from '#ui/note.tsx'
import { Failure } from '#ui/waiting.tsx'
import '../job.css'
import { jobAddress } from '../jobs.rules.ts'
import { jobTexts } from '../job-page.texts.ts'
import { jobsTexts } from '../jobs.texts.ts'
import type { Job } from './job-body.tsx'
import { JobFacts, JobSalary, JobText } from './job-body.tsx'
import { cardId } from './job-card.tsx'
import { useSaving } from '../saved/components/use-saving.ts'
import { useMarkSeen } from '../seen/components/use-mark-seen.ts'
import { PaneSkeleton } from './job-pane-skeleton.tsx'
import { JobPublished } from './job-published.tsx'
import { useApplied } from './use-applied.ts'
import { useJob } from './use-job.ts'
import { useLate } from '#ui/use-late.ts'

type Props = {
  id: number
  /** Whether somebody chose it: the first of a list is there by itself, and not called seen for that. */
  chosen: boolean
  now: Date
  /** Whether this job was chosen a moment ago: its heading takes the focus once it is there. */
  claimFocus: (id: number) => boolean
}

/** The chosen job beside the list, or its first. */
export default function JobPane({ id, chosen, now, claimFocus }: Props) {
  const { answer, loading, retry } = useJob(id)
  const late = useLate(loading)
  if (!answer || late) return <PaneSkeleton now={late} />
  if ('job' in answer)
    return (
      <JobInPane
        key={answer.id}
        job={answer.job}
        busy={loading}
        chosen={chosen && !loading}
        now={now}
        claimFocus={claimFocus}
      />
    )
  return answer.failed === 'gone' ? (
    <div className="pane__b pane__b--note">
      <Note tone="amber">{jobTexts.gone}</Note>
    </div>
  ) : (
    <Failure title="Erreur de chargement" onRetry={retry} retrying={loading}>
      {jobTexts.paneAway}
    </Failure>
  )
}

/** The way to the form; whoever has applied is told so, and those who recruit have none. */
function PaneApply({ id }: { id: number }) {
  const seeksWork = useSeeksWork()
  const applied = useApplied().includes(id)
  if (!seeksWork) return null
  return applied ? (
    <Badge tone="green">{jobsTexts.applied}</Badge>
  ) : (
    <ButtonLink to={`/postuler/${id}`}>Postuler</ButtonLink>
  )
}

function JobInPane({ job, busy, chosen, now, claimFocus }: Omit<Props, 'id'> & { job: Job; busy: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { saved, toggle } = useSaving(job.id)
  const markSeen = useMarkSeen()
  useEffect(() => {
    heading.current?.closest('.pane')?.scrollTo(0, 0)
  }, [])
  useEffect(() => {
    if (!chosen) return
    markSeen(job.id)
    // Whoever has gone elsewhere meanwhile is left there.
    const active = document.activeElement
    const waits = active === document.body || active?.id === cardId(job.id)
    if (claimFocus(job.id) && waits) heading.current?.focus({ preventScroll: true })
  }, [job.id, chosen, claimFocus, markSeen])
  return (
    <article aria-busy={busy} aria-labelledby="h-pane">
      <Cover seed={job.company_name} kind="card" className="pane__cover" />
      <div className="pane__b">
        <Logo name={job.company_name} logo={job.logo} monogram={job.monogram} size={56} />
        <h2 id="h-pane" ref={heading} tabIndex={-1}>
          {shownTitle(job.title)}
        </h2>
        <p>
          <Link to={`/entreprise/${job.company_id}`}>{job.company_name}</Link>
          <span className="muted">
            {`\u00a0· ${job.city}\u00a0· `}
            <JobPublished at={job.created_at} now={now} />
          </span>
        </p>
        {job.state === 'closed' && <Note tone="amber">{jobTexts.closed}</Note>}
        <div className="row pane__act">
          {job.state === 'live' && <PaneApply id={job.id} />}
          <ButtonLink variant="outline" to={jobAddress(job)}>
            Ouvrir la page
          </ButtonLink>
          <Button variant="outline" aria-pressed={saved} onClick={toggle} className={saved ? 'save-btn' : ''}>
            <Icon of={Bookmark} />
            {saved ? 'Sauvegardée' : 'Sauvegarder'}
          </Button>
        </div>
        <JobSalary job={job} level={3} />
        <JobFacts job={job} />
        <JobText job={job} level={3} />
        <p className="small muted pane__keys">{jobTexts.paneKeys}</p>
      </div>
    </article>
  )
}
