import { placeholderKey } from '#domain/feeds/clean-text.ts'
import type { FeedDealer, FeedLocation } from '#domain/feeds/feed-dealer.ts'
import type { Site } from '#sites/site.ts'

/** The locations that a site's feeds can refer to, by id and by feed code. */
export function feedDealer({ locations, dealerships }: Pick<Site, 'locations' | 'dealerships'>): FeedDealer {
  const places = locations.map((location): [FeedLocation, string[]] => [
    {
      id: location.id,
      dealershipId: dealerships.find(({ slug }) => slug === location.dealershipSlug)?.id ?? '',
      city: location.city || null,
      state: location.state?.toUpperCase() ?? null,
    },
    [location.id, ...location.feedCodes],
  ])
  const byCode = new Map(
    places.flatMap(([place, codes]) => codes.map((code) => [placeholderKey(code), place] as const)),
  )
  return {
    locationOf: (code) => byCode.get(placeholderKey(code)) ?? null,
    onlyLocation: places.length === 1 ? (places[0]?.[0] ?? null) : null,
    onlyDealershipId: dealerships.length === 1 ? (dealerships[0]?.id ?? null) : null,
  }
}
