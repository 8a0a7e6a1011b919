import * as z from 'zod'
import { companySizes } from '#features/companies/companies.rules.ts'
import { educationLevels, remoteKinds } from '#features/jobs/jobs.rules.ts'
import { doneOutput, endpoint, id, requiredText, wireInt } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'
import { reviewTexts as texts } from './review.texts.ts'
import { cleanLine, cleanText, longest, reviewedKinds } from './submissions.rules.ts'

const kind = z.enum(reviewedKinds, { error: 'visiteur ou client.' })

export const listReview = endpoint({
  method: 'GET',
  path: '/v1/review/jobs',
  access: 'administrator',
  summary:
    'Les offres à valider, de la plus ancienne à la plus récente\u202f: envois de visiteurs et premières offres de clients.',
  input: z.object(page(20, 50)),
  output: z.object({
    data: z.array(
      z.object({
        kind,
        id: z.int(),
        title: z.string(),
        company: z.string(),
        since: z.string(),
        /** Until when an answer was promised. */
        due: z.string(),
      }),
    ),
    waiting: z.int(),
    pagination,
  }),
})

const option = z.object({ id: z.int(), name: z.string() })

/** The job as its page will show it. */
const shownJob = z.object({
  title: z.string(),
  contract: z.string(),
  place: z.string(),
  remote: z.enum(remoteKinds),
  education: z.enum(educationLevels).nullable(),
  experience_min: z.int().nullable(),
  experience_max: z.int().nullable(),
  salary: z.object({
    min: z.int().nullable(),
    max: z.int().nullable(),
    period: z.enum(['an', 'mois', 'jour']),
    currency: z.enum(['EUR', 'CHF']),
  }),
  salary_text: z.string(),
  description: z.string(),
  missions: z.array(z.string()),
  profile: z.array(z.string()),
  benefits: z.array(z.string()),
  skills: z.array(z.string()),
  urgent: z.boolean(),
})
export type ShownJob = z.output<typeof shownJob>

const finding = z.object({
  severity: z.enum(['stop', 'warn']),
  /** What it is about, in words. */
  field: z.string(),
  /** What stands there, with what was found marked; empty where something is missing. */
  before: z.string(),
  passage: z.string(),
  after: z.string(),
  reason: z.string(),
})
export type ReviewFinding = z.output<typeof finding>

const reviewed = z.object({
  kind,
  id: z.int(),
  reference: z.string(),
  since: z.string(),
  due: z.string(),
  outcome: z.enum(['accepted', 'refused']).nullable(),
  decided_at: z.string().nullable(),
  reason: z.string(),
  job: shownJob,
  findings: z.array(finding),
  company: z.object({
    id: z.int().nullable(),
    name: z.string(),
    logo: z.string(),
    monogram: z.string().nullable(),
    sector: z.string(),
    size: z.enum(companySizes).nullable(),
    website: z.string().nullable(),
    about: z.string(),
  }),
  /** Of a visitor alone. */
  contact: z
    .object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      /** Whether the address is at the domain of the company's site. */
      at_domain: z.boolean(),
      account: z.enum(['free', 'recruiter', 'taken']),
    })
    .nullable(),
  /** What a visitor's form left open: what is proposed, and what may be chosen. */
  completion: z
    .object({
      fonction_id: z.int().nullable(),
      secteur_id: z.int().nullable(),
      localisation: z.string(),
      place_known: z.boolean(),
      taille: z.enum(companySizes).nullable(),
      functions: z.array(option),
      sectors: z.array(option),
      /** The company that is called so already. */
      societe_id: z.int().nullable(),
      /** Companies that may be the one of the job. */
      companies: z.array(option),
    })
    .nullable(),
  /** Where the job is, once it is accepted. */
  page: z.string().nullable(),
})
export type Reviewed = z.output<typeof reviewed>

export const readSubmission = endpoint({
  method: 'GET',
  path: '/v1/review/submissions/:id',
  access: 'administrator',
  summary:
    'L’offre d’un visiteur\u202f: telle qu’elle paraîtra, ce que les contrôles ont trouvé, ce qu’il reste à compléter.',
  input: z.object({ id }),
  output: reviewed,
})

export const readWaitingJob = endpoint({
  method: 'GET',
  path: '/v1/review/jobs/:id',
  access: 'administrator',
  summary: 'La première offre d’un client, qui attend d’être validée.',
  input: z.object({ id }),
  output: reviewed,
})

const amount = wireInt(texts.amount).min(1, { error: texts.amount }).max(10_000_000, { error: texts.amount }).optional()

export const acceptSubmission = endpoint({
  method: 'POST',
  path: '/v1/review/submissions/:id/acceptance',
  access: 'administrator',
  summary:
    'Accepte l’offre d’un visiteur, une fois\u202f: entreprise, compte principal, code client et 15\u00a0crédits sont créés, l’offre est en ligne et coûte 1\u00a0crédit.',
  input: z.object({
    id,
    titre: z
      .string({ error: texts.titleMissing })
      .overwrite(cleanLine)
      .min(1, { error: texts.titleMissing })
      .max(longest.title, { error: `${longest.title} caractères au plus.` }),
    fonction_id: z.preprocess((given) => (given === '' ? undefined : given), id.optional()),
    secteur_id: z.preprocess((given) => (given === '' ? undefined : given), id.optional()),
    localisation: requiredText(longest.place, texts.placeMissing),
    taille: z.enum(companySizes, { error: texts.sizeMissing }),
    /** The company that it is for; without one a new one is made. */
    societe_id: z.preprocess((given) => (given === '' || given === 'nouvelle' ? undefined : given), id.optional()),
    salaire_min: amount,
    salaire_max: amount,
    salaire_periode: z.enum(['an', 'mois', 'jour'], { error: 'an, mois ou jour.' }).default('an'),
  }),
  output: doneOutput.extend({ job_id: z.int(), company_id: z.int() }),
})

export const acceptWaitingJob = endpoint({
  method: 'POST',
  path: '/v1/review/jobs/:id/acceptance',
  access: 'administrator',
  summary: 'Accepte la première offre d’un client, une fois\u202f: elle est en ligne.',
  input: z.object({ id }),
  output: doneOutput,
})

const reason = z
  .string({ error: texts.reasonMissing })
  .overwrite(cleanText)
  .min(1, { error: texts.reasonMissing })
  .max(longest.reason, { error: `${longest.reason} caractères au plus.` })

export const refuseSubmission = endpoint({
  method: 'POST',
  path: '/v1/review/submissions/:id/refusal',
  access: 'administrator',
  summary: 'Refuse l’offre d’un visiteur, une fois, avec un motif envoyé par e-mail.',
  input: z.object({ id, reason }),
  output: doneOutput,
})

export const refuseWaitingJob = endpoint({
  method: 'POST',
  path: '/v1/review/jobs/:id/refusal',
  access: 'administrator',
  summary:
    'Refuse la première offre d’un client, une fois, avec un motif envoyé par e-mail\u202f; son crédit est rendu.',
  input: z.object({ id, reason }),
  output: doneOutput,
})
