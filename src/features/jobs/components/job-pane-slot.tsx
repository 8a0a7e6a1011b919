import { lazy, Suspense, useEffect } from 'react'
import { fetchedLate } from '#ui/fetched-late.ts'
import { cardId } from './job-card.tsx'
import { PaneSkeleton } from './job-pane-skeleton.tsx'

// Phones never read a job here: its part of the page is fetched on wide screens only.
const loadPane = fetchedLate(() => import('./job-pane.tsx'))
const JobPane = lazy(loadPane)

type Props = {
  /** The job of the address, if it names one. */
  chosen: number | null
  /** What is shown while it names none. */
  first: number
  wide: boolean
  now: Date
  claimFocus: (id: number) => boolean
}

/** The place beside the list where a job is read; Escape leads back to its card. */
export function JobPaneSlot({ chosen, first, wide, now, claimFocus }: Props) {
  const id = chosen ?? first
  useEffect(() => {
    if (wide) void loadPane()
  }, [wide])
  return (
    // Escape is a way back for the keyboard, on top of what the section holds.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="pane"
      aria-label="Offre choisie"
      onKeyDown={({ key }) => {
        if (key === 'Escape') document.getElementById(cardId(id))?.focus()
      }}
    >
      {wide && (
        <Suspense fallback={<PaneSkeleton />}>
          <JobPane id={id} chosen={chosen !== null} now={now} claimFocus={claimFocus} />
        </Suspense>
      )}
    </section>
  )
}
