import { articleAddress } from '../news.rules.ts'
import { COMMENTS } from './comments-link.rules.ts'
import { writeList } from '#platform/list-writing.ts'
import { defineRefusals } from '#platform/refusals.ts'

export const LONGEST_COMMENT = 2_000
/** What a comment was before is kept for moderators, who read all of it: so it is not edited for ever. */
export const MOST_VERSIONS = 20
export const COMMENTS_PER_PAGE = 20
/** How long what was not sent is kept. */
export const DRAFT_DAYS = 30

/** As reports and decisions call a comment, and as their addresses do. */
export const COMMENT_KIND = 'comment'
export const COMMENT_WORD = 'commentaire'

export const commentMark = (id: number): string => `commentaire-${id}`

type Where = { page?: number; did?: string; comment?: number }
/** The comments of an article: a page of them, what was done, one of them. */
export function commentsAddress(articleId: number, { page = 1, did, comment }: Where = {}): string {
  const address = writeList(articleAddress(articleId), { fait: did }, page)
  return `${address}#${comment === undefined ? COMMENTS : commentMark(comment)}`
}

export const commentRefusals = defineRefusals({
  'comments/not_found': { status: 404, message: 'Ce commentaire n’existe pas, ou n’est plus affiché.' },
  'comments/unconfirmed': {
    status: 403,
    message: 'Confirmez d’abord votre adresse e-mail, par le lien que nous vous avons envoyé.',
  },
  'comments/hidden': {
    status: 409,
    message: 'La modération a masqué ce commentaire\u202f: il ne peut pas être publié de nouveau.',
  },
  'comments/said': { status: 409, message: 'Vous avez déjà dit la même chose sous cet article.' },
  'comments/edited_often': {
    status: 409,
    message: 'Ce commentaire a été modifié trop souvent. Vous pouvez le supprimer et en écrire un autre.',
  },
})
