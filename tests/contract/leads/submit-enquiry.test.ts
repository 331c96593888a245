import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { events } from '#data/tables/leads.ts'
import { system } from '#domain/actors/actor.ts'
import type { Car } from '#domain/cars/car.ts'
import { enquiryCategories, HONEYPOT } from '#domain/enquiries/enquiry-form.ts'
import { generalEnquiryForm, vehicleEnquiryForm } from '#domain/enquiries/enquiry-forms.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { submitEnquiry } from '#operations/enquiries/submit-enquiry.ts'
import { testDatabase } from '../../support/database/database.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { dealership } from '../../support/samples/dealership.ts'

const filledIn = {
  category: 'General Enquiry',
  name: 'Kim Nguyen',
  email: 'kim@example.com',
  phone: '0412 345 678',
  message: 'Is it still there?',
  terms_conditions: 'on',
}

test('LEAD-01 an enquiry about a vehicle becomes a lead with everything the dealer needs', async () => {
  const { dealer, car } = await dealerWithCar()

  const answer = await ask(
    dealer,
    { ...filledIn, visited_pages: '/\n/search?make=Toyota\nhttps://evil.example' },
    car,
  )

  expect(answer).toMatchObject({ outcome: 'accepted', category: 'Used Vehicle Enquiry', carType: 'used' })
  expect(await leadsOf(dealer)).toMatchObject([
    {
      category: 'Used Vehicle Enquiry',
      subcategory: null,
      carId: car.id,
      dealershipId: '1',
      locationId: '10',
      name: 'Kim Nguyen',
      email: 'kim@example.com',
      phone: '+61412345678',
      suspect: false,
      formCompleted: true,
      fields: {
        source: 'Website',
        url: 'https://dealer.example/cars/hilux?utm_source=mail',
        user_agent: 'Browser/1',
        message: 'Is it still there?',
        car_id: car.id,
        car_dealership_id: '1',
        car_type: 'used',
        vehicle_status: 'in_stock',
        stock_number: car.stockNumber,
        manufacturer_slug: 'toyota',
        'Vehicle Make': 'Toyota',
        'Vehicle Model': 'HiLux',
        dealership_slug: 'harbour',
        PreferredContactMethod: 'Phone',
        opt_in: false,
        form_completed: true,
        lead_attributes: {
          visited_pages: ['/', '/search?make=Toyota'],
          linked_query_params: { utm_source: 'mail' },
          price_shown: '$45,990 Drive Away',
        },
      },
    },
  ])
})

test('LEAD-11 consent is stored with its wording, time and page', async () => {
  const { dealer, car } = await dealerWithCar()

  await ask(dealer, { ...filledIn, opt_in: 'on' }, car)

  const [lead] = await leadsOf(dealer)
  const where = { at: '2026-03-10T02:00:00.000Z', page: '/cars/hilux', locale: 'en-AU' }
  const version = expect.stringMatching(/^[0-9a-f]{12}$/)
  expect(lead?.fields['consent']).toEqual([
    {
      purpose: 'terms',
      given: true,
      mode: 'checkbox',
      text: 'I agree to the terms of use.',
      version,
      document: version,
      ...where,
    },
    {
      purpose: 'marketing',
      given: true,
      mode: 'checkbox',
      text: `I would like to hear about offers. ${dealer.site.forms.marketingNotice}`,
      version,
      ...where,
    },
    {
      purpose: 'privacy-notice',
      given: true,
      mode: 'notice',
      text: 'Harbour Motors uses your details to reply to you.',
      version,
      document: version,
      ...where,
    },
  ])
})

test('LEAD-11 each version of the wording is stored once for all visitors', async () => {
  const { dealer, car } = await dealerWithCar()
  await ask(dealer, filledIn, car)
  const before = await dealer.consentTexts.all()

  await ask(dealer, { ...filledIn, message: 'And does it tow?' }, car)
  const forms = { ...dealer.site.forms, marketingNotice: 'We write on Fridays.' }
  await ask({ ...dealer, site: { ...dealer.site, forms } }, { ...filledIn, message: 'Friday' }, car)

  const after = await dealer.consentTexts.all()
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.slice(before.length).map(({ text }) => text)).toEqual([
    'I would like to hear about offers. We write on Fridays.',
  ])
  const referredTo = (await leadsOf(dealer)).flatMap(({ fields }) =>
    (fields['consent'] as { version: string; document?: string }[]).flatMap(({ version, document }) =>
      document === undefined ? [version] : [version, document],
    ),
  )
  expect([...new Set(referredTo)].toSorted()).toEqual(after.map(({ version }) => version).toSorted())
})

