// Apart from french.ts, which every page carries: only few places tell the time of day.
import { formatDate, parisTime } from './french.ts'

const NO_BREAK = '\u00a0'

/** « 12 mars 2026 à 14 h 05 », by the clock of Paris. */
export function formatMoment(date: Date): string {
  const there = parisTime(date)
  const minutes = String(there.getUTCMinutes()).padStart(2, '0')
  return `${formatDate(date)} à${NO_BREAK}${there.getUTCHours()}${NO_BREAK}h${NO_BREAK}${minutes}`
}
