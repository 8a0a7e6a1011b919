import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** Where a click on the head of a column leads, and how the table is sorted by it now. */
export type ColumnSort = { to: string; now: 'ascending' | 'descending' | null }

type Column<Row> = { key: string; label: string; right?: boolean; sort?: ColumnSort; cell: (row: Row) => ReactNode }
type Choice<Row> = {
  /** The name of the boxes in their form; each has the key of its row. */
  name: string
  isChosen: (row: Row) => boolean
  choose: (row: Row, isIn: boolean) => void
  nameOf: (row: Row) => string
}

type Props<Row> = {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string | number
  cards?: boolean
  /** A box before each row to choose it by. */
  choice?: Choice<Row> | undefined
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown }

function Head({ label, sort }: { label: string; sort: ColumnSort | undefined }) {
  if (!sort) return label
  return (
    <Link className="tbl__sort" to={sort.to} preventScrollReset>
      {label}
      <Icon of={sort.now ? ARROWS[sort.now] : ArrowUpDown} small />
    </Link>
  )
}

const Box = <Row,>({ row, value, choice }: { row: Row; value: string | number; choice: Choice<Row> }) => (
  <label className="check">
    <input
      type="checkbox"
      name={choice.name}
      value={value}
      checked={choice.isChosen(row)}
      onChange={(event) => choice.choose(row, event.currentTarget.checked)}
    />
    <span className="vh">Choisir {choice.nameOf(row)}</span>
  </label>
)

/** A data table: the first column names the row. Wide ones scroll in a focusable region; `cards` stacks them on a phone. */
export function Table<Row>({ label, columns, rows, keyOf, cards = false, choice }: Props<Row>) {
  return (
    // The region can be scrolled with the keyboard only if it can be focused.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="card tblwrap" tabIndex={0} role="region" aria-label={label}>
      <table className={`tbl ${cards ? 'tbl--cards' : 'tbl--wide'}`}>
        <thead>
          <tr>
            {choice && (
              <td>
                <span className="vh">Choix</span>
              </td>
            )}
            {columns.map(({ key, label: name, right, sort }) => (
              <th key={key} scope="col" className={right ? 'r' : undefined} aria-sort={sort?.now ?? undefined}>
                <Head label={name} sort={sort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={choice?.isChosen(row) ? 'is-on' : undefined}>
              {choice && (
                <td className="tbl__pick">
                  <Box row={row} value={keyOf(row)} choice={choice} />
                </td>
              )}
              {columns.map(({ key, label: name, right, cell }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} data-label={name} className={right ? 'r' : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
