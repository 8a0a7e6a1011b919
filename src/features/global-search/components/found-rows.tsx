import { BadgeCheck } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { articleAddress } from '#features/news/news.rules.ts'
import { profileAddress } from '#features/members/members.rules.ts'
import type { OutputOf } from '#platform/contract.ts'
import { Icon } from '#ui/icon.tsx'
import { Avatar, Logo } from '#ui/identity.tsx'
import type { searchEverything } from '../global-search.contract.ts'
import { globalSearchTexts as texts } from '../global-search.texts.ts'

type Found = OutputOf<typeof searchEverything>['data']

type RowProps = { picture?: ReactNode; name: string; to: string; mark?: ReactNode; lines: string[]; end?: string }

function Row({ picture, name, to, mark, lines, end }: RowProps) {
  return (
    <li className={picture ? 'seek__row' : 'seek__row seek__row--plain'}>
      {picture}
      <div>
        <h3>
          <Link to={to}>{name}</Link>
          {mark}
        </h3>
        {lines.map((line) => (
          <p key={line} className="small muted">
            {line}
          </p>
        ))}
        {end && <p className="small num">{end}</p>}
      </div>
    </li>
  )
}

export const CompanyRows = ({ companies }: { companies: Found['companies'] }) => (
  <ul className="seek__rows">
    {companies.map(({ id, name, logo, monogram, sector, city, offersCount }) => (
      <Row
        key={id}
        picture={<Logo name={name} logo={logo} monogram={monogram} />}
        name={name}
        to={`/entreprise/${id}`}
        lines={[`${sector}, ${city}`]}
        end={texts.jobs(offersCount)}
      />
    ))}
  </ul>
)

const Verified = () => (
  <span className="seek__ok" title={texts.verifiedMeaning}>
    <Icon of={BadgeCheck} small />
    <span className="vh">{texts.verified}</span>
  </span>
)

export const ProfileRows = ({ profiles }: { profiles: Found['profiles'] }) => (
  <ul className="seek__rows">
    {profiles.map(({ id, name, initials, photo, title, place, verified }) => (
      <Row
        key={id}
        picture={<Avatar name={name} initials={initials} photo={photo} />}
        name={name}
        to={profileAddress(id)}
        mark={verified ? <Verified /> : null}
        lines={[title, place]}
      />
    ))}
  </ul>
)

export const ArticleRows = ({ articles }: { articles: Found['articles'] }) => (
  <ul className="seek__rows">
    {articles.map(({ id, title, category, published_at, reading_time }) => (
      <Row
        key={id}
        name={title}
        to={articleAddress(id)}
        lines={[texts.articleLine(category.libelle, published_at, reading_time)]}
      />
    ))}
  </ul>
)
