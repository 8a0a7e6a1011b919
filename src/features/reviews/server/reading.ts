import { companyRefusals } from '#features/companies/companies.rules.ts'
import { companyRating } from '#features/companies/server/company-card.service.ts'
import type { PageInput } from '#platform/pagination.ts'
import { pageOf, rowsOf } from '#platform/pagination.ts'
import { refuse } from '#platform/refusals.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { SignedIn } from '#platform/server/endpoints.ts'
import * as reviews from './reviews.repository.ts'

/** What everybody may read of the reviews of a company; nothing at all while there are too few. */
async function shownOf(db: Db, companyId: number, page: PageInput) {
  const company = await companyRating(db, companyId)
  if (!company) throw refuse(companyRefusals['companies/not_found'])
  const { rating, reviews_count } = company
  const rows = reviews_count === null ? [] : await reviews.findShown(db, companyId, rowsOf(page))
  const data = rows.map(({ answerText, answerMonth, ...review }) => ({
    ...review,
    answer: answerText !== null && answerMonth !== null ? { text: answerText, month: answerMonth } : null,
  }))
  return { rating, reviews_count, data, pagination: pageOf(reviews_count ?? 0, page) }
}

export const listReviews = (db: Db, { id, ...page }: PageInput & { id: number }) => shownOf(db, id, page)

const NOTHING = { company_id: null, rating: null, reviews_count: null, data: [] }

/** The same, of the company that somebody recruits for. */
export const listCompanyReviews = async (db: Db, { companyId }: SignedIn, page: PageInput) =>
  companyId === null
    ? { ...NOTHING, pagination: pageOf(0, page) }
    : { company_id: companyId, ...(await shownOf(db, companyId, page)) }
