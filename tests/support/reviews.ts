import type { Db } from '../../src/platform/server/database/db.ts'

/** What an ordinary review says. */
export const REVIEW_TEXT = 'Un accueil soigné, des missions conformes à l’annonce et une équipe qui prend le temps.'

/** Lets somebody review a company: an application of theirs has reached it. */
export async function applyTo(db: Db, accountId: number, companyId: number, jobId: number): Promise<void> {
  await db.execute(`insert into applications (job_id, company_id, account_id, title, company_name, stage, sent_at)
    values (${jobId}, ${companyId}, ${accountId}, 'Poste', 'Maison', 'nouveau', now())`)
}

/** A review that was read and published; each of another author, whom the caller names. */
export async function publishReview(
  db: Db,
  accountId: number,
  companyId: number,
  { stars = 4, text = REVIEW_TEXT }: { stars?: number; text?: string } = {},
): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(`
    insert into company_reviews (company_id, account_id, stars, text, basis, state, published_on)
    values (${companyId}, ${accountId}, ${stars}, '${text}', 'applied', 'published', '2026-03-01') returning id`)
  return rows[0]!.id
}
