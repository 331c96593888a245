import type { CarStore } from '#data/cars.ts'
import type { ChangeLog } from '#data/changes.ts'
import type { SearchEngine } from '#search/port.ts'
import { vehicles } from '#search/vehicles.ts'
import { withApproximateTotal } from './approximate-total.ts'
import { chosenSearch } from './chosen-search.ts'
import type { Log } from './log.ts'
import { type SearchEvents, type SearchPatience, usualPatience } from './outage.ts'
import { chosenEngine, noOtherEngines, type OtherEngines } from './search-engines.ts'
import { searchKeeper } from './search-keeper.ts'
import type { RunningSite, SiteDirectory } from './site-directory.ts'
import {
  type VehicleAnswer,
  type VehicleIndex,
  type VehicleRequest,
  visibleVehicles,
} from './vehicle-search.ts'

/** Searches each site's vehicles, by the engine it chose or the built-in one. */
export type SiteSearch = {
  search(running: RunningSite, request: VehicleRequest, asked?: AbortSignal): Promise<VehicleAnswer>
  /** Fills the index of the site's engine from the database. */
  fill(running: RunningSite, onVehicle: () => void): Promise<{ engine: string; visible: number }>
  /** Catches up with the vehicles that changed in the database. */
  refresh(): Promise<void>
}

export type SearchChoice = {
  /** The built-in engine: what sites are searched with unless they chose another one, or that one is away. */
  engine: SearchEngine
  others?: OtherEngines
  /** Whether the built-in engine answers where the chosen one does not. */
  mayFallBack?: boolean
  searchPatience?: SearchPatience
  searchEvents?: SearchEvents
}

type Parts = SearchChoice & {
  changes: ChangeLog
  directory: SiteDirectory
  carsOf: (siteId: string) => CarStore
  log: Log
  now: () => Date
}

export async function openSiteSearch({
  engine,
  others = noOtherEngines,
  mayFallBack = true,
  searchPatience = usualPatience,
  searchEvents = nobodyCounts,
  changes,
  directory,
  carsOf,
  log,
  now,
}: Parts): Promise<SiteSearch> {
  const keep = (index: VehicleIndex, isUsedBy: (site: RunningSite) => boolean) => ({
    index,
    keeper: searchKeeper({ index, changes, directory, carsOf, isUsedBy }),
  })
  const builtIn = keep(await engine.open(vehicles), () => true)
  const chosen = chosenSearch({ others, keep, patience: searchPatience, events: searchEvents, log })

  async function search(running: RunningSite, request: VehicleRequest, asked?: AbortSignal) {
    const scope = { tenant: running.id, visible: visibleVehicles(running.site, now()) }
    const work = (index: VehicleIndex, signal?: AbortSignal) => index.search(scope, request, signal)
    const answer = mayFallBack ? await chosen.search(running, work, asked) : null
    if (answer) return withApproximateTotal(answer, request, running.site)

    const { index, keeper } = (mayFallBack ? null : await chosen.indexOf(running)) ?? builtIn
    await keeper.ready(running)
    return withApproximateTotal(await work(index, asked), request, running.site)
  }

  return {
    search,
    async fill(running, onVehicle) {
      const { keeper } = (await chosen.indexOf(running)) ?? builtIn
      await keeper.rebuild(running, onVehicle)
      const { total } = await search(running, { size: 0 })
      return { engine: chosenEngine(running.site) ?? 'embedded', visible: total }
    },
    async refresh() {
      await builtIn.keeper.refresh()
      await chosen.refresh()
    },
  }
}

const nobodyCounts: SearchEvents = { outageBegan() {}, outageEnded() {}, tookOver() {} }
