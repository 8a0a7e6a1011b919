import { Check } from 'lucide'
import { quoted } from '#platform/french.ts'
import { Icon } from '#ui/icon.tsx'
import type { JobsShown } from '../companies-jobs.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import { FunctionChart } from './company-chart.tsx'
import type { Company } from './company-organization.ts'
import { NewestJobs } from './newest-jobs.tsx'
import { PhotoStrip } from './photo-strip.tsx'

const texts = companiesTexts.company

type Props = { company: Company; jobs: JobsShown | null; now: Date }

export function CompanyProfile({ company, jobs, now }: Props) {
  const { about, description, trades, benefits, quote } = company
  const paragraphs = description.split(/\n\s*\n/).filter((text) => text.trim() !== '')
  return (
    <div className="comp__prose">
      {(about !== '' || paragraphs.length > 0) && (
        <section aria-labelledby="h-about">
          <h2 id="h-about">{texts.about}</h2>
          {about !== '' && <p className="comp__lead">{about}</p>}
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      )}
      {quote && (
        <blockquote>
          {quoted(quote.text)}
          <footer>{[quote.author, quote.role].filter(Boolean).join(', ')}</footer>
        </blockquote>
      )}
      <PhotoStrip company={company} photos={company.photos} />
      {trades !== '' && (
        <section aria-labelledby="h-trades">
          <h2 id="h-trades">{texts.trades}</h2>
          <p>{trades}</p>
        </section>
      )}
      {benefits.length > 0 && (
        <section aria-labelledby="h-benefits">
          <h2 id="h-benefits">{texts.benefits}</h2>
          <ul className="comp__benefits">
            {benefits.map((benefit) => (
              <li key={benefit}>
                <Icon of={Check} small />
                {benefit}
              </li>
            ))}
          </ul>
        </section>
      )}
      <NewestJobs company={company} now={now} />
      <FunctionChart company={company} scope={jobs?.scope ?? {}} />
    </div>
  )
}
