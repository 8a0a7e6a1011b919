import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import { companies } from './companies.tables.ts'

/** Gives somebody's company another logo, or none; the file before goes with this change. Says whether there is such a company. */
export async function setLogo(
  db: Db,
  actor: SignedIn,
  logo: { logoFile: string; logoPath: string } | { logoFile: null; logoPath: null },
): Promise<boolean> {
  const rows = await db
    .update(companies)
    .set(logo)
    .where(ofCompany(actor, companies.id))
    .returning({ id: companies.id })
  return rows.length > 0
}

export async function findFace(db: Db, actor: SignedIn) {
  const { id, name, logoPath } = companies
  const [row] = await db.select({ id, name, logoPath }).from(companies).where(ofCompany(actor, id))
  return row ?? null
}

/** Gives a company without a logo its first one. Says whether it had none. */
export async function setFirstLogo(tx: Tx, companyId: number, logo: { logoFile: string; logoPath: string }) {
  const rows = await tx
    .update(companies)
    .set(logo)
    .where(and(eq(companies.id, companyId), isNull(companies.logoPath)))
    .returning({ id: companies.id })
  return rows.length > 0
}

export const isLogo = async (db: Db, file: string): Promise<boolean> =>
  (await db.$count(companies, eq(companies.logoFile, file))) > 0
