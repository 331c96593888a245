import { setTimeout as pause } from 'node:timers/promises'
import type { CarStore } from '#data/cars/cars.ts'
import type { ChangeLog, Revisions } from '#data/changes.ts'
import type { FailingSites } from '../sites/failing-sites.ts'
import type { RunningSite, SiteDirectory } from '../sites/site-directory.ts'
import { changesOf, documentsOf } from './index-documents.ts'
import { indexMemory } from './index-memory.ts'
import type { VehicleIndex } from './vehicle-search.ts'

/** From this many changed vehicles, rebuilding the index is faster than updating it. */
const REBUILD_FROM = 5000

/** What takes longer than this, such as a large index that is built again, doesn't hold up the changes of other sites. */
const PATIENCE_MS = 500

/** Other processes may write to the same index, so its position is checked this often. */
const RECHECK_MS = 60_000

/**
 * Keeps each site's search index in sync with the database. An index is built when its site is first searched,
 * unless it exists; then it follows the change log. When the indexes of this process outgrow their memory, those
 * that nobody has searched for longest are dropped, and built again when they are needed.
 */
export type IndexSync = {
  /** Resolves when the site's index is ready. Ask `isReady` again after any other wait. */
  ready(site: RunningSite): Promise<void>
  isReady(site: RunningSite): boolean
  /** Marks every index as unknown until it is checked again. */
  invalidate(): void
  /** Updates every ready index that is older than these revisions, as far as that doesn't fail or take long. */
  refresh(revisions: Revisions): Promise<void>
  /** The sites whose index is older than these revisions, or will be once it is built. */
  behind(revisions: Revisions): string[]
  /** Rebuilds the site's index from scratch. */
  rebuild(site: RunningSite, onVehicle?: () => void): Promise<void>
}

export type IndexSyncParts = {
  index: VehicleIndex
  changes: Pick<ChangeLog, 'revisionOf' | 'since'>
  directory: Pick<SiteDirectory, 'byId'>
  carsOf: (siteId: string) => Pick<CarStore, 'findMany' | 'inBatches'>
  /** Whether the site uses this index. An index that is no longer used is dropped. */
  isUsedBy: (site: RunningSite) => boolean
  /** For the indexes in this process. Those of other engines are theirs. */
  maxBytes?: number
  /** Called for each index that is dropped because they have outgrown their memory. */
  onDropped?: () => void
  failing: FailingSites
  now: () => Date
}

export function indexSync({
  index,
  changes,
  directory,
  carsOf,
  isUsedBy,
  maxBytes = Infinity,
  onDropped = () => {},
  failing,
  now,
}: IndexSyncParts): IndexSync {
  /** The revision of each ready index, and when it was last checked. */
  const ready = new Map<string, { revision: number; seenAt: number }>()
  const building = new Map<string, Promise<void>>()
  /** The revision that an index has at least, once it is built. */
  const builtFrom = new Map<string, number>()
  /** How many are writing each index now. A dropped one would get the changes alone. */
  const writing = new Map<string, number>()
  const following = new Map<string, Promise<unknown>>()
  const memory = indexMemory(maxBytes)
  const markReady = (siteId: string, revision: number) =>
    ready.set(siteId, { revision, seenAt: performance.now() })

  async function build(running: RunningSite, onVehicle = () => {}) {
    // The revision is read before the vehicles, so a change in between is applied twice but never missed.
    const revision = await changes.revisionOf(running.id)
    let vehicles = 0
    const documents = documentsOf(running, carsOf(running.id), now(), () => {
      vehicles += 1
      onVehicle()
    })
    await index.rebuild(running.id, documents, BigInt(revision))
    await index.settled(running.id, BigInt(revision))
    memory.holds(running.id, vehicles)
    markReady(running.id, revision)
    for (const siteId of memory.excess((other) => writing.has(other))) {
      onDropped()
      await drop(siteId)
    }
  }

  async function drop(siteId: string) {
    ready.delete(siteId)
    memory.forget(siteId)
    await index.drop(siteId)
  }

  async function whileWriting(siteId: string, work: () => Promise<void>) {
    writing.set(siteId, (writing.get(siteId) ?? 0) + 1)
    try {
      await work()
    } finally {
      const others = (writing.get(siteId) ?? 1) - 1
      if (others > 0) writing.set(siteId, others)
      else writing.delete(siteId)
    }
  }

  /** Reads the position from the index itself, because another process may have moved it forward or back. */
  async function follow(running: RunningSite, known: number) {
    const from = Number(await index.position(running.id))
    if (from === 0) return build(running)
    // What is known may be older than the index.
    const newest = from > known ? await changes.revisionOf(running.id) : known
    if (from === newest) return void markReady(running.id, from)

    const changed = await changes.since(running.id, from)
    if (!changed.isComplete || changed.siteChanged || changed.carIds.length >= REBUILD_FROM)
      return build(running)

    const batch = await changesOf(changed.carIds, running, carsOf(running.id), now())
    await index.apply(running.id, batch, BigInt(changed.revision))
    await index.settled(running.id, BigInt(changed.revision))
    markReady(running.id, changed.revision)
  }

  /** Waits for the index, but not for long. One that has failed is tried again by the next poll. */
  async function followSoon(running: RunningSite, known: number) {
    const { id } = running
    const underWay = following.get(id)
    const work =
      underWay ??
      failing
        .attempt(id, () => whileWriting(id, () => follow(running, known)))
        .finally(() => following.delete(id))
    following.set(id, work)
    await Promise.race([work, pause(underWay ? 0 : PATIENCE_MS, undefined, { ref: false })])
  }

  async function start(running: RunningSite) {
    const { id } = running
    try {
      await whileWriting(id, async () => {
        const from = await changes.revisionOf(id)
        builtFrom.set(id, from)
        await follow(running, from)
      })
    } finally {
      building.delete(id)
      builtFrom.delete(id)
    }
  }

  return {
    async ready(running) {
      memory.searched(running.id)
      if (ready.has(running.id)) return
      const underWay = building.get(running.id) ?? start(running)
      building.set(running.id, underWay)
      await underWay
    },

    isReady: ({ id }) => ready.has(id),

    invalidate: () => ready.clear(),

    async refresh(revisions) {
      for (const [siteId, { revision, seenAt }] of ready) {
        const running = directory.byId(siteId)
        const known = revisions.get(siteId) ?? 0
        if (!running || !isUsedBy(running)) await failing.attempt(siteId, () => drop(siteId))
        else if (known > revision || performance.now() - seenAt > RECHECK_MS) await followSoon(running, known)
      }
    },

    behind(revisions) {
      const isOlder = (siteId: string, revision = 0) => revision < (revisions.get(siteId) ?? 0)
      const followers = [...ready.keys()].filter((siteId) => isOlder(siteId, ready.get(siteId)?.revision))
      const newcomers = [...building.keys()].filter((siteId) => isOlder(siteId, builtFrom.get(siteId)))
      return [...followers, ...newcomers]
    },

    rebuild: (running, onVehicle) => whileWriting(running.id, () => build(running, onVehicle)),
  }
}
