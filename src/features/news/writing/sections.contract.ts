import * as z from 'zod'
import { doneOutput, endpoint, id, noInput, requiredText } from '#platform/contract.ts'
import { longest } from './writing.rules.ts'

const forStaff = { access: 'editing' } as const
const changed = doneOutput.extend({ id: z.int() })
const libelle = requiredText(longest.category, 'Donnez un nom.')
const dossier = {
  title: requiredText(longest.dossier, 'Donnez un titre.'),
  summary: z
    .string({ error: 'Un texte.' })
    .trim()
    .max(longest.summary, { error: `${longest.summary} caractères au plus.` })
    .default(''),
}

export const listSections = endpoint({
  ...forStaff,
  method: 'GET',
  path: '/v1/admin/news-sections',
  summary: 'Les rubriques et les dossiers, avec le nombre de leurs articles.',
  input: noInput,
  output: z.object({
    categories: z.array(z.object({ id: z.int(), name: z.string(), articles: z.int() })),
    dossiers: z.array(z.object({ id: z.int(), name: z.string(), summary: z.string(), articles: z.int() })),
  }),
})

export const addCategory = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/v1/admin/news-categories',
  summary: 'Ajoute une rubrique, à la fin.',
  input: z.object({ libelle }),
  output: changed,
})

export const renameCategory = endpoint({
  ...forStaff,
  method: 'PUT',
  path: '/v1/admin/news-categories/:id',
  summary: 'Renomme une rubrique.',
  input: z.object({ id, libelle }),
  output: changed,
})

export const moveCategory = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/v1/admin/news-categories/:id/place',
  summary: 'Monte ou descend une rubrique d’une place.',
  input: z.object({ id, to: z.enum(['up', 'down'], { error: 'up ou down.' }) }),
  output: changed,
})

export const removeCategory = endpoint({
  ...forStaff,
  method: 'DELETE',
  path: '/v1/admin/news-categories/:id',
  summary: 'Supprime une rubrique sans article.',
  input: z.object({ id }),
  output: changed,
})

export const addDossier = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/v1/admin/news-dossiers',
  summary: 'Ajoute un dossier.',
  input: z.object(dossier),
  output: changed,
})

export const renameDossier = endpoint({
  ...forStaff,
  method: 'PUT',
  path: '/v1/admin/news-dossiers/:id',
  summary: 'Change le titre et le résumé d’un dossier.',
  input: z.object({ id, ...dossier }),
  output: changed,
})

export const removeDossier = endpoint({
  ...forStaff,
  method: 'DELETE',
  path: '/v1/admin/news-dossiers/:id',
  summary: 'Supprime un dossier sans article.',
  input: z.object({ id }),
  output: changed,
})
