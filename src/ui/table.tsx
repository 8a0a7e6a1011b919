import type { ReactNode } from 'react'

type Column<Row> = { key: string; label: string; right?: boolean; cell: (row: Row) => ReactNode }
type Props<Row> = {
  label: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string | number
  cards?: boolean
}

/** A data table: the first column names the row. Wide ones scroll in a focusable region; `cards` stacks them on a phone. */
export function Table<Row>({ label, columns, rows, keyOf, cards = false }: Props<Row>) {
  return (
    // The region can be scrolled with the keyboard only if it can be focused.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="card tblwrap" tabIndex={0} role="region" aria-label={label}>
      <table className={`tbl ${cards ? 'tbl--cards' : 'tbl--wide'}`}>
        <thead>
          <tr>
            {columns.map(({ key, label: name, right }) => (
              <th key={key} scope="col" className={right ? 'r' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
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
