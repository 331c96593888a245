import { locationsSection } from '../contact/location-cards.server.ts'
import { headTags } from '../frame/page-head.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../frame/page-head.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import { LocationsPage } from './locations-page.tsx'
import { nearPlace } from './near-place.server.ts'
import type { Route } from './+types/locations.route.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const { site } = dealership
  const { near, place } = await nearPlace(url, context)
  return {
    siteName: site.name,
    place,
    locations: locationsSection({ which: 'all' }, dealership, near),
    head: pageHead(site, url, {
      title: 'Our Locations',
      description: `Where to find ${site.name}: addresses, phone numbers, opening hours and maps.`,
      path: '/locations',
      structuredData: [
        breadcrumbs(siteOrigin(site, url), [
          { name: 'Home', path: '/' },
          { name: 'Our Locations', path: '/locations' },
        ]),
      ],
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function LocationsRoute({ loaderData }: Route.ComponentProps) {
  return <LocationsPage page={loaderData} />
}
