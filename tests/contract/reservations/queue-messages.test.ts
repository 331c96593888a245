import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { offerTextsOfSite } from '#domain/reservations/queue-limits.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { deliverAll, makeAllDue, noSenders, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { placeOf, wishOf } from '../../support/reservations/hold-plan.ts'
import { dealership } from '../../support/samples/dealership.ts'

const { db } = startWithNoJobs()
const phone = '+61491570006'
const sent = { outcome: 'sent', answer: '' } as const
const failed = { outcome: 'failed', problem: 'gateway', reason: 'busy' } as const

describe('RSV-06 offers by text message', () => {
  test('go to one number three times a day, no matter who typed it', async () => {
    const dealer = await dealerWith(4)
    for (const slug of ['0', '1', '2', '3']) await offer(dealer, slug, phone)

    expect(await textsOf(dealer)).toEqual([phone, phone, phone])
  })

  test('count once, however often the gateway is tried', async () => {
    const dealer = await dealerWith(3)
    for (const slug of ['0', '1', '2']) await offer(dealer, slug, phone)

    expect(await textsOf(dealer, () => failed)).toHaveLength(3)
    expect(await textsOf(dealer)).toHaveLength(3)
  })

  test('go to mobile numbers only', async () => {
    const dealer = await dealerWith(2)
    await offer(dealer, '0', '+61731234567')
    await offer(dealer, '1', `${phone} ext 5`)

    expect(await textsOf(dealer)).toEqual([])
  })

  test('wake nobody', async () => {
    const dealer = await dealerWith(1, { now: '2026-03-10T03:00:00+10:00' })
    await offer(dealer, '0', phone)
    const texts: string[] = []
    const sms = async ({ to }: { to: string }) => (texts.push(to), sent)

    await deliverAll([dealer], { ...noSenders, sms })
    expect(texts).toEqual([])
    await makeAllDue()
    await deliverAll([dealer], { ...noSenders, sms })
    expect(texts).toEqual([phone])
  })

  test('stop when the site has sent as many as it may in a day, and the operator sees it', async () => {
    const dealer = await dealerWith(1)
    await offer(dealer, '0', phone)
    for (let nth = 0; nth < offerTextsOfSite.max; nth++) await dealer.acts.count('', offerTextsOfSite)

    expect(await textsOf(dealer)).toEqual([])
    const { rows } = await db.execute(
      sql`select last_error from outbox where kind = 'hold-text' and dead_at is not null`,
    )
    expect(rows).toEqual([{ last_error: 'the site has already texted 100 queue offers in a day' }])
  })
})

function dealerWith(cars: number, at: { now?: string } = {}) {
  return dealership({
    ...at,
    site: { reservations: { enabled: true, takesPayments: true } },
    stock: Array.from({ length: cars }, (_, nth) => ({ slug: String(nth), stockNumber: `U${nth}` })),
  })
}

/** Someone waits for a vehicle with this number, and it is offered to them. */
async function offer(dealer: Dealership, slug: string, number: string) {
  const car = await dealer.cars.findBySlug(slug)
  const plan = holdPlan(dealer)
  const hold = await dealer.holds.take(wishOf(car?.id ?? '', `holder of ${slug}`), plan)
  await dealer.holdQueue.join({ ...placeOf(car?.id ?? '', 'sam'), phone: number }, plan)
  await dealer.holds.step(hold?.id ?? '', 'release', plan)
}

/** The numbers that the gateway was given. */
async function textsOf(dealer: Dealership, outcome: () => typeof sent | typeof failed = () => sent) {
  const texts: string[] = []
  await makeAllDue()
  await deliverAll([dealer], {
    ...noSenders,
    sms: async ({ to }) => (texts.push(to), outcome()),
  })
  return texts
}
