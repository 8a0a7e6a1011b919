import { redirect } from 'react-router'
import { doorTo } from '#features/accounts/doors.rules.ts'
import { saidIn } from '#platform/forms.ts'
import type { Api } from '#platform/contract.ts'
import type { Sent } from '#platform/form-actions.ts'
import { form } from '#platform/form-actions.ts'
import { readId } from '#platform/ids.ts'
import { listAddress } from '#platform/list-address.ts'
import { loadList } from '#platform/load-list.ts'
import { pageIn } from '#platform/pages.ts'
import { changeComment, deleteComment, listComments, writeComment } from '../comments.contract.ts'
import { COMMENTS } from '../comments-link.rules.ts'
import { commentsAddress } from '../comments.rules.ts'
import { commentDone } from '../comments.texts.ts'

const articleIn = ({ params }: Sent): number => readId(params.id) ?? 0

/** Whose session has ended meanwhile signs in, and comes back to the comments. */
const refused = ({ status }: { status: number }, sent: Sent) =>
  status === 401 ? redirect(doorTo('/login', commentsAddress(articleIn(sent)))) : undefined

/** The forms below an article, for its page. */
export const commentForms = {
  commentaire: form({
    endpoint: writeComment,
    input: (_read, sent) => ({ id: articleIn(sent) }),
    refused,
    done: (_output, sent) => redirect(commentsAddress(articleIn(sent), { did: 'commentaire' })),
  }),
  'commentaire-modification': form({
    endpoint: changeComment,
    refused,
    done: (_output, sent) =>
      redirect(
        commentsAddress(articleIn(sent), { page: pageIn(sent.url.searchParams) ?? 1, did: 'commentaire-modifie' }),
      ),
  }),
  'commentaire-suppression': form({
    endpoint: deleteComment,
    refused,
    done: (_output, sent) =>
      redirect(
        commentsAddress(articleIn(sent), { page: pageIn(sent.url.searchParams) ?? 1, did: 'commentaire-supprime' }),
      ),
  }),
}

/** What is shown below an article. It may fail without the article. */
export async function loadComments(api: Api, articleId: number, url: URL) {
  const { list } = await loadList(url, listAddress({}), (page) => api(listComments, { id: articleId, page }), COMMENTS)
  return { articleId, list, done: saidIn(url.searchParams, commentDone) }
}

export type LoadedComments = Awaited<ReturnType<typeof loadComments>>
