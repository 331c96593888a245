import { distanceKm } from '#domain/locations/distance.ts'
import type { Place } from '#domain/locations/place.ts'
import data from './australian-towns.json' with { type: 'json' }
import { mainPostcodes } from './main-postcodes.ts'
import type { Gazetteer } from './port.ts'
import { readPlaceName } from './read-place-name.ts'
import { stateOfPostcode } from './state-of-postcode.ts'

/** An in-memory gazetteer: the suburbs and towns of GeoNames with at least a thousand people, and the main postcodes. */
export function geonamesGazetteer(): Gazetteer {
  const towns = Map.groupBy(data.towns.map(placeOf), ({ name }) => readPlaceName(name).name)
  const postcodes = postcodeTable(towns)

  return {
    placesCalled(text) {
      const { name, state, postcode } = readPlaceName(text)
      if (name === '') return postcode === null ? [] : postcodePlaces(postcode, postcodes)
      const wanted = postcode === null ? state : stateOfPostcode(postcode)
      return (towns.get(name) ?? []).filter((place) => wanted === null || place.state === wanted)
    },
  }
}

function placeOf([name, state, latitude, longitude]: (string | number)[]): Place {
  return {
    name: String(name),
    state: String(state),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }
}

function postcodeTable(towns: ReadonlyMap<string, Place[]>) {
  const entries = mainPostcodes
    .trim()
    .split(/,\s+/)
    .map((entry) => ({ postcode: entry.slice(0, 4), town: entry.slice(5) }))
  const places = new Map(
    entries.map(({ postcode, town }) => {
      const place = towns
        .get(readPlaceName(town).name)
        ?.find(({ state }) => state === stateOfPostcode(postcode))
      if (!place) throw new Error(`There is no ${town} for the postcode ${postcode}.`)
      return [postcode, place] as const
    }),
  )
  return new Map([...places].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Postcodes follow geography: one between two that are close together is nearby too. */
function postcodePlaces(postcode: string, postcodes: ReadonlyMap<string, Place>): Place[] {
  const exact = postcodes.get(postcode)
  if (exact) return [exact]
  const numbers = [...postcodes.keys()]
  const below = postcodes.get(numbers.findLast((other) => other < postcode) ?? '')
  const above = postcodes.get(numbers.find((other) => other > postcode) ?? '')
  if (!below || !above || distanceKm(below, above) > CLOSE_TOGETHER_KM) return []
  return [{ ...below, isApproximate: true }]
}

const CLOSE_TOGETHER_KM = 60
