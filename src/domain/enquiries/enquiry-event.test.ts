import { expect, test } from 'vitest'
import { categoryForDealer, enquiryEvent } from './enquiry-event.ts'

test('LEAD-03 a careers enquiry reaches the dealer as a general enquiry', () => {
  expect(categoryForDealer('Careers Enquiry')).toEqual({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
  })
  expect(categoryForDealer('Parts Enquiry')).toEqual({ category: 'Parts Enquiry', subcategory: null })
})

test.each([
  ['Careers Enquiry', null, false, 51],
  ['Test Drive Booking', 'used', false, 17],
  ['Used Vehicle Enquiry', 'used', false, 15],
  ['Used Vehicle Enquiry', 'used', true, 48],
  ['New Vehicle Enquiry', 'new', false, 14],
  ['New Vehicle Enquiry', 'demo', true, 17],
  ['General Enquiry', null, false, 14],
] as const)(
  'LEAD-03 %s about a %s vehicle (test drive: %s) counts as %i',
  (category, carType, withTestDrive, event) => {
    expect(enquiryEvent({ category, carType, withTestDrive })).toBe(event)
  },
)

test('SRCH-03 a vehicle alert reaches the dealer as a general enquiry with its own subcategory', () => {
  expect(categoryForDealer('Vehicle Alert')).toEqual({
    category: 'General Enquiry',
    subcategory: 'Vehicle Alert',
  })
})

test('FIN-05 every finance request reaches the dealer as a finance enquiry with its own subcategory', () => {
  expect(categoryForDealer('Finance Enquiry')).toEqual({ category: 'Finance Enquiry', subcategory: null })
  for (const request of ['Finance Application', 'Finance Pre-Approval', 'Personalised Finance']) {
    expect(categoryForDealer(request)).toEqual({ category: 'Finance Enquiry', subcategory: request })
  }
})
