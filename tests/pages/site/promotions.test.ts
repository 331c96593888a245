import { describe, expect, test } from 'vitest'
import type { SiteDocument } from '#sites/site.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

const offer = {
  image: '/demo-media/suv-side.svg',
  alt: 'Service for $249 <today>',
  link: '/book-a-service?from="card"',
  background: '#123c69',
}
const callToAction = {
  heading: 'Can’t find it?',
  text: 'Tell us what you want and we will look for it.',
  linkLabel: 'Tell us what you want',
  link: '/contact',
}
type Promotions = SiteDocument['promotions']

/** Forty vehicles: two pages. */
function dealer(promotions: Promotions, site: Partial<SiteDocument> = {}) {
  const stock = Array.from({ length: 40 }, (_, index) => ({
    carType: index % 2 === 0 ? ('new' as const) : ('used' as const),
  }))
  return dealership({ site: { ...site, promotions }, stock })
}

describe('SRCH-12 marketing cards', () => {
  test('appear at 8 and 17, with the call to action at 9, beside 21 vehicles', async () => {
    const { html } = await visit(
      await dealer(
        { marketingCards: [offer, { ...offer, alt: 'Trade in' }], callToAction },
        { stock: { callToActionPositions: [9] } },
      ),
      '/search',
    )

    const items = itemsOf(html)
    expect(items).toHaveLength(24)
    expect(items[7]).toContain('Service for $249 &lt;today&gt;')
    expect(items[8]).toContain('Can’t find it?')
    expect(items[16]).toContain('Trade in')
    expect(items.filter((item) => item.includes('class="car-card '))).toHaveLength(21)
  })

  test('are labelled as advertisements, with their picture and link', async () => {
    const { html } = await visit(await dealer({ marketingCards: [offer] }), '/search')

    const [card = ''] = itemsOf(html).filter((item) => item.includes('Advertisement'))
    expect(card).toMatch(/<a class="promotion-card" href="\/book-a-service\?from=&quot;card&quot;"[^>]*>/)
    expect(card).toContain('src="/demo-media/suv-side.svg"')
    expect(card).toContain('alt="Service for $249 &lt;today&gt;"')
    expect(card).toContain('fill="#123c69"')
    expect(card).not.toContain('style=')
  })

  test('have a call to action at 30 by default, which is on the second page', async () => {
    const site = await dealer({ callToAction })

    expect(itemsOf((await visit(site, '/search')).html)).toHaveLength(21)
    expect(itemsOf((await visit(site, '/search?page=2')).html)[8]).toContain('Tell us what you want')
  })

  test('don’t appear after the last vehicle, or without results', async () => {
    const site = await dealer({ marketingCards: [offer] }, { stock: { marketingCardPositions: [41, 42] } })

    expect((await visit(site, '/search?page=2')).html).not.toContain('Advertisement')
    expect((await visit(site, '/search?query=zeppelin')).html).not.toContain('class="promotion-card')
  })

  test('appear for the selected car types, or those that the site preselects', async () => {
    const forNew = { ...offer, displayTypes: ['new' as const] }
    const loose = await dealer({ marketingCards: [forNew] })
    const strict = await dealer({ marketingCards: [{ ...forNew, strictDisplay: true }] })
    const newFirst = await dealer(
      { marketingCards: [{ ...forNew, strictDisplay: true }] },
      { stock: { carTypeFilter: 'without-all', marketingCardPositions: [3] } },
    )
    const isShown = async (site: typeof loose, path: string) =>
      (await visit(site, path)).html.includes('Advertisement')

    expect(await isShown(loose, '/search')).toBe(true)
    expect(await isShown(loose, '/search/new-cars')).toBe(true)
    expect(await isShown(loose, '/search?car_type=new&car_type=used')).toBe(true)
    expect(await isShown(loose, '/search/used-cars')).toBe(false)
    expect(await isShown(strict, '/search')).toBe(false)
    expect(await isShown(strict, '/search/new-cars')).toBe(true)
    expect(await isShown(strict, '/search?car_type=new&car_type=used')).toBe(false)
    expect(await isShown(newFirst, '/search')).toBe(true)
  })

  test('run by the date in the dealer’s time zone', async () => {
    const running = async (dates: { start?: string; expiry?: string }, timeZone = 'Australia/Brisbane') =>
      (await visit(await dealer({ marketingCards: [{ ...offer, ...dates }] }, { timeZone }), '/search')).html

    expect(await running({ start: '2026-03-10' })).toContain('Advertisement')
    expect(await running({ start: '2026-03-11' })).not.toContain('Advertisement')
    expect(await running({ expiry: '2026-03-11' })).toContain('Advertisement')
    expect(await running({ expiry: '2026-03-10' })).not.toContain('Advertisement')
    expect(await running({ expiry: '2026-03-10' }, 'Pacific/Midway')).toContain('Advertisement')
  })

  test('are left out when their picture is missing', async () => {
    const site = await dealer({ marketingCards: [{ ...offer, image: '/demo-media/gone.webp' }] })

    expect((await visit(site, '/search')).html).not.toContain('Advertisement')
  })

  test('don’t appear in the API', async () => {
    const { html } = await visit(await dealer({ marketingCards: [offer], callToAction }), '/api/search')

    expect(html).not.toContain('Service for')
    expect((JSON.parse(html) as { hits: unknown[] }).hits).toHaveLength(21)
  })
})

/** The items in the list of results, in order. */
function itemsOf(html: string) {
  const [, list = ''] =
    /<ul class="car-cards" data-view="grid">(.*?)<\/ul><(?:div class="finance|\/div)/s.exec(html) ?? []
  return list.split(/<li>(?=<(?:article|a class="promotion-card"|div class="promotion-card))/).slice(1)
}
