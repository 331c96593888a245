import { describe, expect, test } from 'vitest'
import { Site } from '../site.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { missingLicences } from './missing-licences.ts'

const dealerships = [{ id: '1', slug: 'harbour', name: 'Harbour Motors' }]
const place = { id: '10', dealershipSlug: 'harbour', name: 'Harbour Albury', state: 'nsw' } as const

describe('LOC-09 a location in New South Wales', () => {
  test.each([
    ['a dealer licence where it sells vehicles', { type: 'sales' }, ['dealerships[0].licenceNumber']],
    ['a dealer licence as the main location', {}, ['dealerships[0].licenceNumber']],
    [
      'a repairer licence where it services vehicles',
      { type: 'service' },
      ['dealerships[0].repairerLicenceNumber'],
    ],
    ['no licence where it only sells parts', { type: 'parts' }, []],
    ['no licence in another state', { state: 'vic' }, []],
  ] as const)('needs %s', (_which, overrides, paths) => {
    expect(problemsOf({ dealerships, locations: [{ ...place, ...overrides }] })).toEqual(paths)
  })

  test('does not accept a blank number', () => {
    const licensed = (licenceNumber: string) => [
      { ...dealerships[0], id: '1', slug: 'harbour', name: 'H', licenceNumber },
    ]

    expect(problemsOf({ dealerships: licensed('MD 12345'), locations: [place] })).toEqual([])
    expect(problemsOf({ dealerships: licensed(' '), locations: [place] })).toHaveLength(1)
  })

  test('does not accept the number of another dealership', () => {
    const two = [...dealerships, { id: '2', slug: 'summit', name: 'Summit', licenceNumber: 'MD 12345' }]

    expect(problemsOf({ dealerships: two, locations: [place] })).toEqual(['dealerships[0].licenceNumber'])
  })
})

function problemsOf(overrides: Parameters<typeof siteDocument>[0]) {
  return missingLicences(Site.parse(siteDocument(overrides))).map(({ path }) => path)
}
