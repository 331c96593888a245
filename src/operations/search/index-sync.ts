import type { CarStore } from '#data/cars.ts'
import type { ChangeLog } from '#data/changes.ts'
import type { Change, Document } from '#search/port.ts'
import { vehicleDocument } from '#search/vehicle-document.ts'
import type { RunningSite, SiteDirectory } from '../sites/site-directory.ts'
import type { VehicleIndex } from './vehicle-search.ts'

/** From this many changed vehicles, rebuilding the index is faster than updating it. */
const REBUILD_FROM = 5000

/** Other processes may write to the same index, so its position is checked this often. */
const RECHECK_MS = 60_000

/**
 * Keeps each site's search index in sync with the database. An index is built when its site is first searched,
 * unless it exists; then it follows the change log.
 */
export type IndexSync = {
  /** Resolves when the site's index is ready. */
  ready(site: RunningSite): Promise<void>
  isReady(site: RunningSite): boolean
  /** Marks every index as unknown until it is checked again. */
  invalidate(): void
  /** Updates every ready index. */
  refresh(): Promise<void>
  /** Rebuilds the site's index from scratch. */
  rebuild(site: RunningSite, onVehicle?: () => void): Promise<void>
}

type Parts = {
  index: VehicleIndex
  changes: ChangeLog
  directory: SiteDirectory
  carsOf: (siteId: string) => CarStore
  /** Whether the site uses this index. An index that is no longer used is dropped. */
  isUsedBy: (site: RunningSite) => boolean
  now: () => Date
}

export function indexSync({ index, changes, directory, carsOf, isUsedBy, now }: Parts): IndexSync {
  /** The revision of each ready index, and when it was last checked. */
  const ready = new Map<string, { revision: number; seenAt: number }>()
  const building = new Map<string, Promise<void>>()
  const markReady = (siteId: string, revision: number) =>
    ready.set(siteId, { revision, seenAt: performance.now() })

  async function build(running: RunningSite, onVehicle = () => {}) {
    // The revision is read before the vehicles, so a change in between is applied twice but never missed.
    const revision = (await changes.revisions()).get(running.id) ?? 0
    const documents = documentsOf(running, carsOf(running.id), now(), onVehicle)
    await index.rebuild(running.id, documents, BigInt(revision))
    await index.settled(running.id, BigInt(revision))
    markReady(running.id, revision)
  }

  /** Reads the position from the index itself, because another process may have moved it forward or back. */
  async function follow(running: RunningSite, newest: number | undefined) {
    const from = Number(await index.position(running.id))
    if (from === 0) return build(running)
    if (from === newest) return markReady(running.id, from)

    const changed = await changes.since(running.id, from)
    if (!changed.isComplete || changed.siteChanged || changed.carIds.length >= REBUILD_FROM)
      return build(running)

    const batch = await changesOf(changed.carIds, running, carsOf(running.id), now())
    await index.apply(running.id, batch, BigInt(changed.revision))
    await index.settled(running.id, BigInt(changed.revision))
    markReady(running.id, changed.revision)
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
        } else if (revisions.get(siteId) !== revision || performance.now() - seenAt > RECHECK_MS)
          await follow(running, revisions.get(siteId))
      }
    },

    rebuild: build,
  }
}

/** A changed vehicle that the site no longer lists leaves the index, like a deleted one. */
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
