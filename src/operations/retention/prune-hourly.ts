import type { OldRecords } from '#data/retention/old-records.ts'
import type { PrunedKind } from '#data/retention/pruned-kinds.ts'
import type { Dealerships } from '#operations/sites/dealerships.ts'
import type { Log } from '#operations/log.ts'
import { pruneOldRecords } from './prune-old-records.ts'

type Parts = {
  dealerships: Pick<Dealerships, 'all'>
  records: OldRecords
  onPruned: (kind: PrunedKind, count: number) => void
  log: Log
}

const HOUR_MS = 60 * 60 * 1000
/** The first run. Soon enough for a process that restarts often, but not while it is starting. */
const FIRST_MS = 60 * 1000

/** Prunes old records every hour until stopped. */
export function pruneHourly({ dealerships, ...parts }: Parts): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let running = Promise.resolve()
  const prune = () => {
    const { signal } = stopping
    running = pruneOldRecords({ ...parts, sites: dealerships.all(), now: new Date(), signal })
  }
  const first = setTimeout(prune, FIRST_MS)
  const hourly = setInterval(prune, HOUR_MS)
  return {
    async stop() {
      stopping.abort()
      clearTimeout(first)
      clearInterval(hourly)
      await running
    },
  }
}
