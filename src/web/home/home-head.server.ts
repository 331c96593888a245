import type { Site } from '#sites/site.ts'
import type { CarCardData } from '../cars/card/car-card-data.ts'
import { pageHead } from '../frame/page-head.server.ts'
import type { PageHead } from '../frame/page-head.ts'

/** The head of the home page, with the picture of the latest vehicle for links to it. */
export function homeHead(site: Site, url: URL, latest: readonly CarCardData[]): PageHead {
  return pageHead(site, url, {
    title: site.name,
    description:
      site.description ??
      `New and used ${site.stock.vehicleWord}s, finance, service and parts at ${site.name}.`,
    path: '/',
    ...(latest[0]?.picture && { image: { path: latest[0].picture.src } }),
    structuredData: [autoDealer(site, url)],
  })
}

function autoDealer(site: Site, url: URL) {
  return {
    '@type': 'AutoDealer',
    name: site.name,
    url: new URL('/', url).href,
    ...(site.phone && { telephone: site.phone }),
    ...(site.email && { email: site.email }),
  }
}
