import type { ComponentProps, ReactNode } from 'react'
import type { BackOfficeList, Column, ListRow } from '#platform/back-office.ts'
import { askedOf, backOfficeAddress, shownColumns, sortOf } from '#platform/back-office.ts'
import { formatDate } from '#platform/french.ts'
import { formatMoment } from '#platform/french-moment.ts'
import type { ColumnSort } from '../table.tsx'
import { Table } from '../table.tsx'

export type Cells<L extends BackOfficeList = BackOfficeList> = {
  [C in keyof L['columns']]?: (row: ListRow<L>) => ReactNode
}

type Props = {
  list: BackOfficeList
  rows: ListRow[]
  address: URLSearchParams
  cells: Cells
  choice: ComponentProps<typeof Table<ListRow>>['choice']
}

/** What a cell shows unless the page draws it otherwise. */
function usual({ kind, choices }: Column, value: string | null): ReactNode {
  if (value === null) return <span className="muted">–</span>
  if (choices) return <span className="bol__word">{choices[value] ?? value}</span>
  if (kind !== 'moment') return value
  const date = new Date(value)
  return (
    <time dateTime={value} title={formatMoment(date)}>
      {formatDate(date)}
    </time>
  )
}

/** A first click sorts by the direction that is usual for the column, the next one the other way round. */
function sortBy(list: BackOfficeList, address: URLSearchParams, name: string): ColumnSort | undefined {
  const { sorts } = list.columns[name]!
  if (!sorts) return undefined
  const now = sortOf(askedOf(list, address).sort ?? list.sort)
  const isNow = now.column === name
  const down = isNow ? !now.down : sorts === 'desc'
  const to = backOfficeAddress(list, address, { sort: `${down ? '-' : ''}${name}`, page: undefined })
  return { to, now: isNow ? (now.down ? 'descending' : 'ascending') : null }
}

export function ListTable({ list, rows, address, cells, choice }: Props) {
  const columns = shownColumns(list, address).map((name) => {
    const column = list.columns[name]!
    const sort = sortBy(list, address, name)
    return {
      key: name,
      label: column.label,
      ...(sort ? { sort } : {}),
      cell: (row: ListRow) => cells[name]?.(row) ?? usual(column, row[name] ?? null),
    }
  })
  return <Table label={list.title} columns={columns} rows={rows} keyOf={({ id }) => id} cards choice={choice} />
}
