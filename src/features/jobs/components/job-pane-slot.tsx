import { lazy, Suspense, useEffect } from 'react'
import { Engraving } from '#ui/engraving.tsx'
import { jobsTexts } from '../jobs.texts.ts'
import { cardId } from './job-card.tsx'
import { PaneSkeleton } from './job-pane-skeleton.tsx'

// Phones never read an offer here: its part of the page is fetched on wide screens only.
const loadPane = () => import('./job-pane.tsx')
const JobPane = lazy(loadPane)

type Props = { id: number | null; wide: boolean; now: Date; claimFocus: (id: number) => boolean }

/** The place beside the list where a chosen offer is read; Escape leads back to its card. */
export function JobPaneSlot({ id, wide, now, claimFocus }: Props) {
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
        if (key === 'Escape' && id !== null) document.getElementById(cardId(id))?.focus()
      }}
    >
      {id === null ? (
        <div className="pane__none">
          <Engraving kind="rosette" seed="offre" />
          <p className="card__h">{jobsTexts.chooseTitle}</p>
          <p>{jobsTexts.chooseText}</p>
        </div>
      ) : wide ? (
        <Suspense fallback={<PaneSkeleton />}>
          <JobPane id={id} now={now} claimFocus={claimFocus} />
        </Suspense>
      ) : (
        <PaneSkeleton />
      )}
    </section>
  )
}
