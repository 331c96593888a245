import { makes } from '#domain/cars/makes.ts'
import type { Vocabulary } from '#domain/search/search-path.ts'
import { matchingNames } from '#domain/search/vocabulary/matching-names.ts'
import type { Dealership } from '../sites/dealership.ts'

/** The names in this site's paths. Makes count as known even while none is in stock. */
export async function pathVocabulary({ search }: Pick<Dealership, 'search'>): Promise<Vocabulary> {
  const { facets } = await search({ size: 0, count: ['make', 'body'] })
  return {
    makes: [...new Set([...namesOf(facets.make), ...makes])],
    bodies: namesOf(facets.body),
    namesFor: matchingNames,
    modelsOf: async (make) =>
      namesOf((await search({ size: 0, chosen: { make: [make] }, count: ['model'] })).facets.model),
  }
}

function namesOf(values: readonly { value: string }[] = []) {
  return values.map(({ value }) => value)
}
