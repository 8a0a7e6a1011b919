// Apart from french.ts, which every page carries: only few places tell the time of day.
import { formatDate } from './french.ts'

const NO_BREAK = '\u00a0'
const clock = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** « 12 mars 2026 à 14 h 05 », by the clock of Paris. */
export const formatMoment = (date: Date): string =>
  `${formatDate(date)} à${NO_BREAK}${clock.format(date).replace(/^0/, '').replace(':', `${NO_BREAK}h${NO_BREAK}`)}`
