import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparisonRateBasisPoints, exampleLoan } from './comparison-rate.ts'
import type { Frequency, Loan } from './loan.ts'

const fees = { upfrontCents: 395_00, perInstalmentCents: 8_00 }
const weeklyFees = { upfrontCents: 395_00, perInstalmentCents: 1_85 }

describe('FIN-06 the comparison rate', () => {
  test.each<[string, Partial<Loan>, Frequency, typeof fees | undefined, number]>([
    ['without fees equals the monthly rate', {}, 'month', undefined, 799],
    ['with $395 upfront and $8 a month', {}, 'month', fees, 911],
    ['with $395 added to the loan and $8 a month', { amountCents: 3_039_500 }, 'month', fees, 910],
    ['with a balloon of 30%', { balloonCents: 900_000 }, 'month', fees, 891],
    ['of a weekly plan counts 52.18 weeks a year', {}, 'week', undefined, 802],
    ['of a weekly plan with fees', {}, 'week', weeklyFees, 915],
    ['of a weekly plan at 10%', { amountCents: 2_699_100, rateBasisPoints: 1000 }, 'week', undefined, 1004],
    ['of a weekly plan at 8.5%', { amountCents: 2_699_100, rateBasisPoints: 850 }, 'week', undefined, 853],
    [
      'of a fortnightly plan counts 26.09 fortnights a year',
      { rateBasisPoints: 1000 },
      'fortnight',
      undefined,
      1003,
    ],
    ['of an interest-free loan is 0', { rateBasisPoints: 0 }, 'week', undefined, 0],
  ])('%s', (_case, terms, per, charged, basisPoints) => {
    expect(comparisonRateBasisPoints({ ...exampleLoan(799), ...terms }, per, charged)).toBe(basisPoints)
  })

  test('is null for an invalid loan, and where fees use up the amount borrowed', () => {
    expect(comparisonRateBasisPoints({ ...exampleLoan(799), termMonths: 0 }, 'month')).toBeNull()
    for (const upfrontCents of [3_000_000, 2_999_999, -1, Number.NaN, Infinity]) {
      expect(comparisonRateBasisPoints(exampleLoan(799), 'month', { ...fees, upfrontCents })).toBeNull()
    }
    expect(
      comparisonRateBasisPoints(exampleLoan(799), 'month', { ...fees, perInstalmentCents: Number.NaN }),
    ).toBeNull()
  })

  test('without fees hardly depends on amount and term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5000_00, max: 100_000_000 }),
        fc.integer({ min: 12, max: 84 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.constantFrom<Frequency>('week', 'fortnight', 'month'),
        (amountCents, termMonths, rate, per) => {
          const loan = { ...exampleLoan(rate), amountCents, termMonths }
          const [own, example] = [loan, exampleLoan(rate)].map((one) => comparisonRateBasisPoints(one, per))

          expect(Math.abs((own ?? 0) - (example ?? 0))).toBeLessThanOrEqual(3)
        },
      ),
    )
  })

  test('is never below the rate, and fees only raise it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 0, max: 5000 }),
        (rate, upfrontCents, perInstalmentCents) => {
          const bare = comparisonRateBasisPoints(exampleLoan(rate), 'month')
          const byTheWeek = comparisonRateBasisPoints(exampleLoan(rate), 'week')
          const charged = comparisonRateBasisPoints(exampleLoan(rate), 'month', {
            upfrontCents,
            perInstalmentCents,
          })

          expect(bare).toBe(rate)
          expect(byTheWeek).toBeGreaterThanOrEqual(rate)
          expect(charged).toBeGreaterThanOrEqual(rate)
        },
      ),
    )
  })
})
