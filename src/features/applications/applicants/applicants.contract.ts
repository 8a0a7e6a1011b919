import * as z from 'zod'
import { line } from '#features/accounts/account-fields.contract.ts'
import { cv } from '#features/members/cvs/cvs.contract.ts'
import { doneOutput, endpoint, id, moment, oneOrMany, requiredText, wireInt } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'
import { stages } from '../applications.rules.ts'
import { applicationFaults } from '../applications.texts.ts'
import {
  applicantSorts,
  FEWEST_SLOTS,
  LONGEST_PLACE,
  LONGEST_REPLY,
  LONGEST_TEAM_NOTE,
  MOST_AT_ONCE,
  MOST_SLOTS,
} from './applicants.rules.ts'
import { applicantFaults as faults } from './applicants.texts.ts'

const stage = z.enum(stages, { error: faults.stage })
const atOnce = z.array(id).min(1, { error: faults.nobody }).max(MOST_AT_ONCE, { error: faults.tooMany })
const chosen = {
  q: line(100).optional(),
  etape: oneOrMany(stages, faults.stage),
  sort: z.enum(applicantSorts, { error: faults.sort }).default('attente'),
}

const listed = z.object({
  id: z.int(),
  job_id: z.int(),
  nom: z.string(),
  initials: z.string(),
  photo: z.string().nullable(),
  poste: z.string(),
  /** What they are and where, as far as they show it. */
  titre: z.string(),
  experience: z.int().nullable(),
  localisation: z.string(),
  souhait: z.string(),
  date: z.string(),
  statut: stage,
  withdrawn: z.boolean(),
  /** Days without an answer, and how many were announced; null where none is owed. */
  waiting_days: z.int().nullable(),
  promised_days: z.int(),
  interview_at: z.string().nullable(),
  reminded_at: z.string().nullable(),
  rating: z.number().nullable(),
})
export type ListedApplicant = z.infer<typeof listed>

const counts = z.object({ total: z.int(), waiting: z.int(), by_stage: z.record(z.enum(stages), z.int()) })

export const listReceived = endpoint({
  method: 'GET',
  path: '/v1/employer/applications',
  access: 'recruiter',
  summary: 'Les candidatures reçues par son entreprise\u202f: celles qui attendent une réponse d’abord.',
  input: z.object({ ...chosen, offre: id.optional(), ...page(20) }),
  output: z.object({
    data: z.array(listed),
    pagination,
    counts,
    jobs: z.array(z.object({ id: z.int(), title: z.string(), count: z.int() })),
  }),
})

export const readBoard = endpoint({
  method: 'GET',
  path: '/v1/employer/jobs/:id/applicants',
  access: 'recruiter',
  summary: 'Les candidatures à l’une des offres de son entreprise, par étape, et qui attend depuis combien de temps.',
  input: z.object({ id, q: chosen.q, sort: chosen.sort }),
  output: z.object({
    job: z.object({
      id: z.int(),
      title: z.string(),
      facts: z.array(z.string()),
      open: z.boolean(),
      valid_through: z.string().nullable(),
    }),
    counts,
    columns: z.array(z.object({ stage, data: z.array(listed) })),
    promise: z.object({
      days: z.int(),
      announced: z.boolean(),
      /** Days of those who wait, the longest first. */
      waiting: z.array(z.int()),
      late: z.array(z.object({ id: z.int(), nom: z.string(), initials: z.string() })),
      /** Of a hundred applications in a year, how many were answered in time; null where there are too few. */
      kept: z.int().nullable(),
    }),
  }),
})

const entry = z.object({ title: z.string(), company: z.string(), period: z.string(), description: z.string() })
const by = z.object({ name: z.string(), initials: z.string() })

export const readApplicant = endpoint({
  method: 'GET',
  path: '/v1/employer/applications/:id',
  access: 'recruiter',
  summary: 'Une candidature reçue par son entreprise, entière. Retirée, elle n’a plus ni CV ni coordonnées.',
  input: z.object({ id }),
  output: listed.extend({
    civility: z.string().nullable(),
    first_name: z.string(),
    email: z.string().nullable(),
    telephone: z.string().nullable(),
    competences: z.array(z.string()),
    formation: z.array(z.string()),
    disponibilite: z.string().nullable(),
    langues: z.array(z.string()),
    experiences: z.array(entry),
    motivations: z.string(),
    profile: z.string().nullable(),
    cv: cv.omit({ is_default: true, id: true }).nullable(),
    letter: z.object({ name: z.string(), address: z.string() }).nullable(),
    interview_place: z.string(),
    proposal: z
      .object({ slots: z.array(z.string()), place: z.string(), answered_at: z.string().nullable() })
      .nullable(),
    /** The move that is not told yet. */
    pending: z.object({ id: z.int(), stage, until: z.string() }).nullable(),
    own_rating: z.int().nullable(),
    notes: z.array(by.extend({ id: z.int(), body: z.string(), at: z.string(), own: z.boolean() })),
    events: z.array(
      z.object({
        author: z.enum(['candidate', 'employer', 'site']),
        by: z.string(),
        kind: z.string(),
        detail: z.string(),
        body: z.string(),
        at: z.string(),
      }),
    ),
    match: z
      .object({
        total: z.int().nullable(),
        points: z.array(z.object({ label: z.string(), points: z.int().nullable(), most: z.int(), reason: z.string() })),
        missing_skills: z.array(z.string()),
      })
      .nullable(),
  }),
})
export type Applicant = z.infer<typeof readApplicant.output>

