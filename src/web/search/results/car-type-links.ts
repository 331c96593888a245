import { type CarTypeOption, carTypesShown } from '#domain/search/car-type-choice.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import { type SearchState, withChoices } from '#domain/search/search-state.ts'

/**
 * The kinds of stock to choose between, each with the search for it. One kind is no choice. `searched`: the kinds that the
 * results are of, where that is known.
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
