import type { Car } from '#domain/cars/car.ts'
import { formatPrice } from '#domain/cars/format-price.ts'
import { formatCents } from '#domain/shared/money.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { carCardData } from '../cars/card/car-card-data.ts'

export type CarSummaryData = ReturnType<typeof carSummaryData>

/** What a customer sees of the vehicle next to everything they decide: the price of its own page, and what they pay now. */
export function carSummaryData(car: Car, depositCents: number, dealership: PublicDealership) {
  const card = carCardData(car, dealership)
  return { ...card, priceText: formatPrice(card.price), deposit: formatCents(depositCents) }
}
