import { expect, test } from 'vitest'
import { templates } from '#sites/templates/templates.ts'
import { pageCss } from '#web/templates/template-css.server.ts'
import { stylePartFiles, type StylePart } from '#web/style-parts/style-parts.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { chermside } from '../../support/samples/sample-places.ts'
import { visit } from '../../support/browser/visit.ts'

const paths = [
  '/',
  '/search',
  '/search?make=Rolls-Royce',
  '/cars/hilux',
  '/cars/sold',
  '/cars/gone',
  '/compare?cars=hilux,ranger',
  '/watchlist',
  '/saved-searches',
  '/brands/toyota',
  '/models',
  '/finance',
  '/apply-for-finance',
  '/contact',
  '/locations',
  '/locations/chermside',
  '/service',
  '/book-test-drive',
  '/privacy-policy',
  '/success?category=General+Enquiry',
  '/nowhere',
]

test.each(templates)('SITE-03 a page of %s loads every style that it uses', async (template) => {
  const locationId = chermside.id
  const dealer = await dealership({
    site: { template, locations: [chermside] },
    stock: [
      { slug: 'hilux', locationId },
      { slug: 'ranger', make: 'Ford', locationId },
      { slug: 'sold', status: 'sold', locationId },
    ],
  })
  const everyPart = Object.keys(stylePartFiles) as StylePart[]
  const styled = classesIn(pageCss(template, everyPart))
  expect(styled.size).toBeGreaterThan(200)

  const lacking: Record<string, string[]> = {}
  for (const path of paths) {
    const { html } = await visit(dealer, path)
    const sent = classesIn(/<style id="page-styles"[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '')
    const missing = [...usedIn(html)].filter((name) => styled.has(name) && !sent.has(name))
    if (missing.length > 0) lacking[path] = missing
  }
  expect(lacking).toEqual({})
})

/** The class that each selector begins with. The rest of a selector only narrows it. */
function classesIn(css: string) {
  return new Set(
    css
      .split(/[{},;]/)
      .map((selector) => /\.([a-z][\w-]*)/.exec(selector)?.[1] ?? '')
      .filter(Boolean),
  )
}

function usedIn(html: string) {
  return new Set(Array.from(html.matchAll(/ class="([^"]*)"/g)).flatMap(([, names = '']) => names.split(' ')))
}
