import { useState } from 'react'
import type { BackOfficeList, ListRow } from '#platform/back-office.ts'
import type { Done } from '#platform/back-office-acts.ts'
import { ASK } from '#platform/back-office-acts.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { PostForm } from '../form/post-form.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ConfirmAct, nameOf, questionOf } from './confirm-act.tsx'
import type { Cells } from './list-table.tsx'
import { ListTable } from './list-table.tsx'

type Props = { list: BackOfficeList; rows: ListRow[]; address: URLSearchParams; cells: Cells; done: Done | null }

/** The rows of a list, those that are chosen, and the question before something is done with them. */
export function ListRows({ list, rows, address, cells, done }: Props) {
  const search = String(address)
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const [asking, setAsking] = useState<string | null>(null)
  // What was chosen on another page, or for an act that is done, is chosen no more.
  const [seen, setSeen] = useState({ search, done })
  if (seen.search !== search || seen.done !== done) {
    setSeen({ search, done })
    setPicked(new Set())
    setAsking(null)
  }
  const chosen = rows.filter(({ id }) => picked.has(id))
  const choose = ({ id }: ListRow, isIn: boolean): void => {
    const others = [...picked].filter((one) => one !== id)
    setPicked(new Set(isIn ? [...others, id] : others))
  }
  const choice = { name: 'ids', isChosen: ({ id }: ListRow) => picked.has(id), choose, nameOf: nameOf(list) }
  const hasActs = Object.keys(list.acts).length > 0
  const keep = (): void => setAsking(null)
  return (
    <>
      <PostForm name={ASK}>
        {hasActs && (
          <BulkBar
            list={list}
            picked={chosen.length}
            shown={rows.length}
            pickAll={(all) => setPicked(new Set(all ? rows.map(({ id }) => id) : []))}
            ask={setAsking}
          />
        )}
        <ListTable list={list} rows={rows} address={address} cells={cells} choice={hasActs ? choice : undefined} />
      </PostForm>
      <Dialog
        open={asking !== null && chosen.length > 0}
        onClose={keep}
        title={asking ? questionOf(list, asking, chosen.length) : ''}
      >
        {asking && (
          <ConfirmAct
            list={list}
            act={asking}
            ids={chosen.map(({ id }) => id)}
            names={chosen.map(nameOf(list))}
            cancel={
              <Button variant="outline" onClick={keep}>
                Ne rien changer
              </Button>
            }
          />
        )}
      </Dialog>
    </>
  )
}
