import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { erasePerson, exportPersonalData } from '#operations/customers/personal-data.ts'
import { ownReservations } from '#operations/reservations/own-reservations.ts'
import { createToken } from '#operations/customers/secret-token.ts'
import { sendCode } from '#operations/customers/send-code.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { storedFacts } from '../../../src/web/customers/account/stored-facts.server.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { reserveByFeed } from '../../support/reservations/held-vehicle.ts'
import { plan, wishOf } from '../../support/reservations/hold-plan.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { sampleLead } from '../../support/samples/sample-lead.ts'

const { db } = testDatabase()
const MARK = 'zebrafinch'
const phone = '+61491570313'
const email = `${MARK}@example.com`
const person = { phone, email }

test('SAVE-06 everything stored about a person is in their file, and erasing them leaves no trace in any table', async () => {
  const dealer = await personsDealer()
  const before = await tracesOf(dealer)
  expect(Object.keys(before).toSorted()).toEqual([
    'appointments',
    'counted_acts',
    'customers',
    'hold_queue',
    'holds',
    'leads',
    'outbox',
    'payments',
    'purchases',
    'saved_cars',
    'saved_searches',
    'sign_in_codes',
    'uploaded_images',
  ])

  const file = await exportPersonalData(person, dealer)
  expect(file).toMatchObject({
    accounts: [{ phone, name: MARK }],
    devices: [{ device: 'Firefox on Mac' }],
    watchlist: [{ note: MARK }],
    savedSearches: [{ address: `/search?q=${MARK}` }],
    alerts: [{ kind: 'price-drop', channel: 'sms' }],
    alertsFound: [{ kind: 'price-drop', channel: 'sms' }],
    spins: [{ promotion: 'autumn', given: 'cap', code: 'CODE2222' }],
    photos: [{ name: `${MARK}.jpg` }],
    purchases: [
      { answers: { handover: { by: 'delivery', address: MARK } } },
      { answers: { payment: 'finance' } },
      { answers: { tradeIn: { rego: MARK } } },
    ],
    enquiries: [{ answers: { message: MARK }, typed: null }, { answers: { name: MARK } }],
    bookings: [{ name: MARK, phone }],
    reservations: [{ name: MARK, email }],
    payments: [{ name: MARK, amountCents: 200_00 }],
    waitingFor: [{ state: 'waiting' }],
    messages: expect.arrayContaining([expect.objectContaining({ to: `sales+${MARK}@example.com` })]),
  })

  const facts = storedFacts(file, { day: (date) => date.toISOString().slice(0, 10), vehicleWord: 'car' })
  expect(facts.map(({ title }) => title)).toEqual([
    'Account',
    'Devices',
    'Watchlist',
    'Saved searches',
    'Alerts',
    'Alerts found for you',
    'Spins',
    'Enquiries',
    'Photos',
    'Bookings',
    'Reservations',
    'Queues',
    'Buying online',
    'Payments',
    'Messages about you',
  ])
  expect(facts.find(({ title }) => title === 'Buying online')?.lines.join('\n')).toMatch(
    new RegExp(`Delivery to ${MARK} 2000[^]*Paying with finance[^]*Trade-in: ${MARK}`),
  )

  const result = await erasePerson(person, dealer)
  expect(result).toEqual({
    outcome: 'erased',
    erased: { accounts: 1, enquiries: 2, bookings: 1, reservations: 1, messages: 2 },
  })
  expect(await tracesOf(dealer)).toEqual({})
  const { dealer: _dealer, exportedAt: _at, ...records } = await exportPersonalData(person, dealer)
  expect(Object.values(records).flat()).toEqual([])
  // What is kept: the payment and what was drawn, without the person.
  const { rows: kept } = await db.execute(sql`
    select amount_cents as amount, payments.name, given, customer_id as customer from payments join spins using (site_id)
    where site_id = ${dealer.siteId}`)
  expect(kept).toEqual([{ amount: 200_00, name: null, given: 'cap', customer: null }])
})

