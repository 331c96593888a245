import { describe, expect, test } from 'vitest'
import { visit } from '../../support/browser/visit.ts'
import { dealership } from '../../support/samples/dealership.ts'

const numbers = { vin: 'MR0HA3CD500123456', registrationPlate: '731XKQ' }
const dealer = await dealership({
  stock: [
    { slug: 'owned', ...numbers, privateSuburb: 'Nundah', privatePostcode: '4012' },
    { slug: 'stock', vin: 'MR0HA3CD500654321', registrationPlate: '842YLR' },
  ],
})
const { id = '' } = (await dealer.cars.findBySlug('owned')) ?? {}

describe('CAR-07 the VIN and plate of a private seller’s vehicle', () => {
  test.each([
    '/cars/owned',
    '/cars/owned.data',
    '/compare?car_id=owned&car_id=stock',
    '/compare.data?car_id=owned&car_id=stock',
    '/search',
    '/api/search',
    `/api/cars?ids=${id}`,
    `/api/cars/${id}/facts`,
  ])('are not in %s', async (path) => {
    const { status, html } = await visit(dealer, path)
    expect(status).toBe(200)
    expect(html).toContain('HiLux')
    for (const number of Object.values(numbers)) expect(html).not.toContain(number)
  })

  test.each([...Object.values(numbers), 'MR0HA3CD5001'])(
    'are not found by a search for %s',
    async (number) => {
      expect(await slugsFor(number)).not.toContain('owned')
    },
  )

  test('are those of the dealer’s own stock', async () => {
    expect((await visit(dealer, '/cars/stock')).html).toContain('MR0HA3CD500654321')
    expect(await slugsFor('842YLR')).toEqual(['stock'])
  })
})

async function slugsFor(query: string) {
  const { html } = await visit(dealer, `/api/search?query=${query}`)
  const { hits } = JSON.parse(html) as { hits: { slug: string }[] }
  return hits.map(({ slug }) => slug)
}
