import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract.ts'
import type { previewAlert } from '../alerts.contract.ts'
import { alertTexts as texts } from '../alerts.texts.ts'

export type Preview = OutputOf<typeof previewAlert>

/** What the alert would follow, and what it would have told lately. */
export const WatchedSearch = ({ preview: { title, search, recent_jobs: recent } }: { preview: Preview }) => (
  <div className="alert__what">
    <p className="label">{texts.explained.watched}</p>
    <p>
      <b>{title}</b>
    </p>
    <p className="small muted num">{recent === 0 ? texts.recentNone : texts.recent(recent)}</p>
    <Link to={search}>{texts.seeSearch}</Link>
  </div>
)
