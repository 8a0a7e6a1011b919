import { eq, inArray, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { profileTexts } from './sourcing.tables.ts'

export async function findTexts(db: Db, accountIds: number[]): Promise<Map<number, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .select({ accountId: profileTexts.accountId, text: profileTexts.text })
    .from(profileTexts)
    .where(inArray(profileTexts.accountId, accountIds))
  return new Map(rows.map(({ accountId, text }) => [accountId, text]))
}

export async function findText(db: Db, accountId: number) {
  const [row] = await db.select().from(profileTexts).where(eq(profileTexts.accountId, accountId))
  return row ?? null
}

/** That the text of a CV is not there. */
export const hasNoText = (cvId: SQLWrapper): SQL =>
  sql`not exists (select 1 from ${profileTexts} where ${profileTexts.cvId} = ${cvId})`

export const saveText = (tx: Tx, row: { accountId: number; cvId: number; text: string }) =>
  tx
    .insert(profileTexts)
    .values(row)
    .onConflictDoUpdate({ target: profileTexts.accountId, set: { ...row, readAt: new Date() } })
