import { bodyPlurals } from '#domain/cars/bodies.ts'
import { makes } from '#domain/cars/makes.ts'
import { everyTypeSold } from '#domain/search/car-type-choice.ts'
import type { PathNames, Vocabulary } from '#domain/search/search-path.ts'
import { matchingNames } from '#domain/search/vocabulary/matching-names.ts'
import { isSameValue } from '#domain/spellings/value-key.ts'
import type { Dealership } from '../sites/dealership.ts'

type Desk = Pick<Dealership, 'site' | 'search' | 'storedNames' | 'content'>

/** The names in this site's paths. A name stays known when the last vehicle with it is sold. */
export async function pathVocabulary(desk: Desk): Promise<Vocabulary> {
  const { site, search } = desk
  const { facets } = await search({ size: 0, count: ['make', 'body'] })
  return {
    makes: [...new Set([...namesOf(facets.make), ...makes])],
    bodies: namesOf(facets.body),
    modelsOf: async (make) =>
      namesOf((await search({ size: 0, chosen: { make: [make] }, count: ['model'] })).facets.model),
    outOfStock: () => outOfStock(desk),
    everyType: everyTypeSold(site.stock),
    namesFor: matchingNames,
  }
}

/** The names of sold vehicles, of the dealer's range and of common bodies. They need no query: a process has them. */
async function outOfStock({
  storedNames,
  content,
}: Pick<Desk, 'storedNames' | 'content'>): Promise<PathNames> {
  const [stored, view] = await Promise.all([storedNames(), content()])
  const range = view.all('model').map(({ body }) => body)
  return {
    makes: [...stored.makes, ...range.map(({ make }) => make)],
    bodies: [...stored.bodies, ...range.flatMap(({ body }) => body), ...bodyPlurals.keys()],
    modelsOf: async (make) => [
      ...stored.modelsOf(make),
      ...range.filter((model) => isSameValue('make', model.make, make)).map(({ model }) => model),
    ],
  }
}

function namesOf(values: readonly { value: string }[] = []) {
  return values.map(({ value }) => value)
}
