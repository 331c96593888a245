import { tracingChannel } from 'node:diagnostics_channel'
import type { CarStore } from '#data/cars/cars.ts'
import type { ChangeLog, Revisions } from '#data/changes.ts'
import type { ShownSpellings } from '#domain/spellings/shown-spellings.ts'
import type { SearchEngine } from '#search/port.ts'
import { conditionWithKeys, requestWithKeys } from '#search/vehicle-keys.ts'
import { vehicles } from '#search/vehicles.ts'
import { withApproximateTotal } from './approximate-total.ts'
import { configuredSearch, type OpenSync } from './configured-search.ts'
import type { Log } from '../log.ts'
import { type SearchEvents, type SearchPatience, defaultPatience } from './outage.ts'
import { configuredEngine, noOptionalEngines, type OptionalEngines } from './engines.ts'
import { indexSync } from './index-sync.ts'
import { failingSites } from '../sites/failing-sites.ts'
import type { RunningSite, SiteDirectory } from '../sites/site-directory.ts'
import { hasUnknownValue, shownAnswer } from '../spellings/shown-answer.ts'
import { siteSpellings } from '../spellings/site-spellings.ts'
import {
  type IndexAnswer,
  type VehicleAnswer,
  type VehicleIndex,
  type VehicleRequest,
  visibleVehicles,
} from './vehicle-search.ts'

/** Searches each site's vehicles with the engine it chose or the built-in one. */
export type SiteSearch = {
  search(running: RunningSite, request: VehicleRequest, asked?: AbortSignal): Promise<VehicleAnswer>
  /** The spellings in which the site shows values. */
  spellings(running: RunningSite): Promise<ShownSpellings>
  /** Rises whenever a site’s spellings are read again. */
  spellingsVersion(siteId: string): number
  /** Fills the index of the site's engine from the database. */
  fill(running: RunningSite, onVehicle: () => void): Promise<{ engine: string; visible: number }>
  /** Applies the vehicles that changed in the database. Returns the sites whose changes take longer, or failed. */
  refresh(revisions: Revisions): Promise<string[]>
}

export type SearchChoice = {
  /** The built-in engine, for sites that chose none and for outages of the chosen one. */
  engine: SearchEngine
  others?: OptionalEngines
  /** Whether to use the built-in engine when the chosen one fails. */
  mayFallBack?: boolean
  searchPatience?: SearchPatience
  searchEvents?: SearchEvents
  /** The memory for the indexes of the built-in engine. */
  maxIndexBytes?: number
}

/** A search, as announced to anyone who traces it. */
export type TracedSearch = { engine: string }

const searches = tracingChannel<unknown, TracedSearch>('forecourt:search')

type Search = (index: VehicleIndex, signal?: AbortSignal) => Promise<IndexAnswer>

type Parts = SearchChoice & {
  changes: ChangeLog
  directory: SiteDirectory
  carsOf: (siteId: string) => CarStore
  log: Log
  now: () => Date
}

export async function openSiteSearch({
  engine,
  others = noOptionalEngines,
  mayFallBack = true,
  searchPatience = defaultPatience,
  searchEvents = noSearchEvents,
  maxIndexBytes = Infinity,
  changes,
  directory,
  carsOf,
  log,
  now,
}: Parts): Promise<SiteSearch> {
  const shared = { changes, directory, carsOf, now }
  const synced: OpenSync = (index, own) => ({ index, sync: indexSync({ index, ...shared, ...own }) })
  const spellings = siteSpellings({ changes, directory, carsOf, log })
  const builtIn = synced(await engine.open(vehicles), {
    isUsedBy: () => true,
    maxBytes: maxIndexBytes,
    onDropped: () => searchEvents.indexDropped(),
    failing: failingSites(log, indexMessages),
  })
  const chosen = configuredSearch({ others, synced, patience: searchPatience, events: searchEvents, log })

  async function search(running: RunningSite, request: VehicleRequest, asked?: AbortSignal) {
    const visible = conditionWithKeys(visibleVehicles(running.site, now()))
    const scope = { tenant: running.id, visible }
    const keyed = requestWithKeys(request)
    const work = (index: VehicleIndex, signal?: AbortSignal) => index.search(scope, keyed, signal)
    const answer = await answerOf(running, work, asked)
    return withApproximateTotal(await inShownSpelling(answer, request, running), request, running.site)
  }

  async function answerOf(running: RunningSite, work: Search, asked: AbortSignal | undefined) {
    const answer = mayFallBack ? await chosen.search(running, work, asked) : null
    if (answer) return answer

    const { index, sync } = (mayFallBack ? null : await chosen.indexOf(running)) ?? builtIn
    do await sync.ready(running)
    while (!sync.isReady(running))
    return work(index, asked)
  }

  async function inShownSpelling(answer: IndexAnswer, request: VehicleRequest, running: RunningSite) {
    const kept = await spellings.of(running)
    const shown = hasUnknownValue(answer, kept) ? await spellings.renewed(running) : kept
    const revision = `${answer.revision}-${shown.version}`
    return { ...shownAnswer(answer, request, shown), revision }
  }

  return {
    search: (running, ...asked) =>
      searches.tracePromise(() => search(running, ...asked), {
        engine: configuredEngine(running.site) ?? 'embedded',
      }),
    spellings: (running) => spellings.of(running),
    spellingsVersion: (siteId) => spellings.versionOf(siteId),
    async fill(running, onVehicle) {
      const { sync } = (await chosen.indexOf(running)) ?? builtIn
      await sync.rebuild(running, onVehicle)
      const { total } = await search(running, { size: 0 })
      return { engine: configuredEngine(running.site) ?? 'embedded', visible: total }
    },
    async refresh(revisions) {
      await Promise.all([
        builtIn.sync.refresh(revisions),
        chosen.refresh(revisions),
        spellings.refresh(revisions),
      ])
      return [...builtIn.sync.behind(revisions), ...chosen.behind(revisions)]
    },
  }
}

const indexMessages = {
  failing: 'A site’s changes cannot be searched at the moment',
  recovered: 'A site’s changes can be searched again',
}

const noSearchEvents: SearchEvents = { outageBegan() {}, outageEnded() {}, fellBack() {}, indexDropped() {} }
