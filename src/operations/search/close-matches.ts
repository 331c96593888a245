import { type Relaxation, relaxations } from '#domain/search/no-results/relaxations.ts'
import { partsOf } from '#domain/search/no-results/words-in-text.ts'
import { isSearching, type SearchState } from '#domain/search/search-state.ts'
import type { PublicDealership } from '../sites/public-dealership.ts'
import { findVehicles } from './find-vehicles.ts'

/** A search without some of its filters, and how many vehicles it finds. */
export type RelaxedSearch = {
  without: string[]
  state: SearchState
  total: number
  /** The type of stock that was searched in the end, where a site shows one type at a time. */
  shownTypes: string[]
}

/** Vehicles that match everything but these filters. */
export type CloseMatches = RelaxedSearch & { ids: string[] }

/** With more exact matches than this, no close ones are shown. */
const ENOUGH_EXACT = 3
const MAX_TRIED = 12
const MAX_VEHICLES = 6
const MAX_GROUPS = 3

/**
 * Finds alternatives to a search with next to no matches: the same search without one filter, and the vehicles
 * that miss the least important filters. `exact` has the ids that match everything.
 */
export async function closeMatches(
  state: SearchState,
  exact: { ids: readonly string[]; total: number },
  dealership: PublicDealership,
): Promise<{ relaxed: RelaxedSearch[]; close: CloseMatches[] }> {
  if (exact.total > ENOUGH_EXACT) return { relaxed: [], close: [] }
  const asked = relaxations(state, await nameIn(dealership)).slice(0, MAX_TRIED)
  if (asked.length < 2) return { relaxed: [], close: [] }

  const tried = await Promise.all(
    asked.map(async (relaxation) => countedWithout([relaxation], state, dealership)),
  )
  const relaxed = tried.filter((one) => one !== null).filter(({ total }) => total > exact.total)
  const best =
    relaxed.length > 0 ? relaxed : exact.total > 0 ? [] : await withFewest(state, asked, dealership)
  return { relaxed: best, close: await vehiclesOf(best, exact.ids, dealership) }
}

/** `null` where no filter is left, because the whole stock is not a close match. */
async function countedWithout(
  given: readonly Relaxation[],
  asked: SearchState,
  dealership: PublicDealership,
): Promise<RelaxedSearch | null> {
  const state = given.reduce((left, { relaxed }) => relaxed(left), asked)
  if (!isSearching({ ...state, near: '' })) return null
  const { answer, searched } = await findVehicles(state, dealership, { size: 0 })
  const shownTypes = searched.chosen.car_type ?? []
  return { without: given.map(({ label }) => label), state, total: answer.total, shownTypes }
}

/**
 * Removes filters, the least important first, until something is found; then restores those that weren't in the
 * way.
 */
async function withFewest(
  state: SearchState,
  asked: readonly Relaxation[],
  dealership: PublicDealership,
): Promise<RelaxedSearch[]> {
  for (const count of asked.keys()) {
    let given = asked.slice(0, count + 1)
    let found = await countedWithout(given, state, dealership)
    if (found === null) return []
    if (found.total === 0) continue
    for (const restored of given.toReversed()) {
      const fewer = given.filter((one) => one !== restored)
      const without = fewer.length > 0 ? await countedWithout(fewer, state, dealership) : null
      if (without && without.total > 0) [given, found] = [fewer, without]
    }
    return [found]
  }
  return []
}

/** Each vehicle is listed once, where it misses least. */
async function vehiclesOf(
  best: readonly RelaxedSearch[],
  exact: readonly string[],
  dealership: PublicDealership,
): Promise<CloseMatches[]> {
  const shown = new Set(exact)
  const close: CloseMatches[] = []
  let room = MAX_VEHICLES
  for (const relaxed of best.slice(0, MAX_GROUPS)) {
    if (room === 0) break
    const { answer } = await findVehicles(relaxed.state, dealership, { size: MAX_VEHICLES + shown.size })
    const ids = answer.ids.filter((id) => !shown.has(id)).slice(0, room)
    if (ids.length === 0) continue
    for (const id of ids) shown.add(id)
    room -= ids.length
    close.push({ ...relaxed, ids })
  }
  return close
}

/** Looks up whether a word is part of the name of a make or model in stock. */
async function nameIn({ stockVocabulary }: PublicDealership) {
  const { values } = await stockVocabulary()
  const namesOf = (names: readonly string[] = []) => new Set(names.flatMap(partsOf))
  const [makes, models] = [namesOf(values.make), namesOf(values.model)]
  return (word: string) => {
    const parts = partsOf(word)
    if (parts.every((part) => makes.has(part))) return 'make'
    return parts.every((part) => models.has(part)) ? 'model' : null
  }
}
