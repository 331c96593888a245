import { href } from 'react-router'
import { isVisible } from '#domain/search/visible-stock.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { sitePages } from './site-pages.server.ts'

/** The protocol allows 50,000 addresses in a file. */
const VEHICLES_PER_FILE = 40_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap of everything, or its index where one file would be too large. Streamed, so that no large stock is in memory. */
export async function* sitemapLines(dealership: PublicDealership, origin: string) {
  const { total } = await dealership.search({ size: 0 })
  const files = Math.ceil(total / VEHICLES_PER_FILE)
  if (files <= 1) {
    yield `${HEAD}<urlset ${NAMESPACE}>\n`
    yield* pageLines(dealership, origin)
    yield* vehicleLines(dealership, origin)
    yield '</urlset>\n'
    return
  }
  yield `${HEAD}<sitemapindex ${NAMESPACE}>\n`
  for (const part of ['pages', ...Array.from({ length: files }, (_, at) => `vehicles-${at + 1}`)]) {
    const path = href('/sitemaps/:part', { part: `${part}.xml` })
    yield `<sitemap><loc>${escapeXml(new URL(path, origin).href)}</loc></sitemap>\n`
  }
  yield '</sitemapindex>\n'
}

/** One file of the index; `null` for a name that it doesn’t have. */
export function sitemapPart(part: string, dealership: PublicDealership, origin: string) {
  if (part === 'pages.xml') return file(pageLines(dealership, origin))
  const number = Number(/^vehicles-([1-9]\d{0,3})\.xml$/.exec(part)?.[1] ?? 0)
  return number === 0 ? null : file(vehicleLines(dealership, origin, number))
}

async function* file(lines: AsyncIterable<string>) {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`
  yield* lines
  yield '</urlset>\n'
}

async function* pageLines(dealership: PublicDealership, origin: string) {
  for (const path of await sitePages(dealership)) yield entry(origin, path)
}

/** The vehicles of one file, or all of them. */
async function* vehicleLines({ cars, site, now }: PublicDealership, origin: string, number?: number) {
  const [first, last] =
    number === undefined ? [0, Infinity] : [(number - 1) * VEHICLES_PER_FILE, number * VEHICLES_PER_FILE]
  let at = 0
  for await (const batch of cars.inBatches()) {
    const lines: string[] = []
    for (const car of batch) {
      if (!isVisible(car, site.stock, now())) continue
      if (at >= first && at < last) lines.push(entry(origin, href('/cars/:slug', car), car.updatedAt))
      at += 1
    }
    if (lines.length > 0) yield lines.join('')
    if (at >= last) return
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
