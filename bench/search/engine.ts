import type { VehicleRequest } from '../../tests/search-contract/seeded-requests.ts'
import type { Answer, Document } from '../../src/search/port.ts'

/** One page of results, as far as an engine can tell it. */
export type Page = Pick<Answer, 'ids' | 'total'> & Partial<Pick<Answer, 'facets' | 'stats'>>

export type Contestant = {
  readonly name: string
  /** What a page of results needs and this engine does not do, or does by other rules. */
  readonly lacks: readonly string[]
  /** Above so many vehicles it is left out, because building or searching takes minutes. */
  readonly most: number
  build(documents: readonly Document[]): Promise<(request: VehicleRequest) => Promise<Page>>
}
