import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxOf } from '#data/outbox.ts'
import { reconciledFigures } from '#data/payments/payment-figures.ts'
import type { EmailMessage } from '#integrations/email/port.ts'
import { jobRegistry } from '#operations/jobs/job-registry.ts'
import { runDueJobs } from '#operations/jobs/run-due-jobs.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { noSenders, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { heldOnline, startedDeposit } from '../../support/reservations/held-vehicle.ts'
import { silentLog } from '../../support/server/silent-log.ts'

const { db } = startWithNoJobs()

test('RSV-06 the daily comparison comes back however long the provider is away', async () => {
  const dealer = await paid()
  const since = (): never => {
    throw new Error('Stripe: connection refused')
  }
  const away = dealer.paymentProvider && { ...dealer.paymentProvider, since }
  await db.execute(sql`update outbox set attempts = 200 where kind = 'reconcile'`)

  await compare({ ...dealer, paymentProvider: away })
  expect(await job()).toMatchObject({
    isDead: false,
    note: 'the payment provider could not be asked: Stripe: connection refused',
  })

  await compare(dealer)
  expect(await job()).toMatchObject({ isDead: false, note: 'compared 1 payments: 0 differences' })
})

test.each([
  ['there is no mail server', null, 20],
  ['the mail server refuses the email', async () => failed, 0],
])('RSV-06 differences are counted even if %s', async (_, email, atLeastHours) => {
  const dealer = await paid()
  await db.execute(sql`update payments set amount_cents = 1 where site_id = ${dealer.siteId}`)

  await compare(dealer, email)

  expect(await reconciledFigures(db)).toContainEqual({ site: dealer.site.slug, differences: 2 })
  expect((await job())?.hours).toBeGreaterThan(atLeastHours)
})

test('RSV-06 a process without the site’s keys of the provider leaves the comparison to others', async () => {
  const dealer = await paid()

  await compare({ ...dealer, paymentProvider: null })

  expect(await job()).toMatchObject({ isDead: false, note: expect.stringContaining('STRIPE_KEYS') })
  expect(await reconciledFigures(db)).not.toContainEqual(expect.objectContaining({ site: dealer.site.slug }))
})

test('RSV-06 a site that has long been disconnected from its provider is no longer compared', async () => {
  const dealer = await paid()
  const nextYear = () => new Date(Date.now() + 365 * 24 * 60 * 60 * 1000)

  await compare({ ...dealer, paymentProvider: null, now: nextYear })

  expect(await job()).toBeUndefined()
})

const failed = { outcome: 'failed', problem: 'smtp 554', reason: 'no', isFinal: true } as const

/** One attempt at it. */
async function compare(
  dealer: Dealership,
  email: ((message: EmailMessage) => Promise<typeof failed>) | null = null,
) {
  await db.execute(
    sql`update outbox set next_attempt_at = now() - interval '1 second' where kind = 'reconcile'`,
  )
  const kinds = new Map([...jobRegistry({ ...noSenders, email })].filter(([kind]) => kind === 'reconcile'))
  const round = runDueJobs({ outbox: outboxOf(db), kinds, portsOf: () => dealer, log: silentLog })
  await round.begin()
  await round.idle()
}

async function job() {
  const { rows } = await db.execute<{ note: string | null; isDead: boolean; hours: number }>(sql`
    select last_error as note, dead_at is not null as "isDead",
      extract(epoch from next_attempt_at - now())::float8 / 3600 as hours
    from outbox where kind = 'reconcile'`)
  return rows[0]
}

/** Ten minutes after its deposit was paid, because what has just happened is not compared yet. */
async function paid() {
  const { dealer, hold } = await heldOnline()
  const payment = await startedDeposit(dealer, hold)
  await dealer.paymentSandbox?.pay(payment.providerId ?? '')
  await dealer.payments.settle(payment.id, 'pay', holdPlan(dealer))
  const now = () => new Date(Date.now() + 600_000)
  return { ...dealer, now }
}
