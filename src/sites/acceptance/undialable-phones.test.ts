import { describe, expect, test } from 'vitest'
import { Site } from '../site.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { undialablePhones } from './undialable-phones.ts'

describe('SITE-04 a dealer’s phone number', () => {
  test.each([
    '(07) 3123 4567',
    '07 3123-4567',
    '+61 7 3123 4567',
    '1300 975 707',
    '13 12 13',
    '0412.345.678',
  ])('may be %s', (phone) => {
    expect(pathsOf({ phone })).toEqual([])
  })

  test.each([
    '',
    ' ',
    'nope',
    '1300 CAR 4U',
    '07 3123 4567 ext 5',
    '12345',
    '9'.repeat(16),
    '07\n31234567',
    '07+3123456',
  ])('can’t be %j, because a phone would call another number or none', (phone) => {
    expect(pathsOf({ phone })).toEqual(['phone'])
  })

  test('is checked in every place that has one', () => {
    const location = { id: '10', dealershipSlug: 'harbour', name: 'Albury', phone: 'none' }

    expect(
      pathsOf({
        phones: { new: 'call us', used: '07 3123 4567' },
        dealerships: [{ id: '1', slug: 'harbour', name: 'Harbour Motors' }],
        locations: [location],
      }),
    ).toEqual(['phones.new', 'locations[0].phone'])
  })
})

function pathsOf(overrides: Parameters<typeof siteDocument>[0]) {
  return undialablePhones(Site.parse(siteDocument(overrides))).map(({ path }) => path)
}
