import type { VehicleRequest } from '../../tests/search-contract/seeded-requests.ts'
import type { Answer, Document } from '../../src/search/port.ts'

/** One page of results, as far as an engine provides it. */
export type Page = Pick<Answer, 'ids' | 'total'> & Partial<Pick<Answer, 'facets' | 'stats'>>

export type Contestant = {
  readonly name: string
  /** What a page of results needs and this engine lacks or does differently. */
  readonly lacks: readonly string[]
  /** Above this number of vehicles it is left out, because building or searching takes minutes. */
  readonly most: number
  build(documents: readonly Document[]): Promise<(request: VehicleRequest) => Promise<Page>>
}
