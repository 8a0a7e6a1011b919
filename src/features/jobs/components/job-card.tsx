import type { searchJobs } from '../jobs.contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatSalary } from '#platform/french.ts'
import { Hallmark } from '#ui/chip.tsx'
import { Logo } from '#ui/identity.tsx'
import { ListingCard } from '#ui/listing-card.tsx'
import { SaveButton } from '#ui/toggle-buttons.tsx'
import { jobAddress } from '../jobs.rules.ts'
import { jobsTexts } from '../jobs.texts.ts'
import { toggleSaved, useMarked } from './job-marks.ts'

export type JobSummary = OutputOf<typeof searchJobs>['data'][number]

/** « CDD, 12 mois ». */
export const contractOf = ({ contract_type, duration_months }: JobSummary): string =>
  duration_months ? `${contract_type}, ${duration_months}\u00a0mois` : contract_type

const placeOf = ({ city, department }: JobSummary): string =>
  department && !/\d/.test(city) ? `${city} (${department})` : city

export function JobCard({ job, now, level = 3 }: { job: JobSummary; now: Date; level?: 2 | 3 }) {
  const saved = useMarked('saved', job.id)
  const seen = useMarked('seen', job.id)
  const salary = formatSalary(job.salary)
  const label = `${saved ? 'Retirer des offres sauvegardées' : 'Sauvegarder l’offre'}\u202f: ${job.title}`
  const mark = job.premium ? (
    <Hallmark>{jobsTexts.sponsored}</Hallmark>
  ) : seen ? (
    <span className="mark">Déjà vue</span>
  ) : null
  return (
    <ListingCard
      level={level}
      logo={<Logo name={job.company_name} monogram={job.monogram} />}
      title={job.title}
      to={jobAddress(job)}
      owner={job.company_name}
      place={placeOf(job)}
      lead={{ text: salary ?? jobsTexts.noSalary, strong: salary !== null }}
      facts={[contractOf(job), jobsTexts.remote[job.remote]]}
      mark={mark}
      seen={seen}
      date={new Date(job.created_at)}
      now={now}
      action={<SaveButton saved={saved} label={label} onToggle={() => toggleSaved(job.id)} />}
    />
  )
}
