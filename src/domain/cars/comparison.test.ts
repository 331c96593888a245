import { expect, test } from 'vitest'
import { comparedDetails, comparedFeatures } from './comparison.ts'

test('CAR-14 the facts of vehicles stand beside each other, and what is not known stays open', () => {
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

test('CAR-14 features that all have are told once, and those of one alone beside it', () => {
  expect(
    comparedFeatures([['Towbar', 'Bluetooth', 'Towbar'], ['Bluetooth'], ['Bluetooth', 'Sunroof']]),
  ).toEqual({
    shared: ['Bluetooth'],
    own: [['Towbar'], [], ['Sunroof']],
  })
})

test('CAR-14 one vehicle alone shares nothing', () => {
  expect(comparedFeatures([['Towbar']])).toEqual({ shared: [], own: [['Towbar']] })
})
