import { describe, expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { send, visit } from '../../support/browser/visit.ts'

const contactErrors = [
  'Please enter your name.',
  'Please enter a valid email address.',
  'Please enter a valid Australian phone number.',
]
const message = 'Please enter a message.'
const needed = (label: string) => `${label}: * This field is required`
const ownCarNeeded = [needed('Make'), needed('Model')]
const terms = '*You must agree to the terms of use before submitting.'
const ownCar = { 'Vehicle Make': 'Mazda', 'Vehicle Model': 'CX-5', 'Vehicle Year': '2019' }

type Form = {
  /** A page that shows the whole form in one step. */
  path: string
  answers?: Record<string, string>
  lead: { category: string; subcategory: string | null; fields?: Record<string, unknown> }
  /** The errors of an empty form, in order. */
  errors: string[]
}

const forms: Form[] = [
  {
    path: '/contact?step=enquiry',
    answers: { category: 'Special Offer Enquiry' },
    lead: { category: 'Special Offer Enquiry', subcategory: null },
    errors: [...contactErrors, 'Please choose what your enquiry is about.', message],
  },
  {
    path: '/fleet?step=enquiry',
    answers: { 'Business Name': 'Nguyen Couriers', 'Number of Vehicles': '12' },
    lead: {
      category: 'Fleet Enquiry',
      subcategory: null,
      fields: { 'Business Name': 'Nguyen Couriers', 'Number of Vehicles': 12 },
    },
    errors: [...contactErrors, message],
  },
  {
    path: '/careers?step=enquiry',
    answers: { Position: 'Technician' },
    lead: { category: 'General Enquiry', subcategory: 'Career Enquiry', fields: { Position: 'Technician' } },
    errors: [...contactErrors, message],
  },
  {
    path: '/vehicle-parts-and-accessories?step=enquiry',
    answers: { ...ownCar, Rego: 'abc 123' },
    lead: {
      category: 'Parts Enquiry',
      subcategory: null,
      fields: { ...ownCar, 'Vehicle Year': 2019, Rego: 'ABC 123' },
    },
    errors: [...contactErrors, ...ownCarNeeded, message],
  },
  {
    path: '/accessories?step=enquiry',
    answers: ownCar,
    lead: { category: 'Parts Enquiry', subcategory: 'Accessories' },
    errors: [...contactErrors, ...ownCarNeeded, message],
  },
  {
    path: '/trade-in/enquiry',
    answers: { last_name: 'Nguyen', postcode: '4000' },
    lead: {
      category: 'Trade-in Enquiry',
      subcategory: null,
      fields: { last_name: 'Nguyen', postcode: '4000' },
    },
    errors: [
      'Please enter your name.',
      'Please enter your last name.',
      'Postcode: * This field is required',
      ...contactErrors.slice(1),
    ],
  },
  {
    path: '/quick-enquiry?car_id=hilux',
    lead: { category: 'Used Vehicle Enquiry', subcategory: 'Quick Enquiry' },
    errors: [...contactErrors, message],
  },
  {
    path: '/request-photos?car_id=hilux',
    lead: {
      category: 'Used Vehicle Enquiry',
      subcategory: 'Photo Request',
      fields: { 'Request Photos': 'Yes' },
    },
    errors: contactErrors,
  },
  {
    path: '/cars/sold?step=enquiry',
    lead: { category: 'Used Vehicle Enquiry', subcategory: 'Find Something Similar' },
    errors: [...contactErrors, message],
  },
  {
    path: '/book-test-drive?car_id=hilux&step=time',
    lead: {
      category: 'Test Drive Booking',
      subcategory: null,
      fields: { additional_services: ['Test drive'] },
    },
    errors: contactErrors,
  },
  {
    path: '/service?step=order',
    answers: { ...ownCar, 'Service Type': 'Repair', Comments: 'It rattles.' },
    lead: {
      category: 'Service Booking',
      subcategory: null,
      fields: { 'Service Type': 'Repair', Comments: 'It rattles.' },
    },
    errors: [...ownCarNeeded, ...contactErrors, 'Please choose what needs doing.'],
  },
]

describe.each(forms)('LEAD-06 the form at $path', ({ path, answers, lead, errors }) => {
  test('creates a lead of its kind, without scripts', async () => {
    const dealer = await dealerWithCars()

    const page = await visit(dealer, path)
    const answer = await send(dealer, path, { ...sampleEnquiry, ...answers })

    expect(page.status).toBe(200)
    expect(page.html).toContain('<input type="hidden" name="start"')
    expect(answer.headers.get('location')).toMatch(/^\/success\?category=/)
    expect(await leadsOf(dealer)).toMatchObject([{ ...lead, name: 'Kim Nguyen', formCompleted: true }])
  })

  test('LEAD-04 names every missing field, word for word, and stores nothing', async () => {
    const dealer = await dealerWithCars()

    const answer = await send(dealer, path, { message: '' })

    expect(answer.status).toBe(422)
    expect(answer.text).toContain(`Please fix the following errors: ${[...errors, terms].join(' ')}`)
    expect(await leadsOf(dealer)).toEqual([])
  })

  test('LEAD-07 returns with every value when the lead fails to save', async () => {
    const dealer = await dealerWithCars()
    const failing = { ...dealer.leads, create: () => Promise.reject(new Error('The database is away.')) }

    const answer = await send({ ...dealer, leads: failing }, path, { ...sampleEnquiry, ...answers })

    expect(answer.status).toBe(500)
    expect(answer.text).toContain('An error occurred when submitting this form')
    expect(answer.html).toContain('value="Kim Nguyen"')
  })
})

function dealerWithCars() {
  return dealership({
    stock: [
      { slug: 'hilux' },
      { slug: 'sold', status: 'sold', soldAt: new Date('2026-03-09T12:00:00+10:00') },
    ],
  })
}
