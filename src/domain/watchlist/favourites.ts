import { isCarId } from '../cars/car-ids.ts'
import { isMoment } from '../shared/seconds.ts'

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

export function isFavourite(saved: readonly Favourite[], id: string): boolean {
  return saved.some((one) => one.id === id)
}

/** Reads the stored vehicles, newest first, and skips anything that isn't one. Older lists have ids only. */
export function readFavourites(stored: unknown): Favourite[] {
  const all: unknown[] = Array.isArray(stored) ? stored : []
  const byId = new Map<string, Favourite>()
  for (const one of all.flatMap(readOne)) if (!byId.has(one.id)) byId.set(one.id, one)
  return [...byId.values()].toSorted((one, other) => other.savedAt - one.savedAt).slice(0, MAX_FAVOURITES)
}

function readOne(stored: unknown): Favourite[] {
  const { id = stored, name, savedAt, note } = Object(stored) as Stored
  if (!isCarId(id)) return []
  return [
    {
      id,
      name: textOf(name, MAX_NAME_LENGTH),
      savedAt: isMoment(savedAt) ? savedAt : 0,
      note: textOf(note, MAX_NOTE_LENGTH),
    },
  ]
}

type Stored = { id?: unknown; name?: unknown; savedAt?: unknown; note?: unknown }

function textOf(stored: unknown, max: number) {
  return typeof stored === 'string' ? stored.slice(0, max) : ''
}
