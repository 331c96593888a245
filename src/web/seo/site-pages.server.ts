import { href } from 'react-router'
import { contentPath, fixedPageSlugs, pagePath } from '#domain/content/content-address.ts'
import { runningToday } from '#domain/content/shown-offers.ts'
import { locationPlaces } from '#domain/locations/location-places.ts'
import { modelPath } from '#domain/range/range.ts'
import { dayIn } from '#domain/shared/day.ts'
import { slugOf } from '#domain/shared/slug.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { stockAddress } from '../frame/stock-address.ts'

const staticPages = [
  href('/'),
  href('/models'),
  href('/finance'),
  href('/finance-enquiry'),
  href('/finance-pre-approval'),
  href('/apply-for-finance'),
  href('/sell-my-car'),
  href('/trade-in'),
  href('/service'),
  href('/book-test-drive'),
  href('/accessories'),
  href('/offers'),
  href('/locations'),
  href('/contact-us'),
]

/**
 * The paths of all pages that search engines should know, without those of vehicles. A list that has nothing in it yet is not
 * indexed, so it isn't among them.
 */
export async function sitePages(dealership: PublicDealership): Promise<string[]> {
  const paths = [
    ...staticPages,
    ...(dealership.site.manufacturer === null ? [] : [href('/mazda-finance-page')]),
    ...(await stockPages(dealership)),
    ...placePages(dealership),
    ...(await contentPages(dealership)),
  ]
  return [...new Set(paths)]
}

async function stockPages({ search, site }: PublicDealership) {
  const { total, facets } = await search({ size: 0, count: ['car_type', 'make', 'body'] })
  if (total === 0) return []
  const types = site.stock.carTypes.filter((type) => facets.car_type?.some(({ value }) => value === type))
  const names = [...(facets.make ?? []), ...(facets.body ?? [])].map(({ value }) => slugOf(value))
  return [
    stockAddress(),
    ...[...types.map((type) => `${type}-cars`), ...names].map((name) => stockAddress(name)),
  ]
}

function placePages({ site }: PublicDealership) {
  return locationPlaces(site.locations.filter(({ visible }) => visible)).map(({ slug }) =>
    href('/locations/:location', { location: slug }),
  )
}

/** What the dealer has written, and the pages that every site has. */
async function contentPages({ content, site, now }: PublicDealership) {
  const view = await content()
  const today = dayIn(site.timeZone, now())
  const models = view.all('model')
  const posts = view.all('post').filter(({ body }) => body.day <= today)
  return [
    ...fixedPageSlugs.map((slug) => pagePath(slug, site.forms)),
    ...view.all('page').map(({ slug }) => contentPath('page', slug, site.forms)),
    ...(posts.length > 0 ? [href('/blog/:slug?')] : []),
    ...posts.map(({ slug }) => contentPath('post', slug, site.forms)),
    ...runningToday(view.all('offer'), today).map(({ slug }) => contentPath('offer', slug, site.forms)),
    ...models.map((model) => modelPath(model, site.stock.makesInModelPaths)),
    ...new Set(models.map(({ body }) => href('/brands/:make', { make: slugOf(body.make) }))),
  ]
}
