import { setTimeout as pause } from 'node:timers/promises'
import { NO_REVISION, type SearchEngine } from '#search/port.ts'
import { vehicles } from '#search/vehicles.ts'
import type { Log } from '../log.ts'
import { outageOf, type SearchEvents, type SearchPatience } from './outage.ts'
import { configuredEngine, engineByName, type OptionalEngines } from './engines.ts'
import type { IndexSync } from './index-sync.ts'
import type { RunningSite } from '../sites/site-directory.ts'
import type { IndexAnswer, VehicleIndex } from './vehicle-search.ts'

type SyncedIndex = { readonly index: VehicleIndex; readonly sync: IndexSync }
type Search = (index: VehicleIndex, signal: AbortSignal) => Promise<IndexAnswer>

/** Search by the engines that sites have chosen instead of the built-in one. */
export type ConfiguredSearch = {
  /** The answer of the site's engine; `null` when there is none, and the built-in one is to be asked. */
  search(running: RunningSite, work: Search, signal?: AbortSignal): Promise<IndexAnswer | null>
  /** The index of the site's engine, for work that only it can do; `null` for the built-in one. */
  indexOf(running: RunningSite): Promise<SyncedIndex | null>
  refresh(): Promise<void>
}

type Parts = {
  others: OptionalEngines
  keep: (index: VehicleIndex, isUsedBy: (site: RunningSite) => boolean) => SyncedIndex
  patience: SearchPatience
  events: SearchEvents
  log: Log
}

export function configuredSearch({ others, keep, patience, events, log }: Parts): ConfiguredSearch {
  const known = new Map<string, ReturnType<typeof connectTo>>()

  function connectionOf({ site }: RunningSite) {
    const name = configuredEngine(site)
    if (name === null) return null
    if (!known.has(name)) known.set(name, connectTo(name))
    return known.get(name) ?? null
  }

  function connectTo(name: string) {
    const engine = engineByName(name, others)
    if (engine) return connect(name, engine)
    log.warn({ engine: name }, 'No key is set for a search server (SEARCH_KEYS); the built-in engine answers')
    return null
  }

  function connect(name: string, engine: SearchEngine) {
    let opening: Promise<SyncedIndex> | null = null
    let opened: SyncedIndex | null = null
    let refreshing: Promise<void> | null = null
    const filling = new Set<string>()
    const outage = outageOf(name, { log, events, pauseMs: patience.pauseMs })

    /** An engine that could not be opened is opened again the next time. */
    function open() {
      opening ??= openIndex().catch((error: unknown) => {
        opening = null
        throw error
      })
      return opening
    }
    async function openIndex() {
      opened = keep(await engine.open(vehicles), ({ site }) => configuredEngine(site) === name)
      return opened
    }

    /** Filling an index takes as long as it takes; nobody's search waits for it longer than for an answer. */
    async function isReadySoon(running: RunningSite): Promise<boolean> {
      if (filling.has(running.id)) return false
      filling.add(running.id)
      const ready = open().then(({ sync }) => sync.ready(running))
      void ready.catch(failed).finally(() => filling.delete(running.id))
      return Promise.race([ready.then(() => true), pause(patience.answerMs, false, { ref: false })])
    }

    /** What was known of an engine that failed is no longer sure: it may come back with less. */
    function failed(error: unknown) {
      outage.failed(error)
      opened?.sync.invalidate()
    }

    async function ask(running: RunningSite, work: Search, asked: AbortSignal | undefined) {
      if (!opened?.sync.isReady(running) && !(await isReadySoon(running))) return null
      const { index } = await open()
      const timeout = AbortSignal.timeout(patience.answerMs)
      const signal = asked ? AbortSignal.any([timeout, asked]) : timeout
      const answer = await within(work(index, signal), signal)
      if (answer.revision === NO_REVISION) throw new Error('The index is gone')
      return answer
    }

    async function search(running: RunningSite, work: Search, asked?: AbortSignal) {
      if (!outage.mayTry()) {
        events.fellBack(name, 'outage')
        return null
      }
      try {
        const answer = await ask(running, work, asked)
        if (answer) outage.answered()
        else events.fellBack(name, 'filling')
        return answer
      } catch (error) {
        // A visitor who left says nothing about the engine.
        if (asked?.aborted) throw error
        failed(error)
        events.fellBack(name, 'outage')
        return null
      }
    }

    async function refresh() {
      if (!opened || outage.isOut()) return
      refreshing ??= opened.sync
        .refresh()
        .catch(failed)
        .finally(() => (refreshing = null))
      await Promise.race([refreshing, pause(patience.answerMs, undefined, { ref: false })])
    }

    return { search, open, refresh }
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
    async refresh() {
      await Promise.all([...known.values()].map(async (connection) => connection?.refresh()))
    },
  }
}

/** What only the chosen engine can do cannot be done. */
export class NoSearchKey extends Error {
  constructor(engine: string) {
    super(`There is no key for the search server ${engine}: set SEARCH_KEYS.`)
  }
}

/** Some engines cannot be interrupted; whoever asked need not wait for them all the same. */
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
