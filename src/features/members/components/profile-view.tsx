import { BadgeCheck } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import { Badge } from '#ui/chip.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/identity.tsx'
import { educationLevels, labelIn, wantedSectors } from '../profile.rules.ts'
import type { readProfile } from '../profiles.contract.ts'
import { profilePageTexts as texts } from '../profile.texts.ts'

type Profile = OutputOf<typeof readProfile>

/** Who it is, as far as the reader may know. */
export function ProfileHead({ person, children }: { person: Profile; children?: ReactNode }) {
  const { avatar, title, company, location, experience_years: years } = person.profile
  return (
    <header className="mpage__head">
      <Avatar name={person.name} initials={person.initials} photo={avatar} size={72} />
      <div className="mpage__who">
        <h1 className="display">
          {person.name}
          {person.verified && (
            <span className="mpage__ok" title={texts.verifiedMeaning}>
              <Icon of={BadgeCheck} />
              <span className="vh">{texts.verified}</span>
            </span>
          )}
        </h1>
        <p>
          {title}
          {company && title && ` ${texts.at} `}
          {company &&
            (company.id === null ? company.name : <Link to={`/entreprise/${company.id}`}>{company.name}</Link>)}
        </p>
        <p className="small muted">{[location, years ? texts.years(years) : ''].filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </header>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

const Words = ({ title, words }: { title: string; words: string[] }) => (
  <Part title={title}>
    <ul className="mpage__words">
      {words.map((word) => (
        <li key={word}>
          <Badge plain>{word}</Badge>
        </li>
      ))}
    </ul>
  </Part>
)

/** What the member tells; parts that are hidden or empty are not there. */
export function ProfileParts({ person }: { person: Profile }) {
  const { bio, experience, education, skills, languages, school, last_course, education_level, wanted } = person.profile
  const lastStudies = [last_course, school, education_level && labelIn(educationLevels, education_level)].filter(
    Boolean,
  )
  const looksFor: [string, string | null][] = wanted
    ? [
        [texts.wantedTitle, wanted.title],
        [texts.wantedSector, labelIn(wantedSectors, wanted.sector)],
        [texts.wantedLocation, wanted.location],
        [texts.wantedSalary, wanted.salary],
      ]
    : []
  return (
    <div className="mpage__parts">
      <div className="mpage__col">
        {bio && (
          <Part title={texts.presentation}>
            <p className="mpage__text">{bio}</p>
          </Part>
        )}
        {experience && experience.length > 0 && (
          <Part title={texts.experience}>
            <ol className="mpage__steps">
              {experience.map(({ title, company, period, description }, at) => (
                <li key={`${at} ${title}`}>
                  <h3>{title}</h3>
                  <p className="small muted">{[company, period].filter(Boolean).join(' · ')}</p>
                  {description && <p className="mpage__text">{description}</p>}
                </li>
              ))}
            </ol>
          </Part>
        )}
        {((education && education.length > 0) || lastStudies.length > 0) && (
          <Part title={texts.education}>
            {education && education.length > 0 ? (
              <ol className="mpage__steps">
                {education.map(({ degree, school: where, year }, at) => (
                  <li key={`${at} ${degree}`}>
                    <h3>{degree}</h3>
                    <p className="small muted">{[where, year].filter(Boolean).join(' · ')}</p>
                  </li>
                ))}
              </ol>
            ) : (
              <p>{lastStudies.join(', ')}</p>
            )}
          </Part>
        )}
      </div>
      <div className="mpage__col">
        {skills && skills.length > 0 && <Words title={texts.skills} words={skills} />}
        {languages && languages.length > 0 && <Words title={texts.languages} words={languages} />}
        {person.email && (
          <Part title={texts.contact}>
            <p>
              <a className="mpage__mail" href={`mailto:${person.email}`}>
                {person.email}
              </a>
            </p>
            {person.phone && <p>{person.phone}</p>}
          </Part>
        )}
        {looksFor.some(([, said]) => said) && (
          <Part title={texts.wanted}>
            <FactList facts={looksFor} className="mpage__facts" />
          </Part>
        )}
      </div>
    </div>
  )
}
