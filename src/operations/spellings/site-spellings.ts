import { setTimeout as pause } from 'node:timers/promises'
import type { CarStore } from '#data/cars/cars.ts'
import type { ChangeLog, Revisions } from '#data/changes.ts'
import { priceBands, weeklyPriceBands } from '#domain/search/price-bands.ts'
import type { SpeltBy } from '#domain/search/vehicle-facets.ts'
import { type ShownSpellings, shownSpellings, type SpellingCount } from '#domain/spellings/shown-spellings.ts'
import { sharedText } from '#search/text/shared-text.ts'
import type { Site } from '#sites/site.ts'
import type { Log } from '../log.ts'
import { failingSites } from '../sites/failing-sites.ts'
import type { RunningSite, SiteDirectory } from '../sites/site-directory.ts'

/** The current spellings of one site, with a version. */
type KeptSpellings = ShownSpellings & { readonly version: number }

/**
 * Caches how each site spells its values. Spellings never decide which vehicles have a value, so slightly old
 * ones only show a value in its former spelling.
 */
export type SiteSpellings = {
  of(running: RunningSite): Promise<KeptSpellings>
  /** The version of what a site shows now; 0 before its spellings are first read. */
  versionOf(siteId: string): number
  /** The same, but read again if the stock has changed. */
  renewed(running: RunningSite): Promise<KeptSpellings>
  /**
   * Reads the spellings of changed sites again, and waits for that no longer than a moment. Where it fails, the site keeps those it
   * has for a while.
   */
  refresh(revisions: Revisions): Promise<void>
}

type Parts = {
  changes: Pick<ChangeLog, 'revisionOf'>
  directory: Pick<SiteDirectory, 'byId'>
  carsOf: (siteId: string) => Pick<CarStore, 'spellings'>
  log: Log
}
type Kept = { site: Site; revision: number; spellings: KeptSpellings; notBefore: number }

/** Counting a large stock takes time, at most this share of it. */
const PART_OF_TIME = 0.05
/** A stock that is counted faster than this is counted again after every change. */
const QUICK_MS = 100
const MAX_PAUSE_MS = 30_000
const PATIENCE_MS = 250

export function siteSpellings({ changes, directory, carsOf, log }: Parts): SiteSpellings {
  const kept = new Map<string, Kept>()
  const loading = new Map<string, Promise<Kept>>()
  const failing = failingSites(log, messages)
  let version = 0
  let refreshing: Promise<void> | null = null

  function load(running: RunningSite): Promise<Kept> {
    const underWay = loading.get(running.id) ?? count(running).finally(() => loading.delete(running.id))
    loading.set(running.id, underWay)
    return underWay
  }

  async function count({ id, site }: RunningSite): Promise<Kept> {
    const revision = await changes.revisionOf(id)
    const began = performance.now()
    const counts = (await carsOf(id).spellings()).map(asIndexed)
    const spellings = { ...shownSpellings(counts, configuredSpellings(site)), version: ++version }
    const tookMs = performance.now() - began
    const notBefore = began + (tookMs < QUICK_MS ? 0 : Math.min(tookMs / PART_OF_TIME, MAX_PAUSE_MS))
    const loaded = { site, revision, spellings, notBefore }
    kept.set(id, loaded)
    return loaded
  }

  return {
    async of(running) {
      const known = kept.get(running.id)
      return (known?.site === running.site ? known : await load(running)).spellings
    },

    versionOf: (siteId) => kept.get(siteId)?.spellings.version ?? 0,

    async renewed(running) {
      const known = kept.get(running.id)
      const isCurrent = known !== undefined && known.revision === (await changes.revisionOf(running.id))
      return (isCurrent ? known : await load(running)).spellings
    },

    async refresh(revisions) {
      const patienceMs = refreshing ? 0 : PATIENCE_MS
      refreshing ??= refreshAll(revisions).finally(() => (refreshing = null))
      await Promise.race([refreshing, pause(patienceMs, undefined, { ref: false })])
    },
  }

  async function refreshAll(revisions: Revisions) {
    for (const [siteId, known] of kept) {
      const running = directory.byId(siteId)
      if (!running) kept.delete(siteId)
      else if (known.revision < (revisions.get(siteId) ?? 0) && performance.now() >= known.notBefore) {
        const isRead = await failing.attempt(siteId, () => load(running))
        if (!isRead) kept.set(siteId, { ...known, notBefore: performance.now() + MAX_PAUSE_MS })
      }
    }
  }
}

const messages = {
  failing: 'A site’s new spellings cannot be read at the moment',
  recovered: 'A site’s new spellings can be read again',
}

/** A state is shown by its abbreviation, which is lower case in the index. Sites have most values in common. */
function asIndexed({ value, parts, ...counted }: SpellingCount): SpellingCount {
  return {
    ...counted,
    value: sharedText(counted.facet === 'state' ? value.toLowerCase() : value),
    ...(parts && { parts: { make: sharedText(parts.make), model: sharedText(parts.model) } }),
  }
}

/** The site's settings decide the spelling of these values. */
function configuredSpellings({
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
