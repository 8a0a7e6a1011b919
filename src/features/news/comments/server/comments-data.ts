import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, out, same, underCamel } from '#platform/server/personal-data.ts'
import { findDraftsOf } from './comment-drafts.repository.ts'
import { findVersionsBy, findWrittenBy } from './comment-traces.repository.ts'

export const commentsData: PersonalData = {
  tables: {
    article_comments: {
      account_id: same,
      ...underCamel('comments.0', 'id article_id source version created_at edited_at hidden_at'),
      ...all('html rules', out('made of what was typed')),
      ...all('suspended shown', out('follows from the state of the comment and of the account')),
    },
    article_comment_versions: {
      account_id: same,
      ...underCamel('comment_versions.0', 'comment_id version source written_at'),
    },
    article_comment_marks: {
      account_id: same,
      article_id: out('where the words stood; they are gone'),
      mark: out('a fingerprint of words that are gone'),
    },
    article_comment_drafts: {
      account_id: same,
      ...underCamel('comment_drafts.0', 'article_id source kept_at'),
    },
  },
  explains: {
    comments: 'vos commentaires sur des articles',
    comment_versions: 'ce que disaient vos commentaires avant que vous les modifiiez',
    comment_drafts: 'les commentaires que vous avez commencés sans les publier',
  },
  read: async ({ db }, { accountId }) => {
    const [written, versions, drafts] = [
      await findWrittenBy(db, accountId),
      await findVersionsBy(db, accountId),
      await findDraftsOf(db, accountId),
    ]
    return {
      comments: written.map(({ id, articleId, source, version, createdAt, editedAt, hiddenAt }) => ({
        id,
        articleId,
        source,
        version,
        createdAt,
        editedAt,
        hiddenAt,
      })),
      comment_versions: versions,
      comment_drafts: drafts,
    }
  },
}
