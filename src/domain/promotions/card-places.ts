/** A card and its preferred place in the results; the first result has place 1. */
export type CardPlacement<Card> = { card: Card; place: number }

/** A card on a page of results, and how many vehicles of that page come before it. */
export type PlacedCard<Card> = { card: Card; before: number }

type Page = { vehicles: number; page: number; pageSize: number }

/**
 * Places count through the whole list, cards included, from the first page to the last. When a place is taken, a
 * card moves to the next free one. A list never ends with a card.
 */
export function cardsOnPage<Card>(
  placements: readonly CardPlacement<Card>[],
  { vehicles, page, pageSize }: Page,
): PlacedCard<Card>[] {
  const first = (page - 1) * pageSize
  return inFreePlaces(placements)
    .map(({ card, place }, cardsBefore) => ({ card, vehiclesBefore: place - 1 - cardsBefore }))
    .filter(({ vehiclesBefore }) => vehiclesBefore < vehicles)
    .filter(({ vehiclesBefore }) => vehiclesBefore >= first && vehiclesBefore < first + pageSize)
    .map(({ card, vehiclesBefore }) => ({ card, before: vehiclesBefore - first }))
}

/**
 * Gives each card a place: the one the dealer configured, or else the next free default place. Cards beyond the
 * places are left out.
 */
export function preferredPlaces<Card extends { position: number | null }>(
  cards: readonly Card[],
  defaultPlaces: readonly number[],
): CardPlacement<Card>[] {
  const configured = new Set(cards.map(({ position }) => position))
  const free = defaultPlaces.filter((place) => !configured.has(place)).values()
  return cards.flatMap((card) => {
    const place = card.position ?? free.next().value
    return place === undefined ? [] : [{ card, place }]
  })
}

function inFreePlaces<Card>(placements: readonly CardPlacement<Card>[]): CardPlacement<Card>[] {
  const taken = new Map<number, Card>()
  for (const { card, place } of placements) taken.set(nextFree(place, taken), card)
  return [...taken].map(([place, card]) => ({ card, place })).toSorted((a, b) => a.place - b.place)
}

function nextFree(place: number, taken: ReadonlyMap<number, unknown>): number {
  return taken.has(place) ? nextFree(place + 1, taken) : place
}
