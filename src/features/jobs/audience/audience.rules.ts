/** Where the readers of a job come from. The words are those of the table, of the API and of the own parameter. */
export const sources = ['recherche', 'accueil', 'entreprise', 'alerte', 'partage', 'moteur', 'direct', 'autre'] as const
export type Source = (typeof sources)[number]

/** The parameter by which links that leave the site say where they stand: `?de=alerte`. */
const SOURCE_PARAMETER = 'de'

/** A link to a job that says where it stands. */
export const linkFrom = (source: Source, address: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${SOURCE_PARAMETER}=${source}`

/** What a reader did: read the job, or open the form to apply. */
export const steps = ['page', 'formulaire'] as const
export type Step = (typeof steps)[number]

/** How many days the figures of a job go back at most. */
export const FIGURE_DAYS = 120
/** How many days a list shows of a job. */
export const LISTED_DAYS = 10
/** How many days figures are kept. */
export const KEPT_DAYS = 400

const SEARCH_ENGINES =
  /(^|\.)(google|bing|duckduckgo|qwant|ecosia|yahoo|startpage|yandex|lilo|baidu)\.(com|org|[a-z]{2}|com?\.[a-z]{2})$|^search\.brave\.com$/
const SHARED_ON =
  /(^|\.)(linkedin\.com|lnkd\.in|facebook\.com|t\.co|x\.com|twitter\.com|instagram\.com|whatsapp\.com|(mail|outlook)\.[a-z]+\.[a-z]+|outlook\.com)$/
const OWN_PAGES: [RegExp, Source][] = [
  [/^\/$/, 'accueil'],
  [/^\/(emploi|stages|alternance)(\/|$)/, 'recherche'],
  [/^\/entreprises?(\/|$)/, 'entreprise'],
  [/^\/alertes(\/|$)/, 'alerte'],
]

/** Where a reader came from: what the link says of itself, else the page before. Of an address nothing but the word is kept. */
export function sourceOf({ here, before }: { here: string; before: string }): Source {
  const page = URL.parse(here)
  const said = sources.find((one) => one === page?.searchParams.get(SOURCE_PARAMETER))
  if (said) return said
  if (before === '') return 'direct'
  const from = URL.parse(before)
  if (!from || !page) return 'autre'
  if (from.origin === page.origin) return OWN_PAGES.find(([path]) => path.test(from.pathname))?.[1] ?? 'autre'
  // Mailboxes stand on the same domains as search engines.
  if (SHARED_ON.test(from.hostname)) return 'partage'
  return SEARCH_ENGINES.test(from.hostname) ? 'moteur' : 'autre'
}

const DAY = 86_400_000

/** Each day from the first to the last, as 2026-03-12; the last `FIGURE_DAYS` of them. */
export function daysFrom(first: string, last: string): string[] {
  const end = Date.parse(last)
  const start = Math.max(Date.parse(first), end - (FIGURE_DAYS - 1) * DAY)
  const days: string[] = []
  for (let at = start; at <= end; at += DAY) days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
