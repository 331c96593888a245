import { describe, expect, test } from 'vitest'
import { carsOnPage } from '../../support/pages/cars-on-page.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { publish } from '../../support/samples/publish.ts'
import { visit } from '../../support/browser/visit.ts'

const stock = [
  { slug: 'hilux', stockNumber: 'H1', simpleBody: 'Ute', make: 'Toyota', priceCents: 45_990_00 },
  { slug: 'cx5', stockNumber: 'C5', simpleBody: 'SUV', make: 'Mazda', priceCents: 32_490_00 },
]

const headings = {
  'price-search': 'Search by price',
  'body-types': 'Browse by body type',
  latest: 'Latest arrivals',
  brands: 'Shop by make',
  locations: 'Find Us Here',
}

describe('SITE-04 the sections of a home page', () => {
  test('come from the dealer’s own stock, and are left out without any', async () => {
    const stocked = await visit(await dealership({ stock }), '/')
    const empty = await visit(await dealership(), '/')

    for (const heading of Object.values(headings)) expect(stocked.text).toContain(heading)
    expect(stocked.text).toContain('Our prices range from $32,490 to $45,990.')
    expect(stocked.html).toMatch(/href="\/search\/suv".*SUV.*>1</s)
    expect(stocked.text).toContain('2 cars at Harbour Motors')
    expect(empty.text).not.toContain('0 cars')
    expect(empty.text).toContain(headings.locations)
    for (const name of ['price-search', 'body-types', 'latest', 'brands'] as const) {
      expect(empty.text).not.toContain(headings[name])
    }
  })

  test('SRCH-10 link to vehicles of every car type where search shows one at a time', async () => {
    const dealer = await dealership({
      site: { stock: { carTypeFilter: 'without-all' } },
      stock: [
        { slug: 'new', make: 'Toyota', carType: 'new' },
        { slug: 'used', make: 'Toyota', carType: 'used' },
      ],
    })

    const { html } = await visit(dealer, '/')

    const addresses = [...html.matchAll(/href="(\/search\?make=Toyota[^"]*)"[^>]*>Toyota/g)]
    const [, address = ''] = addresses[0] ?? []
    expect(carsOnPage((await visit(dealer, address.replaceAll('&amp;', '&'))).html)).toHaveLength(2)
    expect(html).toMatch(/href="\/search\/new-used-and-demo-cars">See all stock/)
  })

  test('appear in the dealer’s own order', async () => {
    const sections = ['locations', 'brands', 'latest'] as const
    const dealer = await dealership({ site: { home: { sections: [...sections] } }, stock })

    const { text } = await visit(dealer, '/')

    const places = sections.map((name) => text.indexOf(headings[name]))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
    expect(text).not.toContain(headings['price-search'])
  })

  test('feature what the dealer offers, and no sold vehicle', async () => {
    const soldAt = new Date('2026-03-09T12:00:00+10:00')
    const dealer = await dealership({
      site: { home: { sections: ['featured'], featuredStockNumbers: ['C5', 'S1', 'H1', 'NONE'] } },
      stock: [...stock, { slug: 'sold', stockNumber: 'S1', status: 'sold', soldAt }],
    })

    const { html } = await visit(dealer, '/')

    expect(carsOnPage(html)).toEqual(['cx5', 'hilux'])
  })

  test('offer finance only where the dealer does, and show no repayment without its rates and warning', async () => {
    const offering = await visit(await dealership({ site: { finance: { provider: '360' } } }), '/')
    const without = await visit(await dealership(), '/')
    const excluded = await dealership({ site: { finance: { provider: '360', excluded: true } } })

    expect(offering.text).toContain('Need finance?')
    expect(offering.text).not.toMatch(/%|per week/)
    expect(without.text).not.toContain('Need finance?')
    expect((await visit(excluded, '/')).text).not.toContain('Need finance?')
  })

  test('offer to buy cars only where the dealer’s menu does', async () => {
    const buying = await visit(await dealership(), '/')
    const menu = [{ label: 'Stock', href: '/search' }]
    const notBuying = await visit(await dealership({ site: { menu } }), '/')

    expect(buying.html).toMatch(/<a[^>]*href="\/sell-my-car"[^>]*>Value my trade-in</)
    expect(notBuying.text).not.toContain('Sell or trade in yours')
  })
})

describe('SRCH-13 the hero search', () => {
  test('has every make and body type to choose from, not only those with a link', async () => {
    const many = Array.from({ length: 14 }, (_, index) => ({
      make: `Make${index}`,
      simpleBody: `Body${index}`,
    }))
    const { html } = await visit(await dealership({ site: { template: 'yard' }, stock: many }), '/')

    const [form = ''] = /<form class="yard-panel__form".*?<\/form>/s.exec(html) ?? []
    expect(form.match(/<option value="Make\d+"/g)).toHaveLength(14)
    expect(form.match(/<option value="Body\d+"/g)).toHaveLength(14)
    expect(new Set(html.match(/\/search\/make\d+/g)).size).toBe(12)
  })
})

