import { describe, expect, test } from 'vitest'
import type { StoredCar } from '#data/cars/cars.ts'
import { chermside } from '../../support/samples/sample-places.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

describe('the home page', () => {
  test('SRCH-13 begins with the search, with the site’s wording', async () => {
    const dealer = await dealership({
      site: { stock: { heroWording: 'Search Our Stock' } },
      stock: [{ slug: 'hilux' }, { simpleBody: 'People Mover' }],
    })

    const { html, text } = await visit(dealer, '/')

    expect(text).toMatch(/^Search Our Stock 2 cars at Harbour Motors/)
    expect(html).toMatch(/<form[^>]*action="\/search"[^>]*>.*name="query"/s)
    expect(html).toContain('href="/search/people-mover"')
    expect(html).toContain('href="/cars/hilux"')
  })

  test('SRCH-02 with parameters is a search, without them it is not', async () => {
    const dealer = await dealership()

    const asked = await visit(dealer, '/?make=Toyota')
    const plain = await visit(dealer, '/?utm_source=mail&page=2')

    expect(asked.status).toBe(302)
    expect(asked.headers.get('location')).toBe('/search?make=Toyota')
    expect(plain.status).toBe(200)
  })

  test('SITE-03 shows a body type by its latest available vehicle with photos', async () => {
    const photographed = (day: number, photo: string): Partial<StoredCar> => ({
      createdAt: new Date(`2026-02-${day}`),
      primaryImageUrl: `https://photos.example/${photo}.jpg`,
      simpleBody: 'Van',
    })
    const dealer = await dealership({
      stock: [
        photographed(10, 'older'),
        photographed(11, 'latest'),
        { ...photographed(12, 'gone'), status: 'sold', soldAt: new Date('2026-03-09') },
        { simpleBody: 'Van', createdAt: new Date('2026-02-13') },
        { simpleBody: 'Coupe' },
      ],
    })

    const { html } = await visit(dealer, '/')

    const [tiles = ''] = /<ul class="body-tiles">.*?<\/ul>/s.exec(html) ?? []
    expect(pictured(tiles)).toEqual(['latest'])
    expect(tiles).toContain('href="/search/coupe"')
  })

  test('shows the latest available vehicles, those with photos first', async () => {
    const dealer = await dealership({
      stock: [
        { slug: 'gone', createdAt: new Date('2026-02-14'), status: 'sold', soldAt: new Date('2026-03-09') },
        ...Array.from({ length: 12 }, (_, nth) => ({
          slug: `bare${nth}`,
          createdAt: new Date(Date.UTC(2026, 1, 13, 12 - nth)),
        })),
        {
          slug: 'seen',
          createdAt: new Date('2026-02-12'),
          primaryImageUrl: 'https://photos.example/seen.jpg',
        },
      ],
    })

    const { html } = await visit(dealer, '/')

    const titles = [...html.matchAll(/<h3 class="car-card__title"><a href="\/cars\/(\w+)"/g)]
    expect(titles.map(([, slug]) => slug).slice(0, 3)).toEqual(['seen', 'bare0', 'bare1'])
  })

  test('limits the number of body types and makes', async () => {
    const dealer = await dealership({
      stock: Array.from({ length: 14 }, (_, index) => ({
        simpleBody: `Body${index}`,
        make: `Make${index}`,
      })),
    })

    const { html } = await visit(dealer, '/')

    expect(new Set(html.match(/\/search\/body\d+/g)).size).toBe(8)
    expect(new Set(html.match(/\/search\/make\d+/g)).size).toBe(12)
  })

  test('shows the dealer’s contact details', async () => {
    const dealer = await dealership({ site: { locations: [chermside] } })

    const { html, text } = await visit(dealer, '/')

    expect(html).toContain('href="tel:0770100002"')
    expect(text).toContain('1 Gympie Road, Chermside QLD 4032')
    expect(text).toContain('Mon - Fri 8:30am - 5:30pm Saturday Closed Sunday Closed')
  })
})

