import { redirect } from 'react-router'
import type { Sent } from '#platform/form-actions.ts'
import { form } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { wordsIn } from '#platform/word-list.ts'
import * as contract from './writing.contract.ts'
import { ARTICLES_PAGE, editorPath } from './writing.rules.ts'

/** The article that the page is about, by the end of its address. */
const articleIn = ({ url }: Sent): number =>
  readId(
    url.pathname
      .split('/')
      .at(-1)
      ?.replace(/\.data$/, ''),
  ) ?? 0
const back = (sent: Sent, fait: string): Response => redirect(`${editorPath(articleIn(sent))}?fait=${fait}`)

const about = (_read: unknown, sent: Sent) => ({ id: articleIn(sent) })
const to =
  (fait: string) =>
  (_output: unknown, sent: Sent): Response =>
    back(sent, fait)

/** What is missing or not to be had, by the field of the form that it stands in. */
const FIELDS: Record<string, string> = {
  'writing/unknown_category': 'category_id',
  'writing/unknown_dossier': 'dossier_id',
  'writing/unknown_picture': 'content',
  'writing/picture_without_alt': 'content',
  'writing/cover_without_alt': 'cover_alt',
  'writing/empty': 'content',
  'writing/too_long': 'content',
  'writing/past': 'at',
}

/** What was typed; the field of words is read with what is not yet added to it. */
const typed = {
  endpoint: contract.saveArticle,
  input: (_read: unknown, sent: Sent) => ({ id: articleIn(sent), tags: wordsIn(sent.form, 'tags') }),
  about: FIELDS,
}
const saving = form({ ...typed, done: ({ version }) => version })

/** Saves what was typed, then shows it to readers: now, or from the moment that the form says. */
const publishForm = (fait: 'publication' | 'programmation') => async (sent: Sent) => {
  const saved = await saving(sent)
  if ('refused' in saved) return saved
  const publishing = form({
    endpoint: contract.publishArticle,
    input: () => ({
      id: articleIn(sent),
      version: Number(saved.done),
      // What stands in that field is for the other button.
      ...(fait === 'publication' ? { at: undefined } : {}),
    }),
    about: FIELDS,
    done: to(fait),
  })
  return publishing(sent)
}

/** Every form of the page that an article is written on. */
export const articleForms = {
  enregistrement: form({ ...typed, done: to('enregistrement') }),
  publier: publishForm('publication'),
  programmer: publishForm('programmation'),
  apercu: form({ endpoint: contract.openPreview, input: about, done: to('apercu') }),
  'fin-apercu': form({ endpoint: contract.closePreview, input: about, done: to('fin-apercu') }),
  retrait: form({ endpoint: contract.unpublishArticle, input: about, done: to('retrait') }),
  reprise: form({
    endpoint: contract.restoreVersion,
    input: about,
    done: ({ version }, sent) => redirect(`${editorPath(articleIn(sent))}?fait=reprise&version=${version}`),
  }),
  suppression: form({
    endpoint: contract.deleteArticle,
    input: about,
    done: () => redirect(ARTICLES_PAGE),
  }),
}
