import { expect, test } from 'vitest'
import { comparedName } from './compared-name.ts'

test('SAVE-05 a vehicle in a comparison is named with its variant, if it has one', () => {
  const title = '2022 Toyota Camry'
  expect(comparedName({ title, subtitle: 'Ascent Hybrid AXVH71R' })).toBe(
    '2022 Toyota Camry Ascent Hybrid AXVH71R',
  )
  expect(comparedName({ title, subtitle: '' })).toBe(title)
})
