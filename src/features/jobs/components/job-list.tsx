import type { KeyboardEvent, MouseEvent } from 'react'
import { useCallback, useEffect, useRef } from 'react'
import { formatCount } from '#platform/french.ts'
import { isPlainClick } from '#ui/is-plain-click.ts'
import { Link } from '#ui/link.tsx'
import { searchTexts } from '../job-search.texts.ts'
import type { FoundJob } from './job-card.tsx'
import { cardId, JobCard } from './job-card.tsx'

type Props = {
  jobs: FoundJob[]
  now: Date
  page: number
  pages: number
  /** The address with one page more. */
  more: string | null
  /** The next page begins a new list, since this one is long enough. */
  moreAnew: boolean
  /** The address of the pages before those shown. */
  earlier: string | null
  loadingMore: boolean
  /** The job shown beside the list. */
  shown: number | null
  /** Shows a job beside the list; null where there is no room, and a card leads to its page. */
  onChoose: ((id: number) => void) | null
}

/** The arrows go from card to card, as the list is read beside the job. */
function stepByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.job__t a')]
  const at = links.indexOf(event.target as HTMLElement)
  const next = step === undefined || at < 0 ? undefined : links[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

export function JobList(props: Props) {
  const { jobs, now, page, pages, more, moreAnew, earlier, loadingMore, shown, onChoose } = props
  // After « Charger plus d’offres » the keyboard goes on with the first job that is new.
  const continueAt = useRef<number | null>(null)
  useEffect(() => {
    const first = continueAt.current === null ? undefined : jobs[continueAt.current]
    if (!first) return
    continueAt.current = null
    document.getElementById(cardId(first.id))?.focus({ preventScroll: true })
  }, [jobs])
  const open = useCallback(
    (event: MouseEvent<HTMLAnchorElement>, id: number): void => {
      if (!onChoose || !isPlainClick(event)) return
      event.preventDefault()
      onChoose(id)
    },
    [onChoose],
  )
  return (
    <>
      {earlier !== null && (
        <p className="find__before">
          <Link to={earlier}>{searchTexts.earlier}</Link>
        </p>
      )}
      {/* The cards' links hold the focus; the list only says where the arrows lead. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol className="jobs" onKeyDown={onChoose ? stepByArrow : undefined}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} now={now} level={2} current={job.id === shown} onOpen={open} />
          </li>
        ))}
      </ol>
      <div className="find__more">
        {more !== null && (
          <Link
            className="btn btn--outline btn--lg"
            to={more}
            replace
            preventScrollReset={!moreAnew}
            defaultShouldRevalidate={false}
            aria-disabled={loadingMore || undefined}
            onClick={(event) => {
              if (loadingMore) event.preventDefault()
              else continueAt.current = moreAnew ? 0 : jobs.length
            }}
          >
            {loadingMore ? (
              <span className="btn__swap">
                <span aria-hidden="true">Charger plus d’offres</span>
                <span>
                  <span className="spin" />
                  Chargement…
                </span>
              </span>
            ) : (
              'Charger plus d’offres'
            )}
          </Link>
        )}
        {pages > 1 && (
          <p className="small muted num">
            Page {formatCount(Math.min(page, pages))} sur {formatCount(pages)}
          </p>
        )}
      </div>
    </>
  )
}
