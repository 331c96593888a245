import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { oldRecords } from '#data/retention/old-records.ts'
import { startInvoicePayment } from '#operations/payments/start-invoice-payment.ts'
import { pruneOldRecords } from '#operations/retention/prune-old-records.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { deliverAll, enquire, noSenders, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { jobsOf, leadsOf } from '../../support/delivery/stored-leads.ts'
import { joined, paymentOf, reserveByFeed } from '../../support/reservations/held-vehicle.ts'
import { plan, wishOf } from '../../support/reservations/hold-plan.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleLead } from '../../support/samples/sample-lead.ts'
import { silentLog } from '../../support/server/silent-log.ts'

const { db } = startWithNoJobs()
const phone = '+61412345678'
const forAYear = { site: { privacy: { keepCustomerDays: 365 } } }

describe('OPS-08 customers are kept for as long as the dealer’s settings say', () => {
  test('a finished enquiry goes with its jobs, and one that hasn’t reached the dealer stays', async () => {
    const dealer = await dealership(forAYear)
    await enquire(dealer)
    await deliverAll([dealer], {
      ...noSenders,
      email: () => Promise.resolve({ outcome: 'sent', answer: '250' } as const),
    })
    const { lead: waiting } = await enquire(dealer)
    await age(366)
    const { lead: recent } = await enquire(dealer)

    expect(await prune(dealer)).toMatchObject({ enquiries: 1 })
    expect((await leadsOf(dealer)).map(({ id }) => id).toSorted()).toEqual([waiting.id, recent.id].toSorted())
  })

  test('an enquiry goes when only its acknowledgement has failed or waits', async () => {
    const dealer = await dealership(forAYear)
    const { lead } = await enquire(dealer)
    await enquire(dealer)
    await db.execute(sql`update outbox set delivered_at = now() where kind = 'lead-email'`)
    await db.execute(sql`
      update outbox set dead_at = now() where kind = 'lead-acknowledgement' and key = ${lead.id}`)
    await age(366)

    expect(await prune(dealer)).toMatchObject({ enquiries: 2 })
    expect(await jobsOf(dealer)).toEqual([])
  })

  test('an enquiry that failed to reach the dealer stays for as long again', async () => {
    const dealer = await dealership(forAYear)
    await enquire(dealer)
    await age(366)
    await db.execute(sql`update outbox set dead_at = now() - interval '364 days' where kind = 'lead-email'`)
    expect(await prune(dealer)).toEqual({})

    await db.execute(sql`update outbox set dead_at = now() - interval '366 days' where kind = 'lead-email'`)
    expect(await prune(dealer)).toMatchObject({ enquiries: 1 })
    expect(await leadsOf(dealer)).toEqual([])
  })

  test('without the setting, all of them stay', async () => {
    const dealer = await dealership()
    await dealer.leads.create(sampleLead(), { jobs: [], event: { name: 'enquiry', details: {} } })
    await age(3000)

    expect(await prune(dealer)).not.toHaveProperty('enquiries')
    expect(await leadsOf(dealer)).toHaveLength(1)
  })

  test('a reservation that has ended loses its person, and one that lasts keeps them', async () => {
    const dealer = await dealership({ ...forAYear, stock: [{ slug: 'hilux' }, { slug: 'cx5' }] })
    const [ended, live] = await Promise.all([reserve(dealer, 'hilux'), reserve(dealer, 'cx5')])
    await dealer.holds.step(ended.id, 'release', plan)
    await age(366)

    expect(await prune(dealer)).toMatchObject({ reservations: 1 })
    expect(await dealer.holds.find(ended.id)).toMatchObject({
      name: null,
      email: null,
      phone: null,
      state: 'released',
    })
    expect((await dealer.holds.find(live.id))?.email).not.toBeNull()
  })

  test('a place in a queue goes once it has ended, and one that lasts stays', async () => {
    const dealer = await dealership({ ...forAYear, stock: [{ slug: 'hilux' }, { slug: 'cx5' }] })
    const [ended, live] = await Promise.all([reserve(dealer, 'hilux'), reserve(dealer, 'cx5')])
    const left = await joined(dealer, live.carId, 'left')
    await dealer.holdQueue.leave(left.id)
    const waiting = await joined(dealer, live.carId, 'waiting')
    const offered = await joined(dealer, ended.carId, 'offered')
    await dealer.holds.step(ended.id, 'release', plan)
    const offer = (await dealer.holdQueue.find(offered.id))?.holdId ?? ''
    await age(366)

    expect(await prune(dealer)).toMatchObject({ 'queue-places': 1 })
    expect(await dealer.holdQueue.find(left.id)).toBeNull()
    expect(await dealer.holdQueue.find(waiting.id)).not.toBeNull()
    expect(await dealer.holdQueue.find(offered.id)).not.toBeNull()

    await dealer.holds.step(offer, 'release', plan)
    await dealer.holds.step(live.id, 'release', plan)
    expect(await prune(dealer)).not.toHaveProperty('queue-places')
    await age(366)
    const offerOfOther = (await dealer.holdQueue.find(waiting.id))?.holdId ?? ''
    await dealer.holds.step(offerOfOther, 'release', plan)
    expect(await prune(dealer)).toMatchObject({ 'queue-places': 1 })
    await age(366)
    expect(await prune(dealer)).toMatchObject({ 'queue-places': 1 })
    expect(await dealer.holdQueue.find(waiting.id)).toBeNull()
  })

  test('a place in the queue of a vehicle that nobody holds any more goes too', async () => {
    const dealer = await dealership({ ...forAYear, stock: [{ slug: 'hilux' }] })
    const hold = await reserve(dealer, 'hilux')
    const place = await joined(dealer, hold.carId, 'waiting')
    await reserveByFeed(dealer, hold.carId)
    await dealer.holds.step(hold.id, 'release', plan)
    expect(await prune(dealer)).not.toHaveProperty('queue-places')
    await age(366)

    expect(await prune(dealer)).toMatchObject({ 'queue-places': 1 })
    expect(await dealer.holdQueue.find(place.id)).toBeNull()
  })

  test('RSV-03 a payment loses its person though it never ended, and can still be paid', async () => {
    const dealer = await dealership({ ...forAYear, stock: [{ slug: 'hilux' }] })
    const invoice = { reference: 'INV-1', amountCents: 100_00, name: 'Kim', email: 'kim@example.com' }
    const page = new URL('http://harbour.localhost/online-payment')
    await startInvoicePayment(invoice, { phone, page }, dealer)
    const [unpaid] = await dealer.payments.ofInvoice({ ...invoice, phone }, new Date(0))
    const hold = await reserve(dealer, 'hilux')
    const unanswered = await dealer.payments.create({ ...paymentOf(hold), name: 'Kim', phone })
    const goingBack = await dealer.payments.create({ ...paymentOf(hold), name: 'Kim', phone })
    await dealer.payments.settle(goingBack.id, 'pay', plan)
    await dealer.payments.settle(goingBack.id, 'refund', plan)
    await age(366)

    expect(await prune(dealer)).toMatchObject({ payments: 2 })
    const nobody = { name: null, email: null, phone: null }
    expect(await dealer.payments.find(unanswered.id)).toMatchObject(nobody)
    expect(await dealer.payments.find(goingBack.id)).toMatchObject({ name: 'Kim', phone })
    expect(await dealer.payments.settle(unpaid?.id ?? '', 'pay', plan)).toMatchObject({
      payment: { ...nobody, reference: 'INV-1', amountCents: 100_00, state: 'paid' },
    })
    expect(await dealer.payments.ledger(unpaid?.id ?? '')).toHaveLength(1)
  })

  test('a booking that is over loses its person, and its time stays', async () => {
    const dealer = await dealership(forAYear)
    await db.execute(sql`
      insert into appointments (site_id, id, kind, location_id, starts_at, ends_at, seat, name, email, phone, token_hash)
      select ${dealer.siteId}, gen_random_uuid(), 'service', '10', at, at + interval '1 hour', 0, 'Kim', 'kim@example.com',
        '+61412345678', at::text
      from unnest(array[now() - interval '400 days', now() - interval '300 days', now() + interval '2 days']) at`)

    expect(await prune(dealer)).toMatchObject({ bookings: 1 })
    const { rows } = await db.execute(sql`
      select name from appointments where site_id = ${dealer.siteId} order by starts_at`)
    expect(rows).toEqual([{ name: null }, { name: 'Kim' }, { name: 'Kim' }])
  })
})

async function reserve(dealer: Dealership, slug: string) {
  const car = await dealer.cars.findBySlug(slug)
  const hold = await dealer.holds.take(wishOf(car?.id ?? '', slug), plan)
  if (!hold) throw new Error('The vehicle was free.')
  return hold
}

/** Makes all records this many days older. */
async function age(days: number) {
  const back = sql`${days} * interval '1 day'`
  await db.execute(sql`update leads set updated_at = updated_at - ${back}, created_at = created_at - ${back}`)
  await db.execute(sql`update holds set updated_at = updated_at - ${back}`)
  await db.execute(sql`update payments set updated_at = updated_at - ${back}`)
  await db.execute(sql`update hold_queue set created_at = created_at - ${back}`)
}

async function prune({ siteId, site }: Dealership) {
  const counted: Record<string, number> = {}
  await pruneOldRecords({
    records: oldRecords(db),
    sites: [{ id: siteId, site }],
    now: new Date(),
    onPruned: (kind, count) => void (counted[kind] = (counted[kind] ?? 0) + count),
    log: silentLog,
  })
  return counted
}
