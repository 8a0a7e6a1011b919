import { jobsTexts } from '#features/jobs/jobs.texts.ts'
import type { OfferFields } from '#features/jobs/publishing/publishing.contract.ts'
import { contractNames } from '#features/jobs/publishing/publishing.rules.ts'
import { formatSalary, shownTitle } from '#platform/french.ts'
import { Logo } from '#ui/identity.tsx'
import { editorTexts as texts } from '../employer.texts.ts'

type Props = {
  typed: OfferFields
  company: { name: string; logo: string; monogram: string | null }
  city: string | null
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.replace(/^\s*[-–•*]\s*/, '').trim())
    .filter(Boolean)

/** How the offer will look in a list, and the beginning of its page. */
export function OfferPreview({ typed, company, city }: Props) {
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
          <p className="small">
            <b>{company.name}</b> · {city ?? typed.localisation}
          </p>
          <ul className="facts">
            <li className={salary ? 'pay' : undefined}>{salary ?? texts.noPay}</li>
            {facts.map((fact) => (
              <li key={String(fact)}>{fact}</li>
            ))}
          </ul>
          {typed.description && <p className="small prev__d">{typed.description}</p>}
          {lines(typed.missions).length > 0 && (
            <ul className="prev__m small">
              {lines(typed.missions)
                .slice(0, 6)
                .map((one, at) => (
                  <li key={at}>{one}</li>
                ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}
