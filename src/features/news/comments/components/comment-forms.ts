import { redirect } from 'react-router'
import { doorTo } from '#features/accounts/doors.rules.ts'
import { saidIn } from '#platform/forms.ts'
import type { Api } from '#platform/contract.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { pageIn } from '#platform/pages.ts'
import { settle } from '#platform/settle.ts'
import { changeComment, deleteComment, listComments, writeComment } from '../comments.contract.ts'
import { commentsAddress } from '../comments.rules.ts'
import { commentDone } from '../comments.texts.ts'

const articleIn = ({ pathname }: URL): number => readId(pathname.split('/').at(-1)) ?? 0
const pageOf = ({ searchParams }: URL): number => pageIn(searchParams) ?? 1

/** Whose session has ended meanwhile signs in, and comes back to the comments. */
const refused = ({ status }: { status: number }, { url }: Sent) =>
  status === 401 ? redirect(doorTo('/login', commentsAddress(articleIn(url)))) : undefined

/** The forms below an article, for its page. */
export const commentForms = {
  commentaire: form({
    endpoint: writeComment,
    input: (_read, { url }) => ({ id: articleIn(url) }),
    refused,
    done: (_output, { url }) => redirect(commentsAddress(articleIn(url), { did: 'commentaire' })),
  }),
  'commentaire-modification': form({
    endpoint: changeComment,
    refused,
    done: (_output, { url }) =>
      redirect(commentsAddress(articleIn(url), { page: pageOf(url), did: 'commentaire-modifie' })),
  }),
  'commentaire-suppression': form({
    endpoint: deleteComment,
    refused,
    done: (_output, { url }) =>
      redirect(commentsAddress(articleIn(url), { page: pageOf(url), did: 'commentaire-supprime' })),
  }),
}

/** What is shown below an article. It may fail without the article; a page beyond the last leads to the last. */
export async function loadComments(api: Api, articleId: number, url: URL) {
  const list = await settle(api(listComments, { id: articleId, page: pageOf(url) }))
  const last = list.ok ? list.value.pagination.total_pages : 1
  if (list.ok && pageOf(url) > last) throw redirect(commentsAddress(articleId, { page: last }))
  return { articleId, list, done: saidIn(url.searchParams, commentDone) }
}

export type LoadedComments = Awaited<ReturnType<typeof loadComments>>
