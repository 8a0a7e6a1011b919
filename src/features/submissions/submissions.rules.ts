import type { NotificationEvent } from '#features/notifications/notifications.rules.ts'
import type { FileRule } from '#platform/files.ts'
import { megabytes, pictures } from '#platform/files.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** Experience that a visitor's form asks for, in years. */
export const experienceLevels = {
  junior: [0, 2],
  confirme: [3, 7],
  senior: [8, null],
  expert: [15, null],
} as const satisfies Record<string, readonly [number, number | null]>
export type ExperienceLevel = keyof typeof experienceLevels
export const experienceCodes = ['junior', 'confirme', 'senior', 'expert'] as const satisfies ExperienceLevel[]

/** The sectors of the form, and the sector of the reference list that each means; « autre » is left to the review. */
export const sectorSlugs = {
  banque: 'banque',
  assurance: 'assurance',
  'gestion-actifs': 'gestion-actifs',
  audit: 'audit-expertise-comptable',
  conseil: 'conseil-finance',
  fintech: 'fintech-paiements',
  corporate: 'finance-entreprise',
  gestion: 'finance-entreprise',
  autre: null,
} as const
export type SectorCode = keyof typeof sectorSlugs
export const sectorCodes = Object.keys(sectorSlugs) as [SectorCode, ...SectorCode[]]

/** The kind of house that a size means, where nobody says otherwise. */
export const structureOfSize = { startup: 'start-up', pme: 'pme', eti: 'eti', ge: 'grand-groupe' } as const

/** How long the link in the mail is waited for, and what is promised once it was opened. */
export const CONFIRM_HOURS = 72
const REVIEW_HOURS = 24
/** A refused submission is forgotten after so many days, an accepted one after so many: the job and the account stand by themselves. */
export const REFUSED_DAYS = 90
export const ACCEPTED_DAYS = 365

/** How much of each text is taken. */
export const longest = {
  title: 150,
  company: 120,
  contact: 120,
  place: 100,
  salary: 100,
  website: 200,
  description: 10_000,
  list: 5_000,
  about: 5_000,
  lines: 60,
  skill: 60,
  skills: 20,
  reason: 1_000,
}

/** A logo that a visitor sends waits for its form, as pictures do. */
export const submissionLogo: FileRule = { name: 'logo-offre', accepts: pictures, largest: megabytes(5) }

// What writes the rest of a line backwards, or is not seen at all. Joiners belong to some letters.
const UNSEEN = /[\p{Cf}](?<![\u200c\u200d])/gu
const CONTROLS = /[^\P{Cc}\n\t]/gu

/** What somebody typed, with nothing in it that is not seen, and with at most one empty line in a row. */
export const cleanText = (typed: string): string =>
  typed
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(CONTROLS, ' ')
    .split('\n')
    // By a pattern, a long row of spaces would be looked at once from each of them.
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** The same on one line. */
export const cleanLine = (typed: string): string => cleanText(typed).replaceAll(/\s+/g, ' ')

export type ReadSalary = { min: number; max: number; period: 'an' | 'mois' | 'jour' }

const LARGEST = { an: 2_000_000, mois: 200_000, jour: 10_000 }
const NUMBER = /\d+(?:\.\d+)?k?/g

/** The sums of a salary as people write it: « 46–54 k€ brut/an ». Nothing where it says none, or says something else. */
export function salaryIn(text: string): ReadSalary | null {
  const said = text.toLowerCase()
  const period = /jour|\/\s?j\b|tjm/.test(said) ? 'jour' : /mois|mensuel/.test(said) ? 'mois' : 'an'
  const written =
    said
      .replaceAll(/[\s\u2060]/g, '')
      .replaceAll(',', '.')
      .match(NUMBER) ?? []
  if (written.length === 0 || written.length > 2) return null
  const inThousands = period === 'an' && (written.at(-1)!.endsWith('k') || written.every((one) => Number(one) < 500))
  const sums = written.map((one) => {
    const value = Number.parseFloat(one)
    return Math.round(one.endsWith('k') || (inThousands && value < 1_000) ? value * 1_000 : value)
  })
  const min = Math.min(...sums)
  const max = Math.max(...sums)
  return min > 0 && max <= LARGEST[period] ? { min, max, period } : null
}

/** The site of a company as it was typed, as a link: https, and nothing that is no site. */
export function websiteOf(typed: string): string | null {
  if (typed === '') return null
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed.replace(/^http:/i, 'https:') : `https://${typed}`)
  const plain = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.port === ''
  return plain && /\.[a-z][a-z\d-]+$/.test(url.hostname) ? url.href : null
}

/** The house that a site is at: « exemple.fr » of « https://www.exemple.fr/ ». */
export const hostOf = (website: string | null): string | null =>
  website === null ? null : (URL.parse(website)?.hostname.replace(/^www\./, '') ?? null)

/** Whether an address, or its domain, is at the domain of a site or a part of it. Whose is not is called before the job is accepted. */
export function isAtSite(address: string, website: string | null): boolean {
  const host = hostOf(website)
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return host !== null && (domain === host || domain.endsWith(`.${host}`))
}

/** « Hélène » of « Hélène Marchetti ». */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** How a submission is called in mails and on pages. */
export const referenceOf = (id: number): string => `P-${id}`

export const PUBLISH_PAGE = '/publier-offre'
export const REVIEW_PAGE = '/admin/offres-a-valider'

/** What is reviewed: a visitor's submission, or the first job of a client. */
export const reviewedKinds = ['visiteur', 'client'] as const
export type ReviewedKind = (typeof reviewedKinds)[number]

export const reviewAddress = (kind: ReviewedKind, id: number): string => `${REVIEW_PAGE}/${kind}/${id}`

/** What was decided about a client's first job: they are always told. */
export const reviewedEvent: NotificationEvent = { event: 'job_reviewed' }

/** Until when an answer is promised. */
export const dueAt = (since: Date): Date => new Date(since.getTime() + REVIEW_HOURS * 3_600_000)

export const submissionRefusals = defineRefusals({
  'submissions/link_over': {
    status: 410,
    message: 'Ce lien n’est plus valable\u202f: il l’est 72\u00a0heures. Envoyez de nouveau votre offre.',
  },
  'submissions/decided': {
    status: 409,
    message: 'Quelqu’un a décidé de cette offre entre-temps. Rechargez la page pour lire sa décision.',
  },
})
