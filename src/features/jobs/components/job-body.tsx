import type { OutputOf } from '#platform/contract.ts'
import { formatDate, formatSalary, plural } from '#platform/french.ts'
import { FactList } from '#ui/fact-list.tsx'
import { RangeBar } from '#ui/meters.tsx'
import type { readJob } from '../jobs.contract.ts'
import { jobTexts, yearsOfExperience } from '../job-page.texts.ts'
import { contractOf, jobsTexts } from '../jobs.texts.ts'

export type Job = OutputOf<typeof readJob>

export function JobFacts({ job }: { job: Job }) {
  const facts: [string, string][] = [
    ['Contrat', contractOf(job)],
    ['Télétravail', jobsTexts.remote[job.remote]],
    ['Expérience', yearsOfExperience(job.experience_min, job.experience_max)],
    ['Formation', jobsTexts.education[job.education]],
    // Some parts of a sector are called as the function is: the same words twice would say nothing.
    ['Secteur', job.subsector && job.subsector !== job.function ? job.subsector : job.sector],
    ['Fonction', job.function],
    ['Prise de poste', job.starts_on ? formatDate(new Date(job.starts_on)) : 'Dès que possible'],
    ['Lieu', `${job.city}, ${job.region}`],
  ]
  return <FactList facts={facts} className="specs specs--4 card" />
}

/** What the job pays, against the live jobs of its function, region and experience where there are enough of them. */
export function JobSalary({ job, level = 2 }: { job: Job; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  const written = formatSalary(job.salary)
  const { min, max, period, currency } = job.salary
  const unit = currency === 'EUR' ? 'k€' : 'kCHF'
  const thousands = (value: number): string => `${Math.round(value / 1_000)}\u202f${unit}`
  const market = period === 'an' ? job.market : null
  return (
    <section className="card card--pad" aria-labelledby="h-sal">
      <Heading id="h-sal" className="card__h">
        Salaire
      </Heading>
      {written && market && min !== null && max !== null ? (
        <RangeBar
          title={written}
          unit="brut/an"
          low={min}
          high={max}
          median={market.median}
          scale={[Math.min(market.low, min), Math.max(market.high, max)]}
          format={thousands}
        />
      ) : (
        <p>{written ? <b>{written}</b> : jobsTexts.noSalary}</p>
      )}
      {market && (
        <p className="hint">
          {jobTexts.market(job, market, plural(market.jobs, 'offre'))}
          {written
            ? ''
            : `, de ${thousands(market.low)} à ${thousands(market.high)}, médiane ${thousands(market.median)}`}
          .
        </p>
      )}
      {written && !market && <p className="hint">{jobTexts.noMarket}</p>}
    </section>
  )
}

export function JobText({ job, level = 2 }: { job: Job; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <div className="job-prose">
      <Heading>Le poste</Heading>
      {job.description.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <TextList title="Vos missions" items={job.missions} level={level} />
      <TextList title="Votre profil" items={job.profile} level={level} />
      {job.skills.length > 0 && (
        <ul className="job-chips" aria-label="Compétences">
          {job.skills.map((skill) => (
            <li key={skill} className="badge badge--plain">
              {skill}
            </li>
          ))}
        </ul>
      )}
      <TextList title="Avantages" items={job.benefits} level={level} />
    </div>
  )
}

function TextList({ title, items, level }: { title: string; items: string[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  if (items.length === 0) return null
  return (
    <>
      <Heading>{title}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
