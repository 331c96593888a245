import { describe, expect, test } from 'vitest'
import { combinedRating } from './rating-over.ts'
import type { Review } from './review.ts'
import { shownReviews } from './shown-reviews.ts'

const settings = { hideReviews: false, minimumRating: 4, hiddenReviewIds: [] as string[] }
const review = (id: string, stars = 5, day: string | null = null): Review => ({
  id,
  stars,
  day,
  locationId: null,
  name: 'Kim',
  text: 'Good.',
  source: null,
})
const rating = (average: number) => ({ average, count: 100 })

describe('LOC-06 reviews', () => {
  test.each([
    ['at the minimum', rating(4), settings, false],
    ['just above the minimum', rating(4.01), settings, true],
    ['at the site’s own minimum', rating(4.5), { ...settings, minimumRating: 4.5 }, false],
    ['above the site’s own minimum', rating(4.6), { ...settings, minimumRating: 4.5 }, true],
    ['at 4, whatever the site’s minimum', rating(4), { ...settings, minimumRating: 3 }, false],
    ['that the site hides', rating(5), { ...settings, hideReviews: true }, false],
    ['without any rating', null, settings, false],
  ])('%s', (_which, overall, given, isShown) => {
    expect(shownReviews({ rating: overall, reviews: [] }, given) !== null).toBe(isShown)
  })

  test('have their own average where no rating is stated', () => {
    expect(shownReviews({ rating: null, reviews: [review('1', 5), review('2', 4)] }, settings)).toMatchObject(
      {
        average: 4.5,
        count: 2,
      },
    )
  })

  test('are 12 at most, the latest first', () => {
    const reviews = Array.from({ length: 14 }, (_, index) =>
      review(`${index}`, 5, `2026-01-${String(index + 1).padStart(2, '0')}`),
    )
    const ids = shownReviews({ rating: null, reviews }, settings)?.reviews.map(({ id }) => id)

    expect(ids).toHaveLength(12)
    expect(ids?.slice(0, 2)).toEqual(['13', '12'])
  })

  test('leave out hidden ones, which still count', () => {
    const reviews = [review('1', 5), review('2', 5), review('3', 4)]

    expect(shownReviews({ rating: null, reviews }, { ...settings, hiddenReviewIds: ['3'] })).toMatchObject({
      count: 3,
      reviews: [{ id: '1' }, { id: '2' }],
    })
    const worse = [review('1', 5), review('2', 1)]
    expect(shownReviews({ rating: null, reviews: worse }, { ...settings, hiddenReviewIds: ['2'] })).toBeNull()
  })
})

test('LOC-06 the rating of several businesses counts each as often as it was given', () => {
  expect(combinedRating([{ average: 5, count: 1 }, { average: 4, count: 3 }, null])).toEqual({
    average: 4.25,
    count: 4,
  })
  expect(combinedRating([null])).toBeNull()
})
