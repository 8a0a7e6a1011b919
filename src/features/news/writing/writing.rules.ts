import type { FileRule } from '#platform/files.ts'
import { megabytes, pictures } from '#platform/files.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** Where articles are written. */
export const ARTICLES_PAGE = '/admin/articles'
export const NEW_ARTICLE_PAGE = `${ARTICLES_PAGE}/nouveau`
export const SECTIONS_PAGE = `${ARTICLES_PAGE}/rubriques`
export const editorPath = (id: number): string => `${ARTICLES_PAGE}/${id}`
/** Where an article is looked at before it is published; administrators need no key. */
export const previewPath = (id: number, key = ''): string => `/apercu-article/${id}${key && `?cle=${key}`}`

export const longest = {
  title: 160,
  summary: 400,
  content: 200_000,
  author: 120,
  alt: 300,
  tag: 40,
  category: 60,
  dossier: 120,
} as const
export const MOST_TAGS = 12
/** So many versions of an article are kept, and the one that readers are shown. */
export const MOST_VERSIONS = 100
/** What is saved while somebody types takes the place of what they saved so before, for as long. */
export const SITTING_MINUTES = 10
export const PREVIEW_DAYS = 7
/** A picture that was sent and stands in no version yet may still be saved. */
export const UNUSED_HOURS = 24

export const articlePictureRule: FileRule = { name: 'image-article', accepts: pictures, largest: megabytes(8) }

export const articleStates = ['brouillon', 'programmé', 'publié'] as const
export type ArticleState = (typeof articleStates)[number]

/** What an article is at a moment, by when it is shown from. */
export function articleState(publishedAt: Date | null, now: Date): ArticleState {
  if (!publishedAt) return 'brouillon'
  return publishedAt <= now ? 'publié' : 'programmé'
}

type Saved = { byItself: boolean; accountId: number | null; begunAt: Date }

/** Whether what is saved now takes the place of the last version: one sitting of one person, of which nothing is shown yet. */
export function isSameSitting(last: Saved & { isShown: boolean }, next: Saved, now: Date): boolean {
  if (!last.byItself || !next.byItself || last.isShown || last.accountId !== next.accountId) return false
  return now.getTime() - last.begunAt.getTime() < SITTING_MINUTES * 60_000
}

export const writingRefusals = defineRefusals({
  'writing/conflict': {
    status: 409,
    message:
      'Cet article a été enregistré ailleurs pendant que vous écriviez. Rien n’est perdu\u202f: comparez, puis choisissez.',
  },
  'writing/unknown_category': { status: 422, message: 'Cette rubrique n’existe plus. Choisissez-en une autre.' },
  'writing/unknown_dossier': { status: 422, message: 'Ce dossier n’existe plus. Choisissez-en un autre.' },
  'writing/unknown_picture': {
    status: 422,
    message: 'Une image n’appartient pas à cet article. Ajoutez-la de nouveau.',
  },
  'writing/picture_without_alt': {
    status: 422,
    message: 'Décrivez chaque image pour les personnes qui ne la voient pas.',
  },
  'writing/cover_without_alt': {
    status: 422,
    message: 'Décrivez la couverture pour les personnes qui ne la voient pas.',
  },
  'writing/empty': { status: 422, message: 'Écrivez le texte avant de publier.' },
  'writing/past': { status: 422, message: 'Choisissez un moment à venir, ou publiez maintenant.' },
  'writing/already_online': { status: 409, message: 'Cet article est en ligne. Retirez-le avant de le programmer.' },
  'writing/not_published': { status: 409, message: 'Cet article n’est ni en ligne ni programmé.' },
  'writing/picture_gone': { status: 409, message: 'L’image n’est plus là. Envoyez-la de nouveau.' },
  'writing/too_long': { status: 422, message: 'Le texte est trop long. Faites-en deux articles.' },
  'writing/section_taken': { status: 409, message: 'Ce nom existe déjà.' },
  'writing/section_used': {
    status: 409,
    message: 'Des articles en font partie. Déplacez-les d’abord, puis supprimez.',
  },
})
