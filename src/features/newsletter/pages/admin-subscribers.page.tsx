import type { LoaderFunctionArgs } from 'react-router'
import { loadBackOffice } from '#platform/back-office-page.ts'
import type { ListRow } from '#platform/back-office.ts'
import { listMeta } from '#platform/back-office.ts'
import { BackOfficeList } from '#ui/back-office/back-office-list.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { BadgeTone } from '#ui/chip.tsx'
import { Badge } from '#ui/chip.tsx'
import { listTexts as texts } from '../issues.texts.ts'
import { ADMIN_PAGE } from '../newsletter.rules.ts'
import type { SubscriberState } from '../subscribers-list.rules.ts'
import { subscribersList } from '../subscribers-list.rules.ts'

export const meta = listMeta(subscribersList)
export const loader = (args: LoaderFunctionArgs) => loadBackOffice(subscribersList, args)

type Row = ListRow<typeof subscribersList>

const { choices: labels } = subscribersList.columns.state
const TONES: Record<string, BadgeTone> = { active: 'green', waiting: 'amber', bounced: 'red' }

const cells = {
  state: ({ state }: Row) => <Badge tone={TONES[state ?? ''] ?? 'neutral'}>{labels[state as SubscriberState]}</Badge>,
}

export default function Subscribers() {
  const more = (
    <ButtonLink variant="outline" to={ADMIN_PAGE}>
      {texts.title}
    </ButtonLink>
  )
  return <BackOfficeList list={subscribersList} cells={cells} more={more} />
}
