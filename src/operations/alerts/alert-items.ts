import type { AlertFind } from '#data/customers/alert-finds.ts'
import type { AlertItem } from '#domain/alerts/alert-item.ts'
import { type AlertKind, alertKinds } from '#domain/alerts/alert-kinds.ts'
import { stillHolds } from '#domain/alerts/vehicle-changes.ts'
import { vehicleState } from '#domain/alerts/vehicle-state.ts'
import { fullTitle } from '#domain/cars/car-title.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { formatPrice } from '#domain/cars/format-price.ts'
import { searchLabel } from '#domain/search/search-label.ts'
import { readStoredSearch } from '#domain/search/stored-search.ts'
import { formatDollars } from '#domain/shared/money.ts'
import type { Dealership } from '../sites/dealership.ts'

/** News that is older than this is none. */
const OLDEST_MS = 7 * 24 * 60 * 60 * 1000

type Finds = { finds: readonly AlertFind[]; kinds: readonly AlertKind[]; customerId: string; siteUrl: string }

/** What is still true and wanted of what was found, each vehicle once, and how many more matches there are. */
export async function alertItems(
  { finds, kinds, customerId, siteUrl }: Finds,
  { site, cars, savedSearches, now }: Pick<Dealership, 'site' | 'cars' | 'savedSearches' | 'now'>,
): Promise<{ items: AlertItem[]; more: number }> {
  const recent = finds.filter(
    ({ kind, foundAt }) => kinds.includes(kind) && now().getTime() - foundAt.getTime() < OLDEST_MS,
  )
  const known = new Map((await carsOf(recent, cars)).map((car) => [car.id, car]))
  const searches = await savedSearches.of(customerId)
  const items = new Map<string, AlertItem>()
  let more = 0
  // The first of several price drops has the price that the customer last knew.
  for (const kind of alertKinds) {
    for (const find of recent.filter((one) => one.kind === kind)) {
      const search = searches.find(({ id }) => id === find.subjectId)
      if (kind === 'new-match' && !search) continue
      more += find.vehicles - find.carIds.length
      for (const id of find.carIds) {
        const car = known.get(id)
        if (!car || items.has(id) || !stillHolds(kind, find, vehicleState(car, site, now()))) continue
        items.set(id, {
          kind,
          title: fullTitle(car),
          price: formatPrice(priceDisplay(car, site.prices)),
          before: find.priceCents === null || kind !== 'price-drop' ? null : formatDollars(find.priceCents),
          search: search ? labelOf(search.address, site.stock.vehicleWord) : null,
          url: `${siteUrl}/cars/${car.slug}`,
        })
      }
    }
  }
  return { items: [...items.values()], more }
}

function carsOf(finds: readonly AlertFind[], cars: Pick<Dealership['cars'], 'findMany'>) {
  return cars.findMany([...new Set(finds.flatMap(({ carIds }) => carIds))])
}

function labelOf(address: string, vehicleWord: string) {
  const state = readStoredSearch(address)
  return state && searchLabel(state, vehicleWord)
}
