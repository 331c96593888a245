import { sql } from 'drizzle-orm'
import { outboxOf } from '#data/outbox.ts'
import { xmlbuilderXml } from '#integrations/xml/xmlbuilder-xml.ts'
import { signedWebhooks } from '#integrations/webhooks/signed-webhooks.ts'
import { jobRegistry } from '#operations/jobs/job-registry.ts'
import { runDueJobs } from '#operations/jobs/run-due-jobs.ts'
import { receivePaymentNotice } from '#operations/payments/receive-notice.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import { joinQueue } from '#operations/reservations/join-queue.ts'
import { releaseHold } from '#operations/reservations/release-hold.ts'
import { reserveCar } from '#operations/reservations/reserve-car.ts'
import { testDatabase } from '../database/database.ts'
import { dealership } from '../samples/dealership.ts'
import { formOf } from './hold-plan.ts'
import { silentLog } from '../server/silent-log.ts'

/** What has come up in a walk, so that later steps can refer to it. */
export type HoldWorld = Awaited<ReturnType<typeof holdWorld>>
type Step = (world: HoldWorld, pick: <T>(from: readonly T[]) => T | undefined) => Promise<unknown>

const people = ['kim', 'sam', 'alex']
const slugs = ['hilux', 'ranger']
const NOBODY = '00000000-0000-0000-0000-000000000000'
const anyone = { actor: { kind: 'system' }, page: 'http://harbour.localhost/' } as const
const senders = { email: null, sms: null, webhook: signedWebhooks([]), writeXml: xmlbuilderXml }

/** A dealer with two vehicles and the real stores, and the demo’s payment provider. */
export async function holdWorld() {
  const dealer = await dealership({
    site: { reservations: { enabled: true, takesPayments: true } },
    stock: slugs.map((slug) => ({ slug, stockNumber: slug })),
    now: new Date().toISOString(),
  })
  const { paymentProvider: provider, paymentSandbox: sandbox } = dealer
  if (!provider || !sandbox) throw new Error('The dealer takes no payments.')
  const found = await Promise.all(slugs.map((slug) => dealer.cars.findBySlug(slug)))
  return {
    dealer,
    provider,
    sandbox,
    carIds: found.map((car) => car?.id ?? ''),
    holds: [] as string[],
    payments: [] as { id: string; providerId: string }[],
    notices: [] as string[],
    /** Holds that someone gave up: nothing else may end a paid hold before its time. */
    givenUp: new Set<string>(),
  }
}

