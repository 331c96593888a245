import { describe, expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { carsOnPage, closeMatchesOnPage } from '../../support/pages/cars-on-page.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

const commodore = { make: 'Holden', model: 'Commodore', simpleBody: 'Sedan' }
const dealer = await dealership({
  stock: [
    { ...commodore, slug: 'ss', badge: 'SS', name: '2016 Holden Commodore SS', simpleTransmission: 'Manual' },
    { ...commodore, slug: 'ss-auto', badge: 'SS', name: '2017 Holden Commodore SS', colour: 'Red' },
    { ...commodore, slug: 'evoke', badge: 'Evoke', name: '2016 Holden Commodore Evoke', colour: 'Blue' },
    { slug: 'hilux', priceCents: 38_000_00 },
    {
      slug: 'hilux-tools',
      dealerComments: 'Came with a supercharged coffee machine.',
      priceCents: 61_000_00,
    },
  ],
})

describe('DATA-02 words that match nothing in stock', () => {
  test('are left out and named, and the rest is searched', async () => {
    const { html, text } = await visit(dealer, '/search?query=holden+comodore+ss+zx81')

    expect(carsOnPage(html).toSorted()).toEqual(['ss', 'ss-auto'])
    expect(text).toContain('2 cars found')
    expect(text).toContain('We ignored “zx81”. Nothing in our stock mentions it.')
    expect(text).toContain('Remove Search: “holden comodore ss” ×')
    expect(text).toContain('Showing results for “commodore” instead of “comodore”.')
  })

  test('are named together as typed, without words such as “for” and “my”', async () => {
    const { html, text } = await visit(dealer, '/search?query=Reliable+roomy+commodore+for+my+daughter')

    expect(carsOnPage(html)).toHaveLength(3)
    expect(text).toContain('We ignored “Reliable” and “roomy”. Nothing in our stock mentions them.')
  })

  test('are left out beside the recognised filters', async () => {
    const { headers } = await visit(dealer, '/search?query=reliable+manual+snorkelled+sedan')
    const { html, text } = await visit(dealer, headers.get('location') ?? '')

    expect(carsOnPage(html).toSorted()).toEqual(['ss'])
    expect(text).toContain('We ignored “reliable” and “snorkelled”.')
    expect(text).toContain('Searching for: Manual · Sedan . Search')
  })

  test('SRCH-05 the notice names only the words to search for when none of them is a filter', async () => {
    const { headers } = await visit(dealer, '/search?query=supercharged+to+tow+a+2.5t+caravan')
    const { text } = await visit(dealer, headers.get('location') ?? '')

    expect(text).toContain('Searching for: the word “supercharged”. Sorry, we can’t filter by')
  })

  test.each(['🚗🚗', '?!', '---'])('signs are ignored and named: %s', async (signs) => {
    const { text } = await visit(dealer, `/search?query=${encodeURIComponent(signs)}`)

    expect(text).toContain('5 cars found')
    expect(text).toContain(`We ignored “${signs}”. Nothing in our stock mentions it.`)
    expect(text).not.toContain('Remove Search')
  })

  test('leave no results when there is nothing else in the query', async () => {
    const { html, text } = await visit(dealer, '/search?query=zeppelin')

    expect(carsOnPage(html)).toEqual([])
    expect(text).toContain('No exact matches')
    expect(text).toContain('See all our stock (5)')
    expect(text).not.toContain('Remove a filter')
    expect(text).not.toContain('We ignored')
  })

  test('don’t hide that a make is not in stock', async () => {
    expect((await visit(dealer, '/search?query=ferrari')).text).toContain(
      'We don’t have any Ferrari in stock right now',
    )
    const { text, html } = await visit(dealer, '/search?query=ferrari+ss')
    expect(text).not.toContain('We ignored')
    expect(text).toContain('No exact matches')
    expect(text).toContain('These match everything except “ferrari”.')
    expect(closeMatchesOnPage(html).toSorted()).toEqual(['ss', 'ss-auto'])
  })

  test.each(['vw', 'Volkswagen', 'veedub'])(
    'don’t hide that a make is not in stock under its nickname: %s',
    async (words) => {
      const { text } = await visit(dealer, `/search?query=${words}`)

      expect(text).toContain('We don’t have any Volkswagen in stock right now')
      expect(text).toContain('Other makes we have: Holden 3 Toyota 2')
    },
  )

  test('don’t match other cars through a nickname: merc ss', async () => {
    const { html, text } = await visit(dealer, '/search?query=merc+ss')

    expect(carsOnPage(html)).toEqual([])
    expect(text).not.toContain('We ignored')
  })

  test.each(['reliable', 'economical family'])('%s alone matches any car', async (words) => {
    const { html, text } = await visit(dealer, `/search?query=${words.replace(' ', '+')}`)

    expect(carsOnPage(html)).toHaveLength(5)
    expect(text).toContain(`We ignored “${words.split(' ')[0]}”`)
  })

  test.each(['cars', 'vehicles for sale', 'first car for my daughter'])(
    '“%s” finds everything',
    async (words) => {
      const { headers } = await visit(dealer, `/search?query=${encodeURIComponent(words)}`)

      expect(carsOnPage((await visit(dealer, headers.get('location') ?? '')).html)).toHaveLength(5)
      expect(await ask(dealer, `/api/search?query=${encodeURIComponent(words)}`)).toMatchObject({ total: 5 })
    },
  )

  test('don’t change the results of a full match', async () => {
    const { html, text } = await visit(dealer, '/search?query=supercharged+coffee')

    expect(carsOnPage(html)).toEqual(['hilux-tools'])
    expect(text).not.toContain('We ignored')
  })
})

describe('DATA-02 close matches', () => {
  test('show below the exact ones under their own heading, with what they miss', async () => {
    const { text, html } = await visit(dealer, '/search?query=commodore+supercharged+ss')

    expect(text).toMatch(
      /No exact matches Remove a filter to see more: Without “supercharged” 2 .*Close matches These match everything except “supercharged”\./,
    )
    expect(carsOnPage(html)).toEqual([])
    expect(closeMatchesOnPage(html).toSorted()).toEqual(['ss', 'ss-auto'])
  })

  test('follow a few exact matches, which don’t show twice', async () => {
    const { text, html } = await visit(dealer, '/search?make=Holden&badge=SS&colour=Red')

    expect(text).toContain('1 car found')
    expect(text).not.toContain('No exact matches')
    expect(text).toMatch(
      /Holden Commodore SS .*Close matches These match everything except “Red”\. See all 2 cars/,
    )
    expect(carsOnPage(html)).toEqual(['ss-auto'])
    expect(closeMatchesOnPage(html)).toEqual(['ss'])
  })

  test('are left out of the page of one model or car type', async () => {
    expect(closeMatchesOnPage((await visit(dealer, '/search/holden/commodore')).html)).toEqual([])
  })

  test('drop as few terms as possible', async () => {
    const { text, html } = await visit(
      dealer,
      '/search?make=Holden&colour=Blue&transmission=Manual&body=Sedan',
    )

    expect(text).toContain('These match everything except “Manual”.')
    expect(text).toContain('These match everything except “Blue”.')
    expect(closeMatchesOnPage(html).toSorted()).toEqual(['evoke', 'ss'])

    const farther = await visit(dealer, '/search?make=Holden&colour=Green&year=1999&body=Sedan')
    expect(farther.text).toContain('These match everything except “Green” and “1999”.')
  })

  test('link by name to another car type that has matches', async () => {
    const yard = await dealership({
      site: { stock: { carTypeFilter: 'without-all' } },
      stock: [
        { slug: 'new', carType: 'new' },
        { ...commodore, slug: 'used', carType: 'used' },
      ],
    })
    const { text, html } = await visit(yard, '/search?query=commodore&car_type=new')

    expect(text).toContain('Under Used 1')
    expect(text).not.toContain('Without “New”')
    expect(html).toContain('href="/search?query=commodore"')
  })

  test('link to the available makes when nothing comes close', async () => {
    expect((await visit(dealer, '/search?query=zeppelin')).text).toContain('Makes we have: Holden 3 Toyota 2')
  })

  test('link to all of them when there are more', async () => {
    const many = await dealership({
      stock: Array.from({ length: 9 }, (_, at) => ({ slug: `hilux-${at}`, colour: 'White' })),
    })
    const { html } = await visit(many, '/search?make=Toyota&colour=Pink')

    expect(closeMatchesOnPage(html)).toHaveLength(6)
    expect(html).toContain('<a href="/search?make=Toyota">See all 9 cars without “Pink”</a>')
  })
})

describe('API-01 DATA-02 the API returns the same', () => {
  test('ignored words', async () => {
    const answer = await ask(dealer, '/api/search?query=holden+comodore+ss+zx81')

    expect(answer).toMatchObject({ total: 2, ignored: ['zx81'], close_matches: [{ without: ['ss'] }] })
    expect(slugsOf(answer['hits'])).toEqual(['ss', 'ss-auto'])
  })

  test('close matches and relaxations', async () => {
    const answer = await ask(dealer, '/api/search?query=commodore+supercharged+ss')

    expect(answer).toMatchObject({
      total: 0,
      hits: [],
      ignored: [],
      relaxations: [{ without: ['supercharged'], address: '/search?query=commodore+ss', total: 2 }],
      close_matches: [
        {
          without: ['supercharged'],
          address: '/search?query=commodore+ss',
          total: 2,
          hits: [{ make: 'Holden' }, { make: 'Holden' }],
        },
      ],
    })
  })

  test('count', async () => {
    expect(await ask(dealer, '/api/search/count?query=reliable+commodore')).toMatchObject({ total: 3 })
    expect(await ask(dealer, '/api/search/count?query=reliable+manual+sedan')).toMatchObject({ total: 1 })
  })
})

describe('SRCH-10 without an “All” tab', async () => {
  const tabs = await dealership({
    site: { stock: { carTypeFilter: 'without-all' } },
    stock: [
      { slug: 'new-kia', make: 'Kia', model: 'Sportage', name: '2024 Kia Sportage', carType: 'new' },
      { slug: 'used-hilux', carType: 'used' },
      { slug: 'used-hilux-too', carType: 'used', colour: 'Black' },
    ],
  })

  test('a search with matches only under another tab shows that tab and says so', async () => {
    const { html, text } = await visit(tabs, '/search?query=hilux')

    expect(carsOnPage(html)).toHaveLength(2)
    expect(text).toContain('No matches under New, so here’s what we have under Used.')
    expect(html).toMatch(/aria-current="true"[^>]*>Used</)
    expect(await ask(tabs, '/api/search?query=hilux')).toMatchObject({ total: 2 })
    expect(await ask(tabs, '/api/search/count?query=hilux')).toMatchObject({ total: 2 })
  })

  test('words that match nothing are left out', async () => {
    const { html, text } = await visit(tabs, '/search?query=reliable+hilux')

    expect(carsOnPage(html)).toHaveLength(2)
    expect(text).toContain('We ignored “reliable”.')
    expect((await visit(tabs, '/search?query=zeppelin')).text).toContain('No exact matches')
  })

  test('a chosen tab stays, with a link to the one with matches', async () => {
    const { text } = await visit(tabs, '/search?query=hilux&car_type=new')

    expect(text).toContain('No exact matches Remove a filter to see more: Under Used 2')
    expect(text).toContain('These match everything except “New”.')
  })

  test('ROUTE-05 /search/new-used-and-demo-cars shows every type under its own address', async () => {
    const { html, text } = await visit(tabs, '/search/new-used-and-demo-cars')
    const parameters = '?car_type=new&car_type=demo&car_type=used'

    expect(carsOnPage(html)).toHaveLength(3)
    expect(text).toContain('New, Demo & Used cars for sale 3 cars found')
    expect(html).toMatch(/rel="canonical" href="[^"]*\/search\/new-used-and-demo-cars"/)
    expect(html).not.toContain('noindex')
    expect(html).not.toMatch(/aria-current="true"[^>]*>(?:New|Demo|Used)</)
    expect(text).toContain('Remove Condition: Demo ×')
    expect(html).toContain('href="/search?car_type=new&amp;car_type=demo"')
    expect(await ask(tabs, `/api/search${parameters}`)).toMatchObject({ total: 3 })
    expect((await visit(tabs, `/search${parameters}`)).html).toMatch(
      /rel="canonical" href="[^"]*\/search\/new-used-and-demo-cars"/,
    )
  })

  test('the first tab stays without a query', async () => {
    const { html, text } = await visit(tabs, '/search')

    expect(carsOnPage(html)).toEqual(['new-kia'])
    expect(text).toContain('New cars for sale 1 car found')
  })
})

async function ask(dealership: Dealership, path: string): Promise<Record<string, unknown>> {
  return JSON.parse((await visit(dealership, path)).html)
}

function slugsOf(hits: unknown) {
  return (hits as { slug: string }[]).map(({ slug }) => slug).toSorted()
}
