import { chosenLocations } from '#domain/locations/chosen-locations.ts'
import { locationPlaces, placeWithSlug } from '#domain/locations/location-places.ts'
import { dealershipContext } from '../request/request-context.ts'
import { mapData } from './map-data.server.ts'
import type { Route } from './+types/location-map.route.ts'

/** The map of a place, for a page that loads it once it is near. `null` where its coordinates are unknown. */
export function loader({ params, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const places = locationPlaces(chosenLocations(dealership.site.locations, { which: 'all' }))
  const place = placeWithSlug(params.location, places)
  if (!place) return Response.json(null, { status: 404 })
  const { latitude, longitude } = place.departments[0]
  return Response.json(mapData([{ name: place.name, href: null, latitude, longitude }], dealership))
}
