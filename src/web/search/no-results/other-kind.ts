import { type CarTypeOption, carTypesShown } from '#domain/search/car-type-choice.ts'
import type { SearchState } from '#domain/search/search-state.ts'

/** What to say where the kind of stock that is usually shown first has no match, and another is shown; otherwise `null`. */
export function otherKindShown(
  asked: SearchState,
  searched: SearchState,
  options: CarTypeOption[],
): string | null {
  const usual = kindOf(carTypesShown(asked.chosen.car_type, options), options)
  const shown = kindOf(searched.chosen.car_type ?? [], options)
  return usual === shown ? null : `No matches under ${usual}, so here’s what we have under ${shown}.`
}

function kindOf(types: readonly string[], options: CarTypeOption[]) {
  return options.find((option) => option.types.toSorted().join() === types.toSorted().join())?.label ?? ''
}