/** Everything that customers, the dealer, the provider, a feed and the clock can do. Any order is allowed. */
export const steps = {
  async take(world, pick) {
    const { dealer, carIds, holds } = world
    const taken = await reserveCar({ id: pick(carIds) ?? NOBODY }, formOf(pick(people) ?? ''), anyone, dealer)
    if (taken.outcome !== 'held' || holds.includes(taken.hold.id)) return
    holds.push(taken.hold.id)
    await startPayment(world, taken.hold.id)
  },

  async 'join queue'({ dealer, carIds }, pick) {
    await joinQueue({ id: pick(carIds) ?? NOBODY }, formOf(pick(people) ?? ''), anyone, dealer)
  },

  /** Any hold, also one that has a payment or is over by now: the customer may have two windows. */
  'start another payment': (world, pick) => startPayment(world, pick(world.holds) ?? NOBODY),

  async pay(world, pick) {
    await payAt(world, pick(world.payments), {})
    await notify(world, world.notices.at(-1))
  },

  /** The provider’s notice about it comes later, perhaps. */
  'pay, and the notice is late': (world, pick) => payAt(world, pick(world.payments), {}),
  'pay late': (world, pick) => payAt(world, pick(world.payments), { isLate: true }),
  'pay, and the first refund fails': (world, pick) =>
    payAt(world, pick(world.payments), { refundFails: true }),

  /** Once, again, or long after the fact. */
  notice: (world, pick) => notify(world, pick(world.notices)),

  async 'refund at the provider'({ dealer, provider, payments, givenUp }, pick) {
    const payment = pick(payments)
    const ours = payment && (await dealer.payments.find(payment.id))
    if (ours && ours.state !== 'refunding') givenUp.add(ours.holdId ?? '')
    if (payment)
      await provider.refund({ paymentId: payment.id, providerId: payment.providerId, amountCents: 200_00 })
  },

  async release({ dealer, holds, givenUp }, pick) {
    const hold = pick(holds) ?? NOBODY
    givenUp.add(hold)
    await releaseHold(hold, dealer)
  },

  async sell({ dealer, holds }, pick) {
    await dealer.payments.sell(pick(holds) ?? NOBODY, holdPlan(dealer))
  },

  async accept({ dealer, holds }, pick) {
    await dealer.holds.step(pick(holds) ?? NOBODY, 'accept', holdPlan(dealer))
  },

  async extend({ dealer, holds }, pick) {
    await dealer.holds.extend(pick(holds) ?? NOBODY, { ms: 600_000, max: 2 })
  },

  async 'clock forward'({ dealer, carIds }, pick) {
    await testDatabase().db.execute(sql`update holds set expires_at = now() - interval '1 second'
      where site_id = ${dealer.siteId} and car_id = ${pick(carIds) ?? NOBODY}`)
  },

  'jobs that end holds': (world) => runJobs(world, 'hold-expiry'),
  'jobs that refund': (world) => runJobs(world, 'refund-payment'),
  'jobs of the provider': (world) => runJobs(world, 'sandbox-payment-notice'),

  async 'sold by the feed'({ dealer, carIds }, pick) {
    await testDatabase().db.execute(sql`update cars set status = 'sold'
      where site_id = ${dealer.siteId} and id = ${pick(carIds) ?? NOBODY}`)
  },

  async 'back in the feed'({ dealer }) {
    await testDatabase().db.execute(sql`update cars set status = 'in_stock' where site_id = ${dealer.siteId}`)
  },

  /** The offers of the queue are holds too, which the people in it learn of by message. */
  async 'next in the queue'({ dealer, holds }) {
    const all = await dealer.holds.list(['offered'], 10)
    for (const { id } of all) if (!holds.includes(id)) holds.push(id)
  },
} satisfies Record<string, Step>

/** Runs the jobs of a kind, and those that wait. */
export async function runJobs({ dealer }: HoldWorld, kind: string): Promise<void> {
  const { db } = testDatabase()
  const kinds = new Map([...jobRegistry(senders)].filter(([name]) => name === kind))
  await db.execute(sql`update outbox set next_attempt_at = now() - interval '1 second'
    where site_id = ${dealer.siteId} and kind = ${kind}`)
  const portsOf = (siteId: string) => (siteId === dealer.siteId ? dealer : null)
  const round = runDueJobs({ outbox: outboxOf(db), kinds, portsOf, log: silentLog })
  while ((await round.begin()) > 0) await round.idle()
}

async function startPayment({ dealer, provider, payments }: HoldWorld, holdId: string) {
  const hold = await dealer.holds.find(holdId)
  if (!hold) return
  const { reference, name, email, phone, page, depositCents: amountCents } = hold
  const payment = { purpose: 'deposit', holdId, reference, name, email, phone, page, amountCents } as const
  const { id } = await dealer.payments.create({ ...payment, provider: provider.name })
  const started = await provider.start({
    paymentId: id,
    siteId: dealer.siteId,
    amountCents,
    reference,
    email,
    description: 'Deposit',
    returnUrl: page,
    cancelUrl: page,
    endsAt: hold.expiresAt,
  })
  if (started.outcome !== 'started') return
  await dealer.payments.started(id, started)
  payments.push({ id, providerId: started.providerId })
}

/** The provider tells us, and signs it now. */
export async function notify({ dealer, sandbox }: HoldWorld, notice: string | undefined): Promise<void> {
  if (notice !== undefined) await receivePaymentNotice(notice, await sandbox.sign(notice), dealer)
}

async function payAt(
  { sandbox, notices }: HoldWorld,
  payment: { providerId: string } | undefined,
  how: { isLate?: boolean; refundFails?: boolean },
) {
  const paid = payment && (await sandbox.pay(payment.providerId, how))
  if (paid) notices.push(sandbox.notice(paid, 'paid'))
}
