import { columnKey } from './feed-row.ts'
import type { FeedMapping } from './feed-mapping.ts'
import type { FeedVehicle } from './feed-vehicle.ts'
import type { Column } from './mapping/column-and-pattern.ts'
import type { FieldRule } from './mapping-parts.ts'
import { essentialFields } from './vehicle-fields.ts'

/** Lists the parts of a mapping for which the feed has none of the possible columns. */
export function missingColumns(mapping: FeedMapping, seen: ReadonlySet<string>): string[] {
  const isThere = availability(mapping, seen)
  const missing = needs(mapping).filter(
    ({ isEssential, columns }) => (isEssential || !mapping.columnsMayBeMissing) && !columns.some(isThere),
  )
  return [...new Set(missing.map(({ columns }) => columns.map(({ name }) => `“${name}”`).join(' or ')))]
}

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

function rulesOf({ fields: { financeLenders, ...rules } }: FeedMapping): Record<string, FieldRule> {
  const lenders = Object.values(financeLenders).flatMap((figures) =>
    Object.values<FieldRule | undefined>(figures),
  )
  const from = lenders.flatMap((rule) => rule?.from ?? [])
  const defined = Object.entries<FieldRule | undefined>(rules).flatMap(([name, rule]) =>
    rule ? [[name, rule] as const] : [],
  )
  return { ...Object.fromEntries(defined), ...(from.length > 0 ? { financeLenders: { from } } : {}) }
}

/** Every part of the mapping that reads the feed, with the columns it could use. */
function needs(mapping: FeedMapping): { isEssential: boolean; columns: Column[] }[] {
  const { skip, splits, derivedStockNumber } = mapping
  const fields = Object.entries(rulesOf(mapping)).map(([field, rule]) => ({
    isEssential:
      (essentialFields as readonly string[]).includes(field) &&
      rule.default === undefined &&
      !hasConstant(rule),
    columns: columnsOf(rule),
  }))
  const rules = Object.values(rulesOf(mapping)).flatMap((rule) => rule.from ?? [])
  const conditions = [...rules, ...splits].flatMap(({ when }) => when?.columns ?? [])
  const others = [
    ...skip.flatMap(({ columns }) => columns),
    ...splits.map(({ column }) => column),
    ...(derivedStockNumber?.columns ?? []),
  ]
  return [
    ...fields,
    ...others.map((column) => ({ isEssential: true, columns: [column] })),
    ...conditions.map((column) => ({ isEssential: false, columns: [column] })),
  ].filter(({ columns }) => columns.length > 0)
}

/** Whether a rule may give a value without the feed. */
function hasConstant({ constant, from }: FieldRule) {
  return constant !== undefined || (from ?? []).some((source) => source.constant !== undefined)
}

/** The columns that a field can be read from. */
export function columnsOf({ from, template }: FieldRule): Column[] {
  return [...(from ?? []).flatMap(({ column }) => column ?? []), ...(template?.columns ?? [])]
}

/** The groups of a split count as columns of the feed. */
function availability({ splits }: FeedMapping, seen: ReadonlySet<string>) {
  const groups = new Set(splits.flatMap(({ pattern }) => pattern.groupNames.map(columnKey)))
  return ({ key }: Column) => seen.has(key) || groups.has(key)
}
