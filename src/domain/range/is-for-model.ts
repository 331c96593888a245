import { landingAddress } from '../search/search-path.ts'
import { emptySearch } from '../search/search-state.ts'
import type { ModelBody } from './model-document.ts'

/** Whether the address of a search, such as an offer’s stock, is for a model or its whole make. */
export function isForModel(address: string, { make, model }: Pick<ModelBody, 'make' | 'model'>): boolean {
  const [path] = address.split('?')
  return [{ make: [make], model: [model] }, { make: [make] }].some(
    (chosen) => landingAddress({ ...emptySearch, chosen }) === path,
  )
}
