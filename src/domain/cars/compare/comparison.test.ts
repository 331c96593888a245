import { expect, test } from 'vitest'
import { comparedDetails, comparedFeatures, differingRows } from './comparison.ts'

test('CAR-14 the facts of vehicles line up by label, and an unknown fact stays empty', () => {
  const rows = comparedDetails([
    [
      { label: 'Kms', value: '41,250 km' },
      { label: 'Body', value: 'Ute' },
      { label: 'VIN', value: 'MR0' },
    ],
    [
      { label: 'Kms', value: '9,100 km' },
      { label: 'Body', value: 'Ute' },
      { label: 'Colour', value: 'White' },
    ],
  ])

  expect(rows).toEqual([
    { label: 'Kms', values: ['41,250 km', '9,100 km'], differs: true },
    { label: 'Body', values: ['Ute', 'Ute'], differs: false },
    { label: 'Colour', values: [null, 'White'], differs: true },
  ])
})

test('CAR-14 shared features appear once, and each vehicle lists its other features', () => {
  expect(
    comparedFeatures([['Towbar', 'Bluetooth', 'Towbar'], ['Bluetooth'], ['Bluetooth', 'Sunroof']]),
  ).toEqual({
    shared: ['Bluetooth'],
    own: [['Towbar'], [], ['Sunroof']],
  })
})

test('CAR-14 a single vehicle shares no features', () => {
  expect(comparedFeatures([['Towbar']])).toEqual({ shared: [], own: [['Towbar']] })
})

test('SAVE-05 only the rows that differ are left, including a fact that one vehicle doesn’t give', () => {
  const rows = comparedDetails([
    [
      { label: 'Body', value: 'Ute' },
      { label: 'Seats', value: '5' },
    ],
    [
      { label: 'Body', value: 'Ute' },
      { label: 'Colour', value: 'White' },
    ],
  ])

  expect(differingRows(rows).map(({ label }) => label)).toEqual(['Seats', 'Colour'])
})
