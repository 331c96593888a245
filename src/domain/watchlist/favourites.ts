import { isCarId } from '../cars/car-ids.ts'
import { isMoment } from '../shared/seconds.ts'
import { storableText } from '../shared/storable-text.ts'

/**
 * A vehicle saved on a device. Of its data only the name is stored, to name it once it is gone. Everything else is
 * fetched whenever it is shown, because a stored price or picture would be out of date.
 */
export type Favourite = {
  id: string
  /** Empty for a vehicle that was saved before names were stored. */
  name: string
  /** In seconds since 1970; 0 for a vehicle that was saved before times were stored. */
  savedAt: number
  /** Only the visitor sees it. */
  note: string
}

/** How many vehicles a device stores. A shopper with more can save a search. */
export const MAX_FAVOURITES = 50
export const MAX_NOTE_LENGTH = 500
const MAX_NAME_LENGTH = 200

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

export function isFavourite(saved: readonly Favourite[], id: string): boolean {
  return saved.some((one) => one.id === id)
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
  return saved.map((one) => (one.id === id ? { ...one, note: cleanNote(note) } : one))
}

function cleanNote(note: string): string {
  return storableText(note).slice(0, MAX_NOTE_LENGTH).toWellFormed()
}

/** Reads the stored vehicles, newest first, and skips anything that isn't one. Older lists have ids only. */
export function readFavourites(stored: unknown): Favourite[] {
  const all: unknown[] = Array.isArray(stored) ? stored : []
  const byId = new Map<string, Favourite>()
  for (const one of all.flatMap(readOne)) if (!byId.has(one.id)) byId.set(one.id, one)
  return [...byId.values()].toSorted((one, other) => other.savedAt - one.savedAt).slice(0, MAX_FAVOURITES)
}

function readOne(stored: unknown): Favourite[] {
  if (isCarId(stored)) return [{ id: stored, name: '', savedAt: 0, note: '' }]
  if (typeof stored !== 'object' || stored === null || !('id' in stored) || !isCarId(stored.id)) return []
  return [
    {
      id: stored.id,
      name: 'name' in stored ? textOf(stored.name, MAX_NAME_LENGTH) : '',
      savedAt: 'savedAt' in stored && isMoment(stored.savedAt) ? stored.savedAt : 0,
      note: 'note' in stored ? textOf(stored.note, MAX_NOTE_LENGTH) : '',
    },
  ]
}

function textOf(stored: unknown, max: number) {
  return typeof stored === 'string' ? storableText(stored.slice(0, max)) : ''
}
