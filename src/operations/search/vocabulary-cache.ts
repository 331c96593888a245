import { type StockVocabulary, stockVocabulary } from '#domain/search/plain-words/stock-vocabulary.ts'
import type { VehicleFacet, VehicleRange } from '#domain/search/vehicle-facets.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { Site } from '#sites/site.ts'
import type { SitePlaces } from '../sites/site-places.ts'
import type { VehicleAnswer, VehicleSearch } from './vehicle-search.ts'

/**
 * The most sites with plain-text searches at about the same time. Building another vocabulary takes
 * milliseconds.
 */
const MAX_SITES = 200

/** The vocabulary has every value, also those beyond the limit of a facet. */
const EVERY_VALUE = 5000
const vocabularyFacets = [
  'make',
  'model',
  'make_model',
  'badge',
  'city',
  'location_name',
  'colour',
  'body',
  'fuel',
  'transmission',
  'drive',
  'seats',
  'doors',
  'cylinders',
  'engine_size',
  'induction',
  'car_type',
  'status',
  'state',
  'categories',
  'features',
  'weekly_price_range',
] as const satisfies VehicleFacet[]
/** Many feeds leave these out, so a request for one is a filter only where there are figures. */
const vocabularyRanges = ['towing'] as const satisfies VehicleRange[]

type VocabularySource = {
  siteId: string
  site: Site
  search: VehicleSearch
  places: SitePlaces
  now: () => Date
}
type Cached = { site: Site; revision: string; vocabulary: StockVocabulary }

/** Caches the vocabulary of each site's stock, and rebuilds it when the stock or the site changes. */
export function vocabularyCache(): (source: VocabularySource) => Promise<StockVocabulary> {
  const cache = new Map<string, Cached>()

  return async ({ siteId, site, search, places, now }) => {
    const { revision } = await search({ size: 0 })
    const before = cache.get(siteId)
    if (before?.site === site && before.revision === revision) return before.vocabulary

    const answer = await search({ size: 0, count: vocabularyFacets.map(whole), stats: vocabularyRanges })
    const vocabulary = buildVocabulary(answer, { site, places, now })
    cache.delete(siteId)
    cache.set(siteId, { site, revision: answer.revision, vocabulary })
    const [oldest] = cache.keys()
    if (cache.size > MAX_SITES && oldest !== undefined) cache.delete(oldest)
    return vocabulary
  }
}

function whole(facet: VehicleFacet) {
  return { facet, limit: EVERY_VALUE }
}

function buildVocabulary(
  { facets, stats }: VehicleAnswer,
  { site, places, now }: Pick<VocabularySource, 'site' | 'places' | 'now'>,
): StockVocabulary {
  const isPaidByTheWeek = (facets.weekly_price_range ?? []).length > 0
  return stockVocabulary({
    values: Object.fromEntries(
      Object.entries(facets).map(([facet, values]) => [facet, values.map(({ value }) => value)]),
    ),
    counts: Object.fromEntries(
      Object.entries(facets).map(([facet, values]) => [
        facet,
        new Map(values.map(({ value, count }) => [value, count])),
      ]),
    ),
    measured: new Set(vocabularyRanges.filter((range) => stats[range])),
    sorts: site.stock.sortOptions,
    weeklyRange: site.prices.offersSubscriptions
      ? 'subscription_price'
      : isPaidByTheWeek
        ? 'weekly_price'
        : null,
    thisYear: () => Number(dayIn(site.timeZone, now()).slice(0, 4)),
    canonicalPlaceName: places.nameIn,
  })
}
