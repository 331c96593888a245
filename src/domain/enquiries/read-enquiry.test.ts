import { describe, expect, test } from 'vitest'
import { enquiryCategories, asOneStep, questionsOf } from './enquiry-form.ts'
import { generalEnquiryForm, vehicleAlertForm, vehicleEnquiryForm } from './enquiry-forms.ts'
import type { EnquiryFields } from './question.ts'
import { type EnquiryRules, readEnquiry, readPartialLead } from './read-enquiry.ts'

const dealer = {
  dealerships: [{ slug: 'northside', name: 'Northside Motors' }],
  locations: [
    { id: '1', name: 'Chermside', street: '1 Gympie Road', city: 'Chermside' },
    { id: '2', name: 'Nundah', street: '9 Sandgate Road', city: 'Nundah' },
  ],
  forms: { hideMessage: false },
}
const withoutMessage = { ...dealer, forms: { hideMessage: true } }
const filledIn = {
  category: 'General Enquiry',
  location: '2',
  name: 'Kim Nguyen',
  email: 'kim@example.com',
  phone: '0412 345 678',
  message: 'Is it still there?',
  terms_conditions: 'on',
}

describe('LEAD-04 reading an enquiry', () => {
  test('returns every field of a complete form', () => {
    expect(read(filledIn)).toEqual({
      enquiry: {
        category: 'General Enquiry',
        name: 'Kim Nguyen',
        email: 'kim@example.com',
        phone: '+61412345678',
        message: 'Is it still there?',
        Rego: null,
        location: '2',
        dealership_slug: null,
        PreferredContactMethod: 'Phone',
        finance: null,
        'do-you-have-a-trade-in': null,
        opt_in: false,
        further: {},
      },
    })
  })

  test('reports every missing field of an empty form, in the order of the form', () => {
    expect(read({})).toEqual({
      errors: [
        { field: 'name', message: 'Please enter your name.' },
        { field: 'email', message: 'Please enter a valid email address.' },
        { field: 'phone', message: 'Please enter a valid Australian phone number.' },
        { field: 'category', message: 'Please choose what your enquiry is about.' },
        { field: 'location', message: 'Please Select a Dealership Location' },
        { field: 'message', message: 'Please enter a message.' },
        { field: 'terms_conditions', message: '*You must agree to the terms of use before submitting.' },
      ],
    })
  })

  test.each([
    ['category', 'Make Me Rich', 'Please choose what your enquiry is about.'],
    ['location', '3', 'Please Select a Dealership Location'],
    ['name', '  \n ', 'Please enter your name.'],
    ['name', '\u200B\u2060', 'Please enter your name.'],
    ['name', '– . –', 'Please enter your name.'],
    ['name', 'x'.repeat(121), 'Please keep your name under 120 characters.'],
    ['email', 'kim@', 'Please enter a valid email address.'],
    ['email', 'kim@example.com\nBcc: all@example.com', 'Please enter a valid email address.'],
    ['phone', '12', 'Please enter a valid Australian phone number.'],
    ['message', 'x'.repeat(5001), 'Please keep your message under 5,000 characters.'],
    ['terms_conditions', 'false', '*You must agree to the terms of use before submitting.'],
    ['terms_conditions', 'No', '*You must agree to the terms of use before submitting.'],
    ['terms_conditions', '0', '*You must agree to the terms of use before submitting.'],
  ])('LEAD-04 rejects the %s %j', (field, value, message) => {
    expect(read({ ...filledIn, [field]: value })).toEqual({ errors: [{ field, message }] })
  })

  test('needs no message where the site hides it', () => {
    expect(read({ ...filledIn, message: '' }, { form: contactForm(withoutMessage) })).toHaveProperty(
      'enquiry.message',
      null,
    )
  })

  test('takes the only location without asking', () => {
    const oneLocation = { ...dealer, locations: dealer.locations.slice(0, 1) }

    expect(read({ ...filledIn, location: '' }, { form: contactForm(oneLocation) })).toHaveProperty(
      'enquiry.location',
      '1',
    )
  })

  test('asks for a department where the locations share an address', () => {
    const departments = dealer.locations.map((location) => ({
      ...location,
      street: '1 Main Street',
      city: 'Roma',
    }))
    const form = contactForm({ ...dealer, locations: departments })

    expect(read({ ...filledIn, location: '' }, { form })).toEqual({
      errors: [{ field: 'location', message: 'Please Select a Department' }],
    })
  })

  test('asks for a dealership where there are several and no locations', () => {
    const group = {
      ...dealer,
      locations: [],
      dealerships: [...dealer.dealerships, { slug: 'southside', name: 'Southside Motors' }],
    }

    expect(read(filledIn, { form: contactForm(group) })).toEqual({
      errors: [{ field: 'dealership_slug', message: 'Select a Preferred Dealership' }],
    })
  })

  test('takes the category and location from the vehicle', () => {
    const form = vehicleEnquiryForm(dealer, { isNew: false, isAvailable: true })

    expect(read({ ...filledIn, category: 'Careers Enquiry' }, { form })).toMatchObject({
      enquiry: { category: 'Used Vehicle Enquiry', location: null },
    })
  })

  test('keeps a name on one line', () => {
    expect(read({ ...filledIn, name: 'Kim\r\n  Nguyen' })).toHaveProperty('enquiry.name', 'Kim Nguyen')
  })
})

