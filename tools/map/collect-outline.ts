/** Writes the outline of Australia and its islands for our own maps: `node tools/map/collect-outline.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type LonLat = [number, number]

/** ISO 3166-1 */
const AUSTRALIA = '036'
/** How far the line may be from the coast, in degrees: about half a kilometre. */
const TOLERANCE = 0.005
/** The territories far from the mainland and Tasmania would only make the map larger. */
const NEAR = { west: 112, east: 154.5, south: -44.5, north: -9 }
/** An island smaller than this is a dot at most. */
const SMALLEST_ISLAND_POINTS = 5

const source = join(import.meta.dirname, '../node_modules/world-atlas/countries-10m.json')
const target = join(import.meta.dirname, '../../src/integrations/maps/australia-outline.json')

const world = JSON.parse(readFileSync(source, 'utf8')) as Topology<{ countries: GeometryCollection }>
const country = feature(world, world.objects.countries).features.find(({ id }) => id === AUSTRALIA)
if (country?.geometry.type !== 'MultiPolygon') throw new Error('The atlas has no outline of Australia.')

const rings = (country.geometry.coordinates as LonLat[][][])
  .flatMap(([outer = []]) => [outer])
  .filter((ring) => ring.every(isNear))
  .map((ring) => simplified(ring))
  .filter((ring) => ring.length >= SMALLEST_ISLAND_POINTS)
  .toSorted((one, other) => other.length - one.length)

writeFileSync(
  target,
  `${JSON.stringify(
    {
      source:
        'Natural Earth (https://www.naturalearthdata.com), public domain, by way of the npm package world-atlas. Simplified. Each line is a coast: longitudes and latitudes in thousandths of a degree.',
      land: rings.map((ring) => ring.map((point) => point.map(thousandths).join(' ')).join(' ')),
    },
    null,
    2,
  )}\n`,
)
process.stdout.write(`${rings.length} coasts, ${rings.flat().length} points\n`)

function isNear([longitude, latitude]: LonLat) {
  const { west, east, south, north } = NEAR
  return longitude > west && longitude < east && latitude > south && latitude < north
}

/** The points that a line needs to stay within the tolerance (Douglas and Peucker). */
function simplified(line: LonLat[]): LonLat[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  let farthest = { index: 0, distance: 0 }
  for (const [index, point] of line.entries()) {
    const distance = distanceTo(point, first, last)
    if (distance > farthest.distance) farthest = { index, distance }
  }
  if (farthest.distance <= TOLERANCE) return [first, last]
  return [
    ...simplified(line.slice(0, farthest.index + 1)),
    ...simplified(line.slice(farthest.index)).slice(1),
  ]
}

/** The ends of a closed line are one point. */
function distanceTo([x, y]: LonLat, [x1, y1]: LonLat, [x2, y2]: LonLat) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

function thousandths(degrees: number) {
  return Math.round(degrees * 1000)
}
