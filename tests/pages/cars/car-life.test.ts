import { describe, expect, test } from 'vitest'
import type { StoredCar } from '#data/cars/cars.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { visit } from '../../support/browser/visit.ts'

const soldOn = (day: string) => ({ status: 'sold', soldAt: new Date(`${day}T12:00:00+10:00`) }) as const

describe('ROUTE-09 the address of a vehicle in each status', () => {
  test.each<[string, Partial<StoredCar>, number, string]>([
    ['for sale', {}, 200, 'Interested in this vehicle?'],
    ['on its way', { status: 'coming_soon' }, 200, 'COMING SOON'],
    ['just sold', soldOn('2026-03-09'), 200, 'Unfortunately this car recently sold.'],
    ['sold long ago', soldOn('2026-03-01'), 410, 'This car has been sold'],
    ['sold at an unknown time', { status: 'sold' }, 410, 'This car has been sold'],
    ['withdrawn', { status: 'withdrawn' }, 410, 'This car is no longer for sale'],
    ['hidden from the website', { showOnDealerWebsite: false }, 404, 'We can’t find that page'],
  ])('%s', async (_what, car, status, says) => {
    const dealer = await dealership({ stock: [{ slug: 'hilux', ...car }, { slug: 'like-it' }] })

    const page = await visit(dealer, '/cars/hilux')

    expect(page.status).toBe(status)
    expect(page.text).toContain(says)
    expect(page.html.includes('rel="canonical"')).toBe(status === 200)
  })

  test('after its removal, links to its model, or else to its make', async () => {
    const gone = { slug: 'hilux', status: 'withdrawn' } as const

    const many = await visit(await dealership({ stock: [gone, {}] }), '/cars/hilux')
    const last = await visit(await dealership({ stock: [gone] }), '/cars/hilux')

    expect(many.html).toContain('href="/search/toyota/hilux"')
    expect(last.html).toContain('href="/search/toyota"')
    expect(many.text).not.toContain('sold')
  })

  test('when it returns, has its page again', async () => {
    const car = sampleCar({ slug: 'hilux', ...soldOn('2026-03-01') })
    const dealer = await dealership({ stock: [car] })
    expect((await visit(dealer, '/cars/hilux')).status).toBe(410)

    await dealer.cars.put([{ ...car, status: 'in_stock', soldAt: null }])

    expect((await visit(dealer, '/cars/hilux')).status).toBe(200)
  })
})

test('CAR-14 a vehicle that was just sold has no link to compare it, before scripts run either', async () => {
  const dealer = await dealership({
    stock: [{ slug: 'hilux', ...soldOn('2026-03-09') }, { slug: 'like-it' }],
  })

  const sold = await visit(dealer, '/cars/hilux')
  const forSale = await visit(dealer, '/cars/like-it')

  expect(sold.html).not.toMatch(/href="\/compare[^"]*hilux/)
  expect(forSale.html).toMatch(/href="\/compare[^"]*like-it/)
})
