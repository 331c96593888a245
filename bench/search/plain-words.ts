import { parseQuery } from '../../src/domain/search/plain-words/parse-query.ts'
import { geonamesGazetteer } from '../../src/integrations/geocoding/geonames-gazetteer.ts'
import { sitePlaces } from '../../src/operations/sites/site-places.ts'
import { vocabularyCache } from '../../src/operations/search/vocabulary-cache.ts'
import { inventedVehicles } from '../../tests/search-contract/invented-vehicles.ts'
import { inventedScope } from '../../tests/search-contract/seeded-requests.ts'
import { embeddedEngine } from '../../src/search/embedded/embedded-engine.ts'
import { vehicles } from '../../src/search/vehicles.ts'
import { Site } from '../../src/sites/site.ts'

/**
 * Measures the cost of parsing a plain-words request for a stock of 20,000 vehicles, including the check whether the stock
 * has changed:
 *
 *     node bench/search/plain-words.ts
 */
const VEHICLES = 20_000
const ROUNDS = 300

const requests = [
  'white diesel ute under 40k near Toowoomba',
  'toyota hilux',
  'used toyota hilux 4x4 2018 or newer less than 120,000 kms',
  'second hand people mover, auto, 8 seats, low kms',
  'suv but not black or white between 20 and 30 thousand',
  'deisel hatchbak auotmatic',
  'a text of words of which there is not one that anybody can understand at all here',
  'mazda 3 2019 under $150 a week in Brisbane near Richmond VIC',
  'towbar bullbar canopy snorkel ute with a reliable engine and new tyres, no accidents',
]

const index = await embeddedEngine().open(vehicles)
await index.rebuild(
  'bench',
  (async function* () {
    yield* inventedVehicles(VEHICLES, 1)
  })(),
  1n,
)
const site = Site.parse({
  slug: 'bench',
  name: 'Bench',
  dealerships: [{ id: '1', slug: 'bench', name: 'Bench' }],
})
const scope = inventedScope('bench')
const wordsOf = vocabularyCache()
const places = sitePlaces(site, geonamesGazetteer())
const asked = {
  siteId: 'bench',
  site,
  places,
  now: () => new Date('2026-06-01T00:00:00Z'),
  search: async (request: Parameters<typeof index.search>[1]) => {
    const answer = await index.search(scope, request)
    return { ...answer, reachable: answer.total }
  },
}

const learning = performance.now()
const { phrases } = await wordsOf(asked)
const learnedMs = performance.now() - learning

const times: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  for (const request of requests) {
    const started = performance.now()
    parseQuery(request, await wordsOf(asked))
    // The first rounds run uncompiled code.
    if (round >= 20) times.push(performance.now() - started)
  }
}
times.sort((one, other) => one - other)

const at = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(3)} ms`
process.stdout.write(
  `${VEHICLES} vehicles, ${phrases.size} phrases learned in ${learnedMs.toFixed(1)} ms. ` +
    `${times.length} requests understood: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}.\n`,
)
