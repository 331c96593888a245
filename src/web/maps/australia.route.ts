import type { LonLat } from '#domain/locations/map/atlas.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { AtlasData } from './atlas-data.ts'
import type { Route } from './+types/australia.route.ts'

/** The coast, the borders and the towns for the interactive map. They are the same on every site. */
export function loader({ context }: Route.LoaderArgs) {
  const { land, borders, towns } = context.get(dealershipContext).maps.atlas()
  const data: AtlasData = {
    land: land.map(pairs),
    borders: borders.map(pairs),
    towns: towns.map(({ name, longitude, latitude }) => [name, longitude, latitude]),
  }
  return Response.json(data, { headers: { 'cache-control': 'public, max-age=86400' } })
}

function pairs(line: readonly LonLat[]): [number, number][] {
  return line.map(([longitude, latitude]) => [longitude, latitude])
}
