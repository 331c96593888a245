import { expect, test } from 'vitest'
import { hasSecretToken, redactSecretToken } from './private-address.ts'

test.each([
  ['/appointments/abc', '/appointments/…'],
  ['/reservations/abc.def/calendar.ics', '/reservations/…/calendar.ics'],
  ['/reservations/queue/abc.def', '/reservations/…'],
  ['/payments/abc.def', '/payments/…'],
  ['/alerts/stop/abc.def', '/alerts/stop/…'],
  ['/Alerts/%73top/abc', '/Alerts/stop/…'],
  ['/account/confirm-email/abc.data', '/account/confirm-email/….data'],
])('SAVE-06 %s holds a secret, which is not logged', (path, redacted) => {
  expect(hasSecretToken(path)).toBe(true)
  expect(redactSecretToken(path)).toBe(redacted)
})

test('SAVE-06 the pages of an account hold none', () => {
  expect(hasSecretToken('/account/alerts')).toBe(false)
  expect(hasSecretToken('/account')).toBe(false)
})
