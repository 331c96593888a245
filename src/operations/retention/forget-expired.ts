import { deleteOldFinds } from '#data/customers/alert-finds.ts'
import { deleteOldActs } from '#data/customers/counted-acts.ts'
import { deleteOldSessions } from '#data/customers/customer-sessions.ts'
import { deleteUnusedCustomers } from '#data/customers/customers.ts'
import { deleteRemovedCars } from '#data/customers/saved-cars.ts'
import { deleteOldCodes } from '#data/customers/sign-in-codes.ts'
import type { Db } from '#data/database.ts'
import { deleteOldProofs } from '#data/proofs.ts'
import { deleteOldPurchases } from '#data/reservations/purchases.ts'
import { deleteViewMarks } from '#data/views.ts'
import { MAX_SESSION_MS, SESSION_IDLE_MS, UNUSED_ACCOUNT_DAYS } from '#domain/customers/session-lifetime.ts'
import { dayIn } from '#domain/shared/day.ts'

/**
 * Deletes what has expired on all sites: human-check proofs, sign-in codes, counts of limits, vehicles taken off a watchlist,
 * ended sessions, unused accounts, unfinished purchases and old alerts.
 */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await deleteOldProofs(db, now)
  await deleteOldCodes(db)
  await deleteOldActs(db)
  await deleteRemovedCars(db)
  await deleteOldSessions(db, { idleMs: SESSION_IDLE_MS, maxMs: MAX_SESSION_MS })
  await deleteUnusedCustomers(db, UNUSED_ACCOUNT_DAYS)
  const monthAgo = new Date(now.getTime() - MONTH_MS)
  await deleteOldPurchases(db, monthAgo)
  // Until then it is known what a customer has been told, so that nobody is told twice.
  await deleteOldFinds(db, monthAgo)
}

/** Deletes the visitor marks of vehicle views before today, in any time zone. */
export async function deleteOldViewMarks(db: Db, now: Date): Promise<void> {
  await deleteViewMarks(db, dayIn(LAST_TO_SEE_A_DAY_END, now))
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000
/** UTC−12, where a day ends last. The sign in these names is inverted. */
const LAST_TO_SEE_A_DAY_END = 'Etc/GMT+12'
