import { Columns3 } from 'lucide'
import { Form } from 'react-router'
import type { BackOfficeList } from '#platform/back-office.ts'
import { askedOf, shownColumns } from '#platform/back-office.ts'
import { Button } from '../button.tsx'
import { Check } from '../choice.tsx'
import { Icon } from '../icon.tsx'

/** Which columns are shown, and written into the file. The choice is in the address: a bookmark keeps it. */
export function ColumnChoice({ list, address }: { list: BackOfficeList; address: URLSearchParams }) {
  const shown = shownColumns(list, address)
  const [first, ...others] = Object.entries(list.columns)
  const asked = Object.entries(askedOf(list, address))
  return (
    <details className="bol__columns" key={String(address)}>
      <summary className="btn btn--outline">
        <Icon of={Columns3} small />
        Colonnes
      </summary>
      <Form className="card" action={list.page}>
        {asked.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="colonnes" value={first![0]} />
        {others.map(([name, { label }]) => (
          <Check key={name} name="colonnes" value={name} label={label} defaultChecked={shown.includes(name)} />
        ))}
        <Button type="submit" size="small">
          Afficher
        </Button>
      </Form>
    </details>
  )
}
