import { redirect } from 'react-router'
import { readSearch, searchAddress } from '#domain/search/search-address.ts'
import { anything, isSearching } from '#domain/search/search-state.ts'
import { slugOf } from '#domain/shared/slug.ts'
import type { Dealership } from '#operations/dealership.ts'
import { reachUs } from '../ask/reach-us.ts'
import { carCardData } from '../cars/car-card-data.ts'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { dealershipContext } from '../request-context.ts'
import { numberOf } from '../search/vehicle-count.ts'
import type { Route } from './+types/home.route.ts'
import { useTemplateParts } from '../templates/template-parts-context.ts'

const LATEST_SHOWN = 6

export async function loader({ url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const asked = readSearch(url.searchParams)
  if (isSearching(asked)) throw redirect(searchAddress(asked))
  return homePageData(dealership, url)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { HomePage } = useTemplateParts()
  return <HomePage home={loaderData} />
}

async function homePageData(dealership: Dealership, url: URL) {
  const { site, search, cars } = dealership
  const { ids, total, exact, facets } = await search({
    size: LATEST_SHOWN,
    sort: 'latest',
    count: ['body', 'make'],
  })
  const latest = await cars.findMany(ids)
  return {
    siteName: site.name,
    heroWording: site.stock.heroWording,
    count: numberOf(total, site.stock.vehicleWord, exact),
    bodies: linksTo(facets.body),
    makes: linksTo(facets.make).slice(0, 12),
    latest: latest.map((car) => carCardData(car, dealership)),
    allStock: searchAddress(anything),
    reach: reachUs(site),
    head: pageHead(site, url, {
      title: site.name,
      description:
        site.description ??
        `New and used ${site.stock.vehicleWord}s, finance, service and parts at ${site.name}.`,
      path: '/',
      image: latest[0]?.primaryImageUrl ?? null,
      structuredData: [autoDealer(site, url)],
    }),
  }
}

function linksTo(values: readonly { value: string; count: number }[] = []) {
  return values.map(({ value, count }) => ({ label: value, count, address: `/search/${slugOf(value)}` }))
}

function autoDealer(site: Dealership['site'], url: URL) {
  return {
    '@type': 'AutoDealer',
    name: site.name,
    url: new URL('/', url).href,
    ...(site.phone && { telephone: site.phone }),
    ...(site.email && { email: site.email }),
  }
}
