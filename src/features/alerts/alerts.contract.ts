import * as z from 'zod'
import { doneOutput, endpoint, id, idList, requiredText, wireInt } from '#platform/contract.ts'
import {
  frequencies,
  HIGHEST_SALARY,
  LONGEST_KEYWORDS,
  LONGEST_LOCATION,
  LONGEST_TITLE,
  MOST_ALERTS,
  MOST_SECTORS,
  narrowingReasons,
} from './alerts.rules.ts'
import { formTexts } from './alerts.texts.ts'

const atMost = (count: number): string => `${count} caractères au plus.`

const title = requiredText(LONGEST_TITLE, formTexts.titleMissing)
const frequency = z.enum(frequencies, { error: 'daily, weekly ou monthly.' })
const sectors = z
  .array(id, { error: formTexts.sectorsMissing })
  .min(1, { error: formTexts.sectorsMissing })
  .max(MOST_SECTORS, { error: `${MOST_SECTORS} secteurs au plus.` })
/** A city, a department, a region or a country, or several of them, comma-joined. */
const location = requiredText(LONGEST_LOCATION, formTexts.locationMissing)
const keywords = z.string({ error: 'Un texte est attendu.' }).max(LONGEST_KEYWORDS, { error: atMost(LONGEST_KEYWORDS) })
const salary = wireInt(formTexts.salaryWrong)
  .min(1, { error: formTexts.salaryWrong })
  .max(HIGHEST_SALARY, { error: formTexts.salaryWrong })
/** The address of a list of jobs: /emploi?keywords=… */
const search = z
  .string({ error: 'L’adresse d’une recherche.' })
  .max(4_000, { error: '4 000 caractères au plus.' })
  .regex(/^\/(emploi|stages|alternance)(\?|$)/, { error: 'L’adresse d’une recherche.' })

const currency = z.enum(['EUR', 'CHF'])
const filter = z.object({ value: z.string(), label: z.string() })

const alert = z.object({
  id: z.int(),
  title: z.string(),
  sectors: z.array(z.object({ id: z.int(), name: z.string() })),
  location: z.string(),
  keywords: z.string(),
  salary: z.int().nullable(),
  currency,
  /** What else the search asks for: « CDI ». */
  filters: z.array(filter),
  search: z.string(),
  frequency,
  is_active: z.boolean(),
  /** Live jobs published since the last mail. */
  new_jobs: z.int(),
  created_at: z.string(),
})

const howMany = `De 1 à ${MOST_ALERTS}.`

export const listAlerts = endpoint({
  method: 'GET',
  path: '/v1/alerts',
  access: 'candidate',
  summary: 'Ses propres alertes, les plus récentes d’abord.',
  input: z.object({
    limit: wireInt(howMany).min(1, { error: howMany }).max(MOST_ALERTS, { error: howMany }).optional(),
  }),
  output: z.object({ data: z.array(alert) }),
})

export const readAlert = endpoint({
  method: 'GET',
  path: '/v1/alerts/:id',
  access: 'candidate',
  summary: 'L’une de ses alertes, ce qu’elle aurait annoncé ces 30 derniers jours, et ce que ses avis en écartent.',
  input: z.object({ id }),
  output: alert.extend({
    recent_jobs: z.int(),
    /** What the reader's answers keep from the mails, in words; each may be taken back by its id. */
    narrowings: z.array(z.object({ id: z.int(), text: z.string() })),
  }),
})

export const previewAlert = endpoint({
  method: 'GET',
  path: '/v1/alerts/preview',
  access: 'public',
  summary:
    'Ce que suivrait une alerte sur une recherche et les champs donnés\u202f: son nom, ses champs, les offres des 30 derniers jours, et si on l’a déjà.',
  input: z.object({
    search: search.default('/emploi'),
    sectors: idList,
    location: z
      .string()
      .trim()
      .max(LONGEST_LOCATION, { error: atMost(LONGEST_LOCATION) })
      .optional(),
    keywords: keywords.optional(),
    salary: salary.optional(),
  }),
  output: z.object({
    title: z.string(),
    search: z.string(),
    recent_jobs: z.int(),
    known: z.boolean(),
    sectors: z.array(z.int()),
    location: z.string(),
    keywords: z.string(),
    salary: z.int().nullable(),
    currency,
    filters: z.array(filter),
  }),
})

export const createAlert = endpoint({
  method: 'POST',
  path: '/v1/alerts',
  access: 'candidate',
  summary: 'Crée une alerte. Une recherche y ajoute ses autres filtres.',
  input: z.object({
    title,
    sectors,
    location,
    keywords: keywords.default(''),
    salary: salary.nullable().default(null),
    frequency: frequency.default('weekly'),
    search: search.default('/emploi'),
  }),
  output: doneOutput.extend({ id: z.int() }),
})

export const updateAlert = endpoint({
  method: 'PUT',
  path: '/v1/alerts/:id',
  access: 'candidate',
  summary: 'Change les champs donnés de l’une de ses alertes.',
  input: z.object({
    id,
    title: title.optional(),
    sectors: sectors.optional(),
    location: location.optional(),
    keywords: keywords.optional(),
    salary: salary.nullable().optional(),
    frequency: frequency.optional(),
    is_active: z.boolean().optional(),
    search: search.optional(),
  }),
  output: doneOutput,
})

export const deleteAlert = endpoint({
  method: 'DELETE',
  path: '/v1/alerts/:id',
  access: 'candidate',
  summary: 'Supprime l’une de ses alertes.',
  input: z.object({ id }),
  output: doneOutput,
})

const key = z.string({ error: 'Lien incomplet.' }).min(20, { error: 'Lien incomplet.' }).max(100)

export const stopAlert = endpoint({
  method: 'POST',
  path: '/v1/alerts/stop',
  access: 'public',
  summary: 'Met une alerte en pause par la clé de ses e-mails.',
  input: z.object({ id, key }),
  output: doneOutput,
})

export const readFeedback = endpoint({
  method: 'GET',
  path: '/v1/alerts/feedback',
  access: 'public',
  summary: 'L’offre d’un e-mail d’alerte sur laquelle son lecteur donne un avis, par la clé de cet e-mail.',
  input: z.object({ id, job_id: id, key }),
  output: z.object({
    title: z.string(),
    company: z.string(),
    alert: z.string(),
    /** What may be said against it, in words. */
    reasons: z.array(z.object({ value: z.enum(narrowingReasons), label: z.string() })),
    /** What was said already; null for nothing. */
    relevant: z.boolean().nullable(),
  }),
})

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/v1/alerts/feedback',
  access: 'public',
  summary: 'Dit qu’une offre d’un e-mail d’alerte convient ou non, et pourquoi, par la clé de cet e-mail.',
  input: z.object({
    id,
    job_id: id,
    key,
    relevant: z.boolean({ error: 'true ou false.' }),
    reason: z.enum(narrowingReasons, { error: 'company, title, place ou salary.' }).optional(),
  }),
  output: doneOutput,
})

export const takeBackFeedback = endpoint({
  method: 'DELETE',
  path: '/v1/alerts/:id/narrowings/:narrowing_id',
  access: 'candidate',
  summary: 'Retire ce que ses avis écartaient des e-mails de l’une de ses alertes.',
  input: z.object({ id, narrowing_id: id }),
  output: doneOutput,
})
