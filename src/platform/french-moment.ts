// Apart from french.ts, which every page carries: only few places tell the time of day.
import { formatDate, parisTime } from './french.ts'

const NO_BREAK = '\u00a0'

/** « 12 mars 2026 à 14 h 05 », by the clock of Paris. */
export const formatMoment = (date: Date): string => `${formatDate(date)} à${NO_BREAK}${formatHour(date)}`

const HOUR = 3_600_000

/** « 14 h 05 », by the clock of Paris. */
export function formatHour(date: Date): string {
  const there = parisTime(date)
  return `${there.getUTCHours()}${NO_BREAK}h${NO_BREAK}${String(there.getUTCMinutes()).padStart(2, '0')}`
}

/** The moment when the clocks of Paris show « 2026-03-19T10:00 »; the first of two where they show it twice. */
export function momentInParis(shown: string): Date {
  const asUtc = Date.parse(`${shown}Z`)
  const found = [2, 1].map((hours) => new Date(asUtc - hours * HOUR)).find((one) => parisTime(one).getTime() === asUtc)
  return found ?? new Date(asUtc - HOUR)
}

/** What a field for a date and an hour takes: « 2026-03-19T10:00 ». */
export const momentField = (date: Date): string => parisTime(date).toISOString().slice(0, 16)
