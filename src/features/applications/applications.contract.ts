import * as z from 'zod'
import { line } from '#features/accounts/account-fields.contract.ts'
import { remoteKinds } from '#features/jobs/jobs.rules.ts'
import { cv } from '#features/members/cvs/cvs.contract.ts'
import { day, doneOutput, endpoint, id, moment, noInput, oneOrMany, requiredText } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'
import { LONGEST_NOTE, LONGEST_REASON, LONGEST_REMINDER, shownStatuses, sorts, statuses } from './applications.rules.ts'
import { applicationFaults as faults } from './applications.texts.ts'

export const listAppliedIds = endpoint({
  method: 'GET',
  path: '/v1/applications/ids',
  access: 'candidate',
  summary: 'Les identifiants des offres auxquelles on a postulé.',
  input: noInput,
  output: z.object({ data: z.array(z.int()) }),
})

const listed = z.object({
  id: z.int(),
  job_id: z.int().nullable(),
  poste: z.string(),
  entreprise: z.string(),
  localisation: z.string(),
  logo: z.string(),
  monogram: z.string().nullable(),
  dateCandidate: z.string(),
  statut: z.enum(shownStatuses),
  salaire: z.string(),
  typeContrat: z.string(),
  dateEntretien: z.string().nullable(),
  /** Made elsewhere, and noted by hand. */
  elsewhere: z.boolean(),
  /** The address of the job's page, where it can be read. */
  job: z.string().nullable(),
  job_closed: z.boolean(),
  step: z.int(),
  refused: z.boolean(),
  /** The last thing that happened. */
  last: z.object({ kind: z.string(), author: z.string(), at: z.string(), detail: z.string() }).nullable(),
  to_confirm: z.boolean(),
  silent_days: z.int().nullable(),
  promised_days: z.int(),
  may_remind: z.boolean(),
  reminded_at: z.string().nullable(),
})
export type ListedApplication = z.infer<typeof listed>

export const listApplications = endpoint({
  method: 'GET',
  path: '/v1/applications',
  access: 'candidate',
  summary: 'Ses candidatures\u202f: recherche sur le poste ou l’entreprise, filtre par statut, tri.',
  input: z.object({
    q: line(100).optional(),
    statut: oneOrMany(shownStatuses, 'Un statut de candidature.'),
    sort: z.enum(sorts, { error: 'date, entreprise, poste ou statut.' }).default('date'),
    ...page(20),
  }),
  output: z.object({
    data: z.array(listed),
    pagination,
    /** How many there are in all, whatever is searched. */
    counts: z.object({
      total: z.int(),
      sent: z.int(),
      read: z.int(),
      answered: z.int(),
      interviews: z.int(),
      accepted: z.int(),
      by_status: z.record(z.enum(shownStatuses), z.int()),
    }),
  }),
})

export const readApplication = endpoint({
  method: 'GET',
  path: '/v1/applications/:id',
  access: 'candidate',
  summary: 'L’une de ses candidatures, avec son suivi.',
  input: z.object({ id }),
  output: listed.extend({
    notes: z.string(),
    notes_at: z.string().nullable(),
    description: z.string(),
    missions: z.array(z.string()),
    profil: z.array(z.string()),
    avantages: z.array(z.string()),
    remote: z.enum(remoteKinds).nullable(),
    experience: z.tuple([z.int(), z.int().nullable()]).nullable(),
    starts_on: z.string().nullable(),
    valid_through: z.string().nullable(),
    link: z.string(),
    company_id: z.int().nullable(),
    message: z.string(),
    letter: z.object({ name: z.string(), address: z.string() }).nullable(),
    cv: cv.omit({ is_default: true }).nullable(),
    cv_opened: z.int(),
    interview_place: z.string(),
    may_accept: z.boolean(),
    email: z.string().nullable(),
    withdrawn_at: z.string().nullable(),
    events: z.array(
      z.object({
        author: z.enum(['candidate', 'employer', 'site']),
        kind: z.string(),
        detail: z.string(),
        at: z.string(),
        /** What the employer wrote. */
        body: z.string(),
      }),
    ),
    /** Moments to choose from for an interview. */
    proposal: z.object({ slots: z.array(z.string()), place: z.string() }).nullable(),
  }),
})

export const setApplicationStatus = endpoint({
  method: 'PUT',
  path: '/v1/applications/:id/status',
  access: 'candidate',
  summary: 'Choisit son propre statut\u202f; l’employeur ne le voit pas.',
  input: z.object({ id, statut: z.enum(statuses, { error: 'Un statut de candidature.' }) }),
  output: doneOutput.extend({ statut: z.enum(statuses) }),
})

export const setApplicationNotes = endpoint({
  method: 'PUT',
  path: '/v1/applications/:id/notes',
  access: 'candidate',
  summary: 'Écrit ses notes, vues de soi seul.',
  input: z.object({ id, notes: line(LONGEST_NOTE) }),
  output: doneOutput.extend({ at: z.string() }),
})

export const setInterview = endpoint({
  method: 'PUT',
  path: '/v1/applications/:id/interview',
  access: 'candidate',
  summary: 'Note la date de son entretien, à l’heure de Paris, ou l’efface.',
  input: z.object({
    id,
    at: z.union([z.literal(''), moment(faults.moment, { local: true })], { error: faults.moment }),
    place: line(300).default(''),
  }),
  output: doneOutput,
})

export const remindEmployer = endpoint({
  method: 'POST',
  path: '/v1/applications/:id/reminder',
  access: 'candidate',
  summary: 'Relance l’employeur, une fois par candidature et après le délai annoncé.',
  input: z.object({ id, message: requiredText(LONGEST_REMINDER, 'Écrivez votre relance.') }),
  output: doneOutput,
})

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/v1/applications/:id/withdraw',
  access: 'candidate',
  summary: 'Retire sa candidature\u202f: l’employeur perd le CV et les coordonnées.',
  input: z.object({ id, reason: line(LONGEST_REASON).default('') }),
  output: doneOutput,
})

export const addApplication = endpoint({
  method: 'POST',
  path: '/v1/applications/elsewhere',
  access: 'candidate',
  summary: 'Note une candidature faite ailleurs.',
  input: z.object({
    poste: requiredText(200, 'Le poste est requis'),
    entreprise: requiredText(200, 'L’entreprise est requise'),
    localisation: line(200).default(''),
    salaire: line(100).default(''),
    typeContrat: line(100).default(''),
    link: z
      .union([z.literal(''), z.url({ protocol: /^https?$/, error: faults.link }).max(500, { error: faults.link })], {
        error: faults.link,
      })
      .default(''),
    date: z.union([z.literal(''), day(faults.day)], { error: faults.day }).default(''),
  }),
  output: doneOutput.extend({ id: z.int() }),
})

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/v1/applications/:id',
  access: 'candidate',
  summary: 'Supprime une candidature faite ailleurs et notée à la main.',
  input: z.object({ id }),
  output: doneOutput,
})

export const pickSlot = endpoint({
  method: 'POST',
  path: '/v1/applications/:id/slot',
  access: 'candidate',
  summary: 'Choisit l’un des créneaux proposés pour un entretien.',
  input: z.object({ id, at: moment(faults.slot, { offset: true }) }),
  output: doneOutput.extend({ at: z.string() }),
})

export const declineSlots = endpoint({
  method: 'POST',
  path: '/v1/applications/:id/slots/decline',
  access: 'candidate',
  summary: 'Dit qu’aucun des créneaux proposés ne convient, avec un mot.',
  input: z.object({ id, word: line(LONGEST_REMINDER).default('') }),
  output: doneOutput,
})
