import { type CarType, carTypes } from '../cars/car.ts'
import { readCents } from '../shared/money.ts'
import { slugOf } from '../shared/slug.ts'

/** What a link to a finance page tells the form. */
export type FinanceLink = {
  /** A dealership by its slug, id or name. */
  preferredDealership: string | null
  vehiclePriceBudgetCents: number | null
  carType: CarType | null
}

/** Reads a link to a finance page and ignores invalid values. */
export function readFinanceLink(searchParams: URLSearchParams): FinanceLink {
  const budgetCents = readCents(searchParams.get('vehiclePriceBudget') ?? '')
  const carType = searchParams.get('car_type')
  return {
    preferredDealership: slugOf(searchParams.get('preferredDealership') ?? '') || null,
    vehiclePriceBudgetCents: budgetCents !== null && budgetCents > 0 ? budgetCents : null,
    carType: carTypes.find((type) => type === carType) ?? null,
  }
}

export type FinancePart = 'finance-form' | 'calculator'

/** The address of a finance page, or of a part of it, with the vehicle that the visitor came from. */
export function financeAddress(
  path: string,
  car: { slug: string; carType: CarType; priceCents: number | null; dealershipSlug: string | null },
  part: FinancePart | null,
): string {
  const params = new URLSearchParams({
    ...(car.dealershipSlug && { preferredDealership: car.dealershipSlug }),
    ...(car.priceCents && { vehiclePriceBudget: String(car.priceCents / 100) }),
    car_id: car.slug,
    car_type: car.carType,
  })
  return `${path}?${params}${part === null ? '' : `#${part}`}`
}
