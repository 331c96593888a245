import { expect, test } from 'vitest'
import { commitmentTo, type Draw, fractionFor } from './draw-hash.ts'

const seed = 'ab'.repeat(32)
const service = { id: 'service', share: 1, stock: 2 }
const cap = { id: 'cap', share: 19, stock: null }
const draw: Draw = { seed, prizes: [service, cap] }

test('RNG-03 a number stops the wheel at the same place whenever it spins', () => {
  expect(fractionFor(seed, '+61491570006')).toBe(fractionFor(seed, '+61491570006'))
  expect(fractionFor(seed, '+61491570006')).not.toBe(fractionFor(seed, '+61491570007'))
})

test('RNG-03 numbers are spread evenly over the wheel', () => {
  const tenths = Array.from({ length: 10_000 }, (_, at) =>
    Math.floor(fractionFor(seed, `+614${String(10_000_000 + at)}`) * 10),
  )
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const count = tenths.filter((one) => one === tenth).length
    // Five standard deviations to each side of a thousand.
    expect(count).toBeGreaterThan(850)
    expect(count).toBeLessThan(1150)
  }
})

test('RNG-03 the commitment changes with the seed, a share, a stock and the order of prizes', () => {
  const others: Draw[] = [
    { ...draw, seed: 'ac'.repeat(32) },
    { ...draw, prizes: [{ ...service, share: 2 }, cap] },
    { ...draw, prizes: [{ ...service, stock: 3 }, cap] },
    { ...draw, prizes: [cap, service] },
  ]
  const commitments = [draw, ...others].map(commitmentTo)
  expect(new Set(commitments).size).toBe(5)
  expect(commitments[0]).toMatch(/^[0-9a-f]{64}$/)
})
