import type { MouseEvent } from 'react'
import { memo } from 'react'
import type { OutputOf } from '#platform/contract.ts'
import { formatSalary, shownTitle } from '#platform/french.ts'
import { Badge, Hallmark } from '#ui/chip.tsx'
import { Logo } from '#ui/identity.tsx'
import { ListingCard } from '#ui/listing-card.tsx'
import { SaveButton } from '#ui/save-button.tsx'
import type { CardFields } from '../card-fields.ts'
import { jobAddress } from '../jobs.rules.ts'
import type { searchJobs } from '../jobs.contract.ts'
import { contractOf, jobsTexts, placeOf } from '../jobs.texts.ts'
import { useIsMarkedHere } from './job-marks.ts'
import { useApplied } from './use-applied.ts'
import { useIsSaved } from '../saved/components/saved-list.ts'
import { useSaving } from '../saved/components/use-saving.ts'

export type FoundJob = CardFields & Pick<OutputOf<typeof searchJobs>['data'][number], 'highlight'>

/** The link of a job's card, for whoever must find it again. */
export const cardId = (id: number): string => `offre-${id}`

type Segments = NonNullable<FoundJob['highlight']>['extract']

/** A text with what was searched marked in it. */
const Marked = ({ segments }: { segments: Segments }) =>
  segments.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : shownTitle(text)))

type Props = {
  job: CardFields & Partial<Pick<FoundJob, 'highlight'>>
  now: Date
  level?: 2 | 3
  /** It is the one shown beside the list. */
  current?: boolean
  /** It is over, and stays only in somebody's own list. */
  closed?: boolean
  onOpen?: (event: MouseEvent<HTMLAnchorElement>, id: number) => void
}

const saveButton = (title: string, saved: boolean, toggle: () => void) => (
  <SaveButton
    saved={saved}
    label={`${saved ? 'Retirer des offres sauvegardées' : 'Sauvegarder l’offre'}\u202f: ${title}`}
    onToggle={toggle}
  />
)

/** Apart from the card, since the router draws it anew with each change of its own. */
function Save({ id, title }: Pick<CardFields, 'id' | 'title'>) {
  const { saved, toggle } = useSaving(id)
  return saveButton(title, saved, toggle)
}

const LivingCard = (props: Props) => <Card {...props} applied={useApplied().includes(props.job.id)} />

/** The server keeps a card as it draws it: there, whether it is saved is a part of what it shows. */
const KeptCard = (props: Props) => (
  <Card {...props} applied={useApplied().includes(props.job.id)} saved={useIsSaved(props.job.id)} />
)

export const JobCard = import.meta.env.SSR ? KeptCard : LivingCard

const Card = memo(function Card(props: Props & { applied: boolean; saved?: boolean }) {
  const { job, now, level = 3, current = false, closed = false, applied, onOpen } = props
  // The one that is being read stays as it was.
  const seen = useIsMarkedHere('seen', job.id) && !current
  const salary = formatSalary(job.salary)
  const mark = (job.premium || seen || closed || applied) && (
    <>
      {closed && <Badge tone="neutral">{jobsTexts.closedMark}</Badge>}{' '}
      {job.premium ? <Hallmark>{jobsTexts.sponsored}</Hallmark> : null}
      {job.premium && (seen || applied) ? ' ' : null}
      {applied ? (
        <span className="mark mark--done">{jobsTexts.applied}</span>
      ) : (
        seen && <span className="mark">{jobsTexts.seen}</span>
      )}
    </>
  )
  const { highlight = null } = job
  return (
    <ListingCard
      level={level}
      logo={<Logo name={job.company_name} logo={job.logo} monogram={job.monogram} />}
      title={shownTitle(job.title)}
      to={jobAddress(job)}
      id={onOpen && cardId(job.id)}
      current={current}
      onOpen={onOpen && ((event) => onOpen(event, job.id))}
      owner={job.company_name}
      place={placeOf(job)}
      extract={highlight && highlight.extract.length > 0 && <Marked segments={highlight.extract} />}
      lead={{ text: salary ?? jobsTexts.noSalary, strong: salary !== null }}
      facts={[contractOf(job), jobsTexts.remote[job.remote]]}
      mark={mark}
      seen={seen}
      date={new Date(job.created_at)}
      now={now}
      {...(import.meta.env.SSR
        ? {
            action: saveButton(job.title, props.saved === true, () => undefined),
            keptBy: JSON.stringify([job, level, current, closed, applied, props.saved, seen, onOpen !== undefined]),
          }
        : { action: <Save id={job.id} title={job.title} /> })}
    />
  )
})