describe('LEAD-02 a partial lead', () => {
  test('keeps only valid answers', () => {
    const form = contactForm(dealer)
    const rules = { ...defaultRules, form }

    expect(
      readPartialLead({ name: 'Kim Nguyen', email: 'kim@', phone: '0412 345 678' }, rules),
    ).toMatchObject({
      name: 'Kim Nguyen',
      email: null,
      phone: '+61412345678',
      category: 'General Enquiry',
      message: null,
    })
  })

  test('asks for contact details first, and asks the same questions in one step as in two', () => {
    const form = contactForm(dealer)

    expect(form.steps.map(({ name }) => name)).toEqual(['details', 'enquiry'])
    expect(asOneStep(form).steps[0].questions).toEqual(form.steps.flatMap(({ questions }) => questions))
  })
})

describe('LEAD-11 consent to marketing', () => {
  test('is given by ticking the box, where there is one', () => {
    expect(read({ ...filledIn, opt_in: 'on' })).toHaveProperty('enquiry.opt_in', true)
    expect(read(filledIn)).toHaveProperty('enquiry.opt_in', false)
  })

  test.each(['true', 'True', 'Yes', '1'])('is given by an API client that sends %s', (answer) => {
    expect(read({ ...filledIn, opt_in: answer })).toHaveProperty('enquiry.opt_in', true)
  })

  test.each(['', 'false', 'False', 'No', 'off', '0', 'undefined'])(
    'is not given by an API client that sends “%s”',
    (answer) => {
      expect(read({ ...filledIn, opt_in: answer })).toHaveProperty('enquiry.opt_in', false)
    },
  )

  test('is given by sending the form where the site shows a notice', () => {
    expect(read(filledIn, { optIn: 'notice' })).toHaveProperty('enquiry.opt_in', true)
  })
})

test('CAR-02 an enquiry about a vehicle that is gone starts by asking for something similar', () => {
  expect(vehicleEnquiryForm(dealer, { isNew: false, isAvailable: false })).toMatchObject({
    subcategory: 'Find Something Similar',
    prefilled: { message: 'Can you please find me something similar?' },
  })
})

test.each([
  [
    'CAR-02 asks for something similar',
    vehicleEnquiryForm(withoutMessage, { isNew: false, isAvailable: false }),
    'Can you please find me something similar?',
  ],
  [
    'LEAD-06 says what to let the visitor know about',
    vehicleAlertForm(withoutMessage, ['Toyota', 'under $30,000']),
    'Please let me know when one arrives: Toyota, under $30,000.',
  ],
])('%s where the dealer hides the message field, too', (_what, form, message) => {
  expect(questionsOf(form).map(({ name }) => name)).not.toContain('message')
  expect(read(filledIn, { form })).toHaveProperty('enquiry.message', message)
})

function contactForm(site: typeof dealer) {
  return generalEnquiryForm(site, 'General Enquiry', enquiryCategories)
}

const defaultRules = {
  today: '2026-03-10',
  termsWording: '*You must agree to the terms of use before submitting.',
  optIn: 'checkbox',
  australianPhone: (text: string) =>
    text.startsWith('04') ? `+61${text.replaceAll(' ', '').slice(1)}` : null,
} as const

function read(fields: EnquiryFields, rules: Partial<EnquiryRules> = {}) {
  return readEnquiry(fields, { form: contactForm(dealer), ...defaultRules, ...rules })
}
