import { Link } from 'react-router'
import { applyAddress } from '#features/applications/application-paths.rules.ts'
import { useApplied } from '#features/jobs/components/use-applied.ts'
import { jobAddress } from '#features/jobs/jobs.rules.ts'
import { jobsTexts } from '#features/jobs/jobs.texts.ts'
import { savedTexts } from '#features/jobs/saved/saved-jobs.texts.ts'
import { savingTexts } from '#features/jobs/saved/saving.texts.ts'
import type { SavedJob } from '#features/jobs/saved/components/read-saved.ts'
import { savedPage, useSaving } from '#features/jobs/saved/components/use-saving.ts'
import { formatSalary, plural, shownTitle } from '#platform/french.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Badge } from '#ui/chip.tsx'
import { Logo } from '#ui/identity.tsx'

/** The last saved jobs, each to be applied to or taken out, and the way to all of them. */
export const SavedJobsPart = ({ jobs, total }: { jobs: SavedJob[]; total: number }) => (
  <section className="card own-card" aria-labelledby="sauvegardees">
    <div className="own-card__h">
      <h2 id="sauvegardees">{savingTexts.title}</h2>
      <span className="small muted num">{plural(total, 'offre')}</span>
    </div>
    {jobs.length === 0 && <p className="muted">{savedTexts.noneText}</p>}
    {jobs.length > 0 && (
      <ul className="own-apps">
        {jobs.map((job) => (
          <SavedJobCard key={job.id} job={job} />
        ))}
      </ul>
    )}
    <div className="own-card__f">
      <Link className="more" to={savedPage}>
        {savedTexts.all}
      </Link>
    </div>
  </section>
)

function SavedJobCard({ job }: { job: SavedJob }) {
  const { saved, toggle } = useSaving(job.id)
  const applied = useApplied().includes(job.id)
  const facts = [job.company_name, job.city, job.contract_type, formatSalary(job.salary) ?? jobsTexts.noSalary]
  return (
    <li>
      <Logo name={job.company_name} logo={job.logo} monogram={job.monogram} />
      <div className="own-apps__m">
        <h3>
          <Link to={jobAddress(job)}>{shownTitle(job.title)}</Link>
        </h3>
        <p className="small muted">{facts.join(' · ')}</p>
        {job.state === 'closed' && <Badge>{jobsTexts.closedMark}</Badge>}
        {applied && <Badge tone="green">{jobsTexts.applied}</Badge>}
      </div>
      <div className="row">
        {job.state === 'live' && !applied && (
          <ButtonLink size="small" to={applyAddress(job.id)}>
            Postuler <span className="vh">: {job.title}</span>
          </ButtonLink>
        )}
        {/* Taken out, it stays where it was until the page is left, so that it can be put back. */}
        <Button variant="ghost" size="small" onClick={toggle}>
          {saved ? 'Retirer' : 'Remettre'} <span className="vh">: {job.title}</span>
        </Button>
      </div>
    </li>
  )
}
