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
      const called = (localities.get(read.name) ?? []).flatMap((line) => placesIn(line, read.name))
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

/** The lines in which each name occurs. Most names are plain words, and reading all 16,000 as a shopper’s takes too long. */
function localitiesByName(postcodes: ReadonlyMap<string, string>) {
  const lines = new Map<string, string[]>()
  for (const line of postcodes.values())
    for (const part of line.split('|')) {
      const name = part.replace(/^\d{4} \w+ \S+ \S+ |(?: -?\d+){2}$/g, '')
      const key = isPlain(name) ? name.toLowerCase() : keyOf(name)
      const known = lines.get(key)
      if (known) known.push(line)
      else lines.set(key, [line])
    }
  return lines
}

function isPlain(name: string) {
  return (
    /^[A-Za-z ]+$/.test(name) &&
    !/\b(?:mt|saint|nth|sth)\b|[a-z] (?:[A-Z]{2,3}|\w+land|\w+ia|Wales|Territory)$/i.test(name)
  )
}

/** Behind its name, a place may have another state than the postcode’s main place. */
function keyOf(name: string) {
  return readPlaceName(name.replace(/ (?:ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/, '')).name
}

function placesIn(line: string, name: string) {
  const { postcode, main, others } = readPostcodeLine(line)
  return [main, ...others]
    .filter((place) => readPlaceName(place.name).name === name)
    .map((place) => ({ ...place, postcode }))
}

/** A shopper hardly knows a place that no town is in, so it only says about where the postcode is. */
function postcodePlaces(postcode: string, postcodes: ReadonlyMap<string, string>): Place[] {
  const [head] = postcodes.get(postcode)?.split('|', 1) ?? []
  if (head === undefined) return []
  const { main } = readPostcodeLine(head)
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
