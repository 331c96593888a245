import type { FeedMapping } from '../feed-mapping.ts'
import type { FeedVehicle } from '../feed-vehicle.ts'
import { availability, columnsOf, hasConstant, rulesOf } from './rule-columns.ts'

/**
 * Lists the fields of a vehicle that the feed sets. The others stay unchanged, because a price guide or the dealer
 * may have filled them.
 */
export function suppliedByFeed(
  mapping: FeedMapping,
  seen: ReadonlySet<string>,
  hasOnlyLocation: boolean,
): (keyof FeedVehicle)[] {
  const isThere = availability(mapping, seen)
  const brought = Object.entries(rulesOf(mapping))
    .filter(([, rule]) => hasConstant(rule) || columnsOf(rule).some(isThere))
    .flatMap(([field]) => fieldFills[field] ?? [(field.split('.')[0] ?? field) as keyof FeedVehicle])
  const always: (keyof FeedVehicle)[] = ['name', 'make', 'model', 'carType', 'status']
  const place = hasOnlyLocation ? (fieldFills['location'] ?? []) : []
  return [...new Set([...always, ...place, ...brought])].filter((name) => !neverReplaced.includes(name))
}

/** Fields whose names differ from those in a vehicle. */
const fieldFills: Record<string, (keyof FeedVehicle)[]> = {
  status: ['status', 'reserved'],
  price: ['priceCents', 'priceKind'],
  beforePrice: ['beforePriceCents'],
  offerPrice: ['offerPriceCents', 'priceKind'],
  subscriptionPrice: ['subscriptionPriceCents'],
  odometer: ['odometerKm'],
  nvic: ['hasNvic'],
  dealerComments: ['dealerComments', 'dealerCommentsRich'],
  images: ['images', 'primaryImageUrl'],
  location: ['locationId', 'dealershipId', 'city', 'state'],
}

/** These are set when a vehicle first arrives, or by the rules of selling. */
const neverReplaced: readonly (keyof FeedVehicle)[] = ['stockNumber', 'slug', 'arrivedOn', 'soldOn']
