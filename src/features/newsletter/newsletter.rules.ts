import { parisDay } from '#platform/french.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** The version of the text that one agrees to beside the box: change it with the words. */
export const CONSENT_TEXT = '2026-11-17'

/** Where somebody asked from: what the proof says. */
export const askedFrom = ['newsletter', 'news', 'article', 'api'] as const
export type AskedFrom = (typeof askedFrom)[number]

/** How long the link of the mail is good. */
export const CONFIRM_HOURS = 72
/** How long an address is kept after its letters ended: long enough to show that it had agreed. */
export const PROOF_DAYS = 365

export const MOST_ARTICLES = 12
export const MOST_JOBS = 12
export const LONGEST_SUBJECT = 120
export const LONGEST_INTRODUCTION = 3_000

/** What the clock, and a new draft, propose. */
export const PROPOSED_ARTICLES = 5
export const PROPOSED_JOBS = 5
/** Among how many one chooses. */
export const OFFERED_CHOICES = 12
export const WEEK_DAYS = 7

export const issueStates = ['draft', 'scheduled', 'sending', 'sent'] as const
export type IssueState = (typeof issueStates)[number]

/** How many mails are written in one transaction, and how many of them may wait for the mail server at a time. */
export const BATCH = 100
export const MOST_UNDER_WAY = 1_000

export const CONFIRM_PAGE = '/newsletter/confirmation'
export const UNSUBSCRIBE_PAGE = '/newsletter/desabonnement'
export const ADMIN_PAGE = '/admin/newsletter'

const LIKE_WEIGHT = 20

/** How well an article does: a reader who likes it weighs as much as twenty who open it. */
export const merit = ({ views, likes }: { views: number; likes: number }): number => views + likes * LIKE_WEIGHT

/** At most one job of a company, those that say a salary first; else in their order. */
export function chooseJobs<O extends { company_name: string; salary: { min: number | null; max: number | null } }>(
  jobs: readonly O[],
  most: number,
): O[] {
  const says = ({ salary }: O): number => (salary.min === null && salary.max === null ? 1 : 0)
  const seen = new Set<string>()
  return jobs
    .filter(({ company_name }) => !seen.has(company_name) && seen.add(company_name))
    .toSorted((a, b) => says(a) - says(b))
    .slice(0, most)
}

const DAY = 86_400_000
const TUESDAY = 2

/** The next Tuesday at eight, as a field for a moment takes it: « 2026-11-24T08:00 ». */
export function nextTuesday(now: Date): string {
  const day = new Date(`${parisDay(now)}T12:00:00Z`)
  do day.setTime(day.getTime() + DAY)
  while (day.getUTCDay() !== TUESDAY)
  return `${day.toISOString().slice(0, 10)}T08:00`
}

const ID_AT_END = /(?:^|\/)(\d{1,10})(?:-[^/?#]*)?(?:[?#].*)?$/

/** The number of an article or a job in what an editor pastes: a number, or the address of its page. */
export function numberIn(typed: string): number | null {
  const found = ID_AT_END.exec(typed.trim())?.[1]
  const id = found ? Number(found) : 0
  return id > 0 && id <= 2_147_483_647 ? id : null
}

export const newsletterRefusals = defineRefusals({
  'newsletter/link_over': {
    status: 410,
    message: 'Ce lien a déjà servi ou n’est plus valable. Abonnez-vous à nouveau pour en recevoir un autre.',
  },
  'newsletter/changed': {
    status: 409,
    message: 'Quelqu’un a modifié cette lettre entre-temps. Relisez-la, puis enregistrez à nouveau.',
  },
  'newsletter/not_a_draft': { status: 409, message: 'Cette lettre est programmée, en cours d’envoi ou envoyée.' },
  'newsletter/empty': { status: 409, message: 'Choisissez au moins un article publié ou une offre en ligne.' },
  'newsletter/nobody': { status: 409, message: 'Personne n’est abonné\u202f: il n’y a personne à qui l’envoyer.' },
  'newsletter/too_soon': { status: 400, message: 'Choisissez un moment à venir.' },
  'newsletter/no_article': { status: 404, message: 'Aucun article publié ne porte ce numéro ou cette adresse.' },
  'newsletter/no_job': { status: 404, message: 'Aucune offre en ligne ne porte ce numéro ou cette adresse.' },
})
