import type { BriefCar } from '#domain/cars/brief-car.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import type { StoredPrice } from '#domain/cars/price-history.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import { priceDropCents } from '#domain/watchlist/price-drop.ts'
import { savedState } from '#domain/watchlist/saved-state.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { carCardData } from '../cars/card/car-card-data.ts'
import type { WatchlistItem } from './list/watchlist-item.ts'

/** A vehicle on a list, however the list is stored. */
export type WatchlistRow = { carId: string; savedAt: Date; note: string }

/** The vehicles of a list as they are today, in the order of the rows. Vehicles that are gone stay on the list. */
export async function watchlistItems(
  rows: readonly WatchlistRow[],
  dealership: PublicDealership,
): Promise<WatchlistItem[]> {
  const found = await dealership.cars.findBrief(rows.map(({ carId }) => carId))
  const byId = new Map(found.map((car) => [car.id, car]))
  const prices = await dealership.cars.pricesOfMany(found.map(({ id }) => id))
  return rows.map((row) => watchlistItem(row, byId.get(row.carId), prices.get(row.carId) ?? [], dealership))
}

function watchlistItem(
  { carId, savedAt, note }: WatchlistRow,
  car: BriefCar | undefined,
  prices: readonly StoredPrice[],
  dealership: PublicDealership,
): WatchlistItem {
  const { site, now } = dealership
  const state = savedState(car, site.stock, now())
  if (!car || state === 'gone')
    return { carId, savedAt, note, state: 'gone', title: null, card: null, dropCents: null }

  // One picture each, as on other lists that load in the browser.
  const card = isVisible(car, site.stock, now())
    ? { ...carCardData(car, dealership), morePictures: [] }
    : null
  const dropCents =
    card && state !== 'sold' ? priceDropCents(prices, card.price, car.priceKind, savedAt) : null
  return { carId, savedAt, note, state, title: carTitle(car), card, dropCents }
}
