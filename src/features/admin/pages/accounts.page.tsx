import type { LoaderFunctionArgs } from 'react-router'
import { Link } from 'react-router'
import { accountsList } from '#features/accounts/back-office/accounts-list.rules.ts'
import { listAction, loadBackOffice } from '#platform/back-office-page.ts'
import type { ListRow } from '#platform/back-office.ts'
import { listMeta } from '#platform/back-office.ts'
import { formHeaders } from '#platform/form-actions.ts'
import { BackOfficeList } from '#ui/back-office/back-office-list.tsx'
import { Badge } from '#ui/chip.tsx'
import { Email } from '#ui/email.tsx'
import '../admin.css'

export const meta = listMeta(accountsList)
export const loader = (args: LoaderFunctionArgs) => loadBackOffice(accountsList, args)
export const action = listAction(accountsList)
export const headers = formHeaders

type Row = ListRow<typeof accountsList>

const nameCell = ({ id, name }: Row) => <Link to={`/admin/comptes/${id}`}>{name}</Link>

const emailCell = ({ email }: Row) => (
  <span className="adm__email">
    <Email address={email ?? ''} />
  </span>
)

const stateCell = ({ state }: Row) =>
  state === 'suspendu' ? <Badge tone="red">Suspendu</Badge> : <Badge tone="green">Actif</Badge>

const cells = { name: nameCell, email: emailCell, state: stateCell }

export default function Accounts() {
  return <BackOfficeList list={accountsList} cells={cells} />
}
