import * as z from 'zod'
import { doneOutput, endpoint, id, idList, moment, noInput, requiredText } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'
import { issueFaults as faults } from './issues.texts.ts'
import { issueStates, LONGEST_INTRODUCTION, LONGEST_SUBJECT, MOST_ARTICLES, MOST_JOBS } from './newsletter.rules.ts'

const count = z.int()
const listed = z.object({
  id: z.int(),
  subject: z.string(),
  state: z.enum(issueStates),
  send_at: z.string().nullable(),
  started_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  changed_at: z.string(),
  /** How many of those it is for have it, were refused for good, could not be reached for two days, or left before their turn came. */
  recipients: z.object({ total: count, sent: count, refused: count, given_up: count, left_out: count }),
})

export const listIssues = endpoint({
  method: 'GET',
  path: '/v1/admin/newsletter',
  access: 'administrator',
  summary: 'Les lettres, les dernières d’abord, et combien d’abonnés elles ont.',
  input: z.object(page(20)),
  output: z.object({
    data: z.array(listed),
    pagination,
    drafts: count,
    subscribers: z.object({ active: count, waiting: count, unsubscribed: count, bounced: count }),
  }),
})

export const createIssue = endpoint({
  method: 'POST',
  path: '/v1/admin/newsletter',
  access: 'administrator',
  summary: 'Commence une lettre avec les meilleurs articles et offres de la semaine.',
  input: noInput,
  output: z.object({ id: z.int() }),
})

/** Something that may be chosen: what the letter says of it, and whether it is chosen. */
const choice = z.object({ id: z.int(), title: z.string(), about: z.string(), chosen: z.boolean(), live: z.boolean() })

export const readIssue = endpoint({
  method: 'GET',
  path: '/v1/admin/newsletter/:id',
  access: 'administrator',
  summary: 'Une lettre\u202f: ce qui y est écrit, ce qu’on peut y choisir, et comment elle est envoyée.',
  input: z.object({ id }),
  output: listed.extend({
    introduction: z.string(),
    version: z.int(),
    articles: z.array(choice),
    jobs: z.array(choice),
    preview: z.object({ html: z.string(), text: z.string() }),
    /** How many it would be sent to now. */
    audience: count,
  }),
})

const some = (most: number, message: string) => idList.pipe(z.array(z.int()).max(most, { error: message }))
const pasted = z.string().trim().max(300, { error: '300 caractères au plus.' }).default('')

export const updateIssue = endpoint({
  method: 'PUT',
  path: '/v1/admin/newsletter/:id',
  access: 'administrator',
  summary: 'Change une lettre qui n’est pas partie\u202f; 409 si quelqu’un l’a changée depuis cette version.',
  input: z.object({
    id,
    version: id,
    subject: requiredText(LONGEST_SUBJECT, faults.subject),
    introduction: z
      .string()
      .trim()
      .max(LONGEST_INTRODUCTION, { error: `${LONGEST_INTRODUCTION} caractères au plus.` })
      .default(''),
    article_ids: some(MOST_ARTICLES, faults.articles),
    job_ids: some(MOST_JOBS, faults.jobs),
    /** One more of each, by its number or the address of its page. */
    add_article: pasted,
    add_job: pasted,
  }),
  output: doneOutput,
})

export const deleteIssue = endpoint({
  method: 'DELETE',
  path: '/v1/admin/newsletter/:id',
  access: 'administrator',
  summary: 'Supprime un brouillon de lettre.',
  input: z.object({ id }),
  output: doneOutput,
})

export const testIssue = endpoint({
  method: 'POST',
  path: '/v1/admin/newsletter/:id/test',
  access: 'administrator',
  summary: 'S’envoie une lettre à soi-même, pour la voir avant les abonnés.',
  input: z.object({ id }),
  output: doneOutput,
})

export const sendIssue = endpoint({
  method: 'POST',
  path: '/v1/admin/newsletter/:id/sending',
  access: 'administrator',
  summary: 'Envoie une lettre aux abonnés, maintenant ou au moment dit, à l’heure de Paris.',
  input: z.object({
    id,
    version: id,
    at: z.union([z.literal(''), moment(faults.at, { local: true })], { error: faults.at }).default(''),
  }),
  output: doneOutput,
})

export const unscheduleIssue = endpoint({
  method: 'DELETE',
  path: '/v1/admin/newsletter/:id/sending',
  access: 'administrator',
  summary: 'Annule l’envoi programmé d’une lettre, qui redevient un brouillon.',
  input: z.object({ id }),
  output: doneOutput,
})
