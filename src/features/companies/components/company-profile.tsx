import { ArrowRight, Check } from 'lucide'
import { Link } from 'react-router'
import { quoted } from '#platform/french.ts'
import { Icon } from '#ui/icon.tsx'
import { companiesTexts } from '../companies.texts.ts'
import type { Company } from './company-organization.ts'
import { JobRows } from './job-rows.tsx'
import { PhotoStrip } from './photo-strip.tsx'

const texts = companiesTexts.company
const NEWEST = 3

export function CompanyProfile({ company, now }: { company: Company; now: Date }) {
  const { about, description, trades, benefits, quote, jobs } = company
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
      {jobs.length > 0 && (
        <section aria-labelledby="h-newest" className="comp__newest">
          <h2 id="h-newest">{texts.newest}</h2>
          <JobRows jobs={jobs.slice(0, NEWEST)} country={company.country} now={now} />
          {jobs.length > NEWEST && (
            <Link className="more" to={`/entreprise/${company.id}?onglet=jobs`}>
              {companiesTexts.seeOffers(company.offers_count)} <Icon of={ArrowRight} small />
            </Link>
          )}
        </section>
      )}
    </div>
  )
}
