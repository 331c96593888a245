import type { Chosen } from '../search/search-state.ts'
import type { VehicleFacet } from '../search/vehicle-facets.ts'
import { namesForNickname } from '../search/vocabulary/matching-names.ts'
import { makerSpelling } from './maker-spelling.ts'
import type { ShownSpellings } from './shown-spellings.ts'
import { valueKey } from './value-key.ts'

/**
 * Converts choices to the spellings a site shows. Two spellings of one value become one choice, and so do a make
 * and its nickname: `make=vw` means Volkswagen, unless the stock has a VW. So do `body=hatch` and Hatchback.
 */
export function respellChoices(chosen: Chosen, spellings: ShownSpellings): Chosen {
  return Object.fromEntries(
    Object.entries(chosen).map(([facet, values]) => [
      facet,
      [...new Set(values.flatMap((value) => respelled(facet as VehicleFacet, value, spellings)))],
    ]),
  )
}

function respelled(facet: VehicleFacet, value: string, spellings: ShownSpellings): string[] {
  const asWritten = [spellings.of(facet, value)]
  if (facet !== 'make' && facet !== 'model' && facet !== 'body') return asWritten
  const key = valueKey(facet, value)
  const isName = spellings.ofKey(facet, key) !== undefined || makerSpelling(facet, key) !== null
  if (isName) return asWritten
  const inStock = namesForNickname(key, (other) => spellings.ofKey(facet, other))
  if (inStock.length > 0) return inStock
  const known = namesForNickname(key, (other) => makerSpelling(facet, other) ?? undefined)
  return known.length > 0 ? known : asWritten
}
