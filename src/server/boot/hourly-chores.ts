import type { CodeUseOfSite } from '#data/customers/code-use.ts'
import type { Db } from '#data/database.ts'
import type { OutboxFigures } from '#data/outbox.ts'
import { hourly } from '#operations/background/hourly.ts'
import { logUnusedCodes } from '#operations/customers/log-unused-codes.ts'
import { logBacklog } from '#operations/lead-delivery/log-backlog.ts'
import type { Log } from '#operations/log.ts'
import { deleteOldViewMarks, forgetExpired } from '#operations/retention/forget-expired.ts'
import type { Dealerships } from '#operations/sites/dealerships.ts'

type Chore = [work: () => Promise<unknown>, failure: string]

type Parts = {
  db: Db
  dealerships: Pick<Dealerships, 'forgetOldChanges' | 'ofSite'>
  outboxFigures: () => Promise<OutboxFigures[]>
  codeUse: () => Promise<CodeUseOfSite[]>
  readPlaces: () => Promise<void>
  log: Log
}

/** The first run. Soon enough for a server that is restarted often, but not while it is starting. */
const FIRST_MS = 60 * 1000

/** Deletes what has expired and warns of what is wrong, every hour until stopped. What fails holds up nothing else. */
export function startHourlyChores({ db, dealerships, outboxFigures, codeUse, readPlaces, log }: Parts): {
  stop(): Promise<void>
} {
  const chores: Chore[] = [
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
  const attempt = ([work, failure]: Chore) => work().catch((err: unknown) => log.warn({ err }, failure))
  return hourly(async () => void (await Promise.all(chores.map(attempt))), FIRST_MS)
}
