import { setTimeout as pause } from 'node:timers/promises'
import type { Revisions } from '#data/changes.ts'
import { NO_REVISION, type SearchEngine } from '#search/port.ts'
import { vehicles } from '#search/vehicles.ts'
import type { Log } from '../log.ts'
import { outageOf, type SearchEvents, type SearchPatience } from './outage.ts'
import { configuredEngine, engineByName, type OptionalEngines } from './engines.ts'
import type { IndexSync, IndexSyncParts } from './index-sync.ts'
import type { RunningSite } from '../sites/site-directory.ts'
import type { IndexAnswer, VehicleIndex } from './vehicle-search.ts'

type SyncedIndex = { readonly index: VehicleIndex; readonly sync: IndexSync }
/** Keeps an engine's index in sync. The engine says which sites use it, and what a failure means. */
export type OpenSync = (
  index: VehicleIndex,
  own: Pick<IndexSyncParts, 'isUsedBy' | 'failing' | 'maxBytes' | 'onDropped'>,
) => SyncedIndex
type Search = (index: VehicleIndex, signal: AbortSignal) => Promise<IndexAnswer>

/** Searches with the engines that sites chose instead of the built-in one. */
export type ConfiguredSearch = {
  /** The result from the site's engine; `null` means to use the built-in one. */
  search(running: RunningSite, work: Search, signal?: AbortSignal): Promise<IndexAnswer | null>
  /** The index of the site's engine, for work that only it can do; `null` for the built-in one. */
  indexOf(running: RunningSite): Promise<SyncedIndex | null>
  refresh(revisions: Revisions): Promise<void>
  /** The sites whose index in one of these engines is older than these revisions. */
  behind(revisions: Revisions): string[]
}

type Parts = {
  others: OptionalEngines
  synced: OpenSync
  patience: SearchPatience
  events: SearchEvents
  log: Log
}

export function configuredSearch({ others, synced, patience, events, log }: Parts): ConfiguredSearch {
  const connections = new Map<string, ReturnType<typeof connectTo>>()

  function connectionOf({ site }: RunningSite) {
    const name = configuredEngine(site)
    if (name === null) return null
    if (!connections.has(name)) connections.set(name, connectTo(name))
    return connections.get(name) ?? null
  }

  function connectTo(name: string) {
    const engine = engineByName(name, others)
    if (engine) return connect(name, engine)
    log.warn({ engine: name }, 'SEARCH_KEYS has no key for a search server; using the built-in engine')
    return null
  }

  function connect(name: string, engine: SearchEngine) {
    let opening: Promise<SyncedIndex> | null = null
    let opened: SyncedIndex | null = null
    let refreshing: Promise<unknown> | null = null
    const filling = new Set<string>()
    const outage = outageOf(name, { log, events, pauseMs: patience.pauseMs })

    /** After a failure, the next call opens the engine again. */
    function open() {
      opening ??= openIndex().catch((error: unknown) => {
        opening = null
        throw error
      })
      return opening
    }
    async function openIndex() {
      opened = synced(await engine.open(vehicles), {
        isUsedBy: ({ site }) => configuredEngine(site) === name,
        failing: { attempt },
      })
      return opened
    }

    /** Fills the index if necessary. A search waits for that no longer than for a result. */
    async function isReadySoon(running: RunningSite): Promise<boolean> {
      if (filling.has(running.id)) return false
      filling.add(running.id)
      const filled = open().then(({ sync }) => sync.ready(running))
      void filled.catch(failed).finally(() => filling.delete(running.id))
      return Promise.race([filled.then(() => true), pause(patience.answerMs, false, { ref: false })])
    }

    /** After a failure the engine may come back with less data, so its indexes count as unknown. */
    function failed(error: unknown) {
      outage.failed(error)
      opened?.sync.invalidate()
    }

    /** A site's index that fails counts as an outage of the engine. */
    async function attempt(_siteId: string, work: () => Promise<unknown>) {
      try {
        await work()
        return true
      } catch (error) {
        failed(error)
        return false
      }
    }

    async function ask(running: RunningSite, work: Search, asked: AbortSignal | undefined) {
      if (!opened?.sync.isReady(running) && !(await isReadySoon(running))) return null
      const { index } = await open()
      const timeout = AbortSignal.timeout(patience.answerMs)
      const signal = asked ? AbortSignal.any([timeout, asked]) : timeout
      const result = await within(work(index, signal), signal)
      if (result.revision === NO_REVISION) throw new Error('The index is gone')
      return result
    }

    async function search(running: RunningSite, work: Search, asked?: AbortSignal) {
      if (!outage.mayTry()) {
        events.fellBack(name, 'outage')
        return null
      }
      try {
        const result = await ask(running, work, asked)
        if (result) outage.answered()
        else events.fellBack(name, 'filling')
        return result
      } catch (error) {
        // A cancelled request says nothing about the engine.
        if (asked?.aborted) throw error
        failed(error)
        events.fellBack(name, 'outage')
        return null
      }
    }

    /** A refresh that takes long is waited for once, so that it doesn't delay every later one. */
    async function refresh(revisions: Revisions) {
      if (!opened || outage.isOut()) return
      const patienceMs = refreshing ? 0 : patience.answerMs
      refreshing ??= opened.sync.refresh(revisions).finally(() => (refreshing = null))
      await Promise.race([refreshing, pause(patienceMs, undefined, { ref: false })])
    }

    const behind = (revisions: Revisions) => opened?.sync.behind(revisions) ?? []

    return { search, open, refresh, behind }
  }

  return {
    search: async (running, work, signal) =>
      (await connectionOf(running)?.search(running, work, signal)) ?? null,
    async indexOf(running) {
      const connection = connectionOf(running)
      const name = configuredEngine(running.site)
      if (!connection && name !== null) throw new NoSearchKey(name)
      return (await connection?.open()) ?? null
    },
    async refresh(revisions) {
      await Promise.all([...connections.values()].map(async (connection) => connection?.refresh(revisions)))
    },
    behind: (revisions) =>
      [...connections.values()].flatMap((connection) => connection?.behind(revisions) ?? []),
  }
}

/** Thrown when work needs a search server that has no key. */
export class NoSearchKey extends Error {
  constructor(engine: string) {
    super(`There is no key for the search server ${engine}. Set SEARCH_KEYS.`)
  }
}

/** Some engines can't be interrupted. The caller stops waiting for them all the same. */
async function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: interrupted, reject } = Promise.withResolvers<never>()
  const interrupt = () => reject(signal.reason)
  if (signal.aborted) interrupt()
  signal.addEventListener('abort', interrupt, { once: true })
  try {
    return await Promise.race([work, interrupted])
  } finally {
    signal.removeEventListener('abort', interrupt)
    work.catch(() => {})
  }
}
