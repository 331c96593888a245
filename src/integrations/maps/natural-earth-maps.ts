import type { Atlas, LonLat } from '#domain/locations/map/atlas.ts'
import { knownTowns } from '../geocoding/known-towns.ts'
import data from './australia-outline.json' with { type: 'json' }
import type { EmbedAddress, Maps } from './port.ts'
import { stateBorders } from './state-borders.ts'

/** Our own maps: the coast from Natural Earth, and the towns from GeoNames. */
export function naturalEarthMaps(embedAddress: EmbedAddress): Maps {
  // Most visits see no map, so it is read when the first one does.
  let atlas: Atlas | null = null
  return {
    atlas() {
      atlas ??= { land: data.land.map(readLine), borders: stateBorders, towns: knownTowns }
      return atlas
    },
    embedAddress,
  }
}

/** Longitudes and latitudes in thousandths of a degree. */
function readLine(line: string): LonLat[] {
  const numbers = line.split(' ').map((thousandths) => Number(thousandths) / 1000)
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ])
}
