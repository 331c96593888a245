import { sql } from 'drizzle-orm'
import type { Payment } from '#data/payments/payments.ts'
import type { Hold, HoldPlan } from '#data/reservations/holds.ts'
import type { QueueEntry } from '#data/reservations/hold-queue.ts'
import { startPayment } from '#operations/payments/start-payment.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { testDatabase } from '../database/database.ts'
import { dealership } from '../samples/dealership.ts'
import { placeOf, plan, wishOf } from './hold-plan.ts'

export async function dealerWithCar() {
  const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
  const car = await dealer.cars.findBySlug('hilux')
  return { dealer, carId: car?.id ?? '' }
}

/** Someone is about to pay for a vehicle. */
export async function held() {
  const { dealer, carId } = await dealerWithCar()
  const hold = await dealer.holds.take(wishOf(carId, 'kim'), plan)
  if (!hold) throw new Error('The vehicle was free.')
  return { dealer, carId, hold, payment: await dealer.payments.create(paymentOf(hold)) }
}

/** The same today, on a site that takes deposits online. */
export async function heldOnline() {
  const dealer = await dealership({
    site: { reservations: { enabled: true, takesPayments: true, onlinePurchase: 'all' } },
    stock: [{ slug: 'hilux' }],
    now: new Date().toISOString(),
  })
  const carId = (await dealer.cars.findBySlug('hilux'))?.id ?? ''
  const hold = await dealer.holds.take(wishOf(carId, 'kim'), plan)
  if (!hold) throw new Error('The vehicle was free.')
  return { dealer, carId, hold }
}

/** Someone joins the queue of a held vehicle. */
export async function joined(
  { holdQueue }: Pick<Dealership, 'holdQueue'>,
  carId: string,
  holder: string,
): Promise<QueueEntry> {
  const result = await holdQueue.join(placeOf(carId, holder), plan)
  if (result.outcome !== 'joined') throw new Error(`No place in the queue: ${result.outcome}.`)
  return result.entry
}

export function paymentOf({
  id,
  reference,
  email,
  page,
}: Hold): Parameters<Dealership['payments']['create']>[0] {
  return {
    purpose: 'deposit',
    holdId: id,
    reference,
    provider: 'sandbox',
    amountCents: 200_00,
    name: null,
    email,
    phone: null,
    page,
  } satisfies Partial<Payment>
}

/** A deposit that can be paid at the demo’s provider. */
export async function startedDeposit(dealer: Dealership, hold: Hold): Promise<Payment> {
  const { id: holdId, reference, name, email, phone, page, depositCents: amountCents } = hold
  await startPayment(
    {
      ...({ purpose: 'deposit', holdId, reference, name, email, phone, page, amountCents } as const),
      description: 'Deposit',
      addressesOf: () => Promise.resolve({ returnUrl: page, cancelUrl: page }),
      endsAt: hold.expiresAt,
    },
    [],
    dealer,
  )
  const [payment] = await dealer.payments.ofHold(holdId)
  if (!payment) throw new Error('No payment was started.')
  return payment
}

/** As if the hold had begun long ago. */
export async function passTime({ siteId }: Dealership, holdId: string) {
  await testDatabase().db.execute(
    sql`update holds set expires_at = now() - interval '1 second' where site_id = ${siteId} and id = ${holdId}`,
  )
}

/** Offers of a vehicle, one after another, that nobody answers. */
export async function lapseOffers(dealer: Dealership, carId: string, times: number, plan: HoldPlan) {
  for (let nth = 0; nth < times; nth++) {
    const offer = await dealer.holds.liveOf(carId)
    if (offer?.state !== 'offered') throw new Error('The vehicle is offered to nobody.')
    await passTime(dealer, offer.id)
    await dealer.holds.lapse(offer.id, plan)
  }
}

export async function reserveByFeed({ siteId }: Dealership, carId: string) {
  await testDatabase().db.execute(
    sql`update cars set reserved = true where site_id = ${siteId} and id = ${carId}`,
  )
}

export async function liveHolds({ siteId }: Dealership, carId: string) {
  const { rows } = await testDatabase().db.execute<{ n: number }>(sql`select count(*)::int as n from holds
    where site_id = ${siteId} and car_id = ${carId} and state in ('offered', 'pending', 'held')`)
  return rows[0]?.n
}
