/** The types of location that sell no vehicles. */
const typesWithoutSales = new Set(['service', 'parts', 'service-and-parts'])

/** The locations a vehicle enquiry can go to: those that sell vehicles, or all of them when none does. */
export function placesThatSell<Place extends { type?: string; visible?: boolean }>(
  all: readonly Place[],
): readonly Place[] {
  const places = all.filter(({ visible }) => visible !== false)
  const selling = places.filter(({ type }) => type === undefined || !typesWithoutSales.has(type))
  return selling.length > 0 ? selling : places
}
