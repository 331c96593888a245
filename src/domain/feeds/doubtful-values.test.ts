import { describe, expect, test } from 'vitest'
import { lux, read, vehicle } from '../../../tests/support/feeds/read-feed-row.ts'

const fields = { showOnDealerWebsite: 'Publish', reserved: 'Reserved' }

describe('OPS-02 a value that may keep a vehicle off the site', () => {
  test.each(['Hidden', 'yes?', 'N/A'])('rejects its row if it can’t be read: “%s”', (text) => {
    expect(read({ ...lux, Publish: text }, fields)).toEqual({
      kind: 'rejected',
      stockNumber: 'U1',
      problems: [{ field: 'showOnDealerWebsite', value: text, reason: 'is neither yes nor no' }],
    })
  })

  test('is reported beside the others that reject a row', () => {
    expect(read({ ...lux, Make: '', Publish: 'Hidden' }, fields)).toMatchObject({
      kind: 'rejected',
      problems: [{ field: 'make' }, { field: 'showOnDealerWebsite' }],
    })
  })

  test('shows the vehicle if it is empty or unknown', () => {
    expect(vehicle({ ...lux, Publish: '' }, fields).showOnDealerWebsite).toBe(true)
    expect(vehicle({ ...lux, Publish: 'N/A' }, fields, { unknown: ['n/a'] }).showOnDealerWebsite).toBe(true)
  })
})

describe('CAR-01 a vehicle is reserved', () => {
  test('if it can’t be read whether it is, which is reported', () => {
    expect(read({ ...lux, Reserved: 'Kim Nguyen 2 March' }, fields)).toMatchObject({
      kind: 'vehicle',
      vehicle: { reserved: true },
      problems: [],
      notes: [
        {
          field: 'reserved',
          value: 'Kim Nguyen 2 March',
          reason: 'is neither yes nor no, so the vehicle counts as reserved',
        },
      ],
    })
  })

  test.each(['', 'No', ' '])('but not with “%s”', (text) => {
    expect(read({ ...lux, Reserved: text }, fields)).toMatchObject({
      vehicle: { reserved: false },
      notes: [],
    })
  })
})
