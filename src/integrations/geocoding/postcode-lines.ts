import { distanceKm } from '#domain/locations/distance.ts'
import type { Place } from '#domain/locations/place.ts'
import { readPlaceName } from './read-place-name.ts'

/** A row of a postal file: one place in one postcode. */
export type PostalRow = Place & { postcode: string }

type Known = {
  /** Suburbs and towns, largest first. */
  towns: readonly Place[]
  /** The towns for which postcodes are known, where that has been looked up. */
  mainTowns?: ReadonlyMap<string, string>
}

/**
 * Writes a postal file as one line for each postcode: its main place with its coordinates, then its other places with
 * their distance from it in hundredths of a degree. A place that is among the towns isn’t repeated.
 */
export function postcodeLines(rows: readonly PostalRow[], { towns, mainTowns = new Map() }: Known): string[] {
  const townsByKey = new Map(towns.toReversed().map((town) => [keyOf(town), town]))
  const byPostcode = Map.groupBy(rows, ({ postcode }) => postcode)
  return [...byPostcode.keys()].toSorted().map((postcode) => {
    const named = byPostcode.get(postcode) ?? []
    const inhabited = named.filter(isInhabited)
    const places = inhabited.length > 0 ? inhabited : named.slice(0, 1)
    const stated = places.find(({ name }) => name === mainTowns.get(postcode))
    const townsHere = new Set(places.flatMap((place) => townAt(place, townsByKey) ?? []))
    const main =
      (stated && townsByKey.get(keyOf(stated))) ??
      towns.find((town) => townsHere.has(town)) ??
      middleOf(places)
    const others = new Map(
      places
        .filter((place) => keyOf(place) !== keyOf(main) && !townAt(place, townsByKey))
        // Where the file has the main place elsewhere than it is, it has the places around it there too.
        .map((place) => (stated && isSamePoint(place, stated) ? { ...place, ...pointOf(main) } : place))
        .map((place) => [keyOf(place), otherIn(place, main)]),
    )
    const at = `${main.latitude.toFixed(3)} ${main.longitude.toFixed(3)}`
    return [`${postcode} ${main.state} ${at} ${main.name}`, ...[...others.values()].toSorted()].join('|')
  })
}

/** Large customers and boxes at a post office are nowhere that anyone lives. */
function isInhabited({ name }: Place) {
  return !/\b(?:[DBM]C|GPO|PO|Po Boxes|Private Boxes)\b/i.test(name) && !/[|\d]/.test(name)
}

function keyOf({ name, state }: Place) {
  return `${readPlaceName(name).name} ${state}`
}

/** The town of this name, if it is here: some states have two places of one name. */
function townAt(place: Place, towns: ReadonlyMap<string, Place>) {
  const town = towns.get(keyOf(place))
  return town && distanceKm(town, place) < SAME_PLACE_KM ? town : undefined
}

const SAME_PLACE_KM = 15

function isSamePoint(one: Place, other: Place) {
  return one.latitude === other.latitude && one.longitude === other.longitude
}

function pointOf({ latitude, longitude }: Place) {
  return { latitude, longitude }
}

/** The place with the shortest way to all the others. */
function middleOf(places: readonly Place[]): Place {
  const [first, ...rest] = places.map((place) => ({
    place,
    km: places.reduce((sum, other) => sum + distanceKm(place, other), 0),
  }))
  if (!first) throw new Error('A postcode has no places.')
  return rest.reduce((best, other) => (other.km < best.km ? other : best), first).place
}

function otherIn({ name, state, latitude, longitude }: Place, main: Place) {
  const [north, east] = [latitude - main.latitude, longitude - main.longitude].map((degrees) =>
    Math.round(degrees * 100),
  )
  const where = north === 0 && east === 0 ? '' : ` ${north} ${east}`
  return `${name}${state === main.state ? '' : ` ${state.toUpperCase()}`}${where}`
}

export type PostcodeEntry = { postcode: string; main: Place; others: Place[] }

/** Reads such a line. */
export function readPostcodeLine(line: string): PostcodeEntry {
  const [head = '', ...rest] = line.split('|')
  const [, postcode = '', state = '', latitude, longitude, name = ''] =
    /^(\d{4}) (\w+) (\S+) (\S+) (.+)$/.exec(head) ?? []
  const main = { name, state, latitude: Number(latitude), longitude: Number(longitude) }
  return { postcode, main, others: rest.map((other) => readOther(other, main)) }
}

function readOther(text: string, main: Place): Place {
  const [, name = text, state, north = 0, east = 0] =
    /^(.+?)(?: (ACT|NSW|NT|QLD|SA|TAS|VIC|WA))?(?: (-?\d+) (-?\d+))?$/.exec(text) ?? []
  return {
    name,
    state: state?.toLowerCase() ?? main.state,
    latitude: main.latitude + Number(north) / 100,
    longitude: main.longitude + Number(east) / 100,
  }
}
