import * as z from 'zod'
import { day, doneOutput, endpoint, id, textList, wireInt } from '#platform/contract.ts'
import { educationLevels, jobStatuses, remoteKinds, salaryStandings } from '../jobs.rules.ts'
import { contractCodes, jobActs, jobLevels } from './publishing.rules.ts'

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `${most} caractères au plus.` })
    .default('')
const amount = wireInt('Un montant en chiffres.')
  .min(1, { error: 'Un montant en chiffres.' })
  .max(10_000_000, { error: 'Un montant en chiffres.' })
  .optional()
const count = (most: number, message: string) =>
  wireInt(message).min(1, { error: message }).max(most, { error: message }).optional()

/** What is typed about a job. A draft may leave anything open; what publishing needs, `readyJob` says. */
export const jobFields = z.object({
  titre: text(150),
  localisation: text(100),
  typeContrat: z.enum(contractCodes, { error: 'Un type de contrat de la liste.' }).optional(),
  niveauExperience: z.enum(jobLevels, { error: 'Un niveau de la liste.' }).optional(),
  fonction_id: id.optional(),
  salaire: text(100),
  salaire_min: amount,
  salaire_max: amount,
  salaire_periode: z.enum(['an', 'mois', 'jour'], { error: 'an, mois ou jour.' }).default('an'),
  description: text(10_000),
  missions: text(5_000),
  profil: text(5_000),
  avantages: text(3_000),
  dureeStage: count(36, 'Une durée de 1 à 36 mois.'),
  dateDebut: z.union([z.literal(''), day('Une date.')], { error: 'Une date.' }).default(''),
  teletravailler: z.enum(remoteKinds, { error: 'non, hybride ou total.' }).default('non'),
  formation: z.enum(educationLevels, { error: 'Un niveau de la liste.' }).default('bac+3'),
  skills: textList({ most: 20, length: 60, message: '20 compétences au plus, de 60 caractères.' }),
  delai_reponse: count(60, 'De 1 à 60 jours.'),
  urgente: z.boolean({ error: 'Oui ou non.' }).default(false),
})
export type JobFields = z.output<typeof jobFields>

const finding = z.object({
  code: z.string(),
  severity: z.enum(['stop', 'warn']),
  field: z.string(),
  passage: z.string(),
  reason: z.string(),
  suggestion: z.string().optional(),
  /** The job that says the same. */
  twin: z.object({ id: z.int(), title: z.string() }).optional(),
})
export type ShownFinding = z.infer<typeof finding>

const version = wireInt('La version est un nombre.').min(0).max(2_000_000_000)

/** What the checks make of what is typed. */
export const ownJobReading = z.object({
  findings: z.array(finding),
  /** What the title and the place were understood as. */
  fonction: z.object({ id: z.int(), name: z.string() }).nullable(),
  city: z.string().nullable(),
  missing: z.record(z.string(), z.string()),
  /** What live jobs like it pay by the year, and where its own salary lies among them. */
  market: z
    .object({
      low: z.int(),
      high: z.int(),
      median: z.int(),
      jobs: z.int(),
      currency: z.enum(['EUR', 'CHF']),
      standing: z.enum(salaryStandings),
    })
    .nullable(),
})
export type JobReading = z.infer<typeof ownJobReading>

export const checkJob = endpoint({
  method: 'POST',
  path: '/v1/employer/jobs/check',
  access: 'recruiter',
  summary: 'Relit une offre avant publication\u202f: passages discriminants, coordonnées, doublons, ce qui manque.',
  input: jobFields,
  output: ownJobReading,
})

export const createJob = endpoint({
  method: 'POST',
  path: '/v1/employer/jobs',
  access: 'recruiter',
  summary: 'Crée le brouillon d’une offre.',
  input: jobFields,
  output: doneOutput.extend({ id: z.int(), version: z.int(), saved_at: z.string(), reading: ownJobReading }),
})