test('SAVE-06 nobody else’s records are erased', async () => {
  const dealer = await personsDealer()
  const other = await dealer.customers.withPhone('+61491570737')
  const { lead } = await dealer.leads.create(
    sampleLead({ submissionKey: 'other', email: `x${email}`, phone: '+61491570737' }),
    { event: { name: 'enquiry', details: {} }, jobs: [] },
  )

  await erasePerson(person, dealer)

  expect(await dealer.customers.find(other.id)).toMatchObject({ phone: '+61491570737' })
  expect(await dealer.leads.find(lead.id)).toMatchObject({ email: `x${email}` })
})

test('SAVE-06 a booking to come has to be cancelled first, so that nobody waits for the customer', async () => {
  const dealer = await personsDealer({ bookedAt: '2999-03-11T23:00:00Z' })
  expect(await erasePerson(person, dealer)).toEqual({
    outcome: 'has bookings',
    startsAt: [new Date('2999-03-11T23:00:00Z')],
  })
  expect(await exportPersonalData(person, dealer)).toMatchObject({ accounts: [{ phone }] })

  expect(await erasePerson(person, dealer, { withBookings: true })).toMatchObject({ outcome: 'erased' })
  expect(await tracesOf(dealer)).toEqual({})
})

test('SAVE-06 a person with a reservation in progress is erased once it has ended', async () => {
  const dealer = await personsDealer({ isHoldLive: true })
  const [hold] = await dealer.holds.ofPhone(phone, 1)
  expect(await erasePerson(person, dealer, { withBookings: true })).toEqual({
    outcome: 'has reservations',
    references: [hold?.reference],
  })
  expect(await ownReservations(phone, dealer)).toMatchObject([
    { reference: hold?.reference, state: 'pending' },
  ])

  await dealer.holds.step(hold?.id ?? '', 'release', plan)
  expect(await ownReservations(phone, dealer)).toEqual([])
  expect(await erasePerson(person, dealer, { withBookings: true })).toMatchObject({ outcome: 'erased' })
  expect(await tracesOf(dealer)).toEqual({})
})

/** A dealer with records of one person in every table that can have some. Every text field has the mark. */
async function personsDealer({ bookedAt = '2026-01-05T23:00:00Z', isHoldLive = false } = {}) {
  const car = sampleCar({ slug: 'hilux' })
  const dealer = await dealership({ stock: [car] })
  const sendSms = () => Promise.resolve({ outcome: 'sent', answer: 'ok' } as const)
  const actor = { kind: 'visitor', address: '203.0.113.9', isProgram: false } as const
  await sendCode(
    { phone, browserToken: createToken(), host: 'a.example', fields: {}, actor },
    { ...dealer, sendSms },
  )
  const customer = await dealer.customers.withPhone(phone)
  await dealer.customers.change(customer.id, { name: MARK, email, state: null })
  await dealer.sessions.start({
    tokenHash: `hash ${customer.id}`,
    customerId: customer.id,
    device: 'Firefox on Mac',
  })
  await dealer.savedCars.save(customer.id, { carId: car.id, note: MARK }, 9)
  await followSomething(dealer, customer.id, car.id)
  const wish = { ...wishOf(car.id, 'them'), name: MARK, email, phone }
  const hold = await dealer.holds.take(wish, plan)
  const { depositCents: _deposit, ...place } = wish
  // The end that a hold has come to by the time its customer is forgotten, and a place that nobody was offered anything for.
  if (hold && !isHoldLive) {
    await dealer.holdQueue.join(place, plan)
    await reserveByFeed(dealer, car.id)
    await dealer.holds.step(hold.id, 'release', plan)
  }
  await dealer.payments.create({
    purpose: 'deposit',
    holdId: hold?.id ?? null,
    reference: 'R-1',
    provider: 'sandbox',
    amountCents: 200_00,
    name: MARK,
    email,
    phone,
    page: wish.page,
  })
  const event = { name: 'enquiry', details: {} }
  await dealer.leads.create(
    sampleLead({
      submissionKey: `first ${customer.id}`,
      name: MARK,
      email,
      phone: null,
      fields: { name: MARK },
    }),
    { event, jobs: [] },
  )
  const { lead } = await dealer.leads.create(
    sampleLead({
      submissionKey: `second ${customer.id}`,
      email: null,
      phone: `${phone} ext 5`,
      fields: { message: MARK },
    }),
    { event, jobs: [{ kind: 'lead-email', payload: { to: `sales+${MARK}@example.com` } }] },
  )
  await dealer.appointments.book({
    kind: 'test-drive',
    locationId: '10',
    startsAt: new Date(bookedAt),
    endsAt: new Date(new Date(bookedAt).getTime() + 3_600_000),
    capacity: 1,
    carId: car.id,
    leadId: null,
    name: MARK,
    email,
    phone,
    tokenHash: `token ${customer.id}`,
  })
  await addPhoto(dealer, lead.id)
  await buyThree(dealer, car.id, { customerId: customer.id, leadId: lead.id, holdId: hold?.id ?? '' })
  return dealer
}

