import { and, eq, sql } from 'drizzle-orm'
import { type LedgerKind, ledgerMove } from '#domain/payments/ledger.ts'
import { nextPaymentState, type PaymentEventName } from '#domain/payments/payment-states.ts'
import { canBeHeld } from '#domain/reservations/can-be-held.ts'
import { isLive, nextHoldState } from '#domain/reservations/hold-states.ts'
import type { Db } from '../database.ts'
import { lockStock } from '../lock-stock.ts'
import { addJobs } from '../add-jobs.ts'
import { isUniqueViolation } from '../is-unique-violation.ts'
import type { Hold, HoldPlan } from '../reservations/add-hold.ts'
import { lockHold, moveHold } from '../reservations/move-hold.ts'
import { carToHold, offerToNext } from '../reservations/offer-to-next.ts'
import { endQueue } from '../reservations/queue-turns.ts'
import { cars } from '../tables/cars.ts'
import { ledgerEntries, payments } from '../tables/payments.ts'

export type Payment = Omit<typeof payments.$inferSelect, 'siteId'>

/** What became of a payment, and of its hold. */
export type Settled = { payment: Payment; hold: Hold | null; isNews: boolean }

/** Takes a step of a payment with everything that follows from it, inside the caller’s transaction. */
export async function settle(
  tx: Db,
  siteId: string,
  { id, event }: { id: string; event: PaymentEventName },
  plan: HoldPlan,
): Promise<Settled | null> {
  const is = and(eq(payments.siteId, siteId), eq(payments.id, id))
  const [known] = await tx.select().from(payments).where(is)
  if (!known) return null
  // Always the stock, then the hold, then the payment, so that two transactions never wait for each other.
  if (known.holdId !== null) await lockStock(tx, siteId)
  const hold = known.holdId === null ? null : await lockHold(tx, siteId, known.holdId)
  const [payment = known] = await tx.select().from(payments).where(is).for('update')
  const moved = await step(tx, siteId, payment, event)
  if (!moved) return { payment, hold, isNews: false }

  if (moved.state === 'paid') await enter(tx, siteId, moved, 'paid')
  if (moved.state === 'refunded') await enter(tx, siteId, moved, 'refunded')
  if (moved.state === 'paid' && !hold) await addJobs(tx, { siteId, key: id, jobs: plan.invoiceJobs })
  if (hold && event === 'pay') return { ...(await holdForPaid(tx, siteId, hold, moved, plan)), isNews: true }
  if (hold && event === 'refund done')
    return { payment: moved, hold: await afterRefund(tx, siteId, hold, payment, plan), isNews: true }
  return { payment: moved, hold, isNews: true }
}

/** Sells a held vehicle to its holder, inside the caller’s transaction. */
export async function sell(tx: Db, siteId: string, holdId: string, plan: HoldPlan): Promise<Hold | null> {
  await lockStock(tx, siteId)
  const hold = await lockHold(tx, siteId, holdId)
  if (!hold || nextHoldState(hold.state, 'sell') === null) return null
  await tx
    .update(cars)
    .set({ status: 'sold', soldAt: sql`coalesce(sold_at, now())`, updatedAt: sql`now()` })
    .where(and(eq(cars.siteId, siteId), eq(cars.id, hold.carId)))
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.siteId, siteId), eq(payments.holdId, holdId), eq(payments.state, 'paid')))
    .for('update')
  for (const payment of paid) await enter(tx, siteId, payment, 'applied')
  await endQueue(tx, siteId, hold.carId, plan.queueGoneJobs)
  return moveHold(tx, siteId, hold, 'sell', plan)
}

async function step(tx: Db, siteId: string, payment: Payment, event: PaymentEventName, why?: string) {
  const state = nextPaymentState(payment.state, event)
  if (state === null) return null
  const [moved] = await tx
    .update(payments)
    .set({
      state,
      updatedAt: sql`now()`,
      ...(event === 'pay' && { paidAt: sql`now()` }),
      ...(why !== undefined && { refundReason: why }),
    })
    .where(and(eq(payments.siteId, siteId), eq(payments.id, payment.id)))
    .returning()
  return moved ?? null
}

async function enter(tx: Db, siteId: string, { id, purpose, amountCents }: Payment, kind: LedgerKind) {
  const ofPayment = and(eq(ledgerEntries.siteId, siteId), eq(ledgerEntries.paymentId, id))
  const before = await tx.select({ kind: ledgerEntries.kind }).from(ledgerEntries).where(ofPayment)
  const move = ledgerMove(kind, purpose, { isApplied: before.some((entry) => entry.kind === 'applied') })
  await tx.insert(ledgerEntries).values({ siteId, paymentId: id, kind, ...move, amountCents })
}

/** Holds the vehicle for a paid deposit. If that is impossible, the deposit goes back. */
async function holdForPaid(tx: Db, siteId: string, hold: Hold, payment: Payment, plan: HoldPlan) {
  // A payment that comes late comes after those who wait.
  if (!isLive(hold.state)) await offerToNext(tx, siteId, hold.carId, plan)
  const canPay = nextHoldState(hold.state, 'pay') !== null && !isErased(hold)
  const held = await unlessTaken(() =>
    tx.transaction((nested) => (canPay ? payIfForSale(nested, siteId, hold, plan) : Promise.resolve(null))),
  )
  if (held) return { hold: held, payment }
  const refunding = (await step(tx, siteId, payment, 'refund', refundReasonOf(hold))) ?? payment
  await addJobs(tx, { siteId, key: payment.id, jobs: [plan.refundJob] })
  return { hold: (await moveHold(tx, siteId, hold, 'refund', plan)) ?? hold, payment: refunding }
}

/**
 * A vehicle that was sold, hidden or taken off sale meanwhile can’t be held, nor one that the dealer reserved for someone else after
 * the hold had ended.
 */
async function payIfForSale(tx: Db, siteId: string, hold: Hold, plan: HoldPlan) {
  const car = await carToHold(tx, siteId, hold.carId)
  if (!car || !canBeHeld(car) || (car.reserved && !isLive(hold.state))) return null
  return moveHold(tx, siteId, hold, 'pay', plan)
}

/** Whether its person has been erased. The vehicle would be held for someone whom nobody knows. */
function isErased({ name, email, phone }: Hold) {
  return name === null && email === null && phone === null
}

/**
 * A deposit that the dealer refunds at the provider gives the vehicle up. A second deposit that goes back does not. A hold is
 * refunded when all that was paid for it has gone back.
 */
async function afterRefund(tx: Db, siteId: string, hold: Hold, before: Payment, plan: HoldPlan) {
  const isGivenUp = hold.state === 'held' && before.state === 'paid'
  const released = isGivenUp ? await moveHold(tx, siteId, hold, 'release', plan) : hold
  const others = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.siteId, siteId), eq(payments.holdId, hold.id), eq(payments.state, 'refunding')))
  if (!released || others.length > 0) return released
  return (await moveHold(tx, siteId, released, 'refund done', plan)) ?? released
}

function refundReasonOf({ state }: Hold) {
  if (state === 'released') return 'the reservation was cancelled'
  return state === 'held' || state === 'sold' ? 'paid twice' : 'the vehicle was no longer free'
}

/** `null` where someone else holds the vehicle by now. */
async function unlessTaken<Result>(take: () => Promise<Result>): Promise<Result | null> {
  try {
    return await take()
  } catch (failure) {
    if (isUniqueViolation(failure)) return null
    throw failure
  }
}
