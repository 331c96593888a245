import { describe, expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { chermside } from '../../support/samples/sample-places.ts'
import { sampleQuote } from '../../support/samples/sample-quote.ts'
import { visit } from '../../support/browser/visit.ts'

describe('SRCH-11 a card', () => {
  test('shows what a shopper needs to decide', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux', series: 'GUN126R' }] })

    const { html, text } = await visit(dealer, '/search')

    expect(text).toContain(
      '2021 Toyota HiLux SR5 GUN126R $45,990 Drive Away Condition Used Transmission Automatic Odometer (km) 41,250 Fuel Type Diesel Explore Vehicle : 2021 Toyota HiLux Quick Enquiry',
    )
    expect(html).toContain('<article class="car-card in_stock">')
    expect(text).toContain('Photos coming soon')
  })

  test('CAR-07 of a private sale shows the suburb, and not the dealer’s location', async () => {
    const locations = ['10', '11'].map((id) => ({ ...chermside, id, name: `Harbour Motors ${id}` }))
    const stock = [
      { slug: 'hilux' },
      { slug: 'private', locationId: '11', privateSuburb: 'Nundah', privatePostcode: '4012' },
    ]

    const { text } = await visit(await dealership({ site: { locations }, stock }), '/search')

    expect(text).toContain('Diesel Harbour Motors 10')
    expect(text).toContain('Diesel Nundah 4012')
    expect(text).not.toContain('Diesel Harbour Motors 11')
  })

  test('of a sold vehicle says so and offers to find a similar one', async () => {
    const dealer = await dealership({
      stock: [{ slug: 'hilux', status: 'sold', soldAt: new Date('2026-03-09T12:00:00+10:00') }],
    })

    const { html, text } = await visit(dealer, '/search')

    expect(html).toContain('<article class="car-card sold">')
    expect(text).toContain('Just Sold')
    expect(text).toContain('Find Me Something Similar')
    expect(text).not.toContain('Quick Enquiry')
  })

  test('hides its details where the site turns them off', async () => {
    const dealer = await dealership({
      site: { stock: { hideCardDetails: true } },
      stock: [{ slug: 'hilux' }],
    })

    const { text } = await visit(dealer, '/search')

    expect(text).toContain('Like this and want something similar?')
    expect(text).not.toContain('Odometer (km) 41,250')
  })
})

describe('FIN-03 a repayment on a card', () => {
  const stock = [{ slug: 'hilux', financeLenders: { Manual: sampleQuote() } }]

  test('FIN-06 shows its comparison rate, with the warning on the same page', async () => {
    const dealer = await dealership({ site: { finance: { provider: 'Manual' } }, stock })

    const { text } = await visit(dealer, '/search')

    expect(text).toContain('$123 per week 9.12% p.a. comparison rate*')
    expect(text).toContain('* WARNING: This comparison rate is true only for the example given')
    expect(text).toContain('5-year secured consumer fixed rate loan of $30,000')
  })

  test.each([
    ['another lender is the site’s', { provider: '360' as const }],
    ['the site shows no finance', { provider: 'Manual' as const, excluded: true }],
  ])('is absent with its warning where %s', async (_why, finance) => {
    const dealer = await dealership({ site: { finance }, stock })

    const { text } = await visit(dealer, '/search')

    expect(text).not.toContain('per week')
    expect(text).not.toContain('WARNING')
  })
})

test('SRCH-02 the view is part of the address, and every link and the filters keep it', async () => {
  const stock = Array.from({ length: 22 }, (_, number) => ({ slug: `car-${number}` }))
  const dealer = await dealership({ stock })

  const { html } = await visit(dealer, '/search?view=list')

  expect(html).toContain('class="car-cards" data-view="list"')
  expect(html).toContain('<input type="hidden" name="view" value="list"/>')
  expect(html).toContain('href="/search?view=list&amp;page=2"')
  expect(html).toMatch(/href="\/search"[^>]*aria-label="Grid"/)
  expect(html).toContain(`<link rel="canonical" href="http://${dealer.site.slug}.localhost/search"/>`)
})
