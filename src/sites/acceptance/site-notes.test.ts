import { expect, test } from 'vitest'
import { Site, type SiteDocument } from '../site.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { siteNotes } from './site-notes.ts'

test('CAR-11 notes a market badge without a source', () => {
  expect(notesOf({ prices: { marketBadge: true } })).toEqual([
    expect.stringContaining('prices.marketPriceSource is empty'),
  ])
  expect(notesOf({ prices: { marketBadge: true, marketPriceSource: 'redbook' } })).toEqual([])
})

test('SITE-02 notes a setting that has no effect yet, unless it repeats the default', () => {
  expect(notesOf({ locationDisplay: { hideReviews: true, hiddenReviewIds: ['7'] } })).toEqual([
    'locationDisplay.hideReviews is accepted, but not yet in effect.',
    'locationDisplay.hiddenReviewIds is accepted, but not yet in effect.',
  ])
  expect(notesOf({ locationDisplay: { hideReviews: false } })).toEqual([])
})

function notesOf(overrides: Partial<SiteDocument>) {
  return siteNotes(Site.parse(siteDocument(overrides)))
}
