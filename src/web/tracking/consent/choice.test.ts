import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayReportToThirdParties } from './choice.ts'

const tags = { consent: 'ask', ga4MeasurementId: 'G-1', gtmContainerId: null, scripts: [] }

beforeEach(() => {
  vi.stubGlobal('document', { querySelector: () => ({ content: JSON.stringify(tags) }) })
  vi.stubGlobal('localStorage', { getItem: () => 'agreed for G-1' })
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/search', true],
  ['/account', true],
  ['/appointments/S3cret', false],
  ['/reservations/S3cret', false],
  ['/Purchases/S3cret', false],
  ['/account/confirm-email/S3cret', false],
  ['/sign-in?redirect=%2Faccount', true],
  ['/sign-in?redirect=%2Fpurchases%2FS3cret%3Fstep%3Dreview', false],
])('TRACK-02 whether third parties that a visitor allows hear of %s is %s', (address, may) => {
  vi.stubGlobal('location', new URL(address, 'http://harbour.localhost'))
  expect(mayReportToThirdParties()).toBe(may)
})

test('TRACK-02 a browser that asks not to be tracked is not', () => {
  vi.stubGlobal('location', { pathname: '/search', search: '' })
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  expect(mayReportToThirdParties()).toBe(false)
})
