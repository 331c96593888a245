import { expect, test } from 'vitest'
import { buyingTeamReply } from './buying-team-hours.ts'
import { instantRefusal } from './instant-limits.ts'
import { offerAmountCents } from './offer.ts'
import { isOfferValid, offerValidUntil } from './offer-validity.ts'
import { isWithoutValue, readAdjusted, readValuation } from './read-valuation.ts'
import { adjustedRange, confidenceIn } from './valuation.ts'

const question = (id: string) => ({
  id,
  label: `${id}?`,
  choices: [
    { value: 'good', label: 'Good', effectCents: 0 },
    { value: 'bad', label: 'Bad', effectCents: -1000_00 },
  ],
})
const valuation = {
  range: { lowCents: 9000_00, highCents: 11_000_00 },
  questions: [question('tyres'), question('body')],
}

test('TRD-06 each answer moves the range and makes it narrower', () => {
  expect(adjustedRange(valuation, {})).toEqual({ lowCents: 9000_00, highCents: 11_000_00 })
  expect(adjustedRange(valuation, { tyres: 'good' })).toEqual({ lowCents: 9250_00, highCents: 10_750_00 })
  expect(adjustedRange(valuation, { tyres: 'bad', body: 'bad' })).toEqual({
    lowCents: 7500_00,
    highCents: 8500_00,
  })
  expect(adjustedRange(valuation, { tyres: 'unknown', other: 'good' })).toEqual(valuation.range)
})

test('TRD-06 the confidence follows the width of the range', () => {
  expect(confidenceIn({ lowCents: 91, highCents: 109 })).toBe('low')
  expect(confidenceIn({ lowCents: 93, highCents: 107 })).toBe('medium')
  expect(confidenceIn({ lowCents: 95, highCents: 105 })).toBe('high')
  expect(confidenceIn({ lowCents: 0, highCents: 0 })).toBe('high')
})

test.each([
  [2016, 100_000, null],
  [2015, 0, 'too-old'],
  [2016, 100_001, 'too-far'],
  [null, null, null],
])('TRD-06 a vehicle of %s with %s km has the refusal %s', (year, km, refusal) => {
  expect(instantRefusal({ year, km }, '2026-03-10')).toBe(refusal)
})

test('TRD-06 an offer is valid for seven days, to the end of the last one', () => {
  const validUntil = offerValidUntil('2026-02-25')

  expect(validUntil).toBe('2026-03-04')
  expect(isOfferValid({ validUntil }, '2026-03-04')).toBe(true)
  expect(isOfferValid({ validUntil }, '2026-03-05')).toBe(false)
})

test('TRD-06 an accepted offer counts with its lower figure', () => {
  expect(offerAmountCents({ lowCents: 9, adjusted: null })).toBe(9)
  expect(offerAmountCents({ lowCents: 9, adjusted: { lowCents: 8, highCents: 10 } })).toBe(8)
})

test('TRD-06 a bare number becomes a range', () => {
  expect(readValuation({ id: 1, value: 10_000 })).toEqual({
    id: '1',
    range: { lowCents: 9100_00, highCents: 10_900_00 },
    questions: [],
  })
  expect(readAdjusted({ low: 1, high: 2 })).toEqual({ lowCents: 100, highCents: 200 })
})

test.each([
  null,
  [],
  '<html>',
  { id: 1 },
  { id: 1, low: 2, high: 1 },
  { id: 1, low: -1, high: 1 },
  { low: 1, high: 2 },
])('TRD-08 %j is no valuation', (answer) => {
  expect(readValuation(answer)).toBeNull()
})

test('TRD-06 a provider may have no value', () => {
  expect([null, { value: null }, { value: 5 }, {}].map(isWithoutValue)).toEqual([true, true, false, false])
})

test.each([
  ['2026-03-10T08:29', 'today at 8.30am'],
  ['2026-03-10T08:30', 'in now'],
  ['2026-03-10T17:29', 'in now'],
  ['2026-03-10T17:30', 'on Wednesday at 8.30am'],
  ['2026-03-13T18:00', 'on Saturday at 9am'],
  ['2026-03-14T16:59', 'in now'],
  ['2026-03-14T17:00', 'on Monday at 8.30am'],
  ['2026-03-15T10:00', 'on Monday at 8.30am'],
])('TRD-06 at %s the buying team is back or %s', (clock, text) => {
  expect(buyingTeamReply(clock)).toContain(text)
  expect(buyingTeamReply(clock)).toContain('same or next business day')
})
