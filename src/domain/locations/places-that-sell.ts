/** What is done at a place that sells no vehicles. */
const withoutSales = new Set(['service', 'parts', 'service-and-parts'])

/** Who asks about a vehicle is asked for a place that sells some; where no place says so, for any. */
export function placesThatSell<Place extends { type?: string }>(places: readonly Place[]): readonly Place[] {
  const selling = places.filter(({ type }) => type === undefined || !withoutSales.has(type))
  return selling.length > 0 ? selling : places
}
