import { expect, test } from 'vitest'
import { givenPrize, oddsOf, type Prize, prizeAt } from './prize-draw.ts'

const service: Prize = { id: 'service', share: 1, stock: 2 }
const wash: Prize = { id: 'wash', share: 4, stock: 50 }
const cap: Prize = { id: 'cap', share: 15, stock: null }
const prizes = [service, wash, cap]

test.each([
  [0, service],
  [0.0499, service],
  [0.05, wash],
  [0.2499, wash],
  [0.25, cap],
  [1 - 2 ** -48, cap],
])('RNG-03 at %d of the wheel there is its prize', (fraction, prize) => {
  expect(prizeAt(fraction, prizes)).toBe(prize)
})

test('RNG-03 once all of a prize is won, the unlimited prize is given instead', () => {
  expect(givenPrize(service, prizes, new Map([['service', 1]]))).toBe(service)
  expect(givenPrize(service, prizes, new Map([['service', 2]]))).toBe(cap)
  expect(givenPrize(cap, prizes, new Map([['cap', 9999]]))).toBe(cap)
})

test.each([
  [service, '1 in 20'],
  [wash, '1 in 5'],
  [cap, '75% of spins'],
  [{ ...cap, share: 3 }, '1 in 6.7'],
  [{ ...cap, share: 0.75 }, '1 in 27'],
])('RNG-03 odds are said as people say them: %o', (prize, text) => {
  expect(oddsOf(prize, prizes)).toBe(text)
})
