import { describe, expect, test } from 'vitest'
import type { ContentInput } from '#domain/content/content-kinds.ts'
import { visit } from '../../support/browser/visit.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { publish } from '../../support/samples/publish.ts'

const rav4: ContentInput<'model'> = {
  make: 'Toyota',
  model: 'RAV4',
  body: 'SUV',
  status: 'new',
  description: 'A family SUV.',
  text: '## Room for the dog\n\nAnd the surfboards.',
  variants: [
    {
      name: 'GX',
      price: { dollars: 44_900, kind: 'drive_away' },
      specifications: [{ label: 'Seats', value: '5' }],
    },
    { name: 'Edge', specifications: [{ label: 'Towing', value: '1,500 kg' }] },
  ],
  colours: [{ name: 'Glacier White', code: '#f4f5f2' }],
}
const hilux: ContentInput<'model'> = {
  make: 'Toyota',
  model: 'HiLux',
  body: 'Ute',
  status: 'coming-soon',
  description: 'A working ute.',
  newSlug: 'new-hilux',
}
const t60: ContentInput<'model'> = { make: 'LDV', model: 'T60', body: 'Ute', description: 'A ute.' }

async function dealerWithRange() {
  const dealer = await dealership({
    site: { stock: { makesInModelPaths: ['LDV'] } },
    stock: [
      { slug: 'a-rav4', stockNumber: '1', make: 'Toyota', model: 'RAV4', simpleBody: 'SUV' },
      { slug: 'a-kluger', stockNumber: '2', make: 'Toyota', model: 'Kluger', simpleBody: 'SUV' },
    ],
  })
  await publish(dealer, [
    { kind: 'model', slug: 'rav4', body: rav4 },
    { kind: 'model', slug: 'hilux', body: hilux },
    { kind: 'model', slug: 't60', body: t60 },
    {
      kind: 'offer',
      slug: 'rav4-finance',
      body: { title: 'RAV4 at 3.9%', summary: 'A low rate on every RAV4.', stock: '/search/toyota/rav4' },
    },
  ])
  return dealer
}

describe('RNG-01 the range', () => {
  test('has a button for each body type, and the tiles of the first one', async () => {
    const dealer = await dealerWithRange()
    const all = await visit(dealer, '/models')
    const suvs = await visit(dealer, '/models?body=suv')

    expect(all.text).toContain('Explore Our Range')
    expect(all.html).toContain('href="/models?body=suv"')
    expect(all.text).toContain('COMING SOON')
    expect(all.html).not.toContain('href="/rav4"')
    expect(suvs.text).toMatch(/NEW\s*Toyota RAV4\s*From \$44,900 Drive Away\s*1 in stock/)
    expect(suvs.html).toContain('href="/rav4"')
  })

  test('a model of several body types is in each of them', async () => {
    const dealer = await dealership({})
    await publish(dealer, [
      { kind: 'model', slug: 'i30', body: { ...t60, model: 'i30', body: ['Hatch', 'Sedan'] } },
    ])

    for (const body of ['hatch', 'sedan']) {
      const page = await visit(dealer, `/models?body=${body}`)
      expect(page.html).toContain('href="/i30"')
    }
    expect((await visit(dealer, '/i30')).html).toContain('href="/models?body=hatch"')
  })

  test('a body type shows 30 models at most', async () => {
    const dealer = await dealership({})
    const names = Array.from({ length: 31 }, (_, nth) => `Model ${nth}`)
    await publish(
      dealer,
      names.map((model, nth) => ({ kind: 'model', slug: `model-${nth}`, body: { ...t60, model } })),
    )
    expect((await visit(dealer, '/models')).html.match(/class="model-tile"/g)).toHaveLength(30)
  })

  test('the dropdown leads to a model', async () => {
    const answer = await visit(await dealerWithRange(), '/models?body=&model=hilux')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/new-hilux'])
  })

  test('without models of their own a dealer shows those in stock', async () => {
    const dealer = await dealership({
      stock: [{ slug: 'a', stockNumber: '1', make: 'Toyota', model: 'Kluger', simpleBody: 'SUV' }],
    })
    const page = await visit(dealer, '/models')
    expect(page.text).toContain('Toyota Kluger')
    expect(page.html).toContain('href="/search/toyota/kluger"')
    expect((await visit(await dealership({}), '/models')).text).toContain('No models to show yet')
  })
})

