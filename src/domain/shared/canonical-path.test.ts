import { expect, test } from 'vitest'
import { canonicalPath, pagePath } from './canonical-path.ts'

test.each([
  ['/', '/'],
  ['/finance', '/finance'],
  ['/Finance', '/finance'],
  ['/FINANCE///', '/finance'],
  ['/%66inance', '/finance'],
  ['/Search/Toyota/HiLux', '/search/toyota/hilux'],
  ['/search/Citro%C3%ABn', '/search/citro%C3%ABn'],
  ['/search/a%2Fb', '/search/a%2Fb'],
  ['/Appointments/S3cretOfSomebody', '/appointments/S3cretOfSomebody'],
  ['/Reservations/S3cret.Signature', '/reservations/S3cret.Signature'],
  ['/%61ppointments/S3cret', '/appointments/S3cret'],
  ['/Lead-Images/S3cret.S1gn/1', '/lead-images/S3cret.S1gn/1'],
  ['/Alerts/stop/S3cret.S1gn', '/alerts/stop/S3cret.S1gn'],
  ['/account/confirm-email/S3cret.S1gn', '/account/confirm-email/S3cret.S1gn'],
  ['/api/cars/U41161/facts', '/api/cars/U41161/facts'],
  ['/API/cars/U41161/facts', '/api/cars/U41161/facts'],
  ['/sandbox/mail/AbC', '/sandbox/mail/AbC'],
])('SITE-03 the canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
  expect(canonicalPath(canonical)).toBe(canonical)
})

test.each([
  ['/cars/hilux', '/cars/hilux'],
  ['/cars/hilux.data', '/cars/hilux'],
  ['/Cars/hilux/_.data', '/cars/hilux'],
  ['/cars/hilux//_.data', '/cars/hilux'],
  ['/cars/hilux_.data', '/cars/hilux_'],
  ['/_.data', '/'],
])('SITE-03 %s is for the page %s', (path, page) => {
  expect(pagePath(path)).toBe(page)
})
