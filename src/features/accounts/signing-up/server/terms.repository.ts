import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { prepared } from '#platform/server/database/prepared.ts'
import { acceptedTerms } from '../../server/accounts.tables.ts'

/** Accepting twice changes nothing: the first time counts. */
export const insertAcceptance = (db: Db, accountId: number, version: string) =>
  db.insert(acceptedTerms).values({ accountId, version }).onConflictDoNothing()

/** Everything somebody accepted, the latest version first. */
export const findAcceptancesOf = (db: Db, accountId: number) => acceptancesOf(db, { accountId })

// Asked by every page of a member.
const acceptancesOf = prepared((db) =>
  db
    .select({ version: acceptedTerms.version, acceptedAt: acceptedTerms.acceptedAt })
    .from(acceptedTerms)
    .where(eq(acceptedTerms.accountId, sql.placeholder('accountId')))
    .orderBy(desc(acceptedTerms.version)),
)
