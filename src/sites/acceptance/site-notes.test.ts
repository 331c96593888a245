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

test('API-03 notes that only a demo has the sandbox for market prices', () => {
  expect(notesOf({ prices: { marketPriceSource: 'sandbox' } })).toEqual([
    expect.stringContaining('only a demo has'),
  ])
})

function notesOf(overrides: Partial<SiteDocument>) {
  return siteNotes(Site.parse(siteDocument(overrides)))
}
