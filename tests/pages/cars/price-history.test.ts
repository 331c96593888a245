import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { carPrices } from '#data/tables/cars.ts'
import { createId } from '#data/create-id.ts'
import { type Template, templates } from '#sites/templates/templates.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { visit } from '../../support/browser/visit.ts'

describe('PRC-04 the price history of a vehicle', () => {
  test.each(templates)('appears after the features on %s, newest first', async (template) => {
    const dealer = await dealerWith([48_990_00, 47_490_00, 45_990_00], template)

    const { text } = await visit(dealer, '/cars/hilux')

    expect(text).toContain(
      'Price history From 1 March 2026 $45,990 From 1 March 2026 $47,490 From 1 March 2026 $48,990',
    )
    expect(text.indexOf('Features')).toBeLessThan(text.indexOf('Price history'))
  })

  test.each([
    ['one price', [45_990_00]],
    ['a price that went up', [43_990_00, 45_990_00]],
  ])('is left out for %s', async (_what, prices) => {
    const { text } = await visit(await dealerWith(prices), '/cars/hilux')

    expect(text).not.toContain('Price history')
  })

  test('SITE-01 never includes another site’s prices', async () => {
    const dealer = await dealerWith([48_990_00, 45_990_00])
    const [car] = await dealer.cars.findBriefByStockNumber(['H1'])
    const other = await dealership({ stock: [{ ...sampleCar(), id: String(car?.id), slug: 'hilux' }] })

    expect((await visit(other, '/cars/hilux')).text).not.toContain('Price history')
  })
})

/** A dealer with a vehicle that had these prices, all from the first of March. */
async function dealerWith(prices: number[], template: Template = 'metropolitan') {
  const dealer = await dealership({ site: { template } })
  const car = sampleCar({ id: createId(), slug: 'hilux', stockNumber: 'H1', features: ['Towbar'] })
  for (const priceCents of prices) await dealer.cars.put([{ ...car, priceCents }])
  const from = new Date('2026-03-01T00:30:00+10:00')
  await testDatabase().db.update(carPrices).set({ from }).where(eq(carPrices.carId, car.id))
  return dealer
}
