import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMoney } from './read-money.ts'

const whole = fc.integer({ min: 1000, max: 9_999_999 })
const grouping = fc.constantFrom('', ',', ' ', '.', "'")
const before = fc.constantFrom('', '$', 'AUD ', '£', 'From $', 'Now ', 'Drive away $')
const after = fc.constantFrom('', '*', ' drive away', ' + ORC', ' inc GST', ' EGC', '!', ' ono', '.00', ',00')

test('DATA-04 a price is read as its exact figure or refused, never read as another figure', () => {
  fc.assert(
    fc.property(whole, grouping, before, after, (figure, sign, prefix, suffix) => {
      const digits = String(figure).replaceAll(/\B(?=(?:\d{3})+$)/g, sign)
      const read = readMoney(prefix + digits + suffix, 'price', 'thousands')

      // One separator can't mark both thousands and cents.
      const isUnclear = sign !== '' && suffix.startsWith(sign)
      expect('value' in read ? read.value.amount : isUnclear).toBe('value' in read ? figure : true)
    }),
    { numRuns: 3000 },
  )
})

test('DATA-04 any text gives a price or a problem', () => {
  const signs = fc.constantFrom(
    '1',
    '2',
    '0',
    '5',
    '.',
    ',',
    ' ',
    '$',
    '-',
    '+',
    'k',
    'a',
    '(',
    ')',
    '/',
    '%',
    '’',
    'é',
    'drive away',
    'GST',
  )
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 14 }), (text) => {
      const read = readMoney(text, 'price', 'thousands')
      expect('problem' in read ? read.problem !== '' : Number.isFinite(read.value.amount)).toBe(true)
    }),
    { numRuns: 5000 },
  )
})
