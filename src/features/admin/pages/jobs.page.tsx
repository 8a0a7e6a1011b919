import type { LoaderFunctionArgs } from 'react-router'
import { Link } from 'react-router'
import { jobsList } from '#features/jobs/jobs-list.rules.ts'
import type { JobStatus } from '#features/jobs/jobs.rules.ts'
import { jobPageState } from '#features/jobs/jobs.rules.ts'
import { listAction, loadBackOffice } from '#platform/back-office-page.ts'
import type { ListRow } from '#platform/back-office.ts'
import { listMeta } from '#platform/back-office.ts'
import { formHeaders } from '#platform/form-actions.ts'
import { capitalised, shownTitle } from '#platform/french.ts'
import { BackOfficeList } from '#ui/back-office/back-office-list.tsx'
import type { BadgeTone } from '#ui/chip.tsx'
import { Badge } from '#ui/chip.tsx'

export const meta = listMeta(jobsList)
export const loader = (args: LoaderFunctionArgs) => loadBackOffice(jobsList, args)
export const action = listAction(jobsList)
export const headers = formHeaders

const TONES: Record<string, BadgeTone> = { active: 'green', 'en attente': 'amber', refusée: 'red' }
const momentOf = (iso: string | null | undefined): Date | null => (iso ? new Date(iso) : null)

type Row = ListRow<typeof jobsList>

/** A job that has no page yet is only named. */
function titleCell({ id, title, status, published, ends, hidden }: Row) {
  const dates = {
    status: status as JobStatus,
    publishedAt: momentOf(published),
    validThrough: momentOf(ends),
    hiddenAt: momentOf(hidden),
  }
  const name = shownTitle(title ?? '')
  return jobPageState(dates, new Date()) ? <Link to={`/offre-emploi/${id}`}>{name}</Link> : name
}

const statusCell = ({ status }: Row) => (
  <Badge tone={TONES[status ?? ''] ?? 'neutral'}>{capitalised(status ?? '')}</Badge>
)

const cells = { title: titleCell, status: statusCell }

export default function Jobs() {
  return <BackOfficeList list={jobsList} cells={cells} />
}
