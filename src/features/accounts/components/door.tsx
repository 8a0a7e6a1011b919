import type { ReactNode } from 'react'
import { Engraving } from '#ui/engraving.tsx'
import { pageTexts } from '../accounts-pages.texts.ts'
import '../accounts.css'

type Props = {
  title: string
  lead?: string | undefined
  /** Above the title. */
  before?: ReactNode
  children: ReactNode
  /** Beside the card; the house presents itself where a page says nothing of its own. Members know it: null for nothing. */
  side?: ReactNode
}

/** The frame of the pages one comes in by: a card with one thing to do, and the house's engraving beside it. */
export function Door({ title, lead, before, children, side }: Props) {
  return (
    <div className="wrap door">
      <div className="card door__card">
        {before}
        <h1 className="display" tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="muted door__lead">{lead}</p>}
        {children}
      </div>
      {side === undefined ? <HouseSide /> : side}
    </div>
  )
}

function HouseSide() {
  return (
    <aside className="door__side door__side--house" aria-label={pageTexts.side.title}>
      <Engraving kind="medal" seed="Florin" className="door__eng" />
      <p className="display door__claim">{pageTexts.side.title}</p>
      <ul className="door__points">
        {pageTexts.side.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </aside>
  )
}
