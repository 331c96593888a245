import { describe, expect, test } from 'vitest'
import type { StoredCar } from '#data/cars/cars.ts'
import { templates } from '#sites/templates/templates.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

const marketPrices = { stateAverageCents: 47_230_00, averageCents: 50_000_00, kind: 'drive_away' } as const
const prices = { marketBadge: true, marketPriceSource: 'autograb' } as const
const basis =
  'Vehicles like this one are advertised for $47,230 on average in QLD, also drive away. Source: AutoGrab.'

describe('CAR-11 the market badge', () => {
  test.each(templates)('shows on the page and the card of %s, with its basis', async (template) => {
    const dealer = await dealership({ site: { template, prices }, stock: [{ slug: 'hilux', marketPrices }] })

    const [page, search] = [await visit(dealer, '/cars/hilux'), await visit(dealer, '/search')]

    expect(page.html).toMatch(/<details class="market-badge[^>]*><summary>\$1,240 below market<\/summary>/)
    expect(page.text).toContain(basis)
    expect(search.html).toMatch(/<details class="market-badge[^>]*><summary>\$1,240 below market<\/summary>/)
    expect(search.text).toContain(basis)
  })

  test('API-03 of an estimate says that it is one, and whose', async () => {
    const kind = 'excluding_government_charges'
    const estimated = {
      stateAverageCents: null,
      averageCents: 47_230_00,
      kind,
      estimatedBy: 'autograb',
    } as const
    const car = { slug: 'hilux', priceType: 'EGC', priceKind: kind, marketPrices: estimated } as const
    const dealer = await dealership({ site: { prices }, stock: [car] })

    expect((await visit(dealer, '/cars/hilux')).text).toContain(
      'AutoGrab estimates that a vehicle like this one is advertised for $47,230 across Australia, also excluding government charges.',
    )
  })

  test.each<[string, Partial<StoredCar>, object]>([
    ['where the site turns it off', {}, { ...prices, marketBadge: false }],
    [
      'for a price that includes something else',
      { priceType: 'EGC', priceKind: 'excluding_government_charges' },
      prices,
    ],
    ['for averages of an unknown kind', { marketPrices: { ...marketPrices, kind: null } }, prices],
    ['for a sold vehicle', { status: 'sold', soldAt: new Date('2026-03-09T12:00:00+10:00') }, prices],
    ['for a subscription', { subscriptionPriceCents: 389_00 }, { ...prices, offersSubscriptions: true }],
    ['without a price', { priceCents: null }, prices],
  ])('is absent %s', async (_what, car, policy) => {
    const dealer = await dealership({
      site: { prices: policy },
      stock: [{ slug: 'hilux', marketPrices, ...car }],
    })

    expect((await visit(dealer, '/cars/hilux')).text).not.toContain('below market')
    expect((await visit(dealer, '/search')).text).not.toContain('below market')
  })
})
