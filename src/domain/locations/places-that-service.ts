const withWorkshop = new Set(['service', 'service-and-parts'])

/** Where vehicles are serviced: the workshops, or, where no place is one, the places that do everything. */
export function placesThatService<Place extends { type?: string }>(
  places: readonly Place[],
): readonly Place[] {
  const workshops = places.filter(({ type }) => withWorkshop.has(type ?? ''))
  return workshops.length > 0 ? workshops : places.filter(({ type }) => type === 'primary')
}
