import { describe, expect, test } from 'vitest'
import { readMoney } from './read-money.ts'

test.each([
  ['24990', 24_990],
  ['$24,990', 24_990],
  ['$ 24 990.50', 24_990.5],
  ['AUD 24,990', 24_990],
  ['AUD 20 000', 20_000],
  ['A$20,000', 20_000],
  ['AU$ 20,000', 20_000],
  ['£20,000', 20_000],
  ['20.000', 20_000],
  ['$20.000', 20_000],
  ['$1.250.000', 1_250_000],
  ['19.990,00', 19_990],
  ['19 990,50', 19_990.5],
  ['19990,00', 19_990],
  ["19'990.00", 19_990],
  ['19990.000', 19_990],
  ['19990.0000', 19_990],
  ['$20,000*', 20_000],
  ['$20,000.-', 20_000],
  ['20000.00 inc GST', 20_000],
  ['$20,000 (incl. GST)', 20_000],
  ['$20k', 20_000],
  ['$19.99k', 19_990],
  ['20 K', 20_000],
  ['$20,000 ono', 20_000],
  ['NOW $20,000!', 20_000],
  ['Our price: $20,000', 20_000],
  ['20,000 dollars', 20_000],
  ['0.000', 0],
])('DATA-04 “%s” is %s dollars', (text, amount) => {
  const read = readMoney(text, 'price', 'thousands')
  expect(read).toEqual({ value: { amount: expect.closeTo(amount), kind: null } })
})

test.each([
  ['$20,000 drive away', 'drive_away'],
  ['$20,000 Drive Away!', 'drive_away'],
  ['$20,000 D/A/P', 'drive_away'],
  ['Drive away from $20,000', 'drive_away'],
  ['$20,000 drive away, no more to pay', 'drive_away'],
  ['DRIVEAWAY PRICE $20,000 inc. GST', 'drive_away'],
  ['$20,000 + ORC', 'excluding_government_charges'],
  ['$20,000 plus on-road costs', 'excluding_government_charges'],
  ['20,000 EGC', 'excluding_government_charges'],
  ['$20,000 (excl. govt. charges)*', 'excluding_government_charges'],
  ['$20k before on roads', 'excluding_government_charges'],
  ['Est. drive away $20,000', 'estimated_drive_away'],
  ['From $20,000', 'from'],
] as const)('DATA-04 PRC-04 “%s” is $20,000 %s', (text, kind) => {
  expect(readMoney(text, 'price', 'thousands')).toEqual({ value: { amount: 20_000, kind } })
})

describe('DATA-04 what may be another figure than it seems is refused:', () => {
  test.each([
    ['POA', 'is not a number'],
    ['', 'is not a number'],
    ['12,34', 'could be thousands or a fraction'],
    ['20,00', 'could be thousands or a fraction'],
    ['$20,00', 'could be thousands or a fraction'],
    ['20000.505', 'could be thousands or a fraction'],
    ['1 2', 'is not a number'],
    ['24,990 each', 'says more than a price'],
    ['12 km', 'says more than a price'],
    ['1e5', 'holds more than one number'],
    ['1-2', 'holds more than one number'],
    ['$20,000 - $25,000', 'holds more than one number'],
    ['$20,000 or $99 per week', 'holds more than one number'],
    ['$99 per week', 'says more than a price'],
    ['$99pw', 'says more than a price'],
    ['$2,000 deposit', 'says more than a price'],
    ['Save $2,000', 'says more than a price'],
    ['$2,000 off', 'says more than a price'],
    ['RRP $20,000', 'says more than a price'],
    ['$20,000 not drive away', 'says more than a price'],
    ['$20,000 on road', 'says more than a price'],
    ['Cost price $5,355', 'says more than a price'],
    ['US$20,000', 'is in another currency'],
    ['20,000 NZD', 'is in another currency'],
    ['$20,000 + GST', 'does not include GST'],
    ['$18,182 ex GST', 'does not include GST'],
    ['($20,000)', 'is in brackets, as if it were owed'],
    ['20,000-', 'says more than a price'],
    ['$2,0000', 'is not a number'],
    ['0412 345 678', 'is not a number'],
    ['20%', 'says more than a price'],
    ['$1.2m', 'says more than a price'],
    ['20,000k', 'is not a number'],
    ['２０', 'is not a number'],
  ])('“%s” %s', (text, problem) => {
    expect(readMoney(text, 'price', 'thousands')).toEqual({ problem })
  })

  test('a small sum with three digits behind its point', () => {
    expect(readMoney('$140.500', 'weekly', 'unclear')).toEqual({
      problem: 'could be thousands or a fraction',
    })
  })
})

test('DATA-04 a weekly payment may say that it is one', () => {
  for (const text of ['$140 per week', '$140/week', '140pw', '140 p/w', '$140 weekly'])
    expect(readMoney(text, 'weekly', 'unclear')).toEqual({ value: { amount: 140, kind: null } })
  expect(readMoney('$140 per month', 'weekly', 'unclear')).toEqual({ problem: 'says more than a price' })
})
