import { isDeepStrictEqual } from 'node:util'
import type { VehicleFacet } from '#domain/search/vehicle-facets.ts'
import type { Answer, Document, SearchEngine, SearchIndex, SearchWriter } from '../../src/search/port.ts'
import { type VehicleNumber, type VehicleSort, vehicles } from '../../src/search/vehicles.ts'
import { withTexts } from '../../src/search/vehicle-texts.ts'
import type { ReferenceAnswer } from './reference-search.ts'
import type { VehicleRequest } from './seeded-requests.ts'

export type MakeEngine = () => SearchEngine | Promise<SearchEngine>
type VehicleIndex = SearchIndex<VehicleFacet, VehicleNumber, VehicleSort> & SearchWriter

/** Every document in the index is visible. */
export const everything = { is: 'all', of: [] } as const

/** An index of these vehicles, and a search over all of them. */
export async function indexWith(makeEngine: MakeEngine, documents: Iterable<Document>) {
  const engine = await makeEngine()
  const index: VehicleIndex = await engine.open(vehicles)
  await fill(index, documents)
  return {
    index,
    traits: engine.traits,
    search: (request: VehicleRequest) => index.search({ tenant: 'site', visible: everything }, request),
    async idsFor(request: VehicleRequest) {
      const { ids } = await index.search({ tenant: 'site', visible: everything }, request)
      return ids
    },
  }
}

export async function fill(
  index: SearchWriter,
  documents: Iterable<Document>,
  tenant = 'site',
  position = 1n,
) {
  await index.rebuild(tenant, streamed(documents), position)
  await index.settled(tenant, position)
}

export async function* streamed(documents: Iterable<Document>): AsyncGenerator<Document> {
  yield* documents
}

/** The differences between an answer and the expected one. Answers are long, and this is quicker than many assertions. */
export function differences(answer: Answer, expected: Partial<ReferenceAnswer>) {
  const aspects = Object.keys(expected) as (keyof ReferenceAnswer)[]
  return aspects
    .filter((aspect) => !isDeepStrictEqual(answer[aspect], expected[aspect]))
    .map((aspect) => ({ aspect, answered: answer[aspect], expected: expected[aspect] }))
}

/** A vehicle with only the fields a test is about. Without a date, later ones are newer. */
export function vehicle(id: string, said: Partial<Document> = {}): Document {
  return withTexts({ created_at: newest++, status: 'in_stock', ...said, id })
}

let newest = 1_700_000_000
