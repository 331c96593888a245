import { expect, test } from 'vitest'
import { gateAt, type GateSettings } from './gates.ts'

const open = settings(false)
const gated = settings(true)

test.each([
  ['/cars/2021-mazda-cx-5/checkout', 'checkout'],
  ['/cars/2021-mazda-cx-5/buy-online', 'checkout'],
  ['/checkout-journey', 'checkout'],
  ['/Checkout-Journey/', 'checkout'],
  ['/%63heckout-journey', 'checkout'],
  ['/cars/2021-mazda-cx-5/Buy-Online//', 'checkout'],
  ['/purchases/S3cret', 'checkout'],
  ['/personalised/finance', 'finance'],
  ['/spin-to-win', 'spin-to-win'],
])('ROUTE-08 %s needs a sign-in on sites that say so', (path, type) => {
  expect(gateAt(path, gated)).toBe(type)
  expect(gateAt(path, open)).toBeNull()
})

test('ROUTE-08 a payment always needs a sign-in', () => {
  expect(gateAt('/online-payment', open)).toBe('online-payment')
})

test.each([
  '/trade-in',
  '/cars/trade-in',
  '/sell-my-car',
  '/',
  '/finance',
  '/cars/a',
  '/cars/a/checkout/b',
  '/watchlist',
])('ROUTE-08 %s never does', (path) => {
  expect(gateAt(path, gated)).toBeNull()
})

function settings(is: boolean): GateSettings {
  return {
    reservations: { gateCheckout: is },
    finance: { gatePersonalised: is },
    forms: { gateSpinToWin: is },
  }
}
