import { type Favourite, isFavourite, MAX_FAVOURITES, MAX_NOTE_LENGTH } from './favourites.ts'

/** Adds a vehicle to the front of the list, or removes it if saved; `null` when the list is full. */
export function withFavouriteToggled(
  saved: readonly Favourite[],
  { id, name }: Pick<Favourite, 'id' | 'name'>,
  now: number,
): Favourite[] | null {
  if (isFavourite(saved, id)) return withoutFavourites(saved, [id])
  return saved.length < MAX_FAVOURITES ? [{ id, name, savedAt: now, note: '' }, ...saved] : null
}

/** Adds those vehicles that aren't saved yet, in their order, as long as there is room. */
export function withFavouritesAdded(
  saved: readonly Favourite[],
  cars: readonly Pick<Favourite, 'id' | 'name'>[],
  now: number,
): Favourite[] {
  const added = cars
    .filter(({ id }) => !isFavourite(saved, id))
    .slice(0, Math.max(0, MAX_FAVOURITES - saved.length))
  return [...added.map(({ id, name }) => ({ id, name, savedAt: now, note: '' })), ...saved]
}

export function withoutFavourites(saved: readonly Favourite[], ids: readonly string[]): Favourite[] {
  return saved.filter(({ id }) => !ids.includes(id))
}

/** Brings back a cleared list, behind the vehicles that were saved since. */
export function withFavouritesRestored(
  saved: readonly Favourite[],
  cleared: readonly Favourite[],
): Favourite[] {
  const since = saved.filter(({ id }) => !isFavourite(cleared, id))
  return [...since, ...cleared].slice(0, MAX_FAVOURITES)
}

/** Changes the note of a vehicle. A note that is too long is cut. */
export function withNote(saved: readonly Favourite[], id: string, note: string): Favourite[] {
  return saved.map((one) => (one.id === id ? { ...one, note: note.slice(0, MAX_NOTE_LENGTH) } : one))
}
