import { expect, test } from 'vitest'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { structuredData } from '../../support/pages/structured-data.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { publish } from '../../support/samples/publish.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { send, visit } from '../../support/browser/visit.ts'

const offer = { summary: 'Half an hour in it.', conditions: 'Once each.' }

async function withOffers(site: Parameters<typeof dealership>[0] = {}) {
  const dealer = await dealership({ ...site, stock: [{ slug: 'hilux', make: 'Toyota', model: 'HiLux' }] })
  await publish(dealer, [
    {
      kind: 'offer',
      slug: 'runout',
      body: {
        ...offer,
        title: 'HiLux runout',
        stock: '/search/toyota',
        from: '2026-03-01',
        until: '2026-03-10',
      },
    },
    { kind: 'offer', slug: 'special', body: { ...offer, title: 'Only for you', isSpecial: true } },
    { kind: 'offer', slug: 'over', body: { ...offer, title: 'Is over', until: '2026-03-09' } },
    { kind: 'offer', slug: 'next', body: { ...offer, title: 'Is to come', from: '2026-03-11' } },
  ])
  return dealer
}

test('RNG-03 offers are listed on their days, with conditions and last day; special offers on their own page too', async () => {
  const dealer = await withOffers()
  const [all, special] = [await visit(dealer, '/offers'), await visit(dealer, '/special-offers')]

  expect(all.text).toContain('HiLux runout Half an hour in it. Ends 10 March 2026 Once each.')
  expect(all.text).toContain('Only for you')
  expect(all.text).not.toMatch(/Is over|Is to come/)
  expect(special.text).toContain('Only for you')
  expect(special.text).not.toContain('HiLux runout')
  expect(structuredData(all.html)).toMatchObject([
    { '@type': 'OfferCatalog', itemListElement: [{ name: 'HiLux runout' }, { name: 'Only for you' }] },
    { '@type': 'BreadcrumbList' },
  ])
})

test('RNG-03 an offer shows its dates, conditions and vehicles, and has a form', async () => {
  const dealer = await withOffers()
  const { html, text } = await visit(dealer, '/offers/runout')

  expect(text).toContain('From 1 March 2026 to 10 March 2026')
  expect(text).toContain('Conditions Once each.')
  expect(html).toContain('href="/cars/hilux"')
  const answer = await send(dealer, '/offers/runout', sampleEnquiry)
  expect(answer.headers.get('location')).toBe('/success?category=Special+Offer+Enquiry')
  expect(await leadsOf(dealer)).toHaveLength(1)
})

test('RNG-03 an offer that has ended is gone, and one that is to come is not found', async () => {
  const dealer = await withOffers()
  const ended = await visit(dealer, '/offers/over')

  expect(ended.status).toBe(410)
  expect(ended.text).toContain('This offer has ended')
  expect((await visit(dealer, '/offers/next')).status).toBe(404)
})

test('SITE-04 menus link to offers while any are running, unless the dealer sets their number', async () => {
  const menuOf = async (dealer: Awaited<ReturnType<typeof withOffers>>) =>
    (await visit(dealer, '/')).html.includes('href="/offers"')

  expect(await menuOf(await withOffers())).toBe(true)
  expect(await menuOf(await dealership({ site: { promotions: { offersCount: 1 } } }))).toBe(true)
  expect(await menuOf(await dealership())).toBe(false)
})

test('RNG-03 a promotional picture shows on its days, by the dealer’s calendar', async () => {
  const banner = {
    kind: 'banner',
    slug: 'summer',
    body: {
      picture: { src: '/demo-media/poster-copperjack-cash.svg', alt: 'The summer sale' },
      link: '/offers',
      from: '2024-12-23',
      until: '2026-12-31',
    },
  } as const
  const shownAt = async (now: string) => {
    const dealer = await dealership({ now })
    await publish(dealer, [banner])
    const pages = await Promise.all(['/', '/offers'].map((path) => visit(dealer, path)))
    return pages.map(({ html }) => html.includes('alt="The summer sale"'))
  }

  expect(await shownAt('2024-12-22T23:59:59+10:00')).toEqual([false, false])
  expect(await shownAt('2024-12-23T00:00:00+10:00')).toEqual([true, true])
  expect(await shownAt('2026-12-31T23:59:59+10:00')).toEqual([true, true])
  expect(await shownAt('2027-01-01T00:00:00+10:00')).toEqual([false, false])
})

test('RNG-03 a popup is sent to browsers on its days only, and is no part of the page without scripts', async () => {
  const dealer = await dealership()
  const body = { title: 'Open on Sunday', description: 'Ten till four.' }
  await publish(dealer, [
    { kind: 'popup', slug: 'over', body: { ...body, title: 'Was open', until: '2026-03-09' } },
    { kind: 'popup', slug: 'sunday', body: { ...body, until: '2026-03-10' } },
  ])
  const { html, text } = await visit(dealer, '/')

  expect(html).toContain('Open on Sunday')
  expect(html).not.toContain('Was open')
  expect(text).not.toContain('Open on Sunday')
  expect(html).not.toContain('class="popup"')
})
