import { fold } from '#platform/folding.ts'
import { monthNames } from '#platform/french.ts'

const english = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const NOW = /aujourd|present|actuel|ce jour|en cours|now|current|depuis|since/

/** Only what begins a month's name in one way: « ma » is nobody's. */
const monthOf = (word: string | undefined): number => {
  if (word === undefined || word.length < 3) return 0
  const at = monthNames.findIndex((name) => fold(name).startsWith(word))
  return (at === -1 ? english.findIndex((name) => name.startsWith(word)) : at) + 1
}

const POINT = /(?:(?:\b(\d{1,2}) )|(?:\b([a-z]{3,9}) ))?(\d{4})\b/g

/** « septembre 2022 – aujourd’hui » as dates of JSON Resume: « 2022-09 » and none. */
export function datesOf(period: string): { startDate?: string; endDate?: string } {
  const folded = fold(period)
  const points = [...folded.matchAll(POINT)].map(([, number, word, year]) => {
    const month = number ? Number(number) : monthOf(word)
    return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year!
  })
  const [startDate, endDate] = points
  if (startDate === undefined) return {}
  if (endDate !== undefined) return { startDate, endDate }
  return NOW.test(folded) ? { startDate } : { startDate, endDate: startDate }
}

const written = (date: string): string => {
  const [year, month] = date.split('-')
  return month ? `${monthNames[Number(month) - 1]} ${year}` : year!
}

/** The other way around. */
export function periodOf(startDate: string | undefined, endDate: string | undefined): string {
  if (!startDate) return endDate ? written(endDate) : ''
  if (!endDate) return `${written(startDate)} – aujourd’hui`
  return startDate === endDate ? written(startDate) : `${written(startDate)} – ${written(endDate)}`
}
