import { expect, test } from 'vitest'
import { sliderBounds } from './slider-bounds.ts'

test('SRCH-06 the bounds of a price or kilometre slider are whole thousands', () => {
  expect(sliderBounds('price', { min: 6490, max: 161_500 })).toEqual({
    lowest: 6000,
    highest: 162_000,
    step: 2000,
  })
  expect(sliderBounds('km', { min: 4, max: 87_325 })).toEqual({ lowest: 0, highest: 87_000, step: 1000 })
})

test('SRCH-06 the step is a hundredth of the range', () => {
  expect(sliderBounds('price', { min: 0, max: 500_000 })).toMatchObject({ step: 5000 })
  expect(sliderBounds('subscription_price', { min: 100, max: 1100 })).toMatchObject({ step: 10 })
})

test('SRCH-06 without stats the range is 0 to 100,000', () => {
  expect(sliderBounds('price', null)).toEqual({ lowest: 0, highest: 100_000, step: 1000 })
})

test('SRCH-06 a year slider moves in whole years', () => {
  expect(sliderBounds('year', { min: 2009, max: 2025 })).toEqual({ lowest: 2009, highest: 2025, step: 1 })
})

test('SRCH-06 the slider keeps a range when all vehicles cost the same', () => {
  expect(sliderBounds('price', { min: 20_100, max: 20_200 })).toEqual({
    lowest: 20_000,
    highest: 21_000,
    step: 1000,
  })
})
