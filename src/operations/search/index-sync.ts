import type { CarStore } from '#data/cars.ts'
import type { ChangeLog } from '#data/changes.ts'
import type { Change, Document } from '#search/port.ts'
import { vehicleDocument } from '#search/vehicle-document.ts'
import type { RunningSite, SiteDirectory } from '../sites/site-directory.ts'
import type { VehicleIndex } from './vehicle-search.ts'

/** Beyond this many changed vehicles, building the index anew is quicker than changing it. */
const REBUILD_FROM = 5000

/** An index that other processes write to as well is looked at this often, even when nothing seems to have changed. */
const LOOK_AGAIN_MS = 60_000

/**
 * Keeps each site's search index in step with the database. An index is built when its site is first searched, unless
 * it is there already; from then on it follows the change log.
 */
export type IndexSync = {
  /** Resolves once the site's index stands. */
  ready(site: RunningSite): Promise<void>
  isReady(site: RunningSite): boolean
  /** Makes sure of every index before it counts as ready again. */
  invalidate(): void
  /** Brings every ready index up to date. */
  refresh(): Promise<void>
  /** Builds the site's index anew, whatever there is of it. */
  rebuild(site: RunningSite, onVehicle?: () => void): Promise<void>
}

type Parts = {
  index: VehicleIndex
  changes: ChangeLog
  directory: SiteDirectory
  carsOf: (siteId: string) => CarStore
  /** Whether the site is searched by this index; one that no longer is gets dropped. */
  isUsedBy: (site: RunningSite) => boolean
  now: () => Date
}

export function indexSync({ index, changes, directory, carsOf, isUsedBy, now }: Parts): IndexSync {
  /** The revision that each ready index shows, and when that was last made sure of. */
  const ready = new Map<string, { revision: number; seenAt: number }>()
  const building = new Map<string, Promise<void>>()
  const markReady = (siteId: string, revision: number) =>
    ready.set(siteId, { revision, seenAt: performance.now() })

  async function build(running: RunningSite, onVehicle = () => {}) {
    // The revision is read before the vehicles: what changes meanwhile is then applied once more, never missed.
    const revision = (await changes.revisions()).get(running.id) ?? 0
    const documents = documentsOf(running, carsOf(running.id), now(), onVehicle)
    await index.rebuild(running.id, documents, BigInt(revision))
    await index.settled(running.id, BigInt(revision))
    markReady(running.id, revision)
  }

  /** Where the index stands is its own to say: another process may have brought it on, or back. */
  async function follow(running: RunningSite, newest: number | undefined) {
    const from = Number(await index.position(running.id))
    if (from === 0) return build(running)
    if (from === newest) return markReady(running.id, from)

    const happened = await changes.since(running.id, from)
    if (!happened.isComplete || happened.siteChanged || happened.carIds.length >= REBUILD_FROM)
      return build(running)

    const batch = await changesOf(happened.carIds, running, carsOf(running.id), now())
    await index.apply(running.id, batch, BigInt(happened.revision))
    await index.settled(running.id, BigInt(happened.revision))
    markReady(running.id, happened.revision)
  }

  async function start(running: RunningSite) {
    await follow(running, (await changes.revisions()).get(running.id))
  }

  return {
    async ready(running) {
      if (ready.has(running.id)) return
      const underWay = building.get(running.id) ?? start(running).finally(() => building.delete(running.id))
      building.set(running.id, underWay)
      await underWay
    },

    isReady: ({ id }) => ready.has(id),

    invalidate: () => ready.clear(),

    async refresh() {
      if (ready.size === 0) return
      const revisions = await changes.revisions()
      for (const [siteId, { revision, seenAt }] of ready) {
        const running = directory.byId(siteId)
        if (!running || !isUsedBy(running)) {
          ready.delete(siteId)
          await index.drop(siteId)
        } else if (revisions.get(siteId) !== revision || performance.now() - seenAt > LOOK_AGAIN_MS)
          await follow(running, revisions.get(siteId))
      }
    },

    rebuild: build,
  }
}

/** A changed vehicle that the site no longer lists leaves the index, as one that is gone does. */
async function changesOf(
  ids: string[],
  { site }: RunningSite,
  store: CarStore,
  now: Date,
): Promise<Change[]> {
  const cars = await store.findMany(ids)
  const documents = new Map(cars.map((car) => [car.id, vehicleDocument(car, site, now)]))
  return ids.map((id) => {
    const document = documents.get(id)
    return document ? { put: document } : { remove: id }
  })
}

async function* documentsOf(
  { site }: RunningSite,
  cars: CarStore,
  now: Date,
  onVehicle: () => void,
): AsyncGenerator<Document> {
  for await (const batch of cars.inBatches()) {
    for (const car of batch) {
      onVehicle()
      const document = vehicleDocument(car, site, now)
      if (document) yield document
    }
  }
}
