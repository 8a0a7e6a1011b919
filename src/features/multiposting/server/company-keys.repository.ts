import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { CompanyKey } from '#platform/server/endpoints.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import { companyKeys } from './multiposting.tables.ts'

export const insertKey = async (tx: Tx, row: typeof companyKeys.$inferInsert): Promise<number> =>
  (await tx.insert(companyKeys).values(row).returning({ id: companyKeys.id }))[0]!.id

export const countKeys = (db: Db, companyId: number): Promise<number> =>
  db.$count(companyKeys, and(eq(companyKeys.companyId, companyId), isNull(companyKeys.revokedAt)))

/** Those that work first, the newest of them first. */
export const findKeys = (db: Db, actor: Actor) =>
  db
    .select({
      id: companyKeys.id,
      name: companyKeys.name,
      hint: companyKeys.hint,
      scopes: companyKeys.scopes,
      accountId: companyKeys.accountId,
      createdAt: companyKeys.createdAt,
      lastUsedAt: companyKeys.lastUsedAt,
      revokedAt: companyKeys.revokedAt,
    })
    .from(companyKeys)
    .where(ofCompany(actor, companyKeys.companyId))
    .orderBy(sql`${companyKeys.revokedAt} is not null`, desc(companyKeys.id))
    .limit(100)

export async function setRevoked(db: Db, actor: Actor, id: number): Promise<boolean> {
  const changed = await db
    .update(companyKeys)
    .set({ revokedAt: sql`coalesce(${companyKeys.revokedAt}, now())` })
    .where(and(eq(companyKeys.id, id), ofCompany(actor, companyKeys.companyId)))
    .returning({ id: companyKeys.id })
  return changed.length > 0
}

/** A key that is not revoked, whoever made it. */
export async function findByHash(db: Db, hash: Buffer): Promise<CompanyKey | null> {
  const { id, companyId, accountId, scopes } = companyKeys
  const [found] = await db
    .select({ id, companyId, accountId, scopes })
    .from(companyKeys)
    .where(and(eq(companyKeys.hash, hash), isNull(companyKeys.revokedAt)))
  return found ?? null
}

/** Noted once a minute at most. */
export const noteUse = (db: Db, id: number) =>
  db
    .update(companyKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(companyKeys.id, id),
        or(isNull(companyKeys.lastUsedAt), lt(companyKeys.lastUsedAt, sql`now() - interval '1 minute'`)),
      ),
    )
