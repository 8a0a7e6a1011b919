import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, at, out, same } from '#platform/server/personal-data.ts'
import { findOwnLikes } from './likes.repository.ts'

export const newsData: PersonalData = {
  tables: {
    article_likes: {
      article_id: at('liked_articles.0.id'),
      liked_at: at('liked_articles.0.liked_at'),
      visitor: out('empty for members'),
      ...all('account_id', same),
    },
  },
  explains: {
    liked_articles: 'les articles que vous avez aimés',
  },
  read: async ({ db }, { accountId }) => ({
    liked_articles: (await findOwnLikes(db, accountId)).map(({ id, likedAt }) => ({
      id,
      liked_at: likedAt.toISOString(),
    })),
  }),
}
