/** A card and the place it wants among the results; the first result has place 1. */
export type Wish<Card> = { card: Card; place: number }

/** A card on a page of results, and how many vehicles of that page stand before it. */
export type PlacedCard<Card> = { card: Card; before: number }

type Page = { vehicles: number; page: number; pageSize: number }

/**
 * Places are counted through the whole list, cards among them, from its first page to its last. Who comes second to a
 * place stands in the next free one. A card always has vehicles after it: the list never ends with one.
 */
export function cardsOnPage<Card>(
  wishes: readonly Wish<Card>[],
  { vehicles, page, pageSize }: Page,
): PlacedCard<Card>[] {
  const first = (page - 1) * pageSize
  return inFreePlaces(wishes)
    .map(({ card, place }, cardsBefore) => ({ card, vehiclesBefore: place - 1 - cardsBefore }))
    .filter(({ vehiclesBefore }) => vehiclesBefore < vehicles)
    .filter(({ vehiclesBefore }) => vehiclesBefore >= first && vehiclesBefore < first + pageSize)
    .map(({ card, vehiclesBefore }) => ({ card, before: vehiclesBefore - first }))
}

/**
 * Where cards want to stand: a card in the place the dealer gave it, every other in the next of the usual places that
 * nobody was given. There are no more cards than places.
 */
export function wishedPlaces<Card extends { position: number | null }>(
  cards: readonly Card[],
  usualPlaces: readonly number[],
): Wish<Card>[] {
  const given = new Set(cards.map(({ position }) => position))
  const free = usualPlaces.filter((place) => !given.has(place)).values()
  return cards.flatMap((card) => {
    const place = card.position ?? free.next().value
    return place === undefined ? [] : [{ card, place }]
  })
}

function inFreePlaces<Card>(wishes: readonly Wish<Card>[]): Wish<Card>[] {
  const taken = new Map<number, Card>()
  for (const { card, place } of wishes) taken.set(nextFree(place, taken), card)
  return [...taken].map(([place, card]) => ({ card, place })).toSorted((a, b) => a.place - b.place)
}

function nextFree(place: number, taken: ReadonlyMap<number, unknown>): number {
  return taken.has(place) ? nextFree(place + 1, taken) : place
}
