import { describe, expect, test } from 'vitest'
import { validateAnswers } from '../enquiries/validate-answers.ts'
import { serviceForm, type ServiceFormPlan } from './service-form.ts'

const dealer = {
  dealerships: [
    { slug: 'north', name: 'North' },
    { slug: 'south', name: 'South' },
  ],
  locations: [
    { id: '1', name: 'North Service', street: '1 A Street', city: 'Roma', type: 'service' },
    { id: '2', name: 'South Service', street: '2 B Street', city: 'Surat', type: 'service' },
    { id: '3', name: 'Showroom', street: '3 C Street', city: 'Roma', type: 'primary' },
  ],
  forms: { hideMessage: false },
}
const plan: ServiceFormPlan = {
  formVariant: 'three-step',
  intervals: [],
  isIntervalRequired: false,
  types: [],
  asksForState: false,
  asksForRepair: false,
  asksForAddress: false,
  offersTimes: true,
  captcha: true,
  defaultState: 'qld',
}
const rules = { australianPhone: (text: string) => text, today: '2026-03-10' }
const form = (overrides: Partial<ServiceFormPlan> = {}) =>
  serviceForm(dealer, { ...plan, ...overrides }, '2026-03-10')

describe('SVC-02 the booking form', () => {
  test('starts with the site’s state wherever it asks for one', () => {
    expect(form({ asksForState: true, defaultState: 'wa' }).prefilled).toEqual({ 'Vehicle State': 'WA' })
    expect(form({ asksForAddress: true, defaultState: 'nsw' }).prefilled).toEqual({ state: 'NSW' })
    expect(form().prefilled).toEqual({})
  })

  test.each([
    ['three-step', ['Vehicle Details', 'Contact Details', 'Order Details']],
    ['two-step', ['Vehicle and contact', 'Order Details']],
    ['minimal', ['Vehicle Details', 'Contact Details']],
  ] as const)('of the %s variant has its steps', (formVariant, titles) => {
    expect(form({ formVariant }).steps.map(({ title }) => title)).toEqual(titles)
  })

  test.each(['three-step', 'two-step', 'minimal'] as const)(
    'ERR-01 of the %s variant says when its vehicle step is incomplete',
    (formVariant) => {
      expect(form({ formVariant }).steps[0].incomplete).toBe(
        'Please complete the form step before proceeding',
      )
    },
  )

  test('in its minimal variant requires make, model and year first, then both location and dealership', () => {
    const [vehicle, contact] = form({ formVariant: 'minimal' }).steps

    expect(validateAnswers({}, vehicle.questions, rules).errors.map(({ field }) => field)).toEqual([
      'Vehicle Make',
      'Vehicle Model',
      'Vehicle Year',
    ])
    expect(validateAnswers({}, contact?.questions ?? [], rules).errors).toEqual([
      { field: 'name', message: 'Please enter your name.' },
      { field: 'email', message: 'Please enter a valid email address.' },
      { field: 'phone', message: 'Please enter a valid Australian phone number.' },
      { field: 'location', message: 'Please Select a Dealership Location' },
      { field: 'dealership_slug', message: 'Select a Preferred Dealership' },
    ])
  })
})

describe('SVC-03 the fields of a booking', () => {
  test('require a service type, and an interval where the dealer says so', () => {
    const order = (overrides: Partial<ServiceFormPlan>) => form(overrides).steps.at(-1)?.questions ?? []
    const chosen = { types: ['Logbook service', 'Repair'], intervals: ['15,000 km', '30,000 km'] }

    expect(validateAnswers({}, order(chosen), rules).errors).toEqual([
      { field: 'Service Type', message: 'Please choose what needs doing.' },
    ])
    expect(validateAnswers({}, order({ ...chosen, isIntervalRequired: true }), rules).errors).toMatchObject([
      { field: 'Service Type' },
      { field: 'Service Interval' },
    ])
  })

  test('may ask for a state, an address and a repair, and offer only workshops as locations', () => {
    const asked = form({ asksForState: true, asksForAddress: true, asksForRepair: true }).steps.flatMap(
      ({ questions }) => questions,
    )

    expect(asked.map(({ name }) => name)).toEqual([
      'Vehicle Make',
      'Vehicle Model',
      'Vehicle Year',
      'Vehicle Rego',
      'Vehicle State',
      'name',
      'email',
      'phone',
      'PreferredContactMethod',
      'street',
      'suburb',
      'state',
      'postcode',
      'location',
      'booking_slot',
      'Repair Issue',
      'Comments',
    ])
    expect(asked.find(({ name }) => name === 'location')).toMatchObject({
      choices: [{ value: '1' }, { value: '2' }],
    })
  })
})

describe('SVC-03 the Preferred Service Date', () => {
  const dateIn = (overrides: Partial<ServiceFormPlan>) =>
    form(overrides)
      .steps.flatMap(({ questions }) => questions)
      .find(({ label }) => label === 'Preferred Service Date')

  test('is one of the workshop’s free times', () => {
    expect(dateIn({})).toMatchObject({ kind: 'slot', name: 'booking_slot' })
  })

  test('is a preferred day and time where no time was chosen, never beside a chosen one', () => {
    const order = form({}).steps.at(-1)?.questions ?? []
    const preferred = { 'Preferred Service Date': '2026-03-12T09:30' }
    const chosen = { booking_slot: '2026-03-10T21:30:00.000Z' }

    expect(validateAnswers(preferred, order, rules).answers).toEqual({
      'Preferred Service Date': '2026-03-12 09:30',
    })
    expect(validateAnswers({ ...preferred, ...chosen }, order, rules).answers).toEqual(chosen)
    expect(validateAnswers({ 'Preferred Service Date': 'soon' }, order, rules).errors).toMatchObject([
      { field: 'Preferred Service Date' },
    ])
  })

  test('is a preferred day and time, where the workshop has no online booking', () => {
    expect(dateIn({ offersTimes: false })).toMatchObject({ kind: 'moment', name: 'Preferred Service Date' })
  })

  test('is a preferred day and time while the workshop is not chosen yet', () => {
    expect(dateIn({ formVariant: 'minimal' })).toMatchObject({ kind: 'moment' })
  })
})
