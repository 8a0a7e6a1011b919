import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { pictureAddress } from '#platform/files.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ofCompany } from '#platform/server/database/ownership.ts'
import type { Actor, SignedIn } from '#platform/server/endpoints.ts'
import type { Block } from '../editing.rules.ts'
import type { SocialNetwork } from '../../companies-contact.rules.ts'
import { companies, companyPhotos, companySocialNetworks } from '../../server/companies.tables.ts'
import type { Content } from './editing.tables.ts'
import { companyDrafts as drafts, companyPictures as pictures } from './editing.tables.ts'

const edited = {
  id: companies.id,
  name: companies.name,
  logoPath: companies.logoPath,
  cityId: companies.cityId,
  tagline: companies.tagline,
  about: companies.about,
  description: companies.description,
  trades: companies.trades,
  benefits: companies.benefits,
  quoteText: companies.quoteText,
  quoteAuthor: companies.quoteAuthor,
  quoteRole: companies.quoteRole,
  size: companies.size,
  employees: companies.employees,
  foundedYear: companies.foundedYear,
  revenue: companies.revenue,
  website: companies.website,
  email: companies.email,
  phone: companies.phone,
  street: companies.street,
  postalCode: companies.postalCode,
}
const ofActor = (db: Db, actor: SignedIn) => db.select(edited).from(companies).where(ofCompany(actor, companies.id))
export type EditedCompany = Awaited<ReturnType<typeof ofActor>>[number]

export async function findCompany(db: Db, actor: SignedIn): Promise<EditedCompany | null> {
  const [row] = await ofActor(db, actor)
  return row ?? null
}

/** As it is now; whoever else edits it waits until the transaction ends. */
export async function lockCompany(tx: Tx, actor: SignedIn): Promise<EditedCompany | null> {
  const [row] = await ofActor(tx, actor).for('no key update')
  return row ?? null
}

export const findDrafts = (db: Db, companyId: number) =>
  db
    .select({ block: drafts.block, version: drafts.version, content: drafts.content, savedAt: drafts.savedAt })
    .from(drafts)
    .where(eq(drafts.companyId, companyId))

export const upsertDraft = (
  tx: Tx,
  row: { companyId: number; block: Block; version: number; content: Content | null },
) =>
  tx
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({
      target: [drafts.companyId, drafts.block],
      set: { version: row.version, content: row.content, savedAt: sql`now()` },
    })

/** Nothing of the draft is left; who still has it open is told. */
export const emptyDrafts = (tx: Tx, companyId: number) =>
  tx
    .update(drafts)
    .set({ content: null, version: sql`${drafts.version} + 1` })
    .where(eq(drafts.companyId, companyId))

export const updateCompany = (tx: Tx, id: number, fields: Partial<typeof companies.$inferInsert>) =>
  tx
    .update(companies)
    // Written even if nothing of it changes: pages and searches hear of the company by its row.
    .set({ name: sql`${companies.name}`, ...fields })
    .where(eq(companies.id, id))

export async function replaceNetworks(tx: Tx, companyId: number, links: [SocialNetwork, string][]): Promise<void> {
  await tx.delete(companySocialNetworks).where(eq(companySocialNetworks.companyId, companyId))
  if (links.length > 0)
    await tx.insert(companySocialNetworks).values(links.map(([network, url]) => ({ companyId, network, url })))
}

export async function replacePhotos(
  tx: Tx,
  companyId: number,
  photos: Omit<typeof companyPhotos.$inferInsert, 'id' | 'companyId' | 'position'>[],
): Promise<void> {
  await tx.delete(companyPhotos).where(eq(companyPhotos.companyId, companyId))
  if (photos.length > 0)
    await tx.insert(companyPhotos).values(photos.map((photo, at) => ({ ...photo, companyId, position: at + 1 })))
}

// Pictures that were sent ----------------------------------------------------------------------------
export const insertPicture = (tx: Tx, row: { companyId: number; file: string }) => tx.insert(pictures).values(row)

export const findPictures = (db: Db, companyId: number) =>
  db.select({ file: pictures.file }).from(pictures).where(eq(pictures.companyId, companyId)).orderBy(asc(pictures.id))

/** Lets go of those that neither the page nor the draft shows. */
export const dropPicturesBut = (tx: Tx, companyId: number, files: string[]) =>
  tx
    .delete(pictures)
    .where(and(eq(pictures.companyId, companyId), files.length > 0 ? notInArray(pictures.file, files) : undefined))

/** Whether a page shows a picture to everybody. */
export const isOnPage = async (db: Db, file: string): Promise<boolean> =>
  (await db.$count(companyPhotos, inArray(companyPhotos.path, [pictureAddress(file, 'l')]))) > 0

/** Whether a picture is one of the company that somebody recruits for. */
export const isOfCompany = async (db: Db, actor: Actor, file: string): Promise<boolean> =>
  (await db.$count(pictures, and(eq(pictures.file, file), ofCompany(actor, pictures.companyId)))) > 0
