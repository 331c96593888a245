import { describe, expect, test } from 'vitest'
import { cardTag } from './card-tag.ts'
import { hasCertifiedBadge } from './certified-badge.ts'

const now = new Date('2026-03-10T12:00:00+10:00')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const everything = {
  status: 'sold',
  simpleFuel: 'Hybrid',
  fuel: 'Petrol/Electric Hybrid',
  reserved: true,
  certified: true,
  make: 'Toyota',
  carType: 'used',
  tag: 'Test Drive Only',
  createdAt: daysAgo(1),
} as const

describe('CAR-03 a card shows the first of these tags that applies', () => {
  test('sold', () => {
    expect(tag(everything)).toBe('Just Sold')
    expect(tag({ ...everything, status: 'withdrawn' })).toBe('Just Sold')
  })

  test('electric or hybrid, where the site turns that tag on', () => {
    const forSale = { ...everything, status: 'coming_soon' } as const

    expect(tag(forSale)).toBe('Hybrid')
    expect(tag({ ...forSale, simpleFuel: 'Electric', fuel: null })).toBe('Electric')
    expect(tag(forSale, { ...switchedOn, electricTag: false })).toBe('Reserved')
  })

  test('reserved, certified Toyota, the dealer’s custom tag, coming soon, new arrival, none', () => {
    const petrol = { ...everything, status: 'coming_soon', simpleFuel: 'Petrol', fuel: 'Petrol' } as const

    expect(tag(petrol)).toBe('Reserved')
    expect(tag({ ...petrol, reserved: false })).toBe('Toyota Certified Pre-Owned')
    expect(tag({ ...petrol, reserved: false, make: 'TOYOTA ' })).toBe('Toyota Certified Pre-Owned')
    expect(tag({ ...petrol, reserved: false }, { ...switchedOn, certifiedBadge: false })).toBe(
      'Test Drive Only',
    )
    expect(tag({ ...petrol, reserved: false, make: 'Mazda' })).toBe('Test Drive Only')
    expect(tag({ ...petrol, reserved: false, certified: false })).toBe('Test Drive Only')
    expect(tag({ ...petrol, reserved: false, certified: false, tag: null })).toBe('COMING SOON')
    expect(tag({ ...plain, createdAt: daysAgo(8) })).toBe('New Arrival')
    expect(tag({ ...plain, createdAt: daysAgo(8.1) })).toBeUndefined()
  })
})

test.each(['new', 'demo'] as const)(
  'CAR-03 CAR-12 a certified %s Toyota has the certified badge but not the certified-used tag',
  (carType) => {
    const certified = { ...plain, certified: true, tag: null, createdAt: daysAgo(30), carType } as const

    expect(tag(certified)).toBeUndefined()
    expect(hasCertifiedBadge(certified, switchedOn)).toBe(true)
  },
)

const switchedOn = { electricTag: true, certifiedBadge: true }

const plain = {
  ...everything,
  status: 'in_stock',
  simpleFuel: 'Petrol',
  fuel: null,
  reserved: false,
  certified: false,
  tag: ' ',
} as const

function tag(car: Parameters<typeof cardTag>[0], policy = switchedOn) {
  return cardTag(car, policy, now)?.text
}
