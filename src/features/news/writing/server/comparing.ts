import { namesByAccount } from '#features/accounts/server/users.service.ts'
import type { ParsedInputOf } from '#platform/contract.ts'
import { notFound } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import { textOf } from '#platform/server/rich-text.ts'
import { compareBlocks, compareWords, newBudget } from '../compare.rules.ts'
import type * as contract from '../writing.contract.ts'
import { comparedTexts as texts } from '../writing.texts.ts'
import { findSections } from './sections.repository.ts'
import type { VersionRow } from './writing.repository.ts'
import { findVersion } from './writing.repository.ts'

const BLOCK_ENDS = /<\/(?:p|h2|h3|li|figcaption)>|<br\s*\/?>/
const IMG = /<img\b[^>]*?\balt="([^"]*)"[^>]*>/g

/** The paragraphs of a text, and its pictures by their words. */
const blocksOf = (content: string): string[] =>
  content
    .replaceAll(IMG, (_tag, alt: string) => `${texts.picture(alt)}</p>`)
    .split(BLOCK_ENDS)
    .map(textOf)
    .filter(Boolean)

/** Two versions side by side: what differs of them, with the words that changed. */
export async function compareVersions(
  db: Db,
  { id, one: before, other: after }: ParsedInputOf<typeof contract.compareVersions>,
) {
  const [one, other, sections] = await Promise.all([
    findVersion(db, id, Math.min(before, after)),
    findVersion(db, id, Math.max(before, after)),
    findSections(db),
  ])
  if (!one || !other) throw notFound()
  const names = await namesByAccount(
    db,
    [one.accountId, other.accountId].flatMap((accountId) => accountId ?? []),
  )
  const nameIn = (rows: { id: number; name: string }[], wanted: number | null): string =>
    rows.find((row) => row.id === wanted)?.name ?? ''
  const said: [string, (row: VersionRow) => string][] = [
    ['title', ({ title }) => title],
    ['summary', ({ summary }) => summary],
    ['author', ({ author }) => author],
    ['category', ({ categoryId }) => nameIn(sections.categories, categoryId)],
    ['dossier', ({ dossierId }) => nameIn(sections.dossiers, dossierId)],
    ['tags', ({ tags }) => tags.join(', ')],
    ['featured', ({ featured }) => (featured ? texts.yes : texts.no)],
    ['layout', ({ layout }) => String(layout)],
    ['cover', ({ coverFile, coverAlt }) => (coverFile ? coverAlt : '')],
  ]
  const budget = newBudget()
  const fields = said
    .filter(([, read]) => read(one) !== read(other))
    .map(([field, read]) => ({ field, ...compareWords(read(one), read(other), budget) }))
  const blocks = compareBlocks(blocksOf(one.content), blocksOf(other.content), budget).map((block) => ({
    field: 'content',
    ...block,
  }))
  const told = ({ number, savedAt, accountId }: VersionRow) => ({
    number,
    saved_at: savedAt.toISOString(),
    by: accountId === null ? null : (names.get(accountId) ?? null),
  })
  return { one: told(one), other: told(other), changes: [...fields, ...blocks] }
}
