import * as z from 'zod'
import { doneOutput, endpoint, id, requiredText, wireInt } from '#platform/contract.ts'
import { frequencies, LONGEST_TITLE, MOST_ALERTS } from './alerts.rules.ts'
import { alertTexts } from './alerts.texts.ts'

const title = requiredText(LONGEST_TITLE, alertTexts.missing)
const frequency = z.enum(frequencies, { error: 'daily, weekly ou monthly.' })
/** The address of a list of offers: /emploi?keywords=… */
const search = z
  .string({ error: 'L’adresse d’une recherche.' })
  .max(4_000, { error: '4 000 caractères au plus.' })
  .regex(/^\/(emploi|stages|alternance)(\?|$)/, { error: 'L’adresse d’une recherche.' })

const alert = z.object({
  id: z.int(),
  title: z.string(),
  search: z.string(),
  frequency,
  is_active: z.boolean(),
  /** Live offers published since the last mail. */
  new_offers: z.int(),
  created_at: z.string(),
})

const howMany = `De 1 à ${MOST_ALERTS}.`

export const listAlerts = endpoint({
  method: 'GET',
  path: '/v1/alerts',
  access: 'member',
  summary: 'Ses propres alertes, les plus récentes d’abord.',
  input: z.object({
    limit: wireInt(howMany).min(1, { error: howMany }).max(MOST_ALERTS, { error: howMany }).optional(),
  }),
  output: z.object({ data: z.array(alert) }),
})

export const previewAlert = endpoint({
  method: 'GET',
  path: '/v1/alerts/preview',
  access: 'public',
  summary:
    'Comment s’appellerait une alerte sur une recherche, combien d’offres des 30 derniers jours elle aurait annoncées, et si on l’a déjà.',
  input: z.object({ search }),
  output: z.object({ title: z.string(), search: z.string(), recent_offers: z.int(), known: z.boolean() }),
})

export const createAlert = endpoint({
  method: 'POST',
  path: '/v1/alerts',
  access: 'member',
  summary: 'Crée une alerte sur une recherche.',
  input: z.object({ title, search, frequency: frequency.default('weekly') }),
  output: doneOutput.extend({ id: z.int() }),
})

export const updateAlert = endpoint({
  method: 'PUT',
  path: '/v1/alerts/:id',
  access: 'member',
  summary: 'Change les champs donnés de l’une de ses alertes.',
  input: z.object({ id, title: title.optional(), frequency: frequency.optional(), is_active: z.boolean().optional() }),
  output: doneOutput,
})

export const deleteAlert = endpoint({
  method: 'DELETE',
  path: '/v1/alerts/:id',
  access: 'member',
  summary: 'Supprime l’une de ses alertes.',
  input: z.object({ id }),
  output: doneOutput,
})

export const stopAlert = endpoint({
  method: 'POST',
  path: '/v1/alerts/stop',
  access: 'public',
  summary: 'Met une alerte en pause par la clé de ses e-mails.',
  input: z.object({ id, key: z.string({ error: 'Lien incomplet.' }).min(20, { error: 'Lien incomplet.' }).max(100) }),
  output: doneOutput,
})
