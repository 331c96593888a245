import { expect, test } from 'vitest'
import { comparisonRateDefaults, financeSettings } from './finance-settings.ts'

test('FIN-06 the default wording is dated, and a change of it needs a new date', () => {
  expect(comparisonRateDefaults).toEqual({
    since: '2026-11-21',
    warning:
      'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    basis: 'Comparison rate based on a 5-year secured consumer fixed rate loan of $30,000.',
  })
})

test('FIN-06 the settings say from when their default is', () => {
  const { comparisonRateWarning, comparisonRateBasis } = financeSettings.shape
  for (const { description } of [comparisonRateWarning, comparisonRateBasis])
    expect(description).toContain('the platform’s wording of 21 November 2026.')
})
