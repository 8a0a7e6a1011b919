import type { Collection } from '#platform/server/collection/collection.ts'
import { themselves } from '#platform/server/collection/collection.ts'
import { textOf } from '#platform/server/rich-text.ts'
import type { SearchDocument, SearchSchema } from '#search-engine/schema.ts'
import type { IndexRow } from './articles.repository.ts'
import * as articles from './articles.repository.ts'

/** What search knows of an article. What it is called decides; its text counts only where little else is found. */
const schema: SearchSchema = {
  texts: { title: 8, tags: 5, summary: 3, text: 1 },
  beginnings: 'every',
  facets: { category: {}, dossier: {}, featured: {} },
  numbers: [],
  names: [],
}

const toDocument = (row: IndexRow): SearchDocument => ({
  id: row.id,
  date: row.publishedAt.getTime(),
  texts: { title: row.title, tags: row.tags, summary: row.summary, text: [textOf(row.content), row.author] },
  facets: {
    category: [row.categoryId],
    dossier: row.dossierId === null ? [] : [row.dossierId],
    featured: [row.featured ? 1 : 0],
  },
  numbers: {},
  names: {},
})

const SAMPLE: IndexRow = {
  id: 1,
  categoryId: 2,
  dossierId: 3,
  title: 'title',
  summary: 'summary',
  content: '<p>content</p>',
  author: 'author',
  tags: ['tag', 'another'],
  featured: true,
  publishedAt: new Date(4),
}

/** Published articles, as lists and searches find them. */
export const articleCollection: Collection = {
  name: 'articles',
  schema,
  samples: [toDocument(SAMPLE), toDocument({ ...SAMPLE, dossierId: null, featured: false })],
  read: async (db, batch, now) => (await articles.findForIndex(db, batch, now)).map(toDocument),
  highestId: articles.highestId,
  touched: { article: themselves },
  turned: articles.findTurned,
}
