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
])('DATA-04 “%s” reads %s dollars', (text, amount) => {
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
] as const)('DATA-04 PRC-04 “%s” reads $20,000 %s', (text, kind) => {
  expect(readMoney(text, 'price', 'thousands')).toEqual({ value: { amount: 20_000, kind } })
})

describe('DATA-04 an ambiguous price is refused:', () => {
  test.each([
    ['POA', 'is not a number'],
    ['', 'is not a number'],
    ['12,34', 'could be thousands or a fraction'],
    ['20,00', 'could be thousands or a fraction'],
    ['$20,00', 'could be thousands or a fraction'],
    ['20000.505', 'could be thousands or a fraction'],
    ['1 2', 'is not a number'],
    ['24,990 each', 'has other text beside the price'],
    ['12 km', 'has other text beside the price'],
    ['1e5', 'contains more than one number'],
    ['1-2', 'contains more than one number'],
    ['$20,000 - $25,000', 'contains more than one number'],
    ['$20,000 or $99 per week', 'contains more than one number'],
    ['$99 per week', 'has other text beside the price'],
    ['$99pw', 'has other text beside the price'],
    ['$2,000 deposit', 'has other text beside the price'],
    ['Save $2,000', 'has other text beside the price'],
    ['$2,000 off', 'has other text beside the price'],
    ['RRP $20,000', 'has other text beside the price'],
    ['$20,000 not drive away', 'has other text beside the price'],
    ['$20,000 on road', 'has other text beside the price'],
    ['Cost price $5,355', 'has other text beside the price'],
    ['US$20,000', 'is in another currency'],
    ['20,000 NZD', 'is in another currency'],
    ['$20,000 + GST', 'does not include GST'],
    ['$18,182 ex GST', 'does not include GST'],
    ['($20,000)', 'is in brackets, which mark a negative amount'],
    ['20,000-', 'has other text beside the price'],
    ['$2,0000', 'is not a number'],
    ['0412 345 678', 'is not a number'],
    ['20%', 'has other text beside the price'],
    ['$1.2m', 'has other text beside the price'],
    ['20,000k', 'is not a number'],
    ['２０', 'is not a number'],
  ])('“%s” %s', (text, problem) => {
    expect(readMoney(text, 'price', 'thousands')).toEqual({ problem })
  })

  test('a small amount with three digits after the point', () => {
    expect(readMoney('$140.500', 'weekly', 'unclear')).toEqual({
      problem: 'could be thousands or a fraction',
    })
  })
})

test('DATA-04 a weekly payment may state its period', () => {
  for (const text of ['$140 per week', '$140/week', '140pw', '140 p/w', '$140 weekly'])
    expect(readMoney(text, 'weekly', 'unclear')).toEqual({ value: { amount: 140, kind: null } })
  expect(readMoney('$140 per month', 'weekly', 'unclear')).toEqual({
    problem: 'has other text beside the price',
  })
})
