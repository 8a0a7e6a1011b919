import type { PersonalData } from '#platform/server/personal-data.ts'
import { all, at, out, same } from '#platform/server/personal-data.ts'
import { findWrittenBy } from './writing.repository.ts'

/** Versions outlive who saved them: the articles are the site's. They name nobody then. */
export const writingData: PersonalData = {
  tables: {
    article_versions: {
      article_id: at('written_articles.0.article_id'),
      number: at('written_articles.0.version'),
      saved_at: at('written_articles.0.saved_at'),
      title: at('written_articles.0.title'),
      begun_at: out('when the sitting began that the version is of'),
      by_itself: out('how it was saved'),
      ...all('account_id', same),
      ...all(
        'category_id dossier_id summary content layout cover_file cover_alt author tags featured',
        out('what the article of the site says'),
      ),
    },
  },
  explains: { written_articles: 'les versions d’articles que vous avez enregistrées' },
  read: async ({ db }, { accountId }) => ({
    written_articles: (await findWrittenBy(db, accountId)).map((row) => ({
      article_id: row.articleId,
      version: row.number,
      saved_at: row.savedAt.toISOString(),
      title: row.title,
    })),
  }),
}
