import * as z from 'zod'
import { doneOutput, endpoint, id, requiredText } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'
import { addressOf } from '#features/accounts/accounts.rules.ts'
import { LONGEST_APPEAL, LONGEST_REASON, LONGEST_REPORT, reportReasons } from './moderation.rules.ts'
import { appealTexts, caseTexts } from './moderation.texts.ts'
import { reportTexts } from './report.texts.ts'

const atMost = (most: number) => ({ error: `${most} caractères au plus.` })

/** What a decision is told with. */
export const decisionReason = requiredText(LONGEST_REASON, caseTexts.reasonMissing)
/** Of a text that can change, the version that was read. */
const readVersion = id.optional()
const word = z
  .string({ error: 'Ce qui est signalé, comme offre.' })
  .max(40, { error: 'Ce qui est signalé, comme offre.' })

export const readReportable = endpoint({
  method: 'GET',
  path: '/v1/reports/:kind/:id',
  access: 'public',
  summary: 'Ce qu’on s’apprête à signaler, et si on l’a déjà fait.',
  input: z.object({ kind: word, id }),
  output: z.object({
    named: z.string(),
    title: z.string(),
    detail: z.string(),
    path: z.string(),
    needs_email: z.boolean(),
    reported: z.boolean(),
  }),
})

export const sendReport = endpoint({
  method: 'POST',
  path: '/v1/reports/:kind/:id',
  access: 'public',
  summary: 'Signale un contenu. Une fois par personne\u202f: la deuxième ne change rien.',
  input: z.object({
    kind: word,
    id,
    reason: z.enum(reportReasons, { error: reportTexts.reasonMissing }),
    text: z.string().trim().max(LONGEST_REPORT, atMost(LONGEST_REPORT)).default(''),
    // Of visitors, who could not be told otherwise.
    email: z
      .string()
      .trim()
      .max(1_000, { error: reportTexts.emailMissing })
      .refine((typed) => typed === '' || addressOf(typed) !== null, { error: reportTexts.emailMissing })
      .transform((typed) => addressOf(typed) ?? '')
      .default(''),
  }),
  output: doneOutput,
})

const queued = z.object({
  id: z.int(),
  kind_label: z.string(),
  /** Null where it is gone. */
  title: z.string().nullable(),
  detail: z.string(),
  /** Whether it is read before anybody sees it, and has not been yet. */
  waits: z.boolean(),
  reports: z.int(),
  reasons: z.array(z.enum(reportReasons)),
  appeals: z.int(),
  outcome: z.enum(['keep', 'hide']).nullable(),
  review: z.enum(['uphold', 'overturn']).nullable(),
  since: z.string(),
})

export const listCases = endpoint({
  method: 'GET',
  path: '/v1/moderation/cases',
  access: 'moderation',
  summary: 'La file de modération\u202f: ce qui attend une décision, ou ce qui a été décidé.',
  input: z.object({
    state: z.enum(['waiting', 'decided'], { error: 'waiting ou decided.' }).default('waiting'),
    ...page(20, 20),
  }),
  output: z.object({ data: z.array(queued), waiting: z.int(), pagination }),
})

const act = z.object({ id: z.int(), act: z.string(), by: z.string(), at: z.string(), reason: z.string() })
/** What was done to a thing, newest first. */
export const actList = z.array(act)

export const readCase = endpoint({
  method: 'GET',
  path: '/v1/moderation/cases/:id',
  access: 'moderation',
  summary: 'Un dossier\u202f: le contenu, les signalements, la décision, les recours, ce qui a été fait.',
  input: z.object({ id }),
  output: z.object({
    id: z.int(),
    kind: z.string(),
    kind_label: z.string(),
    thing: z
      .object({
        title: z.string(),
        detail: z.string(),
        text: z.string(),
        path: z.string().nullable(),
        hidden: z.boolean(),
        waits: z.boolean(),
        /** Which text this is, where it can change: a decision names it. */
        version: z.int().nullable(),
      })
      .nullable(),
    account_id: z.int().nullable(),
    opened_at: z.string(),
    reports: z.array(
      z.object({
        id: z.int(),
        reason: z.enum(reportReasons),
        text: z.string(),
        by: z.enum(['member', 'visitor']),
        at: z.string(),
      }),
    ),
    /** How many there are: of many, the first are given. */
    reports_total: z.int(),
    outcome: z.enum(['keep', 'hide']).nullable(),
    reason: z.string(),
    decided_at: z.string().nullable(),
    appeals: z.array(z.object({ id: z.int(), text: z.string(), at: z.string() })),
    review: z.enum(['uphold', 'overturn']).nullable(),
    review_reason: z.string(),
    reviewed_at: z.string().nullable(),
    /** What the caller may do about it now. */
    may: z.enum(['decide', 'review', 'nothing']),
    why_not: z.enum(['administrators', 'own_decision', 'party', 'owner']).nullable(),
    acts: actList,
  }),
})

export const decideCase = endpoint({
  method: 'POST',
  path: '/v1/moderation/cases/:id/decision',
  access: 'moderation',
  summary: 'Décide d’un dossier, une fois\u202f: laisser en ligne ou masquer, avec un motif dit aux deux parties.',
  input: z.object({
    id,
    outcome: z.enum(['keep', 'hide'], { error: caseTexts.choiceMissing }),
    reason: decisionReason,
    version: readVersion,
  }),
  output: doneOutput,
})

export const reviewCase = endpoint({
  method: 'POST',
  path: '/v1/moderation/cases/:id/review',
  access: 'moderation',
  summary: 'Répond au recours d’un dossier, une fois\u202f: maintenir la décision ou revenir dessus.',
  input: z.object({
    id,
    review: z.enum(['uphold', 'overturn'], { error: caseTexts.choiceMissing }),
    reason: decisionReason,
    version: readVersion,
  }),
  output: doneOutput,
})

/** By the key of a mail, as a member by the number of the case, or right after a sign-in that was refused. */
const whichAppeal = {
  key: z.string().max(100, { error: 'Lien incomplet.' }).default(''),
  case: id.optional(),
}

export const readAppeal = endpoint({
  method: 'GET',
  path: '/v1/appeals',
  access: 'public',
  summary: 'La décision qu’on peut contester, par la clé d’un e-mail ou le numéro de son propre dossier.',
  input: z.object(whichAppeal),
  output: z.object({
    case: z.int(),
    about: z.enum(['hidden', 'kept', 'suspended']),
    title: z.string(),
    reason: z.string(),
    decided_at: z.string(),
    until: z.string().nullable(),
    sent_at: z.string().nullable(),
  }),
})

export const sendAppeal = endpoint({
  method: 'POST',
  path: '/v1/appeals',
  access: 'public',
  summary: 'Conteste une décision, une fois. La réponse arrive dans la file de modération.',
  input: z.object({ ...whichAppeal, text: requiredText(LONGEST_APPEAL, appealTexts.textMissing) }),
  output: doneOutput,
})
