import { ArrowRight, Bookmark, CalendarClock, Printer } from 'lucide'
import { useRef } from 'react'
import type { ReactNode, Ref, RefObject } from 'react'
import { jobsShownIn } from '#features/companies/companies-jobs.rules.ts'
import { ratedInWords } from '#features/companies/rating.texts.ts'
import { formatCount, formatDate, plural } from '#platform/french.ts'
import { Button } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { Cover } from '#ui/identity.tsx'
import { Link } from '#ui/link.tsx'
import { Stars } from '#ui/stars.tsx'
import type { Job } from './job-body.tsx'
import { JobShare } from './job-share.tsx'
import { useSaving } from '../saved/components/use-saving.ts'
import { useScrolledAway } from './use-scrolled-away.ts'

/** `address` is the job's own, with the origin, as others may open it. */
type ActionProps = { job: Job; address: string; apply?: ReactNode }

function SaveAndShare({ job, address }: ActionProps) {
  const { saved, toggle } = useSaving(job.id)
  return (
    <>
      {/* A closed job can only be taken out of the list. */}
      {(job.state === 'live' || saved) && (
        <Button variant="outline" aria-pressed={saved} onClick={toggle} className={saved ? 'save-btn' : ''}>
          <Icon of={Bookmark} />
          {saved ? 'Sauvegardée' : 'Sauvegarder'}
        </Button>
      )}
      <JobShare title={job.title} address={address} />
    </>
  )
}

/**
 * What can be done with a job, on a phone: under its title, then at the foot of the screen once that is out of sight. Where
 * there is room for a column, the way to apply alone, in the corner, once the column was scrolled past.
 */
export function JobBar({ apply, beside, ...props }: ActionProps & { beside: RefObject<Element | null> }) {
  const place = useRef<HTMLDivElement>(null)
  const away = useScrolledAway(place)
  const past = useScrolledAway(beside)
  return (
    <div className="job-acts" ref={place}>
      <div className={`job-acts__bar ${away ? 'is-away' : ''} ${past && apply ? 'is-past' : ''}`}>
        <div className="job-acts__w">
          <SaveAndShare {...props} />
        </div>
        {apply}
      </div>
    </div>
  )
}

/** The same beside the job, where there is room. */
export function JobActions({ job, address, apply, ref }: ActionProps & { ref: Ref<HTMLDivElement> }) {
  const live = job.state === 'live'
  return (
    <div className="card side-acts" ref={ref}>
      {apply}
      <div className="side-acts__r">
        <div className="side-acts__w">
          <SaveAndShare job={job} address={address} />
        </div>
        <Button variant="outline" onClick={() => window.print()}>
          <Icon of={Printer} />
          Imprimer
        </Button>
      </div>
      <ul className="side-acts__l small">
        {job.valid_through && live && (
          <li>
            <Icon of={CalendarClock} small />
            Offre ouverte jusqu’au {formatDate(new Date(job.valid_through))}
          </li>
        )}
      </ul>
    </div>
  )
}

export function JobCompany({ job, countryId }: { job: Job; countryId: number }) {
  const { company, company_id, company_name } = job
  const jobs = jobsShownIn(countryId, company_id, company.jobs_by_country)
  const facts: [string, string][] = [
    ['Effectif', company.employees === null ? '' : formatCount(company.employees)],
    ['Fondée en', company.foundedYear === null ? '' : String(company.foundedYear)],
    ['Siège', company.city],
  ]
  return (
    <article className="card co-card">
      <Cover seed={company_name} kind="card" className="co-card__cover" />
      <div className="co-card__b">
        <h2>
          <Link to={`/entreprise/${company_id}`}>{company_name}</Link>
        </h2>
        <p className="small muted">{company.tagline}</p>
        {job.company_rating !== null && job.company_reviews_count !== null && (
          <Link className="rated small" to={`/entreprise/${company_id}?onglet=avis`}>
            <Stars value={job.company_rating} />
            {ratedInWords(job.company_rating, job.company_reviews_count)}
          </Link>
        )}
        <FactList facts={facts} className="co-card__kv small" />
        <p className="small">{company.about}</p>
        {jobs.promised > 0 && (
          <Link className="more" to={jobs.address}>
            {jobs.promised === 1 ? 'Voir l’offre' : `Voir les ${plural(jobs.promised, 'offre')}`}{' '}
            <Icon of={ArrowRight} small />
          </Link>
        )}
      </div>
    </article>
  )
}
