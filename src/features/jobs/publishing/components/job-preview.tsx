import { formatSalary, shownTitle } from '#platform/french.ts'
import { Logo } from '#ui/identity.tsx'
import { jobsTexts } from '../../jobs.texts.ts'
import '../job-reading.css'
import type { JobFields } from '../publishing.contract.ts'
import { contractNames, linesOf } from '../publishing.rules.ts'
import { readingTexts as texts } from '../publishing.texts.ts'

/** What is shown of what is typed. */
type Previewed = Pick<
  JobFields,
  | 'titre'
  | 'localisation'
  | 'typeContrat'
  | 'teletravailler'
  | 'salaire_min'
  | 'salaire_max'
  | 'salaire_periode'
  | 'description'
  | 'missions'
>

type Props = {
  typed: Previewed
  company: { name: string; logo: string; monogram: string | null }
  city: string | null
}

const MOST_MISSIONS = 6

/** How the job will look in a list, and the beginning of its page. */
export function JobPreview({ typed, company, city }: Props) {
  const salary = formatSalary({
    min: typed.salaire_min ?? null,
    max: typed.salaire_max ?? null,
    period: typed.salaire_periode,
    currency: 'EUR',
  })
  const facts = [
    typed.typeContrat && contractNames[typed.typeContrat],
    typed.teletravailler !== 'non' && jobsTexts.remote[typed.teletravailler],
  ].filter(Boolean)
  const missions = linesOf(typed.missions).slice(0, MOST_MISSIONS)
  return (
    <section className="prev" aria-labelledby="h-prev">
      <div className="row row--between">
        <h2 id="h-prev">{texts.preview}</h2>
        <span className="small muted">{texts.previewHint}</span>
      </div>
      <div className="card prev__c">
        <Logo {...company} size={40} />
        <div>
          <p className="prev__t">{shownTitle(typed.titre) || texts.untitled}</p>
          <p className="small prev__co">
            <b>{company.name}</b>
            {(city ?? typed.localisation) && ` · ${city ?? typed.localisation}`}
          </p>
          <ul className="facts">
            <li className={salary ? 'pay' : undefined}>{salary ?? jobsTexts.noSalary}</li>
            {facts.map((fact) => (
              <li key={String(fact)}>{fact}</li>
            ))}
          </ul>
          {typed.description && <p className="small prev__d">{typed.description}</p>}
          {missions.length > 0 && (
            <ul className="prev__m small">
              {missions.map((one, at) => (
                <li key={at}>{one}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}
