import * as z from 'zod'
import { doneOutput, endpoint, id } from '#platform/contract.ts'
import { page, pagination } from '#platform/pagination.ts'
import { COMMENTS_PER_PAGE, LONGEST_COMMENT } from './comments.rules.ts'
import { commentFaults as faults } from './comments.texts.ts'

const shownComment = z.object({
  id: z.int(),
  /** Null where the reader does not see the member by name. */
  author: z
    .object({
      member_id: z.int(),
      name: z.string(),
      initials: z.string(),
      title: z.string(),
      photo: z.string().nullable(),
    })
    .nullable(),
  html: z.string(),
  created_at: z.string(),
  /** When it was edited last; null where it is as it was written. */
  edited_at: z.string().nullable(),
  /** What was typed, for its author alone. */
  source: z.string().nullable(),
  /** Whether a decision has hidden it: its author alone reads it still. */
  hidden: z.boolean(),
})
export type ShownComment = z.output<typeof shownComment>

export const listComments = endpoint({
  method: 'GET',
  path: '/v1/news/:id/comments',
  access: 'public',
  summary: 'Les commentaires d’un article, les plus récents d’abord, et le brouillon de qui les lit.',
  input: z.object({ id, ...page(COMMENTS_PER_PAGE, 50) }),
  output: z.object({ data: z.array(shownComment), pagination, draft: z.string() }),
})

// Browsers send two signs for the end of a line; it counts as one.
const oneSign = (typed: string): string => typed.replaceAll('\r\n', '\n')
const text = z
  .string({ error: faults.text })
  .overwrite(oneSign)
  .trim()
  .min(1, { error: faults.text })
  .max(LONGEST_COMMENT, { error: faults.long })

export const writeComment = endpoint({
  method: 'POST',
  path: '/v1/news/:id/comments',
  access: 'member',
  summary: 'Commente un article, en Markdown\u202f: gras, italique, liens, listes, citations et code.',
  input: z.object({ id, text }),
  output: doneOutput.extend({ id: z.int() }),
})

export const keepCommentDraft = endpoint({
  method: 'PUT',
  path: '/v1/news/:id/comments/draft',
  access: 'member',
  summary: 'Garde ce qu’on écrit avant de l’envoyer\u202f; un texte vide l’oublie.',
  input: z.object({
    id,
    text: z.string().overwrite(oneSign).max(LONGEST_COMMENT, { error: faults.long }).default(''),
  }),
  output: doneOutput,
})

export const changeComment = endpoint({
  method: 'PUT',
  path: '/v1/comments/:id',
  access: 'member',
  summary: 'Modifie son propre commentaire, qui est alors marqué comme modifié.',
  input: z.object({ id, text }),
  output: doneOutput,
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/v1/comments/:id',
  access: 'member',
  summary: 'Supprime son propre commentaire.',
  input: z.object({ id }),
  output: doneOutput,
})
