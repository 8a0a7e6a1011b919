import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { yearsOfExperience } from '#features/jobs/job-page.texts.ts'
import { jobsTexts } from '#features/jobs/jobs.texts.ts'
import { formatSalary, shownTitle } from '#platform/french.ts'
import { Badge } from '#ui/chip.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { Logo } from '#ui/identity.tsx'
import type { Reviewed } from '../review.contract.ts'
import { reviewTexts as texts } from '../review.texts.ts'

/** The job as its page will show it. */
export function ShownJob({ one: { job, company } }: { one: Reviewed }) {
  const { experience_min: least, experience_max: most, education } = job
  const facts: [string, string][] = [
    ['Contrat', job.contract],
    ['Lieu', job.place],
    ['Télétravail', jobsTexts.remote[job.remote]],
    ['Salaire', formatSalary(job.salary) ?? (job.salary_text || jobsTexts.noSalary)],
    ['Expérience', least === null ? texts.unsaid : yearsOfExperience(least, most)],
    ['Formation', education === null ? texts.unsaid : jobsTexts.education[education]],
  ]
  return (
    <section className="card card--pad review__job" aria-labelledby="h-offre">
      <h2 id="h-offre" className="card__h">
        {texts.asShown}
      </h2>
      <div className="review__id">
        <Logo name={company.name} logo={company.logo} monogram={company.monogram} size={56} />
        <div>
          <p className="review__t">{shownTitle(job.title)}</p>
          <p className="muted">{[company.name, job.place].join(' · ')}</p>
        </div>
        {job.urgent && <Badge tone="amber">{jobsTexts.urgent}</Badge>}
      </div>
      <Facts facts={facts} />
      <div className="review__text">
        <h3>{texts.job}</h3>
        {job.description.split('\n\n').map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
        <Lines title={texts.missions} lines={job.missions} />
        <Lines title={texts.profile} lines={job.profile} />
        <Lines title={texts.benefits} lines={job.benefits} />
      </div>
      {job.skills.length > 0 && (
        <ul className="review__skills" aria-label={texts.skills}>
          {job.skills.map((skill) => (
            <li key={skill} className="badge badge--plain">
              {skill}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export const Facts = ({ facts }: { facts: [string, ReactNode][] }) => (
  <FactList facts={facts} className="review__facts" />
)

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </>
  )
}

/** What the automatic checks have found, each with its passage. */
export function Findings({ findings }: { findings: Reviewed['findings'] }) {
  return (
    <section className="card card--pad" aria-labelledby="h-controles">
      <h2 id="h-controles" className="card__h">
        {texts.checks}
      </h2>
      {findings.length === 0 && (
        <p className="ok">
          <Icon of={CircleCheck} small />
          {texts.noFindings}
        </p>
      )}
      <ul className="review__found">
        {findings.map(({ severity, field, before, passage, after, reason }, at) => (
          <li key={at} className={severity === 'stop' ? 'is-bad' : 'is-warn'}>
            <Icon of={severity === 'stop' ? CircleAlert : TriangleAlert} small />
            <div>
              <b>{`${severity === 'stop' ? texts.stop : texts.warn}\u202f: ${field}`}</b>
              {passage && (
                <p className="review__q">
                  «{'\u202f'}
                  {before}
                  <mark>{passage}</mark>
                  {after}
                  {'\u202f'}»
                </p>
              )}
              <p className="small muted">{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
