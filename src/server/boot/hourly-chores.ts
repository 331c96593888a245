import type { CodeUseOfSite } from '#data/customers/code-use.ts'
import type { Db } from '#data/database.ts'
import type { OutboxFigures } from '#data/outbox.ts'
import { logUnusedCodes } from '#operations/customers/log-unused-codes.ts'
import { logBacklog } from '#operations/lead-delivery/log-backlog.ts'
import type { Log } from '#operations/log.ts'
import { deleteOldViewMarks, forgetExpired } from '#operations/retention/forget-expired.ts'
import type { Dealerships } from '#operations/sites/dealerships.ts'

type Parts = {
  db: Db
  dealerships: Dealerships
  outboxFigures: () => Promise<OutboxFigures[]>
  codeUse: () => Promise<CodeUseOfSite[]>
  readPlaces: () => Promise<void>
  log: Log
}

const HOUR_MS = 60 * 60 * 1000

/** Deletes what has expired and warns of what is wrong, every hour until stopped. */
export function startHourlyChores({ db, dealerships, outboxFigures, codeUse, readPlaces, log }: Parts): {
  stop(): void
} {
  const chores: [work: () => Promise<unknown>, failure: string][] = [
    [() => dealerships.forgetOldChanges(), 'Failed to delete old changes'],
    [() => forgetExpired(db, new Date()), 'Failed to delete expired proofs and codes'],
    [() => deleteOldViewMarks(db, new Date()), 'Failed to delete old view marks'],
    [readPlaces, 'Failed to read the imported places'],
    [async () => logBacklog(await outboxFigures(), log), 'Failed to count the deliveries that are waiting'],
    [
      async () => logUnusedCodes(await codeUse(), { portsOf: (siteId) => dealerships.ofSite(siteId), log }),
      'Failed to count the sign-in codes that were used',
    ],
  ]
  const hourly = setInterval(() => {
    for (const [work, failure] of chores) work().catch((err: unknown) => log.warn({ err }, failure))
  }, HOUR_MS)
  return { stop: () => clearInterval(hourly) }
}
