import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { acceptedTerms } from '../../server/accounts.tables.ts'

/** Accepting twice changes nothing: the first time counts. */
export const insertAcceptance = (db: Db, accountId: number, version: string) =>
  db.insert(acceptedTerms).values({ accountId, version }).onConflictDoNothing()

/** Everything somebody accepted, the latest version first. */
export const findAcceptancesOf = (db: Db, accountId: number) =>
  db
    .select({ version: acceptedTerms.version, acceptedAt: acceptedTerms.acceptedAt })
    .from(acceptedTerms)
    .where(eq(acceptedTerms.accountId, accountId))
    .orderBy(desc(acceptedTerms.version))
