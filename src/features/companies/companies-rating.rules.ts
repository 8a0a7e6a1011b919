/** From so many reviews on they are shown, and counted for anybody: fewer would tell who wrote them. */
export const REVIEWS_SHOWN_FROM = 5

type Rating = { rating: number | null; reviews_count: number | null }

/** What may be told of a company's reviews: the average to a tenth and how many there are; nothing at all while they are too few. */
export const ratingOf = ({ reviewsCount, reviewsStars }: { reviewsCount: number; reviewsStars: number }): Rating =>
  reviewsCount < REVIEWS_SHOWN_FROM
    ? { rating: null, reviews_count: null }
    : { rating: Math.round((10 * reviewsStars) / reviewsCount) / 10, reviews_count: reviewsCount }
