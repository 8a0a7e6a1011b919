import { redirect } from 'react-router'
import type { Refused } from '#platform/attempt.ts'
import { attempt, textOf } from '#platform/attempt.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { typedArticle } from './typed-article.ts'
import * as contract from './writing.contract.ts'
import { ARTICLES_PAGE, editorPath } from './writing.rules.ts'

type Worked = { refused: Refused } | { done: Response }

/** The article that the page is about, by the end of its address. */
const articleIn = ({ url }: Sent): number =>
  readId(
    url.pathname
      .split('/')
      .at(-1)
      ?.replace(/\.data$/, ''),
  ) ?? 0
const back = (sent: Sent, fait: string): Response => redirect(`${editorPath(articleIn(sent))}?fait=${fait}`)

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
const atField = (refused: Refused): Refused => {
  const { code, message } = refused.error
  const field = FIELDS[code]
  return field ? { ...refused, error: { ...refused.error, fields: { [field]: message } } } : refused
}

const save = (sent: Sent) =>
  attempt(
    sent.api(contract.saveArticle, {
      ...typedArticle(sent.form),
      id: articleIn(sent),
      version: Number(textOf(sent.form, 'version') || 0),
    }),
  )

async function saveForm(sent: Sent): Promise<Worked> {
  const saved = await save(sent)
  return saved.ok ? { done: back(sent, 'enregistrement') } : { refused: atField(saved) }
}

/** Saves what was typed, then shows it to readers: now, or from the moment that the form says. */
const publishForm =
  (fait: 'publication' | 'programmation') =>
  async (sent: Sent): Promise<Worked> => {
    const saved = await save(sent)
    if (!saved.ok) return { refused: atField(saved) }
    const { version } = saved.value
    const at = fait === 'programmation' ? { at: textOf(sent.form, 'at') } : {}
    const published = await attempt(sent.api(contract.publishArticle, { id: articleIn(sent), version, ...at }))
    return published.ok ? { done: back(sent, fait) } : { refused: atField(published) }
  }

const about = (_read: unknown, sent: Sent) => ({ id: articleIn(sent) })
const to =
  (fait: string) =>
  (_output: unknown, sent: Sent): Response =>
    back(sent, fait)

/** Every form of the page that an article is written on. */
export const articleForms = {
  enregistrement: saveForm,
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
