import { type CarTypeOption, carTypesShown } from '#domain/search/car-type-choice.ts'
import type { SearchState } from '#domain/search/search-state.ts'

/** The notice when the default car type has no matches and the page shows another; otherwise `null`. */
export function otherCarTypeNotice(
  requested: SearchState,
  searched: SearchState,
  options: CarTypeOption[],
): string | null {
  const byDefault = labelOf(carTypesShown(requested.chosen.car_type, options), options)
  const shown = labelOf(searched.chosen.car_type ?? [], options)
  return byDefault === shown ? null : `No matches under ${byDefault}, so here’s what we have under ${shown}.`
}

function labelOf(types: readonly string[], options: CarTypeOption[]) {
  return options.find((option) => option.types.toSorted().join() === types.toSorted().join())?.label ?? ''
}
