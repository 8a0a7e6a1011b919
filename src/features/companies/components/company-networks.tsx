import { Icon } from '#ui/icon.tsx'
import { socialMarks } from '#ui/social-marks.ts'
import { socialNetworks } from '../companies-contact.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import type { Company } from './company-organization.ts'

const texts = companiesTexts.company

/** Where a company may be followed; nothing where it is nowhere. */
export function CompanyNetworks({ company }: { company: Company }) {
  const links = socialNetworks.flatMap((network) => {
    const href = company.socialNetworks[network]
    return href === null ? [] : { network, href }
  })
  if (links.length === 0) return null
  return (
    <section className="card" aria-labelledby="h-follow">
      <h2 id="h-follow">{texts.follow}</h2>
      <ul className="comp__nets">
        {links.map(({ network, href }) => (
          <li key={network}>
            <a
              className="btn btn--outline btn--icon"
              href={href}
              target="_blank"
              rel="noopener nofollow"
              title={texts.networks[network]}
            >
              <Icon of={socialMarks[network]} />
              <span className="vh">
                {texts.followOn(company.name, texts.networks[network])} {texts.newTab}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
