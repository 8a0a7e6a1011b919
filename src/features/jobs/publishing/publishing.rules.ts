import { defineRefusals } from '#platform/refusals.ts'
import type { JobStatus } from '../jobs.rules.ts'

/** How long a job lives, and by how much it is extended. */
export const LIFE_DAYS = 60
export const EXTENSION_DAYS = 30
/** How long one may take a deletion back. */
export const RESTORE_DAYS = 30

const DAY = 86_400_000
export const inDays = (days: number, from: Date): Date => new Date(from.getTime() + days * DAY)

export const contractCodes = ['cdi', 'cdd', 'stage', 'alternance', 'freelance'] as const
export type ContractCode = (typeof contractCodes)[number]
export const contractNames: Record<ContractCode, string> = {
  cdi: 'CDI',
  cdd: 'CDD',
  stage: 'Stage',
  alternance: 'Alternance',
  freelance: 'Freelance',
}
/** The lines of a list as a job shows them: without the dashes and numbers that people write in front. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-–—•·](?!\d)\s*|\*\s+|\d{1,2}[.)]\s+)/, '').trim())
    .filter((line) => line !== '')

/** Those that last for a while, from a day on. */
export const hasDuration = (code: string | undefined): boolean => code === 'stage' || code === 'alternance'

export const jobLevels = ['debutant', 'junior', 'senior', 'expert'] as const
export type JobLevel = (typeof jobLevels)[number]
export const levelYears: Record<JobLevel, { min: number; max: number | null; label: string }> = {
  debutant: { min: 0, max: 2, label: 'Débutant (0\u20132\u00a0ans)' },
  junior: { min: 2, max: 5, label: 'Junior (2\u20135\u00a0ans)' },
  senior: { min: 5, max: 10, label: 'Senior (5\u201310\u00a0ans)' },
  expert: { min: 10, max: null, label: 'Expert (10\u00a0ans et plus)' },
}
export const levelOf = (years: number): JobLevel =>
  jobLevels.findLast((level) => levelYears[level].min <= years) ?? 'debutant'

export const jobActs = ['activate', 'deactivate', 'fill', 'extend', 'delete', 'restore'] as const
export type JobAct = (typeof jobActs)[number]
export const readJobAct = (said: string | null): JobAct | null => jobActs.find((act) => act === said) ?? null

export type JobStanding = {
  status: JobStatus
  validThrough: Date | null
  extendedAt: Date | null
  deletedAt: Date | null
}

const isOver = ({ validThrough }: Pick<JobStanding, 'validThrough'>, now: Date): boolean =>
  validThrough === null || validThrough <= now

/** The state that a job shows: one whose last day has passed is over, also before anybody has written that down. */
export const shownState = (job: Pick<JobStanding, 'status' | 'validThrough'>, now: Date): JobStatus =>
  job.status === 'active' && isOver(job, now) ? 'expirée' : job.status

/** Whether thirty more days are free: once, and before the end. */
export const extensionIsFree = (job: JobStanding, now: Date): boolean => job.extendedAt === null && !isOver(job, now)

/** What may be done with a job in its state: the one rule of pages and endpoints. */
export function mayDo(act: JobAct, job: JobStanding, now: Date): boolean {
  const state = shownState(job, now)
  if (act === 'restore') return job.deletedAt !== null && inDays(RESTORE_DAYS, job.deletedAt) > now
  if (job.deletedAt !== null) return false
  if (act === 'delete') return true
  if (act === 'activate') return (state === 'inactive' || state === 'pourvue') && !isOver(job, now)
  if (act === 'deactivate') return state === 'active'
  if (act === 'fill') return state === 'active' || state === 'inactive' || state === 'expirée'
  // A job that was never published has no end to be moved.
  if (job.validThrough === null) return false
  return (
    state === 'expirée' ||
    (state === 'inactive' && isOver(job, now)) ||
    (state === 'active' && extensionIsFree(job, now))
  )
}

/**
 * The act that takes another one back, as the job stood before it; none where nothing brings that back. A job that was not online
 * when it was filled would come online by it.
 */
export function undoOf(act: JobAct, before: JobStanding, now: Date): JobAct | null {
  if (act === 'delete') return 'restore'
  if (act === 'restore') return 'delete'
  if (act === 'deactivate') return 'activate'
  if (act === 'activate') return before.status === 'pourvue' ? 'fill' : 'deactivate'
  return act === 'fill' && shownState(before, now) === 'active' ? 'activate' : null
}

/** Whether an act costs a credit: only what puts an ended job online again. */
export const costsCredit = (act: JobAct, job: JobStanding, now: Date): boolean => act === 'extend' && isOver(job, now)

export const publishingRefusals = defineRefusals({
  'publishing/no_company': {
    status: 409,
    message:
      'Votre compte n’est pas encore rattaché à une entreprise\u202f: demandez ce rattachement pour publier. Votre brouillon est gardé.',
  },
  'publishing/not_verified': {
    status: 409,
    message: 'Confirmez d’abord votre adresse e-mail par le lien que nous vous avons envoyé.',
  },
  'publishing/conflict': {
    status: 409,
    message:
      'Cette offre a été modifiée entre-temps, dans un autre onglet ou par un collègue. Comparez les deux versions, puis choisissez.',
  },
  'publishing/stopped': {
    status: 422,
    message: 'L’offre ne peut pas être publiée telle quelle\u202f: corrigez les passages signalés.',
  },
  'publishing/not_now': { status: 409, message: 'L’état de cette offre ne le permet pas. Rechargez la page.' },
  'publishing/too_many_lone_drafts': {
    status: 409,
    message: 'Vous avez déjà 20 brouillons. Supprimez-en pour en créer d’autres.',
  },
  'publishing/too_many_drafts': {
    status: 409,
    message: 'Votre entreprise a déjà 200 brouillons. Supprimez-en pour en créer d’autres.',
  },
})
export const MOST_DRAFTS = 200
/** Of somebody without a company. */
export const MOST_LONE_DRAFTS = 20
