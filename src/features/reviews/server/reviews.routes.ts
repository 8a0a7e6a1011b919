import type { Served } from '#platform/server/endpoints.ts'
import { serve } from '#platform/server/endpoints.ts'
import type { Site } from '#platform/server/site.ts'
import * as contract from '../reviews.contract.ts'
import { answerReview } from './answering.ts'
import { listCompanyReviews, listReviews } from './reading.ts'
import { changeReview, deleteReview, readOwnReview, writeReview } from './reviewing.ts'

export const reviewsRoutes = (site: Site): Served[] => [
  serve(contract.listReviews, (input) => listReviews(site.db, input)),
  serve(contract.readOwnReview, ({ id }, actor) => readOwnReview(site.db, actor, id)),
  serve(contract.writeReview, (input, actor) => writeReview(site.db, actor, input)),
  serve(contract.changeReview, (input, actor) => changeReview(site.db, actor, input)),
  serve(contract.deleteReview, ({ id }, actor) => deleteReview(site.db, actor, id)),
  serve(contract.listCompanyReviews, (page, actor) => listCompanyReviews(site.db, actor, page)),
  serve(contract.answerReview, (input, actor) => answerReview(site, actor, input)),
]