export const readOwnJob = endpoint({
  method: 'GET',
  path: '/v1/employer/jobs/:id',
  access: 'recruiter',
  summary: 'Une offre de son entreprise, telle qu’on la modifie.',
  input: z.object({ id }),
  output: z.object({
    id: z.int(),
    statut: z.enum(jobStatuses),
    entreprise: z.string(),
    fields: jobFields.extend({ skills: z.array(z.string()) }),
    /** What is shown at the moment, while changes to it wait. */
    published: jobFields.extend({ skills: z.array(z.string()) }).nullable(),
    version: z.int(),
    saved_at: z.string().nullable(),
    /** Who has saved, published or forgotten something last, and when. */
    last_change: z.object({ at: z.string(), by: z.string().nullable(), own: z.boolean() }).nullable(),
    published_at: z.string().nullable(),
    valid_through: z.string().nullable(),
    refusal_reason: z.string(),
    acts: z.array(z.enum(jobActs)),
    extension_is_free: z.boolean(),
    /** What publishing it now costs. */
    cost: z.int(),
    page: z.string(),
    deleted: z.boolean(),
    reading: ownJobReading,
  }),
})

export const saveOwnJob = endpoint({
  method: 'PUT',
  path: '/v1/employer/jobs/:id',
  access: 'recruiter',
  summary: 'Enregistre ce qui est écrit d’une offre, sans le publier.',
  input: jobFields.extend({ id, version: version.optional() }),
  output: doneOutput.extend({ version: z.int(), saved_at: z.string(), reading: ownJobReading }),
})

export const publishJob = endpoint({
  method: 'POST',
  path: '/v1/employer/jobs/:id/publish',
  access: 'recruiter',
  summary:
    'Publie ce qui est écrit d’une offre\u202f: 1\u00a0crédit la première fois. L’en-tête Idempotency-Key permet de répéter l’appel sans risque.',
  /** With `fields` it is those that are published, without them what was saved. */
  input: z.object({ id, version: version.optional(), fields: jobFields.optional() }),
  output: doneOutput.extend({
    id: z.int(),
    statut: z.enum(jobStatuses),
    version: z.int(),
    findings: z.array(finding),
  }),
})

export const discardChanges = endpoint({
  method: 'DELETE',
  path: '/v1/employer/jobs/:id/changes',
  access: 'recruiter',
  summary: 'Oublie les modifications d’une offre qui n’ont pas été publiées.',
  input: z.object({ id }),
  output: doneOutput,
})

export const actOnJob = endpoint({
  method: 'PUT',
  path: '/v1/employer/jobs/:id/state',
  access: 'recruiter',
  summary: 'Active, désactive, prolonge, marque pourvue, supprime ou rétablit une offre de son entreprise.',
  input: z.object({ id, act: z.enum(jobActs, { error: 'Un acte de la liste.' }) }),
  output: doneOutput.extend({
    id: z.int(),
    act: z.enum(jobActs),
    statut: z.enum(jobStatuses),
    /** The act that takes this one back, where there is one. */
    undo: z.enum(jobActs).nullable(),
  }),
})

export const duplicateJob = endpoint({
  method: 'POST',
  path: '/v1/employer/jobs/:id/duplicate',
  access: 'recruiter',
  summary: 'Fait d’une offre de son entreprise un nouveau brouillon.',
  input: z.object({ id }),
  output: doneOutput.extend({ id: z.int() }),
})

export const suggestCities = endpoint({
  method: 'GET',
  path: '/v1/reference/villes',
  access: 'public',
  summary: 'Les villes dont le nom ou le code postal commence ainsi, les plus grandes d’abord.',
  input: z.object({ q: z.string().trim().max(100, { error: '100 caractères au plus.' }).default('') }),
  output: z.object({ data: z.array(z.object({ id: z.int(), label: z.string() })) }),
  publicFor: 10,
})
