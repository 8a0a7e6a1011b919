import { formatDate } from '#platform/french.ts'
import { pageOfRow } from '#platform/pages.ts'
import type { Reportable } from '#platform/server/reportable.ts'
import { isPublished } from '../../news.rules.ts'
import { COMMENT_KIND, COMMENT_WORD, COMMENTS_PER_PAGE, commentsAddress } from '../comments.rules.ts'
import { commentTexts as texts } from '../comments.texts.ts'
import { countBefore, findVersions, findWithArticle } from './comment-traces.repository.ts'
import { setHidden } from './comments.repository.ts'

/** Comments can be reported by whoever reads the article. What they said before they were edited is read with them; whose they are is not told. */
export const reportableComments: Reportable = {
  kind: COMMENT_KIND,
  word: COMMENT_WORD,
  label: 'Commentaire',
  named: texts.report,
  describe: async (db, id) => {
    const comment = await findWithArticle(db, id)
    if (!comment) return null
    const [before, versions] = [await countBefore(db, comment), await findVersions(db, id)]
    const visible = comment.shown && isPublished(comment, new Date())
    const page = pageOfRow(before, COMMENTS_PER_PAGE)
    return {
      title: comment.title,
      detail: formatDate(comment.createdAt),
      text: [comment.source, ...versions.map(({ writtenAt, source }) => texts.before(writtenAt, source))].join('\n\n'),
      path: visible ? commentsAddress(comment.articleId, { page, comment: id }) : null,
      visible,
      hidden: comment.hiddenAt !== null,
      version: comment.version,
      owner: { accountId: comment.accountId },
    }
  },
  setHidden,
}
