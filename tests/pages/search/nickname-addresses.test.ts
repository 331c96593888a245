import { describe, expect, test } from 'vitest'
import { carsOnPage } from '../../support/pages/cars-on-page.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { answerOf, visit } from '../../support/browser/visit.ts'

const dealer = await dealership({
  stock: [
    { slug: 'golf', make: 'Volkswagen', model: 'Golf' },
    { slug: 'c200', make: 'Mercedes-Benz', model: 'C-Class' },
    { slug: 'hilux', make: 'Toyota', model: 'HiLux' },
  ],
})

describe('ROUTE-05 an address can name a make or model by any of its names', () => {
  test.each([
    ['/search/vw', '/search/volkswagen'],
    ['/search/vw?price=%3A20000', '/search/volkswagen?price=%3A20000'],
    ['/search/vw/golf', '/search/volkswagen/golf'],
    ['/search/chevy', '/search/chevrolet'],
    ['/search/mercedesbenz', '/search/mercedes-benz'],
    ['/search/toyota/hi-lux', '/search/toyota/hilux'],
    ['/brands/vw', '/brands/volkswagen'],
    ['/brands/mercedesbenz', '/brands/mercedes-benz'],
    ['/brands/MERCEDES-BENZ', '/brands/mercedes-benz'],
    ['/brands/Mercedes%20Benz?utm_source=a', '/brands/mercedes-benz?utm_source=a'],
    ['/brands/chevy', '/search/chevrolet'],
    ['/hi-lux', '/search?model=HiLux'],
    ['/HILUX', '/search?model=HiLux'],
    ['/cclass', '/search?model=C-Class'],
  ])('%s leads to %s', async (path, address) => {
    const { headers } = await visit(dealer, path)
    expect(headers.get('location')).toBe(address)
  })

  test.each([
    '/brands/volkswagen',
    '/search/volkswagen',
    '/search/toyota_hilux',
    '/search/toyota/hilux',
    '/search/Toyota',
  ])('%s is not redirected', async (path) => {
    expect((await visit(dealer, path)).status).toBe(200)
  })

  test.each([
    ['/search?make=vw', ['golf']],
    ['/search?make=VW&make=merc', ['c200', 'golf']],
    ['/search?make=MERCEDES+BENZ', ['c200']],
    ['/search?make=nonsense', []],
  ])('%s finds %j', async (path, slugs) => {
    expect(carsOnPage((await visit(dealer, path)).html).toSorted()).toEqual(slugs)
    const answer = await answerOf(dealer, path.replace('/search', '/api/search'))
    expect(await answer.json()).toMatchObject({ total: slugs.length })
  })
})

describe('SRCH-02 a link copied while typing', () => {
  const opened = { headers: { accept: 'text/html,application/xhtml+xml' } }

  test.each([
    ['/search?query=golf&typing=1', '/search?query=golf'],
    ['/search?query=toyota+under+20k&typing=1', '/search?make=Toyota&price=%3A20000&said=toyota+under+20k'],
  ])('%s redirects to the clean address', async (path, address) => {
    expect((await visit(dealer, path, opened)).headers.get('location')).toBe(address)
  })
})
