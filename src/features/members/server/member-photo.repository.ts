import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { prepared } from '#platform/server/database/prepared.ts'
import type { Actor } from '#platform/server/endpoints.ts'
import { members } from './members.tables.ts'
import { blocksNobody, choiceColumns, viewerOfRow } from './visibility.repository.ts'

/** Gives somebody another photo, or none; the one before goes with this change. Says whether there is such a member. */
export async function setPhoto(db: Db, accountId: number, photoFile: string | null): Promise<boolean> {
  const rows = await db
    .update(members)
    .set({ photoFile })
    .where(eq(members.accountId, accountId))
    .returning({ id: members.id })
  return rows.length > 0
}

// Asked by every page of a member.
const photoOf = prepared((db) =>
  db
    .select({ photo: members.photoFile })
    .from(members)
    .where(eq(members.accountId, sql.placeholder('accountId'))),
)

export async function findPhoto(db: Db, accountId: number): Promise<string | null> {
  const [row] = await photoOf(db, { accountId })
  return row?.photo ?? null
}

/** Whose photo it is, what the caller is to them, and what they have chosen. */
export async function findByPhoto(db: Db, actor: Actor, photoFile: string) {
  const [row] = await db
    .select({
      id: members.id,
      accountId: members.accountId,
      viewer: viewerOfRow(actor),
      ...choiceColumns,
      blocksNobody: blocksNobody as SQL<boolean>,
    })
    .from(members)
    .where(eq(members.photoFile, photoFile))
  return row ?? null
}
