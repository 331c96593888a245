import { describe, expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

const saving = { stock: { anonymousFavourites: true } }
const stock = [
  { slug: 'hilux', offerPriceCents: 43_990_00 },
  { slug: 'ranger', make: 'Ford', model: 'Ranger' },
  { slug: 'hidden', model: 'Secret', showOnDealerWebsite: false },
  { slug: 'long-sold', model: 'Oldie', status: 'sold' as const, soldAt: new Date('2025-01-01') },
]

describe('SAVE-04 a shared list', () => {
  test('shows its vehicles in their order with current prices, without scripts, and is not indexed', async () => {
    const dealer = await dealership({ site: saving, stock })

    const { status, html, text } = await visit(dealer, '/watchlist?cars=ranger,hilux')

    expect(status).toBe(200)
    expect(text).toContain('Shared vehicles')
    expect(text).toContain('$43,990')
    expect(html.indexOf('href="/cars/ranger"')).toBeLessThan(html.indexOf('href="/cars/hilux"'))
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('<textarea')
  })

  test('skips vehicles that are unknown, hidden or no longer shown', async () => {
    const dealer = await dealership({ site: saving, stock })

    const { text, html } = await visit(dealer, '/watchlist?cars=nothing,hidden,long-sold,hilux,hilux')

    expect(html.match(/<article/g)).toHaveLength(1)
    expect(text).not.toMatch(/Secret|Oldie/)
  })

  test('without any vehicle for sale says so', async () => {
    const { status, text } = await visit(await dealership({ site: saving, stock }), '/watchlist?cars=nothing')

    expect(status).toBe(200)
    expect(text).toContain('These cars are no longer for sale')
  })

  test('has fifty vehicles at most', async () => {
    const many = Array.from({ length: 55 }, (_, index) => ({ slug: `car-${index}` }))
    const dealer = await dealership({ site: saving, stock: many })

    const { html } = await visit(dealer, `/watchlist?cars=${many.map(({ slug }) => slug).join(',')}`)

    expect(html.match(/<article/g)).toHaveLength(50)
  })

  test.each(['', '%00', '<script>alert(1)</script>', "'; drop table cars; --", '%F0%9F', ','.repeat(3000)])(
    'is safe for a hostile address: %s',
    async (cars) => {
      const { status, html } = await visit(
        await dealership({ site: saving, stock }),
        `/watchlist?cars=${cars}`,
      )

      expect(status).toBe(200)
      expect(html).not.toContain('<script>alert')
    },
  )

  test('SITE-01 never has another dealer’s vehicles', async () => {
    await dealership({ stock: [{ slug: 'elsewhere', model: 'Elsewhere' }] })

    const { text } = await visit(await dealership({ site: saving, stock }), '/watchlist?cars=elsewhere')

    expect(text).not.toContain('Elsewhere')
  })

  test('can be read on a site that saves no vehicles', async () => {
    const dealer = await dealership({ stock })

    expect((await visit(dealer, '/watchlist?cars=hilux')).text).toContain('$43,990')
    expect((await visit(dealer, '/watchlist')).text).toContain('Bookmark the cars you like')
  })
})
