import type { MouseEvent, ReactNode } from 'react'
import { formatAge, formatDate } from '#platform/french.ts'
import { Link } from './link.tsx'
import { still } from './still.ts'

type Props = {
  logo: ReactNode
  title: ReactNode
  to: string
  /** The id of its link, where something must find it again. */
  id?: string | undefined
  /** It is the one shown beside the list. */
  current?: boolean
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  owner: ReactNode
  place: string
  /** A passage of its text. */
  extract?: ReactNode
  lead: { text: string; strong: boolean }
  facts: string[]
  mark?: ReactNode
  seen?: boolean
  date: Date
  now: Date
  action: ReactNode
  /** All that it shows, but for its age: the server draws what is the same once. */
  keptBy?: string
  /** The level of its heading: below the page's h1 in a list, below an h2 in a section. */
  level?: 2 | 3
}

/** One row of a list of listings: title, owner and place, the leading fact first, one mark, age, one action. */
export function ListingCard({
  logo,
  title,
  to,
  id,
  current = false,
  onOpen,
  owner,
  place,
  extract,
  lead,
  facts,
  mark,
  seen = false,
  date,
  now,
  action,
  keptBy,
  level = 3,
}: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const card = () => (
    <article className={`job ${seen ? 'is-seen' : ''} ${current ? 'is-on' : ''}`}>
      {logo}
      <div className="job__main">
        <Heading className="job__t">
          <Link to={to} id={id} onClick={onOpen} aria-current={current || undefined}>
            {title}
          </Link>
        </Heading>
        <p className="job__co">
          <b>{owner}</b> · {place}
        </p>
        {extract && <p className="job__x">{extract}</p>}
        <ul className="facts">
          <li className={lead.strong ? 'pay' : undefined}>{lead.text}</li>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {mark && <li>{mark}</li>}
        </ul>
      </div>
      <div className="job__end">
        {action}
        <time dateTime={date.toISOString()} title={`Publiée le ${formatDate(date)}`}>
          {formatAge(date, now)}
        </time>
      </div>
    </article>
  )
  return import.meta.env.SSR && keptBy ? still(`${keptBy} ${formatAge(date, now)}`, card) : card()
}
