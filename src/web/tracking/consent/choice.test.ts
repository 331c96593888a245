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
])('TRACK-02 whether third parties that a visitor allows hear of %s is %s', (pathname, may) => {
  vi.stubGlobal('location', { pathname })
  expect(mayReportToThirdParties()).toBe(may)
})

test('TRACK-02 a browser that asks not to be tracked is not', () => {
  vi.stubGlobal('location', { pathname: '/search' })
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  expect(mayReportToThirdParties()).toBe(false)
})
