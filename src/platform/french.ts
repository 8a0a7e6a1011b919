// How numbers, dates and sums are written. ICU's own compact notation says « 5,5 k »; ours says « 5,5 K ».
// The first format that the platform makes (Intl) keeps a phone busy for some 70 ms. So none is made here; a test compares with it.
const NARROW = '\u202f'
const NO_BREAK = '\u00a0'
const GLUE = '\u2060'
const HOUR = 3_600_000
const DAY = 24 * HOUR
export const monthNames = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
)

/**
 * What the clocks of Paris show, to be read by the UTC getters. Summer time lasts from the last Sunday of March to the last
 * Sunday of October, at one o’clock UTC: so it is since 1996.
 */
export function parisTime(date: Date): Date {
  const [from, to] = summerOf(date.getUTCFullYear())
  const summer = date.getTime() >= from && date.getTime() < to
  return new Date(date.getTime() + (summer ? 2 : 1) * HOUR)
}

let lastSummer = { year: Number.NaN, time: [0, 0] as readonly [number, number] }

/** Dates that are written together are mostly of one year. */
function summerOf(year: number): readonly [number, number] {
  if (lastSummer.year !== year) lastSummer = { year, time: [lastSunday(year, 2), lastSunday(year, 9)] }
  return lastSummer.time
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1))
  return last.setUTCDate(31 - last.getUTCDay())
}

/** 5526 → « 5 526 », with the narrow no-break space. */
export const formatCount = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, NARROW)

/** 12.34 → « 12,3 ». */
export function formatTenth(value: number): string {
  const tenths = Math.round(value * 10)
  return `${formatCount(Math.trunc(tenths / 10))},${tenths % 10}`
}

/** 5526 → « 5,5 K », 2300000 → « 2,3 M », 940 → « 940 ». Truncated, so that it never claims more than there is. */
export function formatCompact(value: number): string {
  if (value < 1_000) return formatCount(value)
  const [unit, letter] = value < 1_000_000 ? [1_000, 'K'] : [1_000_000, 'M']
  return `${formatTenth(Math.floor(value / (unit / 10)) / 10)}${NO_BREAK}${letter}`
}

/** plural(2, 'offre') → « 2 offres ». */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)}${NO_BREAK}${count < 2 ? one : many}`

/** « 12 mars 2026 », « 1er mars 2026 ». */
export function formatDate(date: Date): string {
  const there = parisTime(date)
  const day = there.getUTCDate()
  return `${day === 1 ? '1er' : day} ${monthNames[there.getUTCMonth()]} ${there.getUTCFullYear()}`
}

/** The day in Paris, as 2026-03-12. */
export const parisDay = (date: Date): string => parisTime(date).toISOString().slice(0, 10)

/** « Aujourd’hui », « 1 jour », « 6 jours », then the date. Days are counted in Paris. */
export function formatAge(published: Date, now: Date): string {
  const dayOf = (date: Date): number => Math.floor(parisTime(date).getTime() / DAY)
  const days = dayOf(now) - dayOf(published)
  if (days <= 0) return 'Aujourd’hui'
  if (days === 1) return '1 jour'
  if (days < 7) return `${days} jours`
  return formatDate(published)
}

/** « texte », with the spaces that keep the marks where they belong. */
export const quoted = (text: string): string => `«${NARROW}${text}${NARROW}»`

/** The title of a job as it is shown: no line of it begins with « H/F » or a dash. */
export const shownTitle = (title: string): string => title.replace(/ (?=[HF]\/[FH]|[–—] )/g, NO_BREAK)

export type Salary = { min: number | null; max: number | null; period: 'an' | 'mois' | 'jour'; currency: 'EUR' | 'CHF' }

/** « 45–55 k€ », « 1 400–1 600 €/mois », or null where the job does not say. */
export function formatSalary({ min, max, period, currency }: Salary): string | null {
  const low = min ?? max
  const high = max ?? min
  if (low === null || high === null) return null
  const thousands = period === 'an'
  const figure = (value: number): string =>
    thousands ? formatTenth(value / 1_000).replace(',0', '') : formatCount(value)
  const sign = currency === 'EUR' ? '€' : 'CHF'
  const unit = thousands ? (currency === 'EUR' ? 'k€' : 'kCHF') : `${sign}/${period}`
  const range = low === high ? figure(low) : `${figure(low)}${GLUE}–${GLUE}${figure(high)}`
  return `${range}${NARROW}${unit}`
}

/** « Paris 8e Arrondissement » → « Paris 8e ». */
export const shortCity = (name: string): string => name.replace(/ Arrondissement$/, '')

/** The first letter as a capital, the others as they are. */
export const capitalised = (text: string): string => text.slice(0, 1).toLocaleUpperCase('fr') + text.slice(1)

/** « à Lyon », « au Mans », « aux Ulis », « à La Rochelle ». */
export function atTown(name: string): string {
  const [, article, rest] = /^(les?) (.+)$/i.exec(name) ?? []
  if (article === undefined || rest === undefined) return `à ${name}`
  return `${article.length === 2 ? 'au' : 'aux'} ${capitalised(rest)}`
}

/** « de Valmont », « d’Orsel ». */
export const ofName = (name: string): string => (/^[aeiouyàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`)
