import { expect, test } from 'vitest'
import { wholeApp } from '../../support/pages/whole-app.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'

const html = 'text/html; charset=utf-8'

test.each([
  ['/', html],
  ['/search', html],
  ['/cars/hilux', html],
  ['/no-such-page', html],
  ['/cars/no-such-car', html],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/maps/australia.json', 'application/json'],
  // JSON is UTF-8 by definition (RFC 8259).
  ['/api/search', 'application/json'],
  ['/api/no-such-call', 'application/json'],
  ['/healthz', 'application/json'],
  ['/metrics', html],
  ['/account', null],
])('OPS-05 %s says what it is: %s', async (path, contentType) => {
  const dealer = await dealership({ stock: [sampleCar({ slug: 'hilux' })] })

  const { headers, body } = await wholeApp(dealer)(path)

  expect(headers.get('content-type')?.toLowerCase() ?? null).toBe(contentType)
  if (body === null) return
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