describe('SITE-06 the frame of every page', () => {
  test('has the menu, the buttons and the small print', async () => {
    const dealer = await dealership({
      site: {
        dealerships: [{ id: '1', slug: 'harbour', name: 'Harbour Motors', licenceNumber: '4455667' }],
        social: { facebookUrl: 'https://facebook.example/harbour' },
      },
    })

    const { html } = await visit(dealer, '/')

    for (const label of ['Home', 'Stock', 'Sell My Car', 'Finance', 'Service &amp; Parts', 'More']) {
      expect(html).toMatch(new RegExp(`<(?:a|summary) class="menu__link"[^>]*>${label}<`))
    }
    for (const label of [
      'Book a Service',
      'Book a Test Drive',
      'Make an Enquiry',
      'Fleet Enquiry',
      'Get Finance Now',
    ]) {
      expect(html).toMatch(new RegExp(`class="site-menu__button"[^>]*>${label}<`))
    }
    expect(html).toContain('Motor dealer licence 4455667')
    expect(html).toContain('href="https://facebook.example/harbour" target="_blank"')
    expect(html).toMatch(/href="\/privacy-policy" target="_blank"/)
    expect(html).toMatch(/<a class="skip-link" href="#main">/)
  })

  test('has offers in the menu only when there are some', async () => {
    const without = await dealership()
    const withOffers = await dealership({ site: { promotions: { offersCount: 3 } } })

    expect((await visit(without, '/')).html).not.toContain('href="/offers"')
    expect((await visit(withOffers, '/')).html).toContain('href="/offers"')
  })

  test('SITE-02 an offers count of 0 hides offers from the dealer’s own menus too', async () => {
    const offers = { label: 'Specials', href: '/special-offers' }
    const about = { label: 'About Us', href: '/about-us' }
    const own = {
      menu: [
        { label: 'Offers', href: '/offers#now' },
        { label: 'Deals', href: '/offers', children: [offers] },
        { label: 'More', href: '/about-us', children: [offers, about] },
      ],
      headerButtons: [offers, about],
      footerMenu: [offers, about],
    }
    const without = await dealership({ site: { ...own, promotions: { offersCount: 0 } } })
    const withOffers = await dealership({ site: { ...own, promotions: { offersCount: 2 } } })

    const { html } = await visit(without, '/')
    expect(html).not.toMatch(/href="\/(?:special-)?offers/)
    expect(html).not.toContain('>Deals<')
    // This template has its buttons twice: for wide screens and for phones.
    expect(html.match(/href="\/about-us"/g)).toHaveLength(4)
    const shown = (await visit(withOffers, '/')).html
    expect(shown.match(/href="\/special-offers"/g)).toHaveLength(5)
    expect(shown).toContain('>Deals<')
  })

  test('has the dealer’s own buttons and footer links', async () => {
    const dealer = await dealership({
      site: {
        headerButtons: [{ label: 'Sell Us Yours', href: '/sell-my-car' }],
        footerMenu: [{ label: 'Our people', href: '/careers' }],
      },
    })
    const { html } = await visit(dealer, '/')

    expect(buttonsIn(html)).toEqual(['Sell Us Yours'])
    expect(footerLinksIn(html)).toEqual(['/careers'])
    const bare = await visit(await dealership({ site: { headerButtons: [] } }), '/')
    expect(bare.html).not.toContain('<ul class="site-menu__buttons')
  })

  test('has the main pages in the footer, and a range only of new vehicles', async () => {
    const used = await dealership({ site: { stock: { carTypes: ['used'] } } })

    const main = ['/search', '/sell-my-car', '/finance', '/service', '/locations', '/about-us', '/contact']
    expect(footerLinksIn((await visit(await dealership(), '/')).html)).toEqual(['/', '/models', ...main])
    expect(footerLinksIn((await visit(used, '/')).html)).toEqual(['/', ...main])
  })

  test('SRCH-10 links to the whole stock where the search begins with one type', async () => {
    const tabs = await dealership({ site: { stock: { carTypeFilter: 'without-all' } } })

    expect((await visit(tabs, '/')).html).toMatch(/href="\/search\/new-used-and-demo-cars">All Stock</)
    expect((await visit(await dealership(), '/')).html).toMatch(/href="\/search">All Stock</)
  })

  test('SITE-03 has the dealer’s colours, with the nonce of the response', async () => {
    const dealer = await dealership({
      site: { template: 'yard', theme: { brand: '#123456', onBrand: '#ffffff' } },
    })

    const { html } = await visit(dealer, '/')

    expect(html).toContain('<html lang="en-AU" data-template="yard">')
    expect(html).toMatch(/<style id="page-styles"[^>]* nonce="test-nonce">.*--brand:#123456;/s)
    expect(html.match(/<script(?![^>]*(?:nonce="test-nonce"|ld\+json))/g)).toBeNull()
    expect(html.match(/<style(?![^>]*nonce="test-nonce")/g)).toBeNull()
    expect(html).not.toMatch(/ style="/)
  })

  test('does not reveal the site’s search host', async () => {
    const dealer = await dealership({ site: { search: { host: 'https://search.example' } } })

    expect((await visit(dealer, '/')).html).not.toContain('search.example')
  })

  test('SITE-03 the header reserves space for a logo whose size is known', async () => {
    const url = 'https://pictures.example/wide.svg'
    const known = await dealership({ site: { logo: { url, size: { width: 300, height: 68 } } } })
    const unknown = await dealership({ site: { logo: { url } } })

    expect((await visit(known, '/')).html).toMatch(
      /<img src="[^"]+wide.svg" alt="[^"]+" width="300" height="68"/,
    )
    expect((await visit(unknown, '/')).html).toMatch(/<img src="[^"]+wide.svg" alt="[^"]+"\/>/)
  })
})

/** The photos of test vehicles in a part of a page, in order. */
function pictured(html: string) {
  return [...new Set([...html.matchAll(/photos\.example\/(\w+)\.jpg/g)].map(([, photo]) => photo))]
}

/** Once each: some templates repeat them for wide screens. */
function buttonsIn(html: string) {
  return [
    ...new Set([...html.matchAll(/class="site-menu__button"[^>]*>([^<]*)</g)].map(([, label]) => label)),
  ]
}

function footerLinksIn(html: string) {
  const [footer = ''] = /<nav aria-label="Footer">.*?<\/nav>/s.exec(html) ?? []
  return [...footer.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
}