describe('SRCH-13 the price search', () => {
  test.each([
    ['car', 'Show cars in my budget'],
    ['caravan', 'Show caravans in my budget'],
  ] as const)('SITE-04 calls the stock what the site calls it: %s', async (vehicleWord, label) => {
    const { html } = await visit(await dealership({ site: { stock: { vehicleWord } }, stock }), '/')

    expect(html).toMatch(new RegExp(`<button[^>]*>${label}</button>`))
  })

  test('is two values in a form, with or without scripts', async () => {
    const { html } = await visit(await dealership({ stock }), '/')

    const [form = ''] = /<form class="price-search__form".*?<\/form>/s.exec(html) ?? []
    expect(form).toMatch(/action="\/"/)
    expect(form).toMatch(/<input[^>]*type="number"[^>]*placeholder="\$5,000" name="price_min"/)
    expect(form).toMatch(/<input[^>]*type="number"[^>]*placeholder="\$250,000" name="price_max"/)
  })

  test.each([
    ['?price_min=&price_max=', '/search?sortBy=price-desc'],
    ['?price_min=10000&price_max=40000', '/search?price=10000%3A40000&sortBy=price-desc'],
    ['?price_min=40000&price_max=40000', '/search?price=39999%3A40000&sortBy=price-desc'],
  ])('%s leads to %s', async (asked, address) => {
    const { status, headers } = await visit(await dealership({ stock }), `/${asked}`)

    expect(status).toBe(302)
    expect(headers.get('location')).toBe(address)
  })
})

describe('SITE-04 the dealer’s content', () => {
  test('shows offers only on their days, with their last day and conditions', async () => {
    const offer = { summary: 'Half an hour in it.', conditions: 'Once each.' }
    const dealer = await dealership()
    await publish(dealer, [
      {
        kind: 'offer',
        slug: 'now',
        body: { ...offer, title: 'Holds today', from: '2026-03-10', until: '2026-03-10' },
      },
      { kind: 'offer', slug: 'over', body: { ...offer, title: 'Is over', until: '2026-03-09' } },
      { kind: 'offer', slug: 'next', body: { ...offer, title: 'Is to come', from: '2026-03-11' } },
    ])

    const { text } = await visit(dealer, '/')

    expect(text).toContain('Holds today')
    expect(text).toContain('Ends 10 March 2026')
    expect(text).toContain('Once each.')
    expect(text).not.toContain('Is over')
    expect(text).not.toContain('Is to come')
  })

  test('shows reviews with their stars, and news with its date, the latest first', async () => {
    const dealer = await dealership({
      site: {
        reviews: [
          { id: '1', name: 'Ada', stars: 4, text: 'Quick and kind.' },
          { id: '2', name: 'Bo', stars: 5, text: 'Kind and quick.' },
        ],
      },
    })
    const days = ['2026-03-08', '2026-03-09', '2026-03-11']
    await publish(
      dealer,
      days.map((day) => ({
        kind: 'post',
        slug: `of-${day}`,
        body: { title: `Of ${day}`, day, text: 'News.' },
      })),
    )

    const { html, text } = await visit(dealer, '/')

    expect(html).toContain('aria-label="4 out of 5 stars"')
    expect(text).toContain('Quick and kind.')
    expect(text.indexOf('Of 2026-03-09')).toBeLessThan(text.indexOf('Of 2026-03-08'))
    expect(text).not.toContain('Of 2026-03-11')
  })

  test('shows the workshop with its picture, and the first people of the page about the dealer', async () => {
    const photo = { url: '/demo-media/suv-side.svg', alt: 'Our workshop' }
    const dealer = await dealership({ site: { service: { photo, intro: 'We look after every make.' } } })
    const bare = await visit(await dealership(), '/')
    const people = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name, role: 'Sales' }))
    const about = {
      title: 'About',
      description: 'About us.',
      sections: [{ kind: 'people' as const, people }],
    }
    await publish(dealer, [{ kind: 'page', slug: 'about-us', body: about }])
    const { text, html } = await visit(dealer, '/')

    expect(bare.text).not.toContain('Who you’ll meet')
    expect(text).toContain('Service and repairs We look after every make.')
    expect(html).toContain('alt="Our workshop"')
    expect(text).toContain('Who you’ll meet More about us A Ada Sales B Bo Sales C Cy Sales')
    expect(text).not.toContain('Di Sales')
  })

  test('shows no row of reviews that is only begun', async () => {
    const reviews = Array.from({ length: 5 }, (_, at) => ({
      id: `r${at}`,
      name: `Customer ${at}`,
      stars: 5,
      text: 'Great.',
      day: `2026-01-0${9 - at}`,
    }))
    const { text } = await visit(await dealership({ site: { reviews } }), '/')

    expect(text).toContain('Customer 2')
    expect(text).not.toContain('Customer 3')
  })

  test('shows the logo that the dealer gave a make, or a drawn plate without one', async () => {
    const dealer = await dealership({
      site: { stock: { makeMarks: [{ make: 'Mazda', url: '/marks/mazda.svg' }] } },
      stock,
    })

    const { html } = await visit(dealer, '/')

    expect(html).toContain('src="/marks/mazda.svg"')
    expect(html).toMatch(/class="make-mark"[^>]*>.*T<\/text>/s)
  })

  test('DATA-01 finds the logo of a make that the settings spell differently', async () => {
    const dealer = await dealership({
      site: { stock: { makeMarks: [{ make: 'Mercedes Benz', url: '/marks/star.svg' }] } },
      stock: [...stock, { slug: 'sprinter', make: 'Mercedes-Benz', model: 'Sprinter', stockNumber: 'S1' }],
    })

    expect((await visit(dealer, '/')).html).toContain('src="/marks/star.svg"')
  })
})
