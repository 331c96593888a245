import { describe, expect, test } from 'vitest'
import { carStatuses, carTypes, priceKinds } from '#domain/cars/car.ts'
import { marketBadge } from '#domain/market-prices/market-badge.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import { cars, type DemoCar, now, priced, sites, stockOf } from '../tests/support/pages/whole-demo.ts'

describe('the demo has an example of everything', () => {
  test.each(carStatuses)('a vehicle that is %s', (status) => {
    expect(cars.filter((car) => car.status === status).length).toBeGreaterThan(5)
  })

  test.each(carTypes)('stock that is %s', (carType) => {
    expect(cars.filter((car) => car.carType === carType).length).toBeGreaterThan(30)
  })

  test.each(priceKinds)('a price that is %s', (priceKind) => {
    expect(cars.filter((car) => car.priceKind === priceKind).length).toBeGreaterThan(10)
  })

  test.each(sites)('SRCH-08 $slug shows what was just sold and hides what was sold long ago', (site) => {
    const sold = (stockOf.get(site.slug) ?? []).filter(({ status }) => status === 'sold')
    const shown = sold.filter((car) => isVisible({ ...car, carType: 'new' }, site.stock, now))

    expect(shown.length).toBeGreaterThan(0)
    expect(sold.length).toBeGreaterThan(shown.length)
  })

  test('a dealer’s exclusions hide vehicles that are in stock', () => {
    const stock = stockOf.get('copperjack') ?? []
    const held = new Set(stock.flatMap(({ stockNumber, make }) => [stockNumber, make]))
    const excluded = sites.flatMap((site) => [
      ...site.stock.excludedStockNumbers,
      ...site.stock.excludedMakes,
    ])

    expect(excluded.length).toBeGreaterThan(2)
    expect(excluded.filter((one) => !held.has(one))).toEqual([])
  })

  test.each(sites)('every category of $slug has vehicles', ({ slug, stock }) => {
    const filled = new Set((stockOf.get(slug) ?? []).flatMap(({ categories }) => categories))
    expect(stock.categories.filter((category) => !filled.has(category))).toEqual([])
  })

  test.each<[string, (car: DemoCar) => boolean]>([
    ['a new arrival', ({ createdAt }) => now.getTime() - createdAt.getTime() < 8 * 86_400_000],
    ['a reserved vehicle', ({ reserved }) => reserved],
    ['a preorder without a price', ({ preorder, priceCents }) => preorder && priceCents === null],
    ['a preorder with a price', ({ preorder, priceCents }) => preorder && (priceCents ?? 0) > 1000],
    ['a certified Toyota', ({ certified, make }) => certified && make === 'Toyota'],
    ['an electric car', ({ simpleFuel }) => simpleFuel === 'Electric'],
    ['a hybrid', ({ simpleFuel }) => simpleFuel === 'Hybrid'],
    ['a plug-in hybrid', ({ simpleFuel }) => simpleFuel === 'Plug-in Hybrid'],
    [
      'a private sale',
      ({ privateSuburb, privatePostcode }) => privateSuburb !== null && privatePostcode !== null,
    ],
    ['no price', ({ priceCents, preorder }) => priceCents === null && !preorder],
    ['a placeholder price', ({ priceCents }) => priceCents !== null && priceCents <= 1000],
    ['a was-price', ({ beforePriceCents }) => beforePriceCents !== null],
    ['an offer', ({ offerPriceCents }) => offerPriceCents !== null],
    ['a subscription', ({ subscriptionPriceCents }) => subscriptionPriceCents !== null],
    ['a dealer’s own tag', ({ tag }) => tag !== null],
    ['a vehicle hidden from the website', ({ showOnDealerWebsite }) => !showOnDealerWebsite],
    ['a market price for the state', ({ marketPrices }) => marketPrices?.stateAverageCents != null],
    ['a market price for the country only', ({ marketPrices }) => marketPrices?.stateAverageCents === null],
    ['a market badge', (car) => badgeOf(car) !== null],
    [
      'a price far below averages that include something else',
      (car) => badgeOf(car) === null && isFarBelow(car),
    ],
    ['comments that are cut off', ({ dealerComments }) => (dealerComments?.length ?? 0) > 400],
    ['no comments', ({ dealerComments }) => dealerComments === null],
    ['a very long name', ({ name }) => name.length > 75],
    ['no picture', ({ images }) => images.length === 0],
    ['an expired registration', ({ registrationExpiry }) => (registrationExpiry ?? '9') < '2026-11-20'],
    ['a registration with time left', ({ registrationExpiry }) => (registrationExpiry ?? '0') > '2026-11-20'],
    ['a history report', ({ historyReportUrl }) => historyReportUrl !== null],
    ['no colour', ({ colour }) => colour === null],
    ['a long equipment list', ({ standardEquipment }) => standardEquipment.length > 8],
    ['no data sheet', ({ variant, itemType }) => itemType === 'car' && Object.keys(variant).length === 0],
    [
      'half a quote',
      ({ financeLenders }) => Object.values(financeLenders).some((quote) => quote.interestRate === null),
    ],
    ['two lenders’ quotes', ({ financeLenders }) => Object.keys(financeLenders).length === 2],
  ])('%s', (_what, is) => {
    expect(cars.filter(is).length).toBeGreaterThan(2)
  })

  test.each(sites)(
    'FIN-01 the lender of $slug has quotes for most vehicles with a price',
    ({ slug, finance }) => {
      const asked = priced.filter((car) => stockOf.get(slug)?.includes(car))
      const quoted = asked.filter(
        ({ financeLenders }) => finance.provider && financeLenders[finance.provider],
      )
      expect(quoted.length).toBeGreaterThan(asked.length * 0.6)
    },
  )
})

function badgeOf(car: DemoCar) {
  const site = sites.find(({ slug }) => stockOf.get(slug)?.includes(car))
  return site ? marketBadge(car, priceDisplay(car, site.prices), site.prices) : null
}

function isFarBelow({ priceCents, marketPrices, priceKind, status }: DemoCar) {
  const average = marketPrices?.stateAverageCents ?? marketPrices?.averageCents ?? 0
  const isAlike = priceKind === null || priceKind === marketPrices?.kind
  return status === 'in_stock' && !isAlike && average - Number(priceCents) > 499_00
}
