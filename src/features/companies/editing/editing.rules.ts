import type { FileRule } from '#platform/files.ts'
import { films, megabytes, pictures } from '#platform/files.ts'
import { defineRefusals } from '#platform/refusals.ts'

/** Where recruiters edit the page of their company. */
export const editingPath = '/espace-recruteurs/entreprise'

/** The parts of the page that are saved by themselves, with the fields of each. Photos are a list. */
export const blockFields = {
  texts: ['tagline', 'about', 'description', 'trades', 'benefits', 'quote_text', 'quote_author', 'quote_role'],
  figures: ['size', 'employees', 'founded_year', 'revenue'],
  contact: ['website', 'email', 'phone', 'street', 'postal_code'],
  networks: ['linkedin', 'x', 'facebook', 'instagram', 'youtube'],
} as const
export type FieldBlock = keyof typeof blockFields
export type Block = FieldBlock | 'photos' | 'film'
export type FieldName = (typeof blockFields)[FieldBlock][number]

/** What each field may hold at most. */
export const longest = {
  tagline: 120,
  about: 400,
  description: 5_000,
  trades: 300,
  quote_text: 400,
  quote_author: 80,
  quote_role: 80,
  street: 120,
  postal_code: 12,
  alt: 200,
  caption: 120,
  filmTitle: 120,
  filmSummary: 400,
} as const
export const MOST_BENEFITS = 20
export const LONGEST_BENEFIT = 80

export const MOST_PHOTOS = 12
export const companyPhotoRule: FileRule = { name: 'photo-entreprise', accepts: pictures, largest: megabytes(5) }

export type DraftPhoto = { path: string; alt: string; caption: string }

export const companyFilmRule: FileRule = { name: 'film-entreprise', accepts: films, largest: megabytes(40) }
export const companyCaptionsRule: FileRule = { name: 'sous-titres', accepts: ['vtt'], largest: megabytes(1) }

/** By their addresses; nothing where it is not there yet. Without a film the page has none. */
export type DraftFilm = { path: string; captions: string; title: string; summary: string }
export const noFilm: DraftFilm = { path: '', captions: '', title: '', summary: '' }

/** How many fields, or lists of photos, differ from the page. */
export const countChanges = (blocks: readonly { changed: readonly string[] }[]): number =>
  blocks.reduce((sum, { changed }) => sum + changed.length, 0)

export const CHANGED_BY_COLLEAGUE =
  'Un collègue a modifié cette partie pendant que vous écriviez. Rien n’est perdu\u202f: comparez, puis gardez votre version ou prenez l’autre.'

export const editingRefusals = defineRefusals({
  'editing/changed_meanwhile': { status: 409, message: CHANGED_BY_COLLEAGUE },
  'editing/draft_changed': {
    status: 409,
    message: 'Un collègue vient de modifier le brouillon. Relisez l’aperçu, puis publiez.',
  },
  'editing/nothing_to_publish': { status: 409, message: 'Aucun changement n’attend d’être publié.' },
  'editing/photo_without_alt': {
    status: 422,
    message: 'Décrivez chaque photo pour les personnes qui ne la voient pas, puis publiez.',
  },
  'editing/too_many_photos': {
    status: 409,
    message: `La page a déjà ${MOST_PHOTOS} photos. Supprimez-en une avant d’en ajouter.`,
  },
  'editing/film_incomplete': {
    status: 422,
    message: 'Donnez au film un titre, un résumé et des sous-titres, puis publiez.',
  },
  'editing/unknown_photo': { status: 409, message: 'Une photo n’est plus là. Rechargez la page.' },
})
