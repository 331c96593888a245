import type { OldRecords } from '#data/retention/old-records.ts'
import type { PrunedKind } from '#data/retention/pruned-kinds.ts'
import type { Dealerships } from '#operations/sites/dealerships.ts'
import type { Log } from '#operations/log.ts'
import { hourly } from '../background/hourly.ts'
import { pruneOldRecords } from './prune-old-records.ts'

type Parts = {
  dealerships: Pick<Dealerships, 'all'>
  records: OldRecords
  onPruned: (kind: PrunedKind, count: number) => void
  log: Log
}

/** The first run. Soon enough for a process that restarts often, but not while it is starting. */
const FIRST_MS = 60 * 1000

/** Prunes old records every hour until stopped. */
export function pruneHourly({ dealerships, ...parts }: Parts): { stop(): Promise<void> } {
  return hourly(
    (signal) => pruneOldRecords({ ...parts, sites: dealerships.all(), now: new Date(), signal }),
    FIRST_MS,
  )
}
