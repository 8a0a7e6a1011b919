import { expect, test } from 'vitest'
import { ratingOf } from './companies-rating.rules.ts'

test('nothing is told of fewer than five reviews, not even that there are some', () => {
  for (const reviewsCount of [0, 1, 4])
    expect(ratingOf({ reviewsCount, reviewsStars: 5 * reviewsCount })).toEqual({ rating: null, reviews_count: null })
})

test('the average is that of all stars, to a tenth', () => {
  const cases: [number, number, number][] = [
    [5, 5, 1],
    [5, 25, 5],
    [6, 25, 4.2],
    [20, 81, 4.1],
    [37, 152, 4.1],
  ]
  for (const [reviewsCount, reviewsStars, rating] of cases)
    expect(ratingOf({ reviewsCount, reviewsStars })).toEqual({ rating, reviews_count: reviewsCount })
})
