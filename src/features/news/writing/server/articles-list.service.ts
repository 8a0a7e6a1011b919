import { beginsWords } from '#platform/folding.ts'
import { recordAct } from '#platform/server/audit/audit.service.ts'
import { serveList } from '#platform/server/back-office/served-list.ts'
import { articlesList } from '../articles-list.rules.ts'
import { articleState } from '../writing.rules.ts'
import { articlesSource, findListed, ofSections } from './articles-list.repository.ts'
import { withdraw } from './publishing.ts'
import { findSections } from './sections.repository.ts'

const yesOrNo = (is: boolean): string => (is ? 'oui' : 'non')

/** Every article, for the back office. */
export const servedArticles = serveList<typeof articlesList>({
  list: articlesList,
  kind: 'article',
  source: articlesSource,
  // An article is found by what its category and its dossier are called.
  alsoFound: async (db, words) => {
    const { categories, dossiers } = await findSections(db)
    return words.map((word) => {
      const of = (rows: { id: number; name: string }[]) =>
        rows.filter(({ name }) => beginsWords(name, word)).map(({ id }) => id)
      const [some, others] = [of(categories), of(dossiers)]
      return some.length + others.length > 0 ? ofSections(some, others) : undefined
    })
  },
  choices: async (db) => {
    const { categories } = await findSections(db)
    return { rubrique: Object.fromEntries(categories.map(({ id, name }) => [String(id), name])) }
  },
  rows: async (db, ids) =>
    (await findListed(db, ids)).map((row) => ({
      id: row.id,
      title: row.title,
      state: articleState(row.publishedAt, new Date()),
      category: row.category,
      dossier: row.dossier,
      author: row.author || null,
      published: row.publishedAt,
      changed: row.changedAt,
      featured: yesOrNo(row.featured),
      pending: yesOrNo(row.version !== row.shownVersion),
    })),
  acts: {
    retrait: ({ db }, actor, ids) =>
      db.transaction(async (tx) => {
        const changed = await withdraw(tx, ids)
        for (const id of changed) await recordAct(tx, actor, 'unpublish', { kind: 'article', id })
        return changed
      }),
  },
})
