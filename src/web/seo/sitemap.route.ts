import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { href } from 'react-router'
import { isVisible } from '#domain/search/visible-stock.ts'
import { locationSlug } from '#domain/locations/location-slug.ts'
import { slugOf } from '#domain/shared/slug.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { stockAddress } from '../frame/stock-address.ts'
import { siteOrigin } from '../frame/page-head.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/sitemap.route.ts'

const staticPages = [
  href('/'),
  stockAddress(),
  href('/finance'),
  href('/finance-pre-approval'),
  href('/apply-for-finance'),
  href('/sell-my-car'),
  href('/trade-in'),
  href('/service'),
  href('/book-test-drive'),
  href('/locations'),
  href('/about-us'),
  href('/contact-us'),
]

/** The sitemap, streamed so that a large stock is never in memory at once. */
export function loader({ url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const lines = Readable.from(sitemap(dealership, siteOrigin(dealership.site, url)))
  return new Response(createReadableStreamFromReadable(lines), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}

async function* sitemap(dealership: PublicDealership, origin: string) {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  for (const path of [...staticPages, ...(await stockPages(dealership)), ...placePages(dealership)]) {
    yield entry(origin, path)
  }
  yield* vehiclePages(dealership, origin)
  yield '</urlset>\n'
}

async function stockPages({ search, site }: PublicDealership) {
  const { facets } = await search({ size: 0, count: ['make', 'body'] })
  const names = [...(facets.make ?? []), ...(facets.body ?? [])].map(({ value }) => slugOf(value))
  return [...site.stock.carTypes.map((type) => `${type}-cars`), ...names].map((name) => stockAddress(name))
}

function placePages({ site }: PublicDealership) {
  return [
    ...new Set(
      site.locations.map(({ name }) => href('/locations/:location', { location: locationSlug(name) })),
    ),
  ]
}

async function* vehiclePages({ cars, site, now }: PublicDealership, origin: string) {
  for await (const batch of cars.inBatches()) {
    yield batch
      .filter((car) => isVisible(car, site.stock, now()))
      .map(({ slug, updatedAt }) => entry(origin, href('/cars/:slug', { slug }), updatedAt))
      .join('')
  }
}

function entry(origin: string, path: string, changedAt?: Date) {
  const location = escapeXml(new URL(path, origin).href)
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${location}</loc>${changed}</url>\n`
}

function escapeXml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