export const viewApplicant = endpoint({
  method: 'POST',
  path: '/v1/employer/applications/:id/view',
  access: 'recruiter',
  summary: 'Marque une candidature «\u202fProfil consulté\u202f», une fois\u202f; le candidat le voit dans son suivi.',
  input: z.object({ id }),
  output: doneOutput,
})

export const readApplicantCv = endpoint({
  method: 'POST',
  path: '/v1/employer/applications/:id/cv',
  access: 'recruiter',
  summary: 'Le texte du CV joint à une candidature. L’ouverture est inscrite au journal.',
  input: z.object({ id }),
  output: z.object({ text: z.string() }),
})

const movesMade = doneOutput.extend({
  moves: z.array(z.int()),
  /** Until when it can be taken back. */
  until: z.string().nullable(),
  /** How many were left as they are: withdrawn, or there already. */
  skipped: z.int(),
})

export const moveApplication = endpoint({
  method: 'PUT',
  path: '/v1/applications/:id/stage',
  access: 'recruiter',
  summary:
    'Fait avancer une candidature à une offre de son entreprise. Le candidat en est averti dix secondes plus tard\u202f; d’ici là, on peut annuler.',
  input: z.object({
    id,
    stage,
    /** The stage that the caller saw: refused where it is another one by now. */
    from: stage.optional(),
    interview_at: moment(applicationFaults.moment, { offset: true }).optional(),
    interview_place: line(LONGEST_PLACE).default(''),
  }),
  output: movesMade,
})

export const moveApplications = endpoint({
  method: 'POST',
  path: '/v1/employer/applications/stage',
  access: 'recruiter',
  summary: 'Fait avancer plusieurs candidatures à la fois, cinquante au plus.',
  input: z.object({ ids: atOnce, stage }),
  output: movesMade,
})

export const undoMoves = endpoint({
  method: 'POST',
  path: '/v1/employer/moves/undo',
  access: 'recruiter',
  summary: 'Annule des étapes ou des réponses que les candidats n’ont pas encore reçues.',
  input: z.object({ moves: atOnce }),
  output: doneOutput,
})

const answer = z.object({
  id,
  text: requiredText(LONGEST_REPLY, faults.reply),
  refuse: z.boolean({ error: faults.refuse }).default(false),
})

export const answerApplicants = endpoint({
  method: 'POST',
  path: '/v1/employer/applications/answers',
  access: 'recruiter',
  summary: 'Répond à des candidats, à chacun par son propre message\u202f; `refuse` dit non.',
  input: z.object({
    answers: z.array(answer).min(1, { error: faults.nobody }).max(MOST_AT_ONCE, { error: faults.tooMany }),
  }),
  output: movesMade,
})

export const proposeSlots = endpoint({
  method: 'POST',
  path: '/v1/employer/applications/:id/slots',
  access: 'recruiter',
  summary: 'Propose deux ou trois créneaux d’entretien, à l’heure de Paris, parmi lesquels le candidat choisit.',
  input: z.object({
    id,
    slots: z
      .array(moment(applicationFaults.moment, { local: true, offset: true }))
      .min(FEWEST_SLOTS, { error: faults.slots })
      .max(MOST_SLOTS, { error: faults.slots }),
    place: line(LONGEST_PLACE).default(''),
    text: line(LONGEST_REPLY).default(''),
  }),
  output: movesMade,
})

export const rateApplicant = endpoint({
  method: 'PUT',
  path: '/v1/employer/applications/:id/rating',
  access: 'recruiter',
  summary: 'Note une candidature de 1 à 5, pour son équipe seulement\u202f; 0 efface sa note.',
  input: z.object({
    id,
    rating: wireInt(faults.rating).min(0, { error: faults.rating }).max(5, { error: faults.rating }),
  }),
  output: doneOutput,
})

export const addTeamNote = endpoint({
  method: 'POST',
  path: '/v1/employer/applications/:id/notes',
  access: 'recruiter',
  summary: 'Ajoute une note, vue par son équipe seulement.',
  input: z.object({ id, body: requiredText(LONGEST_TEAM_NOTE, faults.note) }),
  output: doneOutput,
})

export const removeTeamNote = endpoint({
  method: 'DELETE',
  path: '/v1/employer/notes/:id',
  access: 'recruiter',
  summary: 'Supprime l’une de ses notes.',
  input: z.object({ id }),
  output: doneOutput,
})

export const exportApplicants = endpoint({
  method: 'GET',
  path: '/v1/employer/jobs/:id/applicants/csv',
  access: 'recruiter',
  summary: 'Les candidatures à l’une des offres de son entreprise, comme un tableur les ouvre.',
  input: z.object({ id }),
  output: z.object({ name: z.string(), text: z.string() }),
})

export const readAnswerFigures = endpoint({
  method: 'GET',
  path: '/v1/answer-figures',
  access: 'public',
  summary: 'Comment une entreprise, ou une offre, répond aux candidatures\u202f: part des réponses et délai médian.',
  input: z.object({ entreprise: id.optional(), offre: id.optional() }),
  output: z.object({
    /** Applications that were answered, of those that should have been by now. */
    answered: z.int(),
    due: z.int(),
    /** Out of a hundred, and days; null below five answers. */
    rate: z.int().nullable(),
    median_days: z.int().nullable(),
  }),
  publicFor: 10,
})
