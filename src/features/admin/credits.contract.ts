import * as z from 'zod'
import { MOST_QUOTED } from '#features/credits/credits.rules.ts'
import { doneOutput, endpoint, id, requiredText, wireInt } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'

export const listAddedCredits = endpoint({
  method: 'GET',
  path: '/v1/admin/credits',
  access: 'administrator',
  summary: 'Les devis que des entreprises attendent, et les crédits déjà ajoutés, les derniers d’abord.',
  input: z.object(page(20)),
  output: z.object({
    quotes: z.array(
      z.object({
        id: z.int(),
        company: z.string(),
        credits: z.int(),
        asked_by: z.string(),
        email: z.string(),
        asked_at: z.string(),
        balance: z.int(),
      }),
    ),
    data: z.array(
      z.object({
        id: z.int(),
        company: z.string(),
        amount: z.int(),
        reference: z.string(),
        by: z.string(),
        at: z.string(),
      }),
    ),
    pagination,
  }),
})

export const addCompanyCredits = endpoint({
  method: 'POST',
  path: '/v1/admin/credits',
  access: 'administrator',
  summary: 'Ajoute à une entreprise les crédits d’un devis\u202f; la même référence n’est ajoutée qu’une fois.',
  input: z.object({
    company: requiredText(120, 'Choisissez une entreprise de la liste.'),
    credits: wireInt('Un nombre de crédits.')
      .min(1, { error: 'Un crédit au moins.' })
      .max(MOST_QUOTED, { error: '1\u202f000 crédits au plus.' }),
    reference: requiredText(60, 'Donnez la référence du devis.'),
    reason: requiredText(500, 'Dites pourquoi ces crédits sont ajoutés.'),
  }),
  output: doneOutput,
})

export const declineCredits = endpoint({
  method: 'POST',
  path: '/v1/admin/credits/quotes/:id/refusal',
  access: 'administrator',
  summary: 'Clôt une demande de devis sans ajouter de crédits\u202f; la raison est envoyée à qui l’a demandé.',
  input: z.object({ id, reason: requiredText(500, 'Dites pourquoi.') }),
  output: doneOutput,
})
