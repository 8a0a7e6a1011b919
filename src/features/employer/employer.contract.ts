import * as z from 'zod'
import { entryKinds, MOST_QUOTED } from '#features/credits/credits.rules.ts'
import { jobStatuses } from '#features/jobs/jobs.rules.ts'
import { jobActs } from '#features/jobs/publishing/publishing.rules.ts'
import { doneOutput, endpoint, noInput, oneOrMany, wireInt } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'

export const readOwnCompany = endpoint({
  method: 'GET',
  path: '/v1/employer/company',
  access: 'recruiter',
  summary: 'L’entreprise pour laquelle un recruteur agit.',
  input: noInput,
  output: z.object({
    company: z
      .object({
        id: z.int(),
        name: z.string(),
        logo: z.string(),
        monogram: z.string().nullable(),
        /** Null while the search is being prepared. */
        live_jobs: z.int().nullable(),
      })
      .nullable(),
  }),
})

export const removeOwnLogo = endpoint({
  method: 'DELETE',
  path: '/v1/employer/logo',
  access: 'recruiter',
  summary:
    'Supprime le logo de l’entreprise pour laquelle un recruteur agit. Un logo s’envoie par PUT à /fichiers/logo.',
  input: noInput,
  output: doneOutput,
})

/** « attente » has those first whose applicants wait for an answer. */
const ownJobSorts = ['attente', 'date', 'titre', 'fin'] as const

const listedOwnJob = z.object({
  id: z.int(),
  titre: z.string(),
  localisation: z.string(),
  type: z.string(),
  statut: z.enum(jobStatuses),
  datePublication: z.string().nullable(),
  valid_through: z.string().nullable(),
  created_at: z.string(),
  refusal_reason: z.string(),
  /** Whether there are changes that are not published yet. */
  changed: z.boolean(),
  acts: z.array(z.enum(jobActs)),
  /** Applications that were sent, and those that nobody has answered yet. */
  candidatures: z.int(),
  nouvelles: z.int(),
  /** How often it was read on each of the last ten days, the oldest first; none where it was never shown. */
  vues: z.array(z.int()),
})
export type ListedJob = z.infer<typeof listedOwnJob>

export const listOwnJobs = endpoint({
  method: 'GET',
  path: '/v1/employer/jobs',
  access: 'recruiter',
  summary:
    'Les offres de l’entreprise pour laquelle un recruteur agit\u202f: recherche par titre, filtre par état, tri\u202f; d’abord celles dont des candidats attendent une réponse.',
  input: z.object({
    q: z.string().trim().max(100, { error: '100 caractères au plus.' }).default(''),
    statut: oneOrMany(jobStatuses, 'Un état d’offre.'),
    sort: z.enum(ownJobSorts, { error: 'attente, date, titre ou fin.' }).default('attente'),
    ...page(20),
  }),
  output: z.object({
    entreprise: z.string(),
    data: z.array(listedOwnJob),
    pagination,
    /** How many there are in each state, whatever is searched. */
    counts: z.record(z.enum(jobStatuses), z.int()),
    /** Applications to the company’s jobs that wait for an answer. */
    waiting: z.int(),
  }),
})

export const readCredits = endpoint({
  method: 'GET',
  path: '/v1/employer/credits',
  access: 'recruiter',
  summary: 'Les crédits de son entreprise\u202f: ce qui reste ce mois-ci, et chaque mouvement.',
  input: z.object(page(20)),
  output: z.object({
    balance: z.int(),
    /** What there was this month, all in all, and what was used of it. */
    granted: z.int(),
    spent: z.int(),
    /** The day when the next ones come. */
    renews_on: z.string(),
    /** What the company has asked for, and waits for a quote about. */
    quote: z.object({ credits: z.int(), asked_at: z.string() }).nullable(),
    data: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        kind: z.enum(entryKinds),
        /** The job or the person that it was for, as it was called then. */
        label: z.string(),
        /** Who did it; empty for the site itself. */
        by: z.string(),
        amount: z.int(),
        balance: z.int(),
      }),
    ),
    pagination,
  }),
})

export const askForCredits = endpoint({
  method: 'POST',
  path: '/v1/employer/credits/quote',
  access: 'recruiter',
  summary: 'Demande un devis pour des crédits en plus de ceux du mois\u202f; une demande à la fois.',
  input: z.object({
    credits: wireInt('Un nombre de crédits.')
      .min(1, { error: 'Un crédit au moins.' })
      .max(MOST_QUOTED, { error: '1\u202f000 crédits au plus.' }),
  }),
  output: doneOutput,
})

export const exportCredits = endpoint({
  method: 'GET',
  path: '/v1/employer/credits/export',
  access: 'recruiter',
  summary: 'Le relevé des crédits de son entreprise, pour un tableur.',
  input: noInput,
  output: z.object({ name: z.string(), text: z.string() }),
})
