import { makes } from '../../cars/makes.ts'
import type { SearchState } from '../search-state.ts'
import { knownModels, withItsMake } from '../vocabulary/known-models.ts'
import { matchingNames } from '../vocabulary/matching-names.ts'

/** The make, if the search names one make and nothing else, as text or as a filter. */
export function onlyMakeIn({ text, chosen, ranges }: SearchState): string | null {
  const [make, ...more] = chosen.make ?? []
  const isAlone =
    Object.keys(chosen).length === (make === undefined ? 0 : 1) && Object.keys(ranges).length === 0
  if (!isAlone || more.length > 0) return null
  if (make !== undefined) return text === '' ? make : null
  return matchingNames(text, makes)[0] ?? null
}

/** The well-known model, with its make, that the search asks for in words and nothing else. */
export function onlyModelIn({ text, chosen, ranges }: SearchState): string | null {
  if (Object.keys(chosen).length + Object.keys(ranges).length > 0) return null
  const [model] = matchingNames(text, knownModels)
  return model === undefined ? null : withItsMake(model)
}
