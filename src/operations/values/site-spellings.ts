import type { CarStore } from '#data/cars.ts'
import type { ChangeLog } from '#data/changes.ts'
import { priceBands, weeklyPriceBands } from '#domain/search/price-bands.ts'
import type { SpeltBy } from '#domain/search/vehicle-facets.ts'
import { type ShownSpellings, shownSpellings, type SpellingCount } from '#domain/values/shown-spellings.ts'
import type { Site } from '#sites/site.ts'
import type { RunningSite, SiteDirectory } from '../sites/site-directory.ts'

/** How one site shows its values at the moment, and a name for that. */
type KeptSpellings = ShownSpellings & { readonly version: number }

/**
 * How each site shows its values. Which vehicles have a value is never decided here, so spellings that are a moment old
 * show a value in its former spelling and lose nobody a vehicle.
 */
export type SiteSpellings = {
  of(running: RunningSite): Promise<KeptSpellings>
  /** The same, learned anew if the stock has changed since. */
  renewed(running: RunningSite): Promise<KeptSpellings>
  /** Learns anew what changed in the database. */
  refresh(): Promise<void>
}

type Parts = {
  changes: ChangeLog
  directory: SiteDirectory
  carsOf: (siteId: string) => Pick<CarStore, 'spellings'>
}
type Kept = { site: Site; revision: number; spellings: KeptSpellings; notBefore: number }

/** Counting a large stock takes its time, and may take at most this part of all time. */
const PART_OF_TIME = 0.05
/** A stock that is counted within this is counted whenever it changes. */
const QUICK_MS = 100
const LONGEST_PAUSE_MS = 30_000

export function siteSpellings({ changes, directory, carsOf }: Parts): SiteSpellings {
  const kept = new Map<string, Kept>()
  const learning = new Map<string, Promise<Kept>>()
  let version = 0

  function learn(running: RunningSite): Promise<Kept> {
    const underWay = learning.get(running.id) ?? count(running).finally(() => learning.delete(running.id))
    learning.set(running.id, underWay)
    return underWay
  }

  async function count({ id, site }: RunningSite): Promise<Kept> {
    const revision = await revisionOf(id)
    const began = performance.now()
    const counts = (await carsOf(id).spellings()).map(asIndexed)
    const spellings = { ...shownSpellings(counts, ownWords(site)), version: ++version }
    const tookMs = performance.now() - began
    const notBefore = began + (tookMs < QUICK_MS ? 0 : Math.min(tookMs / PART_OF_TIME, LONGEST_PAUSE_MS))
    const learned = { site, revision, spellings, notBefore }
    kept.set(id, learned)
    return learned
  }

  async function revisionOf(siteId: string) {
    return (await changes.revisions()).get(siteId) ?? 0
  }

  return {
    async of(running) {
      const known = kept.get(running.id)
      return (known?.site === running.site ? known : await learn(running)).spellings
    },

    async renewed(running) {
      const known = kept.get(running.id)
      const isCurrent = known !== undefined && known.revision === (await revisionOf(running.id))
      return (isCurrent ? known : await learn(running)).spellings
    },

    async refresh() {
      if (kept.size === 0) return
      const revisions = await changes.revisions()
      for (const [siteId, { revision, notBefore }] of kept) {
        const running = directory.byId(siteId)
        if (!running) kept.delete(siteId)
        else if (revisions.get(siteId) !== revision && performance.now() >= notBefore) await learn(running)
      }
    },
  }
}

/** A state is shown by its letters, which are small ones in the index. */
function asIndexed(counted: SpellingCount): SpellingCount {
  return counted.facet === 'state' ? { ...counted, value: counted.value.toLowerCase() } : counted
}

/** What a site writes itself, it is shown in. */
function ownWords({
  locations,
  dealerships,
  stock,
  overrideCity,
}: Site): Record<SpeltBy<'site'> | 'city' | 'state' | 'categories', string[]> {
  const states = locations.map(({ state }) => state?.toLowerCase())
  const cities = [...locations.map(({ city }) => city), overrideCity]
  return {
    city: cities.filter((city): city is string => Boolean(city)),
    state: states.filter((state): state is string => Boolean(state)),
    location_name: locations.map(({ name }) => name),
    dealership_name: dealerships.map(({ name }) => name),
    categories: [...stock.categories],
    price_range: [...priceBands],
    weekly_price_range: [...weeklyPriceBands],
  }
}
