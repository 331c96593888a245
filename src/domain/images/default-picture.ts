/**
 * The picture for a vehicle without one: the dealer’s own, or else an outline of its body type, without a make or a
 * colour.
 */
export function defaultPicture(
  { simpleBody, itemType }: { simpleBody: string | null; itemType: string },
  ofDealer: string | null = null,
): string {
  if (ofDealer !== null) return ofDealer
  const words = `${simpleBody ?? ''} ${itemType}`.toLowerCase()
  const kind = outlines.find(([, pattern]) => pattern.test(words))?.[0] ?? 'vehicle'
  return `/vehicle-fallback/${kind}.svg`
}

/** Feeds use many words for few shapes. The first match counts, so narrower patterns come first. */
export const outlines: readonly [kind: string, pattern: RegExp][] = [
  ['caravan', /caravan|camper|motor ?home|\brv\b/],
  ['people-mover', /people.?mover|\bmpv\b|mini.?bus/],
  ['convertible', /convertible|cabrio|roadster|spider|spyder/],
  ['ute', /\bute\b|utility|pick.?up|cab chassis|(?:dual|double|single|extra|crew|king) ?cab/],
  ['suv', /\bsuv\b|four.?wheel|4wd|off.?road|crossover/],
  ['wagon', /wagon|estate|touring/],
  ['hatch', /hatch|liftback/],
  ['coupe', /coup[eé]|fastback/],
  ['van', /\bvan\b|\bbus\b/],
  ['sedan', /sedan|saloon|\bcar\b/],
]
