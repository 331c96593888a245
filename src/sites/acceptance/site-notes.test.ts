import { expect, test } from 'vitest'
import { Site, type SiteDocument } from '../site.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { siteNotes } from './site-notes.ts'

test('CAR-11 a market badge without a source is noted', () => {
  expect(notesOf({ prices: { marketBadge: true } })).toEqual([
    expect.stringContaining('prices.marketPriceSource names no source'),
  ])
  expect(notesOf({ prices: { marketBadge: true, marketPriceSource: 'redbook' } })).toEqual([])
})

test('SITE-02 a setting that is not yet in effect is noted, unless it says what is so anyway', () => {
  expect(
    notesOf({ reservations: { gateCheckout: true }, locationDisplay: { hiddenReviewIds: ['7'] } }),
  ).toEqual([
    'reservations.gateCheckout is accepted, but not yet in effect.',
    'locationDisplay.hiddenReviewIds is accepted, but not yet in effect.',
  ])
  expect(notesOf({ reservations: { gateCheckout: false } })).toEqual([])
})

function notesOf(wishes: Partial<SiteDocument>) {
  return siteNotes(Site.parse(siteDocument(wishes)))
}
