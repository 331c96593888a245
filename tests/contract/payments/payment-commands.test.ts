import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { reconcileSites } from '../../../src/cli/payments/reconcile.ts'
import { holdLines, releaseReference, sellReference } from '../../../src/cli/payments/hold-acts.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { heldOnline, startedDeposit } from '../../support/reservations/held-vehicle.ts'
import { paymentFigures, reconciledFigures } from '#data/payments/payment-figures.ts'
import { reconciledNote } from '#domain/payments/reconcile.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'

const { db } = testDatabase()

describe('RSV-02 forecourt holds', () => {
  test('lists what keeps a vehicle, and releases it with its deposit', async () => {
    const { dealer, reference, payment } = await paid()
    expect(await holdLines({ all: false, limit: 5 }, dealer)).toEqual([
      expect.stringMatching(new RegExp(`^${reference}\\theld\\tuntil .*\\t\\$200\\.00\\t.*Toyota HiLux`)),
    ])

    expect(await releaseReference(reference.toLowerCase(), dealer)).toEqual([
      `Released ${reference}. Its deposit of $200.00 is being refunded.`,
    ])

    expect(await dealer.payments.find(payment.id)).toMatchObject({ state: 'refunding' })
    await expect(releaseReference(reference, dealer)).rejects.toThrow(
      `${reference} is refunding, so it can’t be released.`,
    )
    await expect(releaseReference('R-1', dealer)).rejects.toThrow('has no hold “R-1”')
  })

  test('sells a vehicle to its holder, and no other', async () => {
    const { dealer, carId, reference } = await paid()

    expect((await sellReference(reference, dealer))[0]).toBe(
      `Sold ${reference} to its holder. The deposit of $200.00 counts towards the price.`,
    )

    expect(await dealer.cars.findById(carId)).toMatchObject({ status: 'sold' })
    expect(await holdLines({ all: false, limit: 5 }, dealer)).toEqual([])
    expect(await holdLines({ all: true, limit: 5 }, dealer)).toHaveLength(1)
    await expect(sellReference(reference, dealer)).rejects.toThrow('so it can’t be sold to its holder')
  })
})

describe('RSV-06 forecourt reconcile', () => {
  test('compares the sites that take payments', async () => {
    const { dealer, payment } = await paid()
    expect(await compared(dealer)).toEqual([{ slug: dealer.site.slug, differences: [], payments: 1 }])

    await db.execute(sql`update payments set amount_cents = 1 where site_id = ${dealer.siteId}`)
    expect(await compared(dealer)).toMatchObject([
      {
        differences: [
          { reference: payment.reference, what: 'the provider has a different amount' },
          { reference: payment.reference, what: 'the ledger entries don’t match' },
        ],
      },
    ])
  })

  test('says why it can’t ask the provider', async () => {
    const { dealer } = await paid()
    const unreachable = {
      ...provider(dealer),
      since(): never {
        throw new Error('Invalid API Key provided: rk_****')
      },
    }

    expect(await compared({ ...dealer, paymentProvider: unreachable })).toMatchObject([
      { problem: 'the payments could not be compared: Invalid API Key provided: rk_****' },
    ])
    expect(await compared({ ...dealer, paymentProvider: null })).toMatchObject([
      { problem: expect.stringContaining('no connection to a payment provider') },
    ])
  })

  test('leaves out a site that has never taken a payment, unless it is asked for', async () => {
    const dealer = { ...(await dealership()), paymentProvider: null }

    expect(await compared(dealer)).toEqual([])
    expect(await compared(dealer, dealer.site.slug)).toHaveLength(1)
    await expect(compared(dealer, 'nobody')).rejects.toThrow('There is no site “nobody”.')
  })
})

test('RSV-03 a dealer who stops taking payments stays connected to the provider, because refunds need it', async () => {
  const dealer = await dealership({ site: { reservations: { takesPayments: false } } })

  expect(dealer.paymentProvider).not.toBeNull()
  expect(dealer.site.reservations.takesPayments).toBe(false)
})

test('OPS-03 RSV-06 the payments of a site are counted by state, with the differences of the last comparison', async () => {
  const { dealer } = await paid()
  const ofSite = <Row extends { site: string }>(rows: Row[]) =>
    rows.filter(({ site }) => site === dealer.site.slug)
  expect(ofSite(await paymentFigures(db))).toEqual([
    { site: dealer.site.slug, state: 'paid', payments: 1, oldestSeconds: expect.any(Number) },
  ])
  expect(ofSite(await reconciledFigures(db))).toEqual([])

  const note = reconciledNote({ payments: 1, differences: [{ reference: 'R-1', what: 'lost' }] })
  await db.execute(sql`
    update outbox set last_error = ${note} where site_id = ${dealer.siteId} and kind = 'reconcile'`)

  expect(ofSite(await reconciledFigures(db))).toEqual([{ site: dealer.site.slug, differences: 1 }])
})

/** A vehicle whose deposit was paid at the demo’s provider. */
async function paid() {
  const { dealer, carId, hold } = await heldOnline()
  const { id: holdId, reference } = hold
  const payment = await startedDeposit(dealer, hold)
  await dealer.paymentSandbox?.pay(payment.providerId ?? '')
  await dealer.payments.settle(payment.id, 'pay', holdPlan(dealer))
  return { dealer, carId, holdId, reference, payment }
}

function provider({ paymentProvider }: Dealership) {
  if (!paymentProvider) throw new Error('The dealer takes no payments.')
  return paymentProvider
}

/** Ten minutes later, because what has just happened is not compared yet. */
function compared(dealer: Dealership, site?: string) {
  const later = { ...dealer, now: () => new Date(Date.now() + 600_000) }
  const running = { id: dealer.siteId, slug: dealer.site.slug, site: dealer.site, version: 1 }
  const dealerships = { all: () => [running], ofSite: () => later }
  return reconcileSites({ days: 35, ...(site !== undefined && { site }) }, dealerships)
}
