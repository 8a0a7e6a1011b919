import * as z from 'zod'
import { doneOutput, endpoint, id, moment, requiredText, wireInt } from '#platform/contract.ts'
import { readArticle } from '../news.contract.ts'
import { articleStates, longest, MOST_TAGS } from './writing.rules.ts'

const text = (most: number) =>
  z
    .string({ error: 'Un texte.' })
    .trim()
    .overwrite((typed) => typed.replaceAll('\r\n', '\n'))
    .max(most, { error: `${most} caractères au plus.` })
    .default('')
const version = wireInt('Une version.').min(0, { error: 'Une version.' }).max(2_000_000_000, { error: 'Une version.' })
const file = z.string().regex(/^[\w-]{22}$/, { error: 'Une image qui a été envoyée.' })
const yesOrNo = z.boolean({ error: 'Oui ou non.' }).default(false)
const title = requiredText(longest.title, 'Donnez un titre.')
const forStaff = { access: 'editing' } as const

const change = { at: z.string(), by: z.string().nullable(), own: z.boolean() }
const named = z.array(z.object({ id: z.int(), name: z.string() }))

export const createArticle = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/v1/admin/articles',
  summary: 'Commence un article, en brouillon.',
  input: z.object({ title, category_id: id }),
  output: z.object({ id: z.int() }),
})

export const readWriting = endpoint({
  ...forStaff,
  method: 'GET',
  path: '/v1/admin/articles/:id',
  summary: 'Un article comme il s’écrit\u202f: sa dernière version, ses versions, son lien d’aperçu.',
  input: z.object({ id }),
  output: z.object({
    id: z.int(),
    state: z.enum(articleStates),
    published_at: z.string().nullable(),
    version: z.int(),
    /** Whether something was saved that readers are not shown. */
    pending: z.boolean(),
    last_change: z.object(change),
    reading_time: z.int(),
    fields: z.object({
      title: z.string(),
      summary: z.string(),
      content: z.string(),
      layout: z.int(),
      category_id: z.int(),
      dossier_id: z.int().nullable(),
      author: z.string(),
      tags: z.array(z.string()),
      featured: z.boolean(),
      cover: z.string(),
      cover_alt: z.string(),
    }),
    preview: z.object({ address: z.string(), until: z.string() }).nullable(),
    versions: z.array(z.object({ number: z.int(), by_itself: z.boolean(), ...change })),
    categories: named,
    dossiers: named,
  }),
})

export const saveArticle = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/v1/admin/articles/:id/versions',
  summary: 'Enregistre une version\u202f; version est celle qui a été lue. by_itself\u202f: pendant la frappe.',
  input: z.object({
    id,
    version,
    by_itself: yesOrNo,
    title,
    summary: text(longest.summary),
    content: text(longest.content),
    layout: wireInt('1 ou 2.').min(1, { error: '1 ou 2.' }).max(2, { error: '1 ou 2.' }).default(1),
    category_id: id,
    dossier_id: id.optional(),
    author: text(longest.author),
    tags: z
      .array(requiredText(longest.tag, 'Une étiquette.'))
      .max(MOST_TAGS, { error: `${MOST_TAGS} étiquettes au plus.` })
      .default([]),
    featured: yesOrNo,
    cover: file.or(z.literal('')).default(''),
    cover_alt: text(longest.alt),
  }),
  output: doneOutput.extend({ version: z.int(), saved_at: z.string(), reading_time: z.int() }),
})

export const restoreVersion = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/v1/admin/articles/:id/restoration',
  summary: 'Reprend une version ancienne\u202f: elle devient la nouvelle.',
  input: z.object({ id, version, number: version }),
  output: doneOutput.extend({ version: z.int(), saved_at: z.string() }),
})

const pieces = z.array(z.object({ text: z.string(), changed: z.boolean() }))
const compared = z.object({ number: z.int(), saved_at: z.string(), by: z.string().nullable() })

export const compareVersions = endpoint({
  ...forStaff,
  method: 'GET',
  path: '/v1/admin/articles/:id/comparison',
  summary: 'Deux versions d’un article\u202f: ce qui diffère, mot à mot.',
  input: z.object({ id, one: version, other: version }),
  output: z.object({
    one: compared,
    other: compared,
    changes: z.array(z.object({ field: z.string(), one: pieces, other: pieces })),
  }),
})

export const publishArticle = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/v1/admin/articles/:id/publication',
  summary: 'Publie la version qui a été lue, maintenant ou à un moment à venir, heure de Paris.',
  input: z.object({ id, version, at: moment('Une date et une heure.', { local: true }).optional() }),
  output: doneOutput,
})

export const unpublishArticle = endpoint({
  ...forStaff,
  method: 'DELETE',
  path: '/v1/admin/articles/:id/publication',
  summary: 'Retire un article\u202f: il redevient un brouillon.',
  input: z.object({ id }),
  output: doneOutput,
})

export const deleteArticle = endpoint({
  ...forStaff,
  method: 'DELETE',
  path: '/v1/admin/articles/:id',
  summary: 'Supprime un article, ses versions et ses images.',
  input: z.object({ id }),
  output: doneOutput,
})

export const addPicture = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/v1/admin/articles/:id/pictures',
  summary: 'Donne à un article une image qui a été envoyée à /fichiers/image-article.',
  input: z.object({ id, file }),
  output: z.object({ file: z.string(), src: z.string(), width: z.int(), height: z.int() }),
})

export const openPreview = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/v1/admin/articles/:id/preview-link',
  summary: 'Ouvre un lien d’aperçu pour sept jours\u202f; le précédent ne vaut plus rien.',
  input: z.object({ id }),
  output: doneOutput,
})

export const closePreview = endpoint({
  ...forStaff,
  method: 'DELETE',
  path: '/v1/admin/articles/:id/preview-link',
  summary: 'Ferme le lien d’aperçu d’un article.',
  input: z.object({ id }),
  output: doneOutput,
})

export const readPreview = endpoint({
  access: 'public',
  method: 'GET',
  path: '/v1/article-previews/:id',
  summary: 'La dernière version d’un article, par la clé de son lien d’aperçu.',
  input: z.object({ id, key: z.string().max(100, { error: '100 caractères au plus.' }).default('') }),
  output: readArticle.output,
})