describe('RNG-01 a model’s page', () => {
  test('shows variants side by side, colours, stock, offers and its lowest price', async () => {
    const page = await visit(await dealerWithRange(), '/rav4')

    for (const text of ['From $44,900 Drive Away', 'GX', 'Edge', 'Ask us', '1,500 kg', 'Glacier White'])
      expect(page.text).toContain(text)
    expect(page.text).toContain('Room for the dog')
    expect(page.text).toContain('RAV4 at 3.9%')
    expect(page.html).toContain('/cars/a-rav4')
    expect(page.html).not.toContain('/cars/a-kluger')
    expect(page.html).toContain('"@type":"AggregateOffer"')
    expect(page.html.match(/<h1/g)).toHaveLength(1)
  })

  test('leaves out vehicles that were sold, and counts none of them', async () => {
    const dealer = await dealership({
      site: { stock: { soldDays: 14 } },
      stock: [
        { slug: 'for-sale', stockNumber: '1', make: 'Toyota', model: 'RAV4' },
        {
          slug: 'just-sold',
          stockNumber: '2',
          make: 'Toyota',
          model: 'RAV4',
          status: 'sold',
          soldAt: new Date(),
        },
      ],
    })
    await publish(dealer, [{ kind: 'model', slug: 'rav4', body: rav4 }])

    expect((await visit(dealer, '/search')).html).toContain('/cars/just-sold')
    expect((await visit(dealer, '/rav4')).html).not.toContain('/cars/just-sold')
    expect((await visit(dealer, '/models')).text).toContain('1 in stock')
  })

  test('SRCH-04 shows 21 vehicles a page', async () => {
    const dealer = await dealership({
      stock: Array.from({ length: 23 }, (_, nth) => ({
        slug: `rav4-${nth}`,
        stockNumber: `${nth}`,
        make: 'Toyota',
        model: 'RAV4',
      })),
    })
    await publish(dealer, [{ kind: 'model', slug: 'rav4', body: rav4 }])
    const slugsIn = ({ html }: { html: string }) =>
      new Set([...html.matchAll(/href="\/cars\/(rav4-\d+)"/g)].map(([, slug]) => slug))

    const first = await visit(dealer, '/rav4')
    const second = await visit(dealer, '/rav4?page=2')

    expect(first.html).toContain('href="/rav4?page=2#stock"')
    expect([slugsIn(first).size, slugsIn(second).size]).toEqual([21, 2])
    expect(slugsIn(first).isDisjointFrom(slugsIn(second))).toBe(true)
  })

  test('ROUTE-06 has its new slug or its make in the address, and earlier addresses lead there', async () => {
    const dealer = await dealerWithRange()
    const former = await visit(dealer, '/hilux')
    expect([former.status, former.headers.get('location')]).toEqual([301, '/new-hilux'])
    expect((await visit(dealer, '/ldv-t60')).status).toBe(200)
    expect((await visit(dealer, '/kluger')).headers.get('location')).toBe('/search?model=Kluger')
    expect((await visit(dealer, '/zeppelin')).status).toBe(404)
  })

  test('RNG-06 asks for interest, or for the brochure', async () => {
    const dealer = await dealerWithRange()
    const interest = await visit(dealer, '/rav4')
    const brochure = await visit(dealer, '/rav4?ask=brochure')

    expect(interest.text).toContain('Register your interest in the Toyota RAV4')
    expect(interest.html).toContain('href="/rav4?ask=brochure#enquiry"')
    expect(brochure.text).toContain('Request a Toyota RAV4 brochure')
  })
})

describe('RNG-02 a brand’s page', () => {
  test('shows its models and stock, and a make without either leads to the search', async () => {
    const dealer = await dealerWithRange()
    const toyota = await visit(dealer, '/brands/toyota')
    const jeep = await visit(dealer, '/brands/jeep')

    expect(toyota.text).toContain('RAV4')
    expect(toyota.text).toContain('Toyota in stock')
    expect([jeep.status, jeep.headers.get('location')]).toEqual([302, '/search/jeep'])
    expect((await visit(dealer, '/brands/zeppelin')).status).toBe(404)
  })

  test('without models of their own a dealer shows those in stock, with the make’s logo', async () => {
    const dealer = await dealership({
      site: { stock: { makeMarks: [{ make: 'mercedes benz', url: '/demo-media/suv-front-1c1f23.webp' }] } },
      stock: [{ slug: 'a', stockNumber: '1', make: 'Mercedes-Benz', model: 'GLC', simpleBody: 'SUV' }],
    })
    const page = await visit(dealer, '/brands/mercedes-benz')

    expect(page.status).toBe(200)
    expect(page.text).toContain('Mercedes-Benz GLC')
    expect(page.html).toContain('suv-front-1c1f23')
    expect(page.html).toContain('href="/search/mercedes-benz/glc"')
  })
})
