import type { Db } from '#platform/server/database/db.ts'
import { fromMarkdown } from '#platform/server/markdown.ts'
import { cleanHtml, RICH_TEXT_RULES } from '#platform/server/rich-text.ts'
import * as comments from '../comments/server/comments.repository.ts'
import * as articles from './articles.repository.ts'

const AT_ONCE = 100

/** Does something to rows until there are none of them left, a few at a time. */
async function each<Row>(find: () => Promise<Row[]>, work: (row: Row) => Promise<void>): Promise<void> {
  const rows = await find()
  for (const row of rows) await work(row)
  if (rows.length === AT_ONCE) await each(find, work)
}

/**
 * Makes anew what older rules have made, so that readers need not: they are shown it by the rules of today anyway. What newer
 * rules have made is left to the process that knows them.
 */
export async function renewRichText(db: Db, rules = RICH_TEXT_RULES): Promise<void> {
  await each(
    () => comments.findOutdated(db, rules, AT_ONCE),
    (row) => comments.setHtml(db, row, { html: fromMarkdown(row.source), rules }),
  )
  await each(
    () => articles.findOutdated(db, rules, AT_ONCE),
    (row) => articles.setContent(db, row, { content: cleanHtml(row.content, 'staff'), contentRules: rules }),
  )
}
