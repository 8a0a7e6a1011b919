import { BadgeCheck } from 'lucide'
import { profileAddress } from '#features/members/members.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/identity.tsx'
import { Link } from '#ui/link.tsx'
import { Empty } from '#ui/waiting.tsx'
import { jobsAddress } from '../companies-jobs.rules.ts'
import { companiesTexts } from '../companies.texts.ts'
import type { Company } from './company-organization.ts'

const texts = companiesTexts.company

export function CompanyPeople({ company }: { company: Company }) {
  const { team, name } = company
  if (team.length === 0) {
    return (
      <Empty title={texts.nobody} action={<ButtonLink to={jobsAddress(company.id)}>{texts.nobodyNext}</ButtonLink>}>
        {texts.nobodyHint(name)}
      </Empty>
    )
  }
  return (
    <section aria-labelledby="h-people">
      <h2 id="h-people">{texts.people(team.length)}</h2>
      <ul className="comp__team">
        {team.map((member) => (
          <li key={member.id} className="card">
            <Avatar {...member} size={56} />
            <div>
              <h3>
                <Link to={profileAddress(member.id)}>{member.name}</Link>
                {member.verified && (
                  <span className="comp__ok" title={texts.verifiedMeaning}>
                    <Icon of={BadgeCheck} small />
                    <span className="vh">{texts.verified}</span>
                  </span>
                )}
              </h3>
              <p className="small muted">{member.position}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="small muted">{texts.peopleHint}</p>
    </section>
  )
}
