import { parseQuery } from '../../src/domain/search/plain-words/parse-query.ts'
import type { VehicleFacet } from '../../src/domain/search/vehicle-facets.ts'
import { shownSpellings, type SpellingCount } from '../../src/domain/spellings/shown-spellings.ts'
import { vehicleFacets } from '../../src/domain/search/vehicle-facets.ts'
import type { Document } from '../../src/search/port.ts'
import { geonamesGazetteer } from '../../src/integrations/geocoding/geonames-gazetteer.ts'
import { sitePlaces } from '../../src/operations/sites/site-places.ts'
import { vocabularyCache } from '../../src/operations/search/vocabulary-cache.ts'
import type { VehicleRequest } from '../../src/operations/search/vehicle-search.ts'
import { shownAnswer } from '../../src/operations/spellings/shown-answer.ts'
import { everything } from '../../tests/search-contract/fixture.ts'
import { embeddedEngine } from '../../src/search/embedded/embedded-engine.ts'
import { requestWithKeys, withKeys } from '../../src/search/vehicle-keys.ts'
import { withTexts } from '../../src/search/vehicle-texts.ts'
import { vehicles } from '../../src/search/vehicles.ts'
import { Site } from '../../src/sites/site.ts'
import { inventedStock, type StockTable } from './invented-stock.ts'
import type { Filters } from './labels.ts'

export type Dealer = Awaited<ReturnType<typeof dealerOf>>

/** A site with invented stock, with the same search and grammar as any other. */
export async function dealerOf(table: StockTable) {
  const documents = inventedStock(table)
  const index = await embeddedEngine().open(vehicles)
  await index.rebuild(
    'dealer',
    (async function* () {
      for (const document of documents) yield withKeys(withTexts(document))
    })(),
    1n,
  )
  const spellings = shownSpellings(spelt(documents))
  const site = Site.parse({
    slug: 'dealer',
    name: 'Dealer',
    dealerships: [{ id: '1', slug: 'dealer', name: 'Dealer' }],
  })
  const search = async (request: VehicleRequest) => {
    const scope = { tenant: 'dealer', visible: everything }
    const answer = shownAnswer(await index.search(scope, requestWithKeys(request)), request, spellings)
    return { ...answer, reachable: answer.total }
  }
  const words = await vocabularyCache()({
    siteId: 'dealer',
    site,
    places: sitePlaces(site, geonamesGazetteer()),
    now: () => new Date('2026-06-01T00:00:00Z'),
    search,
  })
  const found = async (request: VehicleRequest) =>
    new Set((await search({ ...request, size: documents.length })).ids)

  return {
    values: words.values as Partial<Record<VehicleFacet, readonly string[]>>,
    parseQuery: (request: string) => parseQuery(request, words),
    findText: (text: string) => found({ text }),
    find: ({ chosen, ranges }: Filters, text = '') => found({ chosen, ranges, text }),
  }
}

function spelt(documents: readonly Document[]): SpellingCount[] {
  const facets = Object.keys(vehicleFacets) as VehicleFacet[]
  return documents.flatMap((document) =>
    facets.flatMap((facet) =>
      [document[facet] ?? []].flat().map((value) => ({
        facet,
        value: String(value),
        count: 1,
        ...(facet === 'make_model' && {
          parts: { make: String(document['make']), model: String(document['model']) },
        }),
      })),
    ),
  )
}
