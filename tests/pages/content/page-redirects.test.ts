import { describe, expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { pageCalled, publish } from '../../support/samples/publish.ts'
import { visit } from '../../support/browser/visit.ts'

describe('RNG-05 redirects', () => {
  test('answer where there is no page, and only there', async () => {
    const dealer = await dealership()
    await publish(dealer, [
      pageCalled('new-page', 'New'),
      {
        kind: 'redirects',
        slug: 'redirects',
        body: {
          redirects: [
            { from: '/old-page', to: '/new-page' },
            { from: '/a/b/c', to: 'https://other.example/', status: 302 },
            { from: '/blog/old', to: '/blog' },
            { from: '/offers/old', to: '/offers' },
            { from: '/about-us', to: '/new-page' },
            { from: '/cars/old-hilux', to: '/search/toyota/hilux' },
            { from: '/search/clearance-2019', to: '/search' },
            { from: '/locations/old-yard', to: '/locations' },
          ],
        },
      },
    ])
    const to = async (path: string) => {
      const { status, headers } = await visit(dealer, path)
      return [status, headers.get('location')]
    }

    expect(await to('/old-page/')).toEqual([301, '/new-page'])
    expect(await to('/a/b/c')).toEqual([302, 'https://other.example/'])
    expect(await to('/blog/old')).toEqual([301, '/blog'])
    expect(await to('/offers/old')).toEqual([301, '/offers'])
    expect(await to('/cars/old-hilux')).toEqual([301, '/search/toyota/hilux'])
    expect(await to('/search/clearance-2019')).toEqual([301, '/search'])
    expect(await to('/locations/old-yard')).toEqual([301, '/locations'])
    expect(await to('/about-us')).toEqual([200, null])
    expect(await to('/nothing')).toEqual([404, null])
  })
})
