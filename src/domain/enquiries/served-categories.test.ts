import { expect, test } from 'vitest'
import { enquiryCategories } from './enquiry-form.ts'
import { servedCategories } from './served-categories.ts'

const everything = { carTypes: ['new', 'demo', 'used'] }

test('LEAD-01 a dealer with every department offers every category', () => {
  expect(servedCategories({ locations: [{ type: 'primary' }], stock: everything })).toEqual(enquiryCategories)
  expect(servedCategories({ locations: [], stock: everything })).toEqual(enquiryCategories)
})

test.each([
  ['Service Booking', [{ type: 'sales' }, { type: 'parts' }]],
  ['Parts Enquiry', [{ type: 'sales' }, { type: 'service' }]],
])('LEAD-01 leaves out “%s” where no location has that department', (category, locations) => {
  const served = servedCategories({ locations, stock: everything })

  expect(enquiryCategories.filter((known) => !served.some((one) => one === known))).toEqual([category])
})

test('LEAD-01 offers the categories of the vehicles that the dealer sells', () => {
  const locations = [{ type: 'service-and-parts' }]

  expect(servedCategories({ locations, stock: { carTypes: ['used'] } })).not.toContain('New Vehicle Enquiry')
  expect(servedCategories({ locations, stock: { carTypes: ['demo'] } })).toContain('New Vehicle Enquiry')
  expect(servedCategories({ locations, stock: { carTypes: ['new'] } })).not.toContain('Used Vehicle Enquiry')
})
