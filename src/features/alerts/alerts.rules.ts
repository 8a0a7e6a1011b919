import type { ChosenEvent } from '#features/notifications/notifications.rules.ts'
import { fold } from '#platform/folding.ts'
import { defineRefusals } from '#platform/refusals.ts'

export const alertsEvent: ChosenEvent = { event: 'alerts', label: 'Nouvelles offres de mes alertes', role: 'candidate' }

export const frequencies = ['daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

export const MOST_ALERTS = 20
export const LONGEST_TITLE = 120
/** Five places of a search, and what stands between them. */
export const LONGEST_LOCATION = 520
export const LONGEST_KEYWORDS = 200
export const MOST_SECTORS = 20
export const HIGHEST_SALARY = 1_000_000

/** A name that may be kept: one that is too long ends after a whole part of it. */
export function shortTitle(title: string): string {
  if (title.length <= LONGEST_TITLE) return title
  const start = title.slice(0, LONGEST_TITLE - 1)
  const end = start.lastIndexOf(', ')
  return `${(end > 0 ? start.slice(0, end) : start).trimEnd()}…`
}

/** Why a job does not suit: its company, its title, its place or its salary. */
export const narrowingReasons = ['company', 'title', 'place', 'salary'] as const
export type NarrowingReason = (typeof narrowingReasons)[number]

/** What a job is told by when its readers say what suits them. */
export type JobTraits = {
  company_id: number
  title: string
  city_id: number
  function_id: number
  yearly_salary: number | null
}

/** What was said of a job. A reason goes with what it is about. */
export type Feedback = {
  function_id: number
  relevant: boolean
  reason: NarrowingReason | null
  value: string | null
}

/** « Comptable H/F », « Comptable (F/H) » and « comptable » are one title. */
const sameTitle = (title: string): string => fold(title.replaceAll(/\(?\b[HF]\s*\/\s*[HF](\s*\/\s*X)?\b\)?/gi, ' '))

/** What of a job a reason is about, as it is kept. No salary is the empty one. */
export const traitOf: Record<NarrowingReason, (job: JobTraits) => string> = {
  company: ({ company_id }) => String(company_id),
  title: ({ title }) => sameTitle(title),
  place: ({ city_id }) => String(city_id),
  salary: ({ yearly_salary }) => (yearly_salary === null ? '' : String(yearly_salary)),
}

/** Whether somebody has said that jobs like this one do not suit: a salary rules out the lower ones too. */
export const isRuledOut = (job: JobTraits, said: readonly Feedback[]): boolean =>
  said.some(({ relevant, reason, value }) => {
    if (relevant || reason === null || value === null) return false
    const trait = traitOf[reason](job)
    if (reason !== 'salary' || value === '' || trait === '') return trait === value
    return Number(trait) <= Number(value)
  })

/** Jobs of a function that suited first, those of one that did not, and nobody said why, last; else in the order given. */
export function liked<Job extends JobTraits>(jobs: readonly Job[], said: readonly Feedback[]): Job[] {
  const rank = ({ function_id: kind }: Job): number => {
    const own = said.filter(({ function_id, reason }) => function_id === kind && reason === null)
    if (own.some(({ relevant }) => relevant)) return 0
    return own.length > 0 ? 2 : 1
  }
  return jobs.toSorted((one, other) => rank(one) - rank(other))
}

/** A mail holds so many jobs at most, and so many of one company. */
export const MOST_JOBS = 10
const MOST_OF_COMPANY = 2

/** Which of the new jobs a mail tells: the first ones, none that was told before, few of one company. */
export function chooseJobs<Job extends { id: number; company_id: number }>(
  jobs: readonly Job[],
  told: ReadonlySet<number>,
): Job[] {
  const ofCompany = new Map<number, number>()
  const chosen: Job[] = []
  for (const job of jobs) {
    const known = ofCompany.get(job.company_id) ?? 0
    if (told.has(job.id) || known === MOST_OF_COMPANY) continue
    if (chosen.push(job) === MOST_JOBS) break
    ofCompany.set(job.company_id, known + 1)
  }
  return chosen
}

export const alertRefusals = defineRefusals({
  'alerts/same_search': { status: 409, message: 'Vous avez déjà une alerte pour cette recherche.' },
  'alerts/too_many': {
    status: 409,
    message: `Vous avez déjà ${MOST_ALERTS} alertes. Supprimez-en une pour en créer une autre.`,
  },
})
