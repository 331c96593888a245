import { describe, expect, test } from 'vitest'
import type { StoredCar } from '#data/cars/cars.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { structuredData } from '../../support/pages/structured-data.ts'
import { visit } from '../../support/browser/visit.ts'

describe('ROUTE-09 the offer in the structured data', () => {
  test.each<[Partial<StoredCar>, string]>([
    [{}, 'InStock'],
    [{ status: 'coming_soon' }, 'PreOrder'],
    [{ reserved: true }, 'Reserved'],
    [{ preorder: true, priceCents: null }, 'PreOrder'],
    [{ status: 'sold', soldAt: new Date('2026-03-09T12:00:00+10:00') }, 'SoldOut'],
  ])('for %o has the availability %s', async (car, availability) => {
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
  ])('PRC-04 for %o says what the price includes', async (car, specification) => {
    expect((await offerOf(car))['priceSpecification']).toMatchObject({
      ...specification,
      priceCurrency: 'AUD',
      valueAddedTaxIncluded: true,
    })
  })

  test('PRC-04 claims nothing that the feed does not say', async () => {
    expect(await offerOf({ priceKind: null, priceType: null })).not.toHaveProperty('priceSpecification')
    expect((await offerOf({ priceKind: null, priceType: 'RRP' }))['priceSpecification']).not.toHaveProperty(
      'valueAddedTaxIncluded',
    )
  })

  test('names the dealer at the vehicle’s location', async () => {
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

  test('does not name the dealer for a private sale', async () => {
    expect(await offerOf({ privateSuburb: 'Nundah', privatePostcode: '4012' })).not.toHaveProperty('seller')
  })

  test('claims no GST for a private sale', async () => {
    const offer = await offerOf({ privateSuburb: 'Nundah', privatePostcode: '4012' })

    expect(offer['priceSpecification']).toMatchObject({ price: 45_990 })
    expect(offer['priceSpecification']).not.toHaveProperty('valueAddedTaxIncluded')
  })

  test('has the pictures of the page, and none where the page has none', async () => {
    const broken = ['http://[', 'javascript:alert(1)', '']

    const { image } = await vehicleOf({ images: ['/1.jpg', ...broken] })

    expect(image).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\/1\.jpg$/)])
    expect((await vehicleOf({ primaryImageUrl: '/2.jpg' }))['image']).toHaveLength(1)
    expect((await vehicleOf({ images: ['/1.jpg'], primaryImageUrl: '/2.jpg' }))['image']).toHaveLength(2)
    expect((await vehicleOf({ images: broken, thumbnails: ['/3.jpg'] }))['image']).toHaveLength(1)
    expect(await vehicleOf({ images: broken })).not.toHaveProperty('image')
  })

  test.each([
    ['car', 'Car'],
    ['caravan', 'Vehicle'],
    ['motorcycle', 'Motorcycle'],
  ])('describes a %s as a %s', async (itemType, type) => {
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
