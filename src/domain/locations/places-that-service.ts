const workshopTypes = new Set(['service', 'service-and-parts'])

/** The locations that service vehicles: the workshops, or the primary locations when there is no workshop. */
export function placesThatService<Place extends { type?: string; visible?: boolean }>(
  all: readonly Place[],
): readonly Place[] {
  const places = all.filter(({ visible }) => visible !== false)
  const workshops = places.filter(({ type }) => workshopTypes.has(type ?? ''))
  return workshops.length > 0 ? workshops : places.filter(({ type }) => type === 'primary')
}
