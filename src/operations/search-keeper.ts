import type { CarStore } from '#data/cars.ts'
import type { ChangeLog } from '#data/changes.ts'
import type { Change, Document } from '#search/port.ts'
import { vehicleDocument } from '#search/vehicle-document.ts'
import type { RunningSite, SiteDirectory } from './site-directory.ts'
import type { VehicleIndex } from './vehicle-search.ts'

/** Beyond this many changed vehicles, building the index anew is quicker than changing it. */
const REBUILD_FROM = 5000

/**
 * Keeps each site's search index in step with the database. An index is built when its site is first searched;
 * from then on it follows the change log.
 */
export type SearchKeeper = {
  /** Resolves once the site's index stands. */
  ready(site: RunningSite): Promise<void>
  /** Brings every standing index up to date. */
  refresh(): Promise<void>
}

type Parts = {
  index: VehicleIndex
  changes: ChangeLog
  directory: SiteDirectory
  carsOf: (siteId: string) => CarStore
}

export function searchKeeper({ index, changes, directory, carsOf }: Parts): SearchKeeper {
  /** The revision that each standing index shows. */
  const standing = new Map<string, number>()
  const building = new Map<string, Promise<void>>()

  async function build(running: RunningSite) {
    // The revision is read before the vehicles: what changes meanwhile is then applied once more, never missed.
    const revision = (await changes.revisions()).get(running.id) ?? 0
    await index.rebuild(running.id, documentsOf(running, carsOf(running.id)), BigInt(revision))
    standing.set(running.id, revision)
  }

  async function follow(siteId: string, from: number) {
    const running = directory.byId(siteId)
    if (!running) {
      standing.delete(siteId)
      return index.drop(siteId)
    }
    const happened = await changes.since(siteId, from)
    if (!happened.isComplete || happened.siteChanged || happened.carIds.length >= REBUILD_FROM)
      return build(running)

    const batch = await changesOf(happened.carIds, running, carsOf(siteId))
    await index.apply(siteId, batch, BigInt(happened.revision))
    standing.set(siteId, happened.revision)
  }

  return {
    async ready(running) {
      if (standing.has(running.id)) return
      const underWay = building.get(running.id) ?? build(running).finally(() => building.delete(running.id))
      building.set(running.id, underWay)
      await underWay
    },

    async refresh() {
      if (standing.size === 0) return
      const revisions = await changes.revisions()
      for (const [siteId, revision] of standing) {
        if (revisions.get(siteId) !== revision) await follow(siteId, revision)
      }
    },
  }
}

/** A changed vehicle that the site no longer lists leaves the index, as one that is gone does. */
async function changesOf(ids: string[], { site }: RunningSite, store: CarStore): Promise<Change[]> {
  const cars = await store.findMany(ids)
  const documents = new Map(cars.map((car) => [car.id, vehicleDocument(car, site)]))
  return ids.map((id) => {
    const document = documents.get(id)
    return document ? { put: document } : { remove: id }
  })
}

async function* documentsOf({ site }: RunningSite, cars: CarStore): AsyncGenerator<Document> {
  for await (const batch of cars.inBatches()) {
    for (const car of batch) {
      const document = vehicleDocument(car, site)
      if (document) yield document
    }
  }
}
