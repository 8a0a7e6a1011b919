import { eq } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { members } from './members.tables.ts'

/** Gives somebody another photo, or none; the one before goes with this change. Says whether there is such a member. */
export async function setPhoto(db: Db, accountId: number, photoFile: string | null): Promise<boolean> {
  const rows = await db
    .update(members)
    .set({ photoFile })
    .where(eq(members.accountId, accountId))
    .returning({ id: members.id })
  return rows.length > 0
}

export async function findPhoto(db: Db, accountId: number): Promise<string | null> {
  const [row] = await db.select({ photo: members.photoFile }).from(members).where(eq(members.accountId, accountId))
  return row?.photo ?? null
}

/** Whose photo it is, and who may see them. */
export async function findByPhoto(db: Db, photoFile: string) {
  const { accountId, profileVisible, publicProfile, suspended } = members
  const [row] = await db
    .select({ accountId, profileVisible, publicProfile, suspended })
    .from(members)
    .where(eq(members.photoFile, photoFile))
  return row ?? null
}
