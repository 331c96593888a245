import { describe, expect, test } from 'vitest'
import { Site, type SiteDocument } from '#sites/site.ts'
import { bareCar } from '../../../../tests/support/samples/bare-car.ts'
import { sampleQuote } from '../../../../tests/support/samples/sample-quote.ts'
import { siteDocument } from '../../../../tests/support/samples/sample-site.ts'
import { vehicleRecord } from './vehicle-record.server.ts'

const now = new Date('2026-03-10T12:00:00+10:00')
const marketPrices = { stateAverageCents: 50_000_00, averageCents: 51_000_00 }
const car = {
  ...bareCar,
  year: 2021,
  priceCents: 45_990_00,
  vin: 'MR0HA3CD500123456',
  registrationPlate: '123ABC',
  financeLenders: { Manual: sampleQuote(), Angle: sampleQuote() },
}

describe('API-01 a vehicle has what its page shows', () => {
  test.each<[string, Partial<SiteDocument>, string[]]>([
    ['the site’s lender', { finance: { provider: 'Angle' } }, ['Angle']],
    ['no lender where the site has none', {}, []],
    ['no lender where the site shows no finance', { finance: { provider: 'Angle', excluded: true } }, []],
    [
      'no lender on a Suzuki dealer’s site',
      { finance: { provider: 'Angle' }, manufacturer: { name: 'Suzuki' } },
      [],
    ],
  ])('%s', (_what, document, lenders) => {
    expect(Object.keys(recordOf(car, document).finance_lenders)).toEqual(lenders)
  })

  test('no lender once it is sold', () => {
    expect(recordOf({ ...car, status: 'sold' }, { finance: { provider: 'Angle' } }).finance_lenders).toEqual(
      {},
    )
  })

  test('market prices where the site shows them', () => {
    const priced = { ...car, marketPrices }
    expect(recordOf(priced, { prices: { marketBadge: true } }).autograb_data).toEqual({
      state_average_market_price: 50_000,
      average_market_price: 51_000,
    })
    expect(recordOf(priced, {}).autograb_data).toBeNull()
  })

  test('the numbers of a dealer’s own vehicle, and none of a private seller’s', () => {
    expect(recordOf(car)).toMatchObject({ vin: 'MR0HA3CD500123456', regplate: '123ABC' })
    expect(recordOf({ ...car, privateSuburb: 'Nundah' })).toMatchObject({ vin: null, regplate: null })
  })
})

function recordOf(shown: typeof bareCar, document: Partial<SiteDocument> = {}) {
  return vehicleRecord(shown, Site.parse(siteDocument(document)), now)
}
