import {
  type VehicleFacet,
  vehicleFacets,
  type VehicleRange,
  vehicleRanges,
} from '#domain/search/vehicle-facets.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import type { Document } from '#search/port.ts'
import { vehicleDocument } from '#search/vehicle-document.ts'
import type { Dealership } from './dealership.ts'
import type { VehicleRequest } from './vehicle-search.ts'

export type SearchCheck = { combinations: number; vehicles: number; differences: string[] }

/**
 * Asks the site's search many random combinations of filters and counts each of them again, one vehicle at a time,
 * over the database. They must agree to the last vehicle.
 */
export async function checkSearch(
  dealership: Dealership,
  combinations: number,
  random: () => number,
): Promise<SearchCheck> {
  const documents = await visibleDocuments(dealership)
  const differences: string[] = []
  for (let round = 0; round < combinations; round++) {
    const request = randomRequest(documents, random)
    const answer = await dealership.search({ ...request, count: facetNames, size: 1 })
    const difference = compare(answer, request, documents)
    if (difference) differences.push(`${JSON.stringify(request)}: ${difference}`)
  }
  return { combinations, vehicles: documents.length, differences }
}

type Filters = Pick<VehicleRequest, 'chosen' | 'ranges'>
type Answer = Awaited<ReturnType<Dealership['search']>>

const facetNames = Object.keys(vehicleFacets) as VehicleFacet[]

async function visibleDocuments({ cars, site, now }: Dealership) {
  const documents: Document[] = []
  for await (const batch of cars.inBatches()) {
    for (const car of batch) {
      const document = isVisible(car, site.stock, now()) ? vehicleDocument(car, site) : null
      if (document) documents.push(document)
    }
  }
  return documents
}

/** Up to four facets with up to three values each, taken from real vehicles, and now and then a range. */
function randomRequest(documents: Document[], random: () => number): Filters {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const chosen: Partial<Record<VehicleFacet, string[]>> = {}
  for (let left = Math.floor(random() * 5); left > 0; left--) {
    const facet = pick(facetNames)
    if (!facet) continue
    const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      pick(valuesOf(pick(documents), facet)),
    )
    chosen[facet] = [...new Set(values.filter((value) => value !== undefined))]
    if (chosen[facet].length === 0) delete chosen[facet]
  }
  const range = random() < 0.5 ? pick(vehicleRanges) : undefined
  const bounds = [pick(documents), pick(documents)].map((document) => Number(document?.[range ?? ''] ?? 0))
  return { chosen, ranges: range ? { [range]: { min: Math.min(...bounds), max: Math.max(...bounds) } } : {} }
}

function compare(answer: Answer, filters: Filters, documents: Document[]) {
  const conditions = conditionsOf(filters)
  const matching = documents.filter((document) => conditions.every(({ fits }) => fits(document)))
  if (answer.exact && answer.total !== matching.length)
    return `${answer.total} vehicles instead of ${matching.length}`

  for (const facet of facetNames) {
    const counted = countValues(countedFor(facet, conditions, matching, documents), facet)
    const wrong = (answer.facets[facet] ?? []).find(({ value, count }) => (counted.get(value) ?? 0) !== count)
    if (wrong)
      return `${facet} “${wrong.value}” counts ${wrong.count} instead of ${counted.get(wrong.value) ?? 0}`

    const listed = (answer.facets[facet] ?? []).filter(({ count }) => count > 0).length
    const expected = Math.min(counted.size, vehicleFacets[facet].limit)
    if (listed < expected) return `${facet} lists ${listed} values instead of ${expected}`
  }
  return null
}

type Condition = { facet: VehicleFacet | null; fits: (document: Document) => boolean }

function conditionsOf({ chosen = {}, ranges = {} }: Filters): Condition[] {
  return [
    ...facetNames.flatMap((facet) => {
      const values = chosen[facet] ?? []
      return values.length === 0
        ? []
        : [{ facet, fits: (document: Document) => hasChosen(document, facet, values) }]
    }),
    ...vehicleRanges.flatMap((range) => {
      const bounds = ranges[range]
      return bounds ? [{ facet: null, fits: (document: Document) => isWithin(document, range, bounds) }] : []
    }),
  ]
}

/** What a facet’s counts are taken over: where any chosen value will do, they ignore the facet’s own choice. */
function countedFor(
  facet: VehicleFacet,
  conditions: Condition[],
  matching: Document[],
  documents: Document[],
) {
  if (!isOr(facet) || !conditions.some((condition) => condition.facet === facet)) return matching
  const others = conditions.filter((condition) => condition.facet !== facet)
  return documents.filter((document) => others.every(({ fits }) => fits(document)))
}

function hasChosen(document: Document, facet: VehicleFacet, values: readonly string[]) {
  const own = valuesOf(document, facet)
  return isOr(facet)
    ? values.some((value) => own.includes(value))
    : values.every((value) => own.includes(value))
}

function isWithin(
  document: Document,
  range: VehicleRange,
  { min = -Infinity, max = Infinity }: { min?: number; max?: number },
) {
  const value = document[range]
  return typeof value === 'number' && value >= min && value <= max
}

function isOr(facet: VehicleFacet) {
  return !('match' in vehicleFacets[facet])
}

function countValues(documents: Document[], facet: VehicleFacet) {
  const counts = new Map<string, number>()
  for (const document of documents) {
    for (const value of new Set(valuesOf(document, facet))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

function valuesOf(document: Document | undefined, facet: VehicleFacet): string[] {
  const value = document?.[facet]
  if (value === null || value === undefined || value === '') return []
  return typeof value === 'object' ? [...value] : [String(value)]
}
