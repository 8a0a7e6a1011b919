import { textOf } from '#platform/attempt.ts'
import type { InputOf } from '#platform/contract.ts'
import { readId } from '#platform/ids.ts'
import { wordsIn } from '#platform/word-list.ts'
import type { saveArticle } from './writing.contract.ts'

export type ArticleFields = Omit<InputOf<typeof saveArticle>, 'id' | 'version' | 'by_itself'>

/** What the form of an article says. */
export function typedArticle(form: FormData): ArticleFields {
  const dossier = readId(textOf(form, 'dossier_id'))
  return {
    title: textOf(form, 'title'),
    summary: textOf(form, 'summary'),
    content: textOf(form, 'content'),
    layout: textOf(form, 'layout') === '2' ? 2 : 1,
    category_id: readId(textOf(form, 'category_id')) ?? 0,
    ...(dossier === null ? {} : { dossier_id: dossier }),
    author: textOf(form, 'author'),
    tags: wordsIn(form, 'tags'),
    featured: form.has('featured'),
    cover: textOf(form, 'cover'),
    cover_alt: textOf(form, 'cover_alt'),
  }
}
