import { describe, expect, test } from 'vitest'
import { Site, type SiteDocument } from './site.ts'

const smallest: SiteDocument = {
  slug: 'harbour-motors',
  name: 'Harbour Motors',
  dealerships: [{ id: '1', slug: 'harbour', name: 'Harbour Motors' }],
}

describe('SITE-02 a site’s document', () => {
  test('needs few settings, and has a default for all others', () => {
    const site = Site.parse(smallest)

    expect(site).toMatchObject({ template: 'metropolitan', defaultState: 'qld', stock: { soldDays: 3 } })
    expect(site.prices.noPriceText).toBe('Enquire for price.')
  })

  test('is refused with the path of each invalid setting', () => {
    const wrong = {
      ...smallest,
      timeZone: 'Mars/Olympus',
      stock: { soldDays: -1, soldDyas: 4 },
      theme: { brand: 'red' },
      locations: [{ id: 'a', name: 'Yard', dealershipSlug: 'nowhere' }],
    }

    const read = Site.safeParse(wrong)

    expect(read.error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'locations.0.dealershipSlug',
      'stock',
      'stock.soldDays',
      'theme.brand',
      'timeZone',
    ])
  })

  test('is refused if a location names an unknown dealership', () => {
    const read = Site.safeParse({
      ...smallest,
      locations: [{ id: 'a', name: 'Yard', dealershipSlug: 'nowhere' }],
    })

    expect(read.error?.issues).toMatchObject([{ path: ['locations', 0, 'dealershipSlug'] }])
  })

  test('CAR-01 is refused if a location has itself or an unknown one as a distribution location', () => {
    const locations = [
      { id: 'a', name: 'Yard', dealershipSlug: 'harbour', distributionLocations: ['a', 'b'] },
    ]
    const read = Site.safeParse({ ...smallest, locations })

    expect(read.error?.issues.map(({ message }) => message)).toEqual([
      'name other locations than itself',
      'there is no location “b”',
    ])
  })

  test('names each section of the home page at most once', () => {
    const withSections = (...sections: ('latest' | 'brands')[]) =>
      Site.safeParse({ ...smallest, home: { sections } }).success

    expect(withSections('latest', 'brands')).toBe(true)
    expect(withSections('latest', 'latest')).toBe(false)
  })

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    String.raw`/\evil.example`,
    'http://plain.example',
    'data:text/html,x',
  ])('never links to %s', (href) => {
    expect(Site.safeParse({ ...smallest, menu: [{ label: 'x', href }] }).success).toBe(false)
  })

  test.each(['a..b', 'Sub.Example.com', 'host:80', '127.0.0.1', '-', ''])(
    'never answers at the host “%s”',
    (host) => {
      expect(Site.safeParse({ ...smallest, hosts: [host] }).success).toBe(false)
    },
  )
})
