import type { Place } from '#domain/locations/place.ts'
import data from './australian-postcodes.json' with { type: 'json' }
import { knownTowns } from './known-towns.ts'
import type { Gazetteer } from './port.ts'
import { readPostcodeLine } from './postcode-lines.ts'
import { type PlaceName, readPlaceName } from './read-place-name.ts'
import { stateOfPostcode } from './state-of-postcode.ts'

/**
 * An in-memory gazetteer: the suburbs and towns of GeoNames with at least a thousand people, and every postcode with the
 * smaller places in it. An operator’s own postcodes can take the place of the latter.
 */
export function geonamesGazetteer(): Gazetteer & { usePostcodes(lines: readonly string[] | null): void } {
  let postcodes = linesByPostcode(data.postcodes)
  // Few visitors come from a place with fewer people, so these are read when the first one does.
  let localities: ReturnType<typeof localitiesByName> | null = null

  function townsCalled(text: string): Place[] {
    const read = readPlaceName(text)
    if (read.name === '') return read.postcode === null ? [] : postcodePlaces(read.postcode, postcodes)
    return inState(towns.get(read.name) ?? [], read)
  }

  return {
    townsCalled,
    placesCalled(text) {
      const found = townsCalled(text)
      const read = readPlaceName(text)
      if (found.length > 0 || read.name === '') return found
      localities ??= localitiesByName(postcodes)
      const called = localities.get(read.name) ?? []
      const exact = called.filter(({ postcode }) => postcode === read.postcode)
      return onceEach(exact.length > 0 ? exact : inState(called, read))
    },
    usePostcodes(lines) {
      postcodes = linesByPostcode(lines ?? data.postcodes)
      localities = null
    },
  }
}

const towns = Map.groupBy(knownTowns, ({ name }) => readPlaceName(name).name)
const townKeys = new Set(knownTowns.map(({ name, state }) => `${name} ${state}`))

function linesByPostcode(lines: readonly string[]) {
  return new Map(lines.map((line) => [line.slice(0, 4), line]))
}

function localitiesByName(postcodes: ReadonlyMap<string, string>) {
  const places = [...postcodes.values()].flatMap((line) => {
    const { postcode, main, others } = readPostcodeLine(line)
    return [main, ...others].map((place) => ({ ...place, postcode }))
  })
  return Map.groupBy(places, ({ name }) => readPlaceName(name).name)
}

/** A shopper hardly knows a place that no town is in, so it only says about where the postcode is. */
function postcodePlaces(postcode: string, postcodes: ReadonlyMap<string, string>): Place[] {
  const line = postcodes.get(postcode)
  if (line === undefined) return []
  const { main } = readPostcodeLine(line)
  return [townKeys.has(`${main.name} ${main.state}`) ? main : { ...main, isApproximate: true }]
}

function inState<P extends Place>(places: readonly P[], { state, postcode }: PlaceName): P[] {
  const wanted = postcode === null ? state : stateOfPostcode(postcode)
  return places.filter((place) => wanted === null || place.state === wanted)
}

/** A state may have several places of one name, which read the same. */
function onceEach(places: readonly (Place & { postcode: string })[]): Place[] {
  const byState = new Map(
    places.toReversed().map(({ postcode: _postcode, ...place }) => [place.state, place]),
  )
  return [...byState.values()].toReversed()
}
