import { describe, expect, test } from 'vitest'
import type { StoredCar } from '#data/cars.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { structuredData } from '../../support/pages/structured-data.ts'
import { visit } from '../../support/browser/visit.ts'

describe('ROUTE-09 what search engines are told of an offer', () => {
  test.each<[Partial<StoredCar>, string]>([
    [{}, 'InStock'],
    [{ status: 'coming_soon' }, 'PreOrder'],
    [{ reserved: true }, 'Reserved'],
    [{ preorder: true, priceCents: null }, 'PreOrder'],
    [{ status: 'sold', soldAt: new Date('2026-03-09T12:00:00+10:00') }, 'SoldOut'],
  ])('of %o is that it is %s', async (car, availability) => {
    expect(await offerOf(car)).toMatchObject({ availability: `https://schema.org/${availability}` })
  })

  test.each<[Partial<StoredCar>, object]>([
    [
      { priceKind: 'drive_away', priceType: null },
      { price: 45_990, description: 'Drive Away' },
    ],
    [
      { priceKind: 'excluding_government_charges', priceType: 'EGC' },
      { price: 45_990, description: 'EGC' },
    ],
    [
      { priceKind: 'from', priceType: 'From' },
      { minPrice: 45_990, description: 'From' },
    ],
  ])('PRC-04 of %o is what the price includes', async (car, specification) => {
    expect((await offerOf(car))['priceSpecification']).toMatchObject({
      ...specification,
      priceCurrency: 'AUD',
      valueAddedTaxIncluded: true,
    })
  })

  test('PRC-04 claims nothing that nobody said', async () => {
    expect(await offerOf({ priceKind: null, priceType: null })).not.toHaveProperty('priceSpecification')
    expect((await offerOf({ priceKind: null, priceType: 'RRP' }))['priceSpecification']).not.toHaveProperty(
      'valueAddedTaxIncluded',
    )
  })

  test('is the dealer’s, at the place where the vehicle stands', async () => {
    expect((await offerOf({}))['seller']).toMatchObject({
      '@type': 'AutoDealer',
      name: 'Harbour Motors Wynnum',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Wynnum',
        addressRegion: 'QLD',
        addressCountry: 'AU',
      },
    })
  })

  test('is not the dealer’s where somebody sells their own', async () => {
    expect(await offerOf({ privateSuburb: 'Nundah', privatePostcode: '4012' })).not.toHaveProperty('seller')
  })

  test('claims no GST in what a private seller asks', async () => {
    const offer = await offerOf({ privateSuburb: 'Nundah', privatePostcode: '4012' })

    expect(offer['priceSpecification']).toMatchObject({ price: 45_990 })
    expect(offer['priceSpecification']).not.toHaveProperty('valueAddedTaxIncluded')
  })

  test('has the pictures that the page has, and none where it has none', async () => {
    const broken = ['http://[', 'javascript:alert(1)', '']

    const { image } = await vehicleOf({ images: ['/1.jpg', ...broken] })

    expect(image).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\/1\.jpg$/)])
    expect((await vehicleOf({ primaryImageUrl: '/2.jpg' }))['image']).toHaveLength(1)
    expect(await vehicleOf({ images: broken })).not.toHaveProperty('image')
  })

  test.each([
    ['car', 'Car'],
    ['caravan', 'Vehicle'],
    ['motorcycle', 'Motorcycle'],
  ])('a %s is a %s', async (itemType, type) => {
    expect((await vehicleOf({ itemType }))['@type']).toBe(type)
  })
})

async function offerOf(car: Partial<StoredCar>) {
  return (await vehicleOf(car))['offers'] as Record<string, unknown>
}

async function vehicleOf(car: Partial<StoredCar>) {
  const dealer = await dealership({ stock: [{ slug: 'hilux', ...car }] })
  const [vehicle = {}] = structuredData((await visit(dealer, '/cars/hilux')).html)
  return vehicle
}