/** A saved search, an alert with something found, and a spin. */
async function followSomething(dealer: Dealership, customerId: string, carId: string) {
  const { savedSearches, alertChoices, alertTurns, spins } = dealer
  await savedSearches.save(customerId, { address: `/search?q=${MARK}`, key: 'key' }, 9)
  await alertChoices.choose(customerId, [{ kind: 'price-drop', channel: 'sms', frequency: 'daily' }], {
    wording: 'v1',
    page: '/account/alerts',
  })
  const find = { kind: 'price-drop', carId, priceCents: 2_000_00, priceKind: null } as const
  await alertTurns.take(async (turn) => {
    await turn.keepFinds({ watchlist: [find], searches: [] }, { revision: 1, jobFor: () => alertJob })
  })
  await spins.draw('autumn', { seed: 'seed', prizes: [{ id: 'cap', share: 1, stock: null }] })
  await spins.spin({
    promotionId: 'autumn',
    mark: 'mark of the number',
    customerId,
    code: 'CODE2222',
    spunAt: new Date(),
    decide: () => ({ drawn: 'cap', given: 'cap', jobs: [] }),
  })
}

const alertJob = { kind: 'alert-digest', payload: { alerts: 'sms' }, dueAt: new Date('2999-01-01') }

async function addPhoto({ uploads }: Dealership, leadId: string) {
  const photo = { sentHash: 'hash', name: `${MARK}.jpg`, kind: 'jpeg', bytes: Buffer.from('photo') } as const
  const expiresAt = new Date('2999-01-01')
  await uploads.add('form', photo, {
    maxImages: 10,
    maxBytesOfSite: 1000,
    maxBytesUnclaimed: 1000,
    expiresAt,
  })
  await uploads.claim('form', { leadId, expiresAt })
}

/** Purchases that belong to a person by their hold, by their account and by their enquiry. */
async function buyThree(
  { purchases }: Dealership,
  carId: string,
  { customerId, leadId, holdId }: { customerId: string; leadId: string; holdId: string },
) {
  const held = await purchases.start(carId)
  await purchases.answer(held.id, { tradeIn: { rego: MARK, odometerKm: null, about: '' } })
  await purchases.held(held.id, holdId)
  const signedIn = await purchases.start(carId)
  await purchases.answer(signedIn.id, { payment: 'finance' })
  await purchases.belongsTo(signedIn.id, { customerId })
  const sent = await purchases.start(carId)
  await purchases.answer(sent.id, { handover: { by: 'delivery', address: MARK, postcode: '2000' } })
  await purchases.belongsTo(sent.id, { leadId })
}

/** The tables that name the person, or hold the keyed hash of their number, with how many rows do. */
async function tracesOf({ siteId, seal }: Dealership) {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'site_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)
  const mark = await seal.mark(phone)
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sql.identifier(name)} t where site_id = ${siteId}
        and (t::text ilike ${`%${MARK}%`} or t::text like ${`%${phone}%`} or t::text like ${`%${mark}%`})`)
    const count = rows[0]?.count ?? 0
    if (count > 0) found[name] = count
  }
  return found
}
