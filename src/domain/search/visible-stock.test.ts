import { describe, expect, test } from 'vitest'
import { isListed, isVisible } from './visible-stock.ts'

const now = new Date('2026-03-10T12:00:00+10:00')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const used = {
  carType: 'used' as const,
  images: ['/a.jpg', '/b.jpg'],
  make: 'Toyota',
  showOnDealerWebsite: true,
  soldAt: null,
  status: 'in_stock' as const,
  stockNumber: 'U1',
}
const policy = { soldDays: 3, minimumUsedPhotos: 0, excludedStockNumbers: [], excludedMakes: [] }

describe('SRCH-08 the visible stock', () => {
  test('includes vehicles in stock or coming soon', () => {
    expect(isVisible(used, policy, now)).toBe(true)
    expect(isVisible({ ...used, status: 'coming_soon' }, policy, now)).toBe(true)
    expect(isVisible({ ...used, status: 'withdrawn' }, policy, now)).toBe(false)
  })

  test('includes a sold vehicle for three days, to the second', () => {
    const sold = { ...used, status: 'sold' as const }
    expect(isVisible({ ...sold, soldAt: daysAgo(3) }, policy, now)).toBe(true)
    expect(isVisible({ ...sold, soldAt: new Date(daysAgo(3).getTime() - 1000) }, policy, now)).toBe(false)
    expect(isVisible({ ...sold, soldAt: null }, policy, now)).toBe(false)
  })

  test('includes a sold vehicle for as long as the site says', () => {
    const sold = { ...used, status: 'sold' as const, soldAt: daysAgo(20) }
    expect(isVisible(sold, { ...policy, soldDays: 30 }, now)).toBe(true)
    expect(isVisible({ ...sold, soldAt: daysAgo(0) }, { ...policy, soldDays: 0 }, now)).toBe(true)
  })

  test('leaves out vehicles the dealer keeps off the website', () => {
    expect(isVisible({ ...used, showOnDealerWebsite: false }, policy, now)).toBe(false)
  })

  test('leaves out used vehicles with too few photos, but never new or demo vehicles', () => {
    const strict = { ...policy, minimumUsedPhotos: 3 }
    expect(isListed(used, strict)).toBe(false)
    expect(isListed({ ...used, images: ['1', '2', '3'] }, strict)).toBe(true)
    expect(isListed({ ...used, carType: 'new', images: [] }, strict)).toBe(true)
    expect(isListed({ ...used, carType: 'demo', images: [] }, strict)).toBe(true)
  })

  test('leaves out used vehicles that the site excludes by stock number or make', () => {
    expect(isListed(used, { ...policy, excludedStockNumbers: ['U1'] })).toBe(false)
    expect(isListed(used, { ...policy, excludedMakes: ['toyota'] })).toBe(false)
    expect(isListed({ ...used, carType: 'new' }, { ...policy, excludedMakes: ['toyota'] })).toBe(true)
  })
})
