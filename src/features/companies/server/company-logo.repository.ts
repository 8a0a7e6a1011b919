import { eq } from 'drizzle-orm'
import type { Db } from '#platform/server/database/db.ts'
import { companies } from './companies.tables.ts'

/** Gives a company another logo, or none; the file before goes with this change. Says whether there is such a company. */
export async function setLogo(
  db: Db,
  companyId: number,
  logo: { logoFile: string; logoPath: string } | { logoFile: null; logoPath: null },
): Promise<boolean> {
  const rows = await db.update(companies).set(logo).where(eq(companies.id, companyId)).returning({ id: companies.id })
  return rows.length > 0
}

export async function findFace(db: Db, companyId: number) {
  const { id, name, logoPath } = companies
  const [row] = await db.select({ id, name, logoPath }).from(companies).where(eq(companies.id, companyId))
  return row ?? null
}
