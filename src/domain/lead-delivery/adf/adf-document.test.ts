import { describe, expect, test } from 'vitest'
import { leadFacts, storedCar } from '../../../../tests/support/delivery/lead-facts.ts'
import { adfFaults } from '../../../../tests/support/delivery/validate-adf.ts'
import { xmlbuilderXml } from '#integrations/xml/xmlbuilder-xml.ts'
import { enquiryCategories } from '../../enquiries/enquiry-form.ts'
import { adfDocument } from './adf-document.ts'
import { leadCategories } from '../lead-categories.ts'
import type { LeadFacts } from '../lead-facts.ts'

const allCategories = [...new Set([...leadCategories, ...enquiryCategories, 'Finance Application'])]
const ownVehicle = {
  Year: '2015',
  Make: 'Mazda',
  Model: '3',
  Kms: '120000',
  rego: '123ABC',
  postcode: '4178',
  state: 'qld',
}
const awkward = `Ampersand & <b>"Söhne"</b>'\u0000\u0007\uFFFE\uD800 ]]> 🚗\r\nsecond line`

describe('LEAD-08 every category makes a valid ADF document', () => {
  test.each(allCategories)('%s', (category) => {
    const documents = [
      leadFacts({ category }),
      leadFacts(
        { category },
        { car: storedCar({ carType: 'demo', interiorColour: 'Black', vin: 'MR0KA3CD901234567' }) },
      ),
      leadFacts({ category, subcategory: 'Its own subcategory', fields: ownVehicle }, { car: null }),
      leadFacts({ category, fields: { ...ownVehicle, 'do-you-have-a-trade-in': 'Yes' } }),
      leadFacts(
        { category, name: null, email: null, phone: null, carId: 'gone' },
        { car: null, location: null },
      ),
      leadFacts({ category, name: awkward, fields: { message: awkward, [awkward]: awkward } }),
    ]

    expect(adfFaults(documents.map(written))).toEqual([])
  })
})

test('LEAD-08 the validator rejects a wrong phone type, a missing make and an unclosed vehicle', () => {
  const right = written(leadFacts())

  expect(adfFaults([right.replace('type="cellphone"', 'type="mobile"')])).not.toEqual([])
  expect(adfFaults([right.replace('<make>Toyota</make>', '')])).not.toEqual([])
  expect(adfFaults([right.replace('</vehicle>', '')])).not.toEqual([])
})

test.each([
  [
    'a demo is new, with the comment “demo”',
    { carType: 'demo' } as const,
    '<vehicle interest="buy" status="new">',
    '<comments>demo</comments>',
  ],
  [
    'a new vehicle is new',
    { carType: 'new' } as const,
    '<vehicle interest="buy" status="new">',
    '<stock>U12345</stock>',
  ],
  [
    'a used vehicle is used, with its odometer',
    {},
    '<vehicle interest="buy" status="used">',
    '<odometer status="unknown" units="km">41250</odometer>',
  ],
])('LEAD-08 %s in ADF', (_, overrides, ...parts) => {
  const document = written(leadFacts({}, { car: storedCar(overrides) }))

  for (const part of parts) expect(document).toContain(part)
})

test.each([
  ['Test Drive Booking', 'test-drive'],
  ['Subscription Enquiry', 'lease'],
  ['Finance Enquiry', 'buy'],
])('LEAD-08 a %s has the interest “%s”', (category, interest) => {
  expect(written(leadFacts({ category }))).toContain(`<vehicle interest="${interest}" status="used">`)
})

test('LEAD-08 a trade-in is listed after the vehicle of interest', () => {
  const document = written(leadFacts({ category: 'Trade-in Enquiry', fields: ownVehicle }))

  expect(document).toContain('<model>HiLux</model>')
  expect(document).toMatch(
    /<vehicle interest="trade-in" status="used">\s*<year>2015<\/year>\s*<make>Mazda<\/make>/,
  )
})

test('LEAD-08 the service and the comments carry what ADF has no element for', () => {
  const fields = {
    'Vehicle Make': 'Kia',
    'Vehicle Model': 'Rio',
    'Vehicle Year': '2019',
    'Service Type': 'Logbook',
  }
  const document = written(leadFacts({ category: 'Service Booking', fields }, { car: null }))

  expect(document).toContain('<service>Service Booking</service>')
  expect(document).toContain('<make>Kia</make>')
  expect(document).toContain('Service Type: Logbook')
})

test.each([
  ['Email', '<email preferredcontact="1">', 'preferredcontact="0">+61412345678'],
  ['SMS', '<email preferredcontact="0">', 'preferredcontact="1">+61412345678'],
  ['Phone', '<email preferredcontact="0">', 'preferredcontact="1">+61412345678'],
])('LEAD-08 a customer who prefers %s is marked so', (method, ...parts) => {
  const document = written(leadFacts({ fields: { PreferredContactMethod: method } }))

  for (const part of parts) expect(document).toContain(part)
})

function written(facts: LeadFacts) {
  return xmlbuilderXml(adfDocument(facts))
}
