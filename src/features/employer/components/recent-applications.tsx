import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { StageBadge } from '#features/applications/applicants/components/stage-badge.tsx'
import type { OutputOf } from '#platform/contract.ts'
import { formatAge } from '#platform/french.ts'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/identity.tsx'
import { Empty } from '#ui/waiting.tsx'
import type { readJobFigures } from '../job-figures.contract.ts'
import { jobTexts } from '../job.texts.ts'

const texts = jobTexts.recent
const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase()

type Figures = OutputOf<typeof readJobFigures>
type Props = Pick<Figures, 'recent' | 'totals'> & { all: string; now: Date; share: ReactNode }

/** The last five, and the way to all of them. */
export function RecentApplications({ recent, totals, all, now, share }: Props) {
  if (recent.length === 0)
    return (
      <Empty title={texts.none} action={share}>
        {texts.noneLead}
        {totals.views > 0 && texts.noneViews(totals.views)}
      </Empty>
    )
  return (
    <section className="card vo-recent" aria-labelledby="h-recent">
      <div className="vo__top">
        <h2 id="h-recent" className="card__h">
          {texts.heading}
        </h2>
        <Link className="more" to={all}>
          {texts.all(totals.unread)}
          <Icon of={ArrowRight} small />
        </Link>
      </div>
      <ul>
        {recent.map(({ id, name, sent_at, stage, withdrawn }) => (
          <li key={id}>
            <Avatar name={name || texts.nameless} initials={initialsOf(name || texts.nameless)} />
            <b>{name || texts.nameless}</b>
            <StageBadge stage={stage} withdrawn={withdrawn} />
            <span className="small muted">{formatAge(new Date(sent_at), now)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
