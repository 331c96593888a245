import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { HONEYPOT } from '#domain/enquiries/enquiry-form.ts'
import { MAX_WAITING } from '#domain/reservations/queue-limits.ts'
import { queuePath } from '#operations/reservations/hold-link.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import { purchasePath } from '#operations/purchases/purchase-link.ts'
import { reserveCar } from '#operations/reservations/reserve-car.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { originOf, send, visit } from '../../support/browser/visit.ts'
import { makeAllDue, noSenders, roundFor, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { joined, lapseOffers } from '../../support/reservations/held-vehicle.ts'
import { formOf, wishOf } from '../../support/reservations/hold-plan.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'

const { db } = startWithNoJobs()

const reserved = { card: 'Reserved', api: true, page: 'Reserved', takesDeposit: false, checkout: 'queue' }
const free = { card: 'free', api: false, page: 'InStock', takesDeposit: true, checkout: 'payment' }

/** Every server looks for due jobs once a second. Pages read the state of the vehicles that they show when they are asked for. */
test('RSV-02 cards, the API, pages and the checkout show a hold, and its end as soon as its job has run', async () => {
  const dealer = await dealership({
    site: { reservations: { enabled: true, takesPayments: true } },
    stock: [{ slug: 'hilux' }],
  })
  const car = await dealer.cars.findBySlug('hilux')
  expect(await shown(dealer)).toEqual(free)

  await dealer.holds.take(wishOf(car?.id ?? '', 'kim'), holdPlan(dealer))
  expect(await shown(dealer)).toEqual(reserved)

  await db.execute(sql`update holds set expires_at = now() - interval '1 second'
    where site_id = ${dealer.siteId}`)
  await makeAllDue()
  const round = roundFor([dealer], noSenders)
  while ((await round.begin()) > 0) await round.idle()
  expect(await shown(dealer)).toEqual(free)
})

test('CAR-01 a vehicle that the feed calls reserved has the tag and can’t be reserved, even by a form opened before', async () => {
  const dealer = await dealership(reservable)
  const filledIn = await detailsFor(dealer)
  await db.execute(sql`update cars set reserved = true, updated_at = now() where site_id = ${dealer.siteId}`)

  expect(await shown(dealer)).toEqual(reserved)
  expect((await visit(dealer, '/cars/hilux/checkout')).text).toContain(
    'Call us to ask if it becomes available',
  )
  await send(dealer, '/cars/hilux/checkout', filledIn)
  const car = await dealer.cars.findBySlug('hilux')
  expect(await dealer.holds.liveOf(car?.id ?? '')).toBeNull()

  await db.execute(sql`update cars set reserved = false, updated_at = now() where site_id = ${dealer.siteId}`)
  expect(await shown(dealer)).toEqual(free)
})

test('RSV-02 someone who goes back or sends the form again gets their own hold, and not its queue', async () => {
  const dealer = await dealership(reservable)
  const filledIn = await detailsFor(dealer)
  const first = await send(dealer, '/cars/hilux/checkout', filledIn)
  const own = first.headers.get('location') ?? ''
  expect(own).toMatch(/^\/reservations\/[^/]+$/)
  const { headers } = await visit(dealer, own)
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''

  const again = await visit(dealer, '/cars/hilux/checkout', { headers: { cookie } })
  expect([again.status, again.headers.get('location')]).toEqual([302, own])
  const sentAgain = await visit(dealer, '/cars/hilux/checkout', {
    method: 'POST',
    body: new URLSearchParams(filledIn),
    headers: { origin: originOf(dealer), cookie },
  })
  expect(sentAgain.headers.get('location')).toBe(own)
  expect((await visit(dealer, '/cars/hilux/checkout')).text).toContain('Join the queue')
})

test('RSV-02 someone who pays for another vehicle first finds the way to that reservation', async () => {
  const dealer = await dealership({ ...reservable, stock: [{ slug: 'hilux' }, { slug: 'ranger' }] })
  const own =
    (await send(dealer, '/cars/hilux/checkout', await detailsFor(dealer))).headers.get('location') ?? ''
  const { headers } = await visit(dealer, own)
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''

  const busy = await visit(dealer, '/cars/ranger/checkout?notice=busy', { headers: { cookie } })
  expect(busy.html).toContain(`<a href="${own}">that one</a>`)
  expect((await visit(dealer, '/cars/ranger/checkout?notice=busy')).text).toContain(
    'Pay for that one or cancel it',
  )
})

test('RSV-02 a purchase with somebody’s phone number doesn’t lead to the hold of its owner', async () => {
  const dealer = await dealership(reservable)
  const car = await dealer.cars.findBySlug('hilux')
  const purchase = await purchasePath((await dealer.purchases.start(car?.id ?? '')).id, dealer.seal)
  await send(dealer, `${purchase}?step=payment`, { payment: 'own-funds' })
  await send(dealer, `${purchase}?step=trade-in`, { trade_in: 'no' })
  const filledIn = await detailsFor(dealer)
  await send(dealer, '/cars/hilux/checkout', filledIn)

  const stranger = { ...filledIn, name: 'Someone Else', email: 'someone@example.com' }
  const { headers } = await send(dealer, `${purchase}?step=review`, stranger)
  expect(headers.get('location')).toBe('/cars/hilux/checkout?notice=taken')
})

test('RSV-02 a purchase that a bot finished holds nothing, and the dealer has the enquiry', async () => {
  const dealer = await dealership(reservable)
  const car = await dealer.cars.findBySlug('hilux')
  const purchase = await purchasePath((await dealer.purchases.start(car?.id ?? '')).id, dealer.seal)

  const byBot = { ...(await detailsFor(dealer)), [HONEYPOT]: 'https://spam.example' }
  const { headers } = await send(dealer, `${purchase}?step=review`, byBot)
  expect(headers.get('location')).toMatch(/^\/success\?/)
  expect(await dealer.holds.liveOf(car?.id ?? '')).toBeNull()
})

test('RSV-06 the queue leads the same form to its place, and nobody else with that phone number', async () => {
  const { dealer } = await heldDealer()
  const filledIn = await detailsFor(dealer)
  const join = async (fields: Record<string, string>) =>
    (await send(dealer, '/cars/hilux/checkout', fields)).headers.get('location') ?? ''
  const place = await join(filledIn)
  expect(place).toMatch(/^\/reservations\/queue\/[^/]+$/)
  expect(await join(filledIn)).toBe(place)

  const back = await join({ ...filledIn, name: 'Someone Else', email: 'someone@example.com' })
  expect(back).toBe('/cars/hilux/checkout?notice=waiting')
  expect((await visit(dealer, back)).text).toContain('Your phone number is already in this queue')
  const { rows } = await db.execute(sql`select name, email from hold_queue where site_id = ${dealer.siteId}`)
  expect(rows).toEqual([{ name: sampleEnquiry.name, email: sampleEnquiry.email }])
})

test('RSV-06 a full queue says so, and asks nobody for their details', async () => {
  const { dealer, carId } = await heldDealer()
  for (let nth = 0; nth < MAX_WAITING; nth++) await joined(dealer, carId, `person-${nth}`)

  const { text } = await visit(dealer, '/cars/hilux/checkout?notice=taken')
  expect(text).toContain('its queue is full. Call us')
  expect(text).not.toContain('Join the queue')
})

test('RSV-06 the page of a place says when its queue has ended', async () => {
  const { dealer, carId, hold } = await heldDealer()
  const plan = holdPlan(dealer)
  for (const person of ['a', 'b', 'c']) await joined(dealer, carId, person)
  const { id } = await joined(dealer, carId, 'last')
  const page = await queuePath(id, dealer.seal)
  expect((await visit(dealer, page)).text).toContain('3 people are in front of you.')
  await dealer.holds.step(hold?.id ?? '', 'release', plan)
  await lapseOffers(dealer, carId, 3, plan)

  const { text } = await visit(dealer, page)
  expect(text).toContain('has ended')
  expect(text).toContain('Back to the vehicle')
  expect(text).not.toContain('Leave the queue')
})

test('RSV-02 someone whose connection tried too often today reads that, and not that they reserve another vehicle', async () => {
  const stock = Array.from({ length: 6 }, (_, nth) => ({ slug: `car-${nth}`, stockNumber: `C${nth}` }))
  const dealer = await dealership({ ...reservable, stock: [...reservable.stock, ...stock] })
  for (const { slug } of stock) {
    const car = await dealer.cars.findBySlug(slug)
    const actor = { kind: 'visitor', address: '127.0.0.1', isProgram: false } as const
    await reserveCar({ id: car?.id ?? '' }, formOf(slug), { actor, page: '/' }, dealer)
  }

  const sent = await send(dealer, '/cars/hilux/checkout', await detailsFor(dealer))
  const back = sent.headers.get('location') ?? ''
  expect(back).toBe('/cars/hilux/checkout?notice=limit')
  const { text } = await visit(dealer, back)
  expect(text).toContain('Several came from your internet connection today.')
  expect(text).not.toContain('already reserving')
})

test('RSV-02 the purchase of a vehicle that is sold meanwhile says so, and leads to similar ones', async () => {
  const dealer = await dealership({ ...reservable, stock: [...reservable.stock, { slug: 'other' }] })
  const car = await dealer.cars.findBySlug('hilux')
  const purchase = await purchasePath((await dealer.purchases.start(car?.id ?? '')).id, dealer.seal)
  await sell(dealer, 'hilux')

  const { text, html } = await visit(dealer, purchase)
  expect(text).toContain('This car has been sold')
  expect(text).toContain('See similar cars')
  expect(html).toContain('href="/cars/other"')
  expect(text).not.toMatch(/Join the queue|Someone else is reserving|Continue/)
})

test('RSV-02 a lapsed reservation of a vehicle that is sold offers no queue', async () => {
  const dealer = await dealership(reservable)
  const filledIn = await detailsFor(dealer)
  const own = (await send(dealer, '/cars/hilux/checkout', filledIn)).headers.get('location') ?? ''
  await send(dealer, own, { do: 'cancel' })
  expect((await visit(dealer, own)).text).toContain('Reserve it again')
  await sell(dealer, 'hilux')

  const { text } = await visit(dealer, own)
  expect(text).toContain('This car has been sold')
  expect(text).toContain('See similar cars')
  expect(text).not.toMatch(/Join the queue|Reserve it again/)
})

async function sell({ siteId }: Dealership, slug: string) {
  await db.execute(sql`update cars set status = 'sold', sold_at = now() - interval '200 days'
    where site_id = ${siteId} and slug = ${slug}`)
}

const reservable = {
  site: { reservations: { enabled: true, takesPayments: true, onlinePurchase: 'all' as const } },
  stock: [{ slug: 'hilux' }],
}

async function heldDealer() {
  const dealer = await dealership(reservable)
  const carId = (await dealer.cars.findBySlug('hilux'))?.id ?? ''
  return { dealer, carId, hold: await dealer.holds.take(wishOf(carId, 'kim'), holdPlan(dealer)) }
}

/** A form that was opened, because a form that bots made holds nothing. */
async function detailsFor(dealer: Dealership) {
  const { html } = await visit(dealer, '/cars/hilux/checkout')
  const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return { ...sampleEnquiry, ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])) }
}

async function shown(dealer: Dealership) {
  const [card, api, page, checkout] = await Promise.all(
    ['/search', '/api/search', '/cars/hilux', '/cars/hilux/checkout'].map((path) => visit(dealer, path)),
  )
  const { hits } = JSON.parse(api?.html ?? '') as { hits: { reserved: boolean }[] }
  return {
    card: card?.text.includes('Reserved') ? 'Reserved' : 'free',
    api: hits[0]?.reserved,
    page: /schema\.org\/(InStock|Reserved)/.exec(page?.html ?? '')?.[1],
    takesDeposit: page?.html.includes('href="/cars/hilux/checkout"'),
    checkout: checkout?.text.includes('Continue to payment') ? 'payment' : 'queue',
  }
}