test('LEAD-11 on a site with a notice, opt_in is true and the record names the notice', async () => {
  const dealer = await dealership({ site: { forms: { optIn: 'notice' } } })

  await ask(dealer, filledIn)

  const [lead] = await leadsOf(dealer)
  expect(lead?.fields).toMatchObject({
    opt_in: true,
    consent: [{}, { purpose: 'marketing', given: true, mode: 'notice' }, {}],
  })
})

test('LEAD-11 an unticked box is recorded as such', async () => {
  const dealer = await dealership()

  await ask(dealer, filledIn)

  const [lead] = await leadsOf(dealer)
  expect(lead?.fields).toMatchObject({
    opt_in: false,
    consent: [{}, { purpose: 'marketing', given: false, mode: 'checkbox' }, {}],
  })
})

test('LEAD-08 the same enquiry sent again, even at the same moment, makes one lead and counts once', async () => {
  const { dealer, car } = await dealerWithCar()

  await Promise.all([ask(dealer, filledIn, car), ask(dealer, filledIn, car), ask(dealer, filledIn, car)])
  await ask(dealer, { ...filledIn, message: 'And does it tow?' }, car)

  expect(await leadsOf(dealer)).toHaveLength(2)
  expect(await eventsOf(dealer)).toMatchObject([
    { name: 'enquiry', number: 15, details: { category: 'Used Vehicle Enquiry', car_id: car.id } },
    { name: 'enquiry', number: 15 },
  ])
})

test('LEAD-08 1,000 identical submissions of one form at once make one lead, and each visitor gets a confirmation', async () => {
  const { dealer, car } = await dealerWithCar()

  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask(dealer, filledIn, car)))

  const ids = answers.map((answer) => (answer.outcome === 'accepted' ? answer.lead.id : answer.outcome))
  expect(new Set(ids).size).toBe(1)
  expect(await leadsOf(dealer)).toHaveLength(1)
  expect(await eventsOf(dealer)).toHaveLength(1)
  // One email to the dealership and one to the customer.
  expect(await dealer.deliveries.ofLead(ids[0] ?? '')).toHaveLength(2)
}, 20_000)

test('LEAD-03 a careers enquiry reaches the dealer as a general enquiry', async () => {
  const dealer = await dealership()

  const answer = await ask(dealer, { ...filledIn, category: 'Careers Enquiry' })

  expect(answer).toMatchObject({ outcome: 'accepted', category: 'Careers Enquiry' })
  expect(await leadsOf(dealer)).toMatchObject([
    { category: 'General Enquiry', subcategory: 'Career Enquiry', dealershipId: '1', locationId: '10' },
  ])
  expect(await eventsOf(dealer)).toMatchObject([{ number: 51 }])
})

test('LEAD-04 an enquiry with mistakes is refused and not stored', async () => {
  const dealer = await dealership()

  const answer = await ask(dealer, { ...filledIn, phone: '+1 202 555 0123' })

  expect(answer).toEqual({
    outcome: 'refused',
    errors: [{ field: 'phone', message: 'Please enter a valid Australian phone number.' }],
  })
  expect(await leadsOf(dealer)).toEqual([])
  expect(await eventsOf(dealer)).toEqual([])
})

test('LEAD-09 a field that only programs fill in marks the lead as suspect', async () => {
  const dealer = await dealership()

  await ask(dealer, { ...filledIn, [HONEYPOT]: 'https://buy.example' })

  expect(await leadsOf(dealer)).toMatchObject([{ suspect: true }])
})

async function dealerWithCar() {
  const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
  const car = await dealer.cars.findBySlug('hilux')
  if (!car) throw new Error('The sample vehicle was not stored.')
  return { dealer, car }
}

function ask(dealer: Dealership, fields: Record<string, string>, car: Car | null = null) {
  const form = car
    ? vehicleEnquiryForm(dealer.site, { isNew: false, isAvailable: true })
    : generalEnquiryForm(dealer.site, 'General Enquiry', enquiryCategories)
  const page = new URL('https://dealer.example/cars/hilux?utm_source=mail')
  return submitEnquiry({ form, fields, car, page, userAgent: 'Browser/1', actor: system }, dealer)
}

function eventsOf({ siteId }: Dealership) {
  return testDatabase().db.select().from(events).where(eq(events.siteId, siteId))
}
