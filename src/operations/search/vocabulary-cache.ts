import { type StockVocabulary, stockVocabulary } from '#domain/search/plain-words/stock-vocabulary.ts'
import type { VehicleFacet, VehicleRange } from '#domain/search/vehicle-facets.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { Site } from '#sites/site.ts'
import type { SitePlaces } from '../sites/site-places.ts'
import type { VehicleAnswer, VehicleSearch } from './vehicle-search.ts'

/** As many sites as are searched in words at about the same time. The words of another are learned in some milliseconds. */
const MOST_SITES = 200

/** All values are learned, however many of them a shopper would be shown. */
const EVERY_VALUE = 5000
const learnedFacets = [
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
/** What many feeds leave out: a request for it is a filter only where there are figures. */
const learnedRanges = ['towing'] as const satisfies VehicleRange[]

type Asked = { siteId: string; site: Site; search: VehicleSearch; places: SitePlaces; now: () => Date }
type Kept = { site: Site; revision: string; words: StockVocabulary }

/** The words of each site’s stock, learned anew when the stock or the site has changed. */
export function vocabularyCache(): (asked: Asked) => Promise<StockVocabulary> {
  const kept = new Map<string, Kept>()

  return async ({ siteId, site, search, places, now }) => {
    const { revision } = await search({ size: 0 })
    const before = kept.get(siteId)
    if (before?.site === site && before.revision === revision) return before.words

    const answer = await search({ size: 0, count: learnedFacets.map(whole), stats: learnedRanges })
    const words = learned(answer, { site, places, now })
    kept.delete(siteId)
    kept.set(siteId, { site, revision: answer.revision, words })
    const [oldest] = kept.keys()
    if (kept.size > MOST_SITES && oldest !== undefined) kept.delete(oldest)
    return words
  }
}

function whole(facet: VehicleFacet) {
  return { facet, limit: EVERY_VALUE }
}

function learned(
  { facets, stats }: VehicleAnswer,
  { site, places, now }: Pick<Asked, 'site' | 'places' | 'now'>,
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
    measured: new Set(learnedRanges.filter((range) => stats[range])),
    sorts: site.stock.sortOptions,
    weekly: site.prices.offersSubscriptions ? 'subscription_price' : isPaidByTheWeek ? 'weekly_price' : null,
    thisYear: () => Number(dayIn(site.timeZone, now()).slice(0, 4)),
    placeCalled: places.nameIn,
  })
}
