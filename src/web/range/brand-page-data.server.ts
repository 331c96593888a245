import { href, redirect } from 'react-router'
import { makeMark } from '#domain/cars/make-mark.ts'
import { makes } from '#domain/cars/makes.ts'
import { landingAddress } from '#domain/search/search-path.ts'
import { emptySearch } from '#domain/search/search-state.ts'
import { slugOf } from '#domain/shared/slug.ts'
import { matchingNames } from '#domain/search/vocabulary/matching-names.ts'
import { wholeStockAddress } from '#domain/search/stock-addresses/whole-stock-address.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { rangeTiles } from '../content/models/range-tiles.server.ts'
import { notFound } from '../frame/not-found.server.ts'
import { stockRow } from '../content/sections/stock-row.server.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../frame/page-head.server.ts'

const STOCK_SHOWN = 12

/**
 * A make with its models: those that the dealer has written, or else those in stock. Another name of the make, such
 * as VW, leads to the page. A make without models leads to the search, which says what else there is, and an unknown one is
 * not found.
 */
export async function brandPageData(slug: string, url: URL, dealership: PublicDealership) {
  const { site, search } = dealership
  const view = await dealership.content()
  const { facets } = await search({ size: 0, count: ['make'] })
  const models = view.all('model')
  const known = [
    ...models.map(({ body }) => body.make),
    ...(facets.make ?? []).map(({ value }) => value),
    ...makes,
  ]
  const matches = matchingNames(slug, known)
  const [make] = matches
  if (make === undefined) throw await notFound(url, dealership)
  const stock = landingAddress({ ...emptySearch, chosen: { make: matches } })
  const tiles = await rangeTiles({ make }, view, dealership)
  if (tiles.length === 0) throw redirect(stock)

  const path = href('/brands/:make', { make: slugOf(make) })
  if (slug !== slugOf(make)) throw redirect(path + url.search, 301)
  return {
    make,
    mark: makeMark(make, site.stock.makeMarks),
    tiles,
    stock: wholeStockAddress({ make: matches }, site.stock),
    cars: await stockRow(stock, STOCK_SHOWN, dealership),
    head: pageHead(site, url, {
      title: make,
      description: `The ${make} range at ${site.name}: models, prices and what’s in stock.`,
      path,
      structuredData: [
        breadcrumbs(siteOrigin(site, url), [
          { name: 'Home', path: '/' },
          { name: 'Our range', path: href('/models') },
          { name: make, path },
        ]),
      ],
    }),
  }
}
