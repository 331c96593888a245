import { type CarTypeOption, carTypesShown } from '#domain/search/car-type-choice.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import { type SearchState, withChoices } from '#domain/search/search-state.ts'

/**
 * The car types to choose from, each with the address of its search. A single type needs no tabs. `searched` holds the
 * car types of the results, if they are known.
 */
export function carTypeLinks(
  state: SearchState,
  options: CarTypeOption[],
  searched = carTypesShown(state.chosen.car_type, options),
) {
  if (options.filter(({ label }) => label !== 'All').length < 2) return []
  const shown = searched.toSorted().join()
  return options.map(({ label, types }) => ({
    label,
    types,
    isChosen: types.toSorted().join() === shown,
    address: searchAddress(withChoices(state, 'car_type', types)),
  }))
}
