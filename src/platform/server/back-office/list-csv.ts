import type { BackOfficeList, Column, ListRow } from '../../back-office.ts'
import { parisTime } from '../../french.ts'
import type { Db } from '../database/db.ts'
import { conditionOf, findLast, findStretch } from './list-query.ts'
import type { ServedList } from './served-list.ts'
import { rowsInOrder } from './served-list.ts'

// As a French Excel opens it by a double click: marked as UTF-8, semicolons, lines of Windows.
const MARK = '\ufeff'
const END = '\r\n'
const AT_ONCE = 2_000

// What a spreadsheet would take for a formula, also in the wide letters of East Asia. A tab or a line at the start hides one.
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** One value, in quotes where it needs them: some programs take commas for the border. What looks like a formula is only text. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

const two = (value: number): string => String(value).padStart(2, '0')

/** « 16/11/2026 06:48 » by the clock of Paris: what a spreadsheet takes for a date. */
export function csvMoment(iso: string): string {
  const there = parisTime(new Date(iso))
  const day = `${two(there.getUTCDate())}/${two(there.getUTCMonth() + 1)}/${there.getUTCFullYear()}`
  return `${day} ${two(there.getUTCHours())}:${two(there.getUTCMinutes())}`
}

function cellText({ kind, choices }: Column, value: string | null): string {
  if (value === null) return ''
  return kind === 'moment' ? csvMoment(value) : (choices?.[value] ?? value)
}

const line = (values: string[]): string => values.map(csvCell).join(';') + END

/** A whole file of a few thousand lines at most; longer ones are written in pieces (`writeCsv`). */
export const csvText = (head: string[], lines: string[][]): string => MARK + [head, ...lines].map(line).join('')

const head = ({ columns }: BackOfficeList, shown: string[]): string =>
  MARK + line(['N°', ...shown.map((name) => columns[name]!.label)])

const written = ({ columns }: BackOfficeList, shown: string[], row: ListRow): string =>
  line([String(row.id), ...shown.map((name) => cellText(columns[name]!, row[name] ?? null))])

type Wanted = { input: Record<string, unknown>; columns: string[] }

/**
 * A list as a file, in pieces, by number. It ends with the last row there was when it began. `stillMay` is asked before every
 * piece and throws where whoever reads may not any more: the connection then breaks, rather than the list ending early.
 */
export async function* writeCsv(
  db: Db,
  served: ServedList,
  { input, columns }: Wanted,
  stillMay: () => Promise<void>,
): AsyncGenerator<string> {
  const where = await conditionOf(db, served.source, input, served.alsoFound)
  const last = await findLast(db, served.source)
  let before = head(served.list, columns)
  for (let after = 0; ;) {
    await stillMay()
    const { ids, until } = await findStretch(db, served.source, where, { after, last, rows: AT_ONCE })
    const rows = await rowsInOrder(served, db, ids)
    yield before + rows.map((row) => written(served.list, columns, row)).join('')
    if (until === null) return
    before = ''
    after = until
  }
}
