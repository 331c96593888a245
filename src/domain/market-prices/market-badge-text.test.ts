import { expect, test } from 'vitest'
import type { MarketBadge } from './market-badge.ts'
import { marketBadgeText } from './market-badge-text.ts'

const badge: MarketBadge = {
  belowCents: 1_240_00,
  averageCents: 41_240_00,
  area: 'state',
  priceKind: 'drive_away',
}

test('CAR-11 the badge says what the price was compared with, where, on which terms, and who says so', () => {
  expect(marketBadgeText(badge, { state: 'qld', source: 'autograb' })).toEqual({
    claim: '$1,240 below market',
    basis:
      'Vehicles like this one are advertised for $41,240 on average in QLD, also drive away. Source: AutoGrab.',
  })
})

test.each([
  [{ area: 'country' }, 'on average across Australia, also drive away.'],
  [{ priceKind: 'excluding_government_charges' }, 'in its state, also excluding government charges.'],
  [{ priceKind: 'estimated_drive_away' }, 'in its state, also estimated drive away.'],
] as const)('CAR-11 %o: %s', (overrides, words) => {
  expect(marketBadgeText({ ...badge, ...overrides }, { state: null, source: 'none' }).basis).toContain(words)
})

test('CAR-11 an estimate is not called an average, and names the service whatever the site’s source is', () => {
  const estimate = {
    ...badge,
    area: 'country',
    priceKind: 'excluding_government_charges',
    estimatedBy: 'autograb',
  } as const
  const { basis } = marketBadgeText(estimate, { state: 'qld', source: 'redbook' })

  expect(basis).toBe(
    'AutoGrab estimates that a vehicle like this one is advertised for $41,240 across Australia, also excluding government charges.',
  )
  const invented = marketBadgeText(
    { ...estimate, estimatedBy: 'sandbox' },
    { state: null, source: 'sandbox' },
  )
  expect(invented.basis).toContain('sandbox invents')
})

test('CAR-11 a feed’s averages are not called the sandbox’s', () => {
  expect(marketBadgeText(badge, { state: 'qld', source: 'sandbox' }).basis).not.toContain('sandbox')
})
