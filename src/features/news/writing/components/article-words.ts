import type { ArticleFields } from '../typed-article.ts'
import { comparedTexts } from '../writing.texts.ts'
import type { Writing } from './use-article-draft.ts'

const names = comparedTexts.fields
const BLOCKS = /<\/(?:p|h2|h3|li|figcaption|figure)>/g

/** A text without its form, a line for each block. */
const plain = (html: string): string =>
  html
    .replaceAll(BLOCKS, '\n')
    .replaceAll(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, (_tag, alt: string) => `${comparedTexts.picture(alt)}\n`)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/\n+/g, '\n')
    .trim()

type Sections = Pick<Writing, 'categories' | 'dossiers'>
type Said = Omit<ArticleFields, 'dossier_id'> & { dossier_id?: number | string | null | undefined }

/** What each field says, in words: to be compared by somebody. */
export function saidOf(fields: Said, { categories, dossiers }: Sections) {
  const nameIn = (rows: { id: number; name: string }[], id: unknown): string =>
    rows.find((row) => row.id === Number(id))?.name ?? ''
  const said: [string, string][] = [
    ['title', fields.title],
    ['summary', fields.summary ?? ''],
    ['content', plain(fields.content ?? '')],
    ['author', fields.author ?? ''],
    ['category', nameIn(categories, fields.category_id)],
    ['dossier', nameIn(dossiers, fields.dossier_id)],
    ['tags', (fields.tags ?? []).join(', ')],
    ['featured', fields.featured ? comparedTexts.yes : comparedTexts.no],
    ['layout', String(fields.layout ?? 1)],
    ['cover', fields.cover ? (fields.cover_alt ?? '') : ''],
  ]
  return said.map(([name, value]) => ({ name, label: names[name] ?? name, value }))
}
