import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { accountsList } from '#features/accounts/back-office/accounts-list.rules.ts'
import { loadList } from '#platform/back-office-page.ts'
import type { ListRow } from '#platform/back-office.ts'
import { BackOfficeList } from '#ui/back-office/back-office-list.tsx'
import { Badge } from '#ui/chip.tsx'

export const meta: MetaFunction = () => [
  { title: 'Comptes, Administration | Florin' },
  { name: 'robots', content: 'noindex' },
]

export const loader = (args: LoaderFunctionArgs) => loadList(accountsList, args)

const stateCell = ({ state }: ListRow<typeof accountsList>) =>
  state === 'suspendu' ? <Badge tone="red">Suspendu</Badge> : <Badge tone="green">Actif</Badge>

const cells = { state: stateCell }

export default function Accounts() {
  return <BackOfficeList list={accountsList} cells={cells} />
}
