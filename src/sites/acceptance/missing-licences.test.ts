import { describe, expect, test } from 'vitest'
import { Site } from '../site.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { missingLicences } from './missing-licences.ts'

const dealerships = [{ id: '1', slug: 'harbour', name: 'Harbour Motors' }]
const place = { id: '10', dealershipSlug: 'harbour', name: 'Harbour Albury', state: 'nsw' } as const

describe('LOC-09 a location in New South Wales needs a licence number', () => {
  test.each([
    ['dealer’s, where vehicles are sold', { type: 'sales' }, ['dealerships[0].licenceNumber']],
    ['dealer’s, of the main location', {}, ['dealerships[0].licenceNumber']],
    [
      'repairer’s, where vehicles are serviced',
      { type: 'service' },
      ['dealerships[0].repairerLicenceNumber'],
    ],
    ['neither, where only parts are sold', { type: 'parts' }, []],
    ['neither, in another state', { state: 'vic' }, []],
  ] as const)('the %s', (_which, wish, paths) => {
    expect(problemsOf({ dealerships, locations: [{ ...place, ...wish }] })).toEqual(paths)
  })

  test('which counts once it is there, and not when it is blank', () => {
    const licensed = (licenceNumber: string) => [
      { ...dealerships[0], id: '1', slug: 'harbour', name: 'H', licenceNumber },
    ]

    expect(problemsOf({ dealerships: licensed('MD 12345'), locations: [place] })).toEqual([])
    expect(problemsOf({ dealerships: licensed(' '), locations: [place] })).toHaveLength(1)
  })

  test('of its own dealership, not of another one', () => {
    const two = [...dealerships, { id: '2', slug: 'summit', name: 'Summit', licenceNumber: 'MD 12345' }]

    expect(problemsOf({ dealerships: two, locations: [place] })).toEqual(['dealerships[0].licenceNumber'])
  })
})

function problemsOf(wishes: Parameters<typeof siteDocument>[0]) {
  return missingLicences(Site.parse(siteDocument(wishes))).map(({ path }) => path)
}
