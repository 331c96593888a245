import { describe, expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { structuredData } from '../../support/pages/structured-data.ts'
import { send, visit } from '../../support/browser/visit.ts'

const HOSTILE = '"><script>alert(1)</script>'

describe('the vehicle page', () => {
  test('CAR-01 shows its name and price', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })

    const page = await visit(dealer, '/cars/hilux')

    expect(page.status).toBe(200)
    expect(page.text).toContain('2021 Toyota HiLux SR5 $45,990 Drive Away')
    expect(page.text).not.toContain('recently sold')
  })

  test('ROUTE-09 gives search engines its title, address, picture and structured data', async () => {
    const dealer = await dealership({
      site: { hosts: ['www.harbour.example'].map((host) => `${Date.now()}.${host}`) },
      stock: [{ slug: 'hilux', primaryImageUrl: '/pictures/1.jpg', vin: 'MR0HA3CD500123456' }],
    })
    const { hosts } = dealer.site

    const { html } = await visit(dealer, '/cars/hilux?utm_source=mail')

    expect(html).toMatch(/<title>2021 Toyota HiLux SR5 for sale, \S+ \| Harbour Motors<\/title>/)
    expect(html).toContain(`<link rel="canonical" href="https://${hosts[0]}/cars/hilux"/>`)
    expect(html).toContain(`<meta property="og:image" content="https://${hosts[0]}/cars/hilux/card.jpg"/>`)
    expect(html).toMatch(/<meta name="description" content="[^"]*41,250 km/)
    expect(structuredData(html)).toMatchObject([
      {
        '@type': 'Car',
        name: '2021 Toyota HiLux SR5',
        vehicleIdentificationNumber: 'MR0HA3CD500123456',
        offers: { price: 45_990, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
      },
      { '@type': 'BreadcrumbList' },
    ])
  })

  test('CAR-02 stays up while the vehicle was just sold, and says so first', async () => {
    const soldAt = new Date('2026-03-09T12:00:00+10:00')
    const dealer = await dealership({
      site: { stock: { vehicleWord: 'caravan' } },
      stock: [{ slug: 'hilux', status: 'sold', soldAt, itemType: 'caravan' }],
    })

    const page = await visit(dealer, '/cars/hilux')

    expect(page.status).toBe(200)
    expect(page.text).toContain('Unfortunately this caravan recently sold.')
    expect(page.text).toContain("But don't worry, we can help you find a similar caravan!")
    expect((await visit(dealer, '/cars/hilux?step=enquiry')).html).toMatch(
      /<textarea[^>]*>Can you please find me something similar\?<\/textarea>/,
    )
    expect(page.text).toContain('Just Sold')
  })

  test('CAR-02 offers only to find a similar vehicle once it is sold', async () => {
    const soldAt = new Date('2026-03-09T12:00:00+10:00')
    const dealer = await dealership({
      stock: [
        { slug: 'sold', status: 'sold', soldAt },
        { slug: 'on-sale', historyReportUrl: 'https://reports.example/1' },
      ],
    })

    const [sold, onSale] = [await visit(dealer, '/cars/sold'), await visit(dealer, '/cars/on-sale')]

    for (const offer of ['Book a Test Drive', 'Apply For Finance', 'Interested in this vehicle?']) {
      expect(onSale.text).toContain(offer)
      expect(sold.text).not.toContain(offer)
    }
    expect(onSale.text).toContain('Car history report')
    expect(sold.text).toContain('Find Me Something Similar')
    expect(sold.text).toContain('Similar cars Same model, similar price Photos coming soon 2021 Toyota HiLux')
    expect(sold.html).toContain('href="/cars/on-sale"')
  })

  test('CAR-14 shows similar vehicles at a similar price, its own model first', async () => {
    const soldAt = new Date('2026-03-09T12:00:00+10:00')
    const ranger = { make: 'Ford', model: 'Ranger' }
    const dealer = await dealership({
      stock: [
        { slug: 'this-one', priceCents: 40_000_00 },
        { slug: 'same-kind', ...ranger, priceCents: 45_000_00 },
        { slug: 'too-dear', ...ranger, priceCents: 90_000_00 },
        { slug: 'another-kind', make: 'Mazda', model: '3', simpleBody: 'Hatch', priceCents: 40_000_00 },
        { slug: 'same-model', priceCents: 48_000_00 },
        { slug: 'same-model-too-dear', priceCents: 80_000_00 },
        { slug: 'sold', status: 'sold', soldAt },
      ],
    })

    const { html } = await visit(dealer, '/cars/this-one')

    const [, similar = ''] = html.split('id="similar"')
    const slugs = [...similar.matchAll(/<a class="car-card__photos" href="\/cars\/([^"]+)"/g)]
    expect(slugs.map(([, slug]) => slug)).toEqual(['same-model', 'same-kind'])
    const reasons = [...similar.matchAll(/similar-car__reason">([^<]*)</g)]
    expect(reasons.map(([, reason]) => reason)).toEqual([
      'Same model, similar price',
      'Same body, similar price',
    ])
  })

  test('ROUTE-09 is a 410 once the vehicle has been sold for longer, with links to others', async () => {
    const soldAt = new Date('2026-03-01T12:00:00+10:00')
    const gone = { slug: 'hilux', status: 'sold', soldAt } as const
    const last = await visit(await dealership({ stock: [gone] }), '/cars/hilux')
    const oneOfMany = await visit(await dealership({ stock: [gone, {}] }), '/cars/hilux')

    expect([last.status, oneOfMany.status]).toEqual([410, 410])
    expect(oneOfMany.html).toContain('href="/search/toyota/hilux"')
    expect(last.html).toContain('href="/search/toyota"')
    expect(last.html).not.toContain('/search/toyota/hilux')
  })

  test('is not found for an unknown vehicle, another dealer\u2019s vehicle or a hidden one', async () => {
    const dealer = await dealership({ stock: [{ slug: 'kept-back', showOnDealerWebsite: false }] })
    await dealership({ stock: [{ slug: 'hilux' }] })

    const pages = await Promise.all(
      ['/cars/no-such-car', '/cars/hilux', '/cars/kept-back', "/cars/'%20or%201=1"].map((path) =>
        visit(dealer, path),
      ),
    )

    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(pages[1]?.html).not.toContain('HiLux')
  })

  test('CAR-07 shows four facts, and the rest on request', async () => {
    const dealer = await dealership({
      stock: [{ slug: 'hilux', colour: 'null', registrationPlate: '123ABC' }],
    })

    const { text } = await visit(dealer, '/cars/hilux')

    expect(text).toContain(
      'Key Information Kms 41,250 km Transmission Automatic Fuel Diesel Body Ute Show More Show Less Car Type Used',
    )
    expect(text).toContain('Rego Plate 123ABC')
    expect(text).not.toContain('Colour')
  })

  test('CAR-04 cuts long comments, and says when there are none', async () => {
    const dealer = await dealership({
      stock: [
        { slug: 'long', dealerComments: 'word '.repeat(100) },
        { slug: 'none', dealerComments: ' ' },
        { slug: 'sold', dealerComments: ' ', status: 'sold', soldAt: new Date('2026-03-09T12:00:00+10:00') },
      ],
    })

    const long = await visit(dealer, '/cars/long')
    const none = await visit(dealer, '/cars/none')

    expect(long.text.match(/(?:word ?)+(?=… Show more)/)?.[0]?.trim()).toHaveLength(399)
    expect(none.text).toContain('Dealer comments are pending. Please check back here later.')
    expect((await visit(dealer, '/cars/sold')).text).not.toMatch(/dealer comments|check back/i)
  })

  test('DATA-06 keeps only the paragraphs, lists and emphasis of the dealer’s comments', async () => {
    const dealer = await dealership({
      stock: [
        {
          slug: 'hilux',
          dealerComments: 'Drives well.',
          dealerCommentsRich: [
            {
              kind: 'paragraph',
              words: [{ text: 'Drives ' }, { text: 'well', strong: true }, { text: '.' }],
            },
            {
              kind: 'list',
              ordered: false,
              items: [[{ text: HOSTILE }], [{ text: 'Log books', emphasis: true }]],
            },
          ],
        },
      ],
    })

    const { html } = await visit(dealer, '/cars/hilux')
    const comments = html.replaceAll('<!-- -->', '')

    expect(comments).toContain('<p>Drives <strong>well</strong>.</p>')
    expect(comments).toMatch(/<ul class="prose__list"><li>[^<]*<\/li><li><em>Log books<\/em><\/li><\/ul>/)
    expect(html).not.toContain('<script>alert(1)')
  })

  test('CAR-09 shows eight features, and the rest on request', async () => {
    const features = Array.from({ length: 10 }, (_, index) => `Feature ${index + 1}`)
    const dealer = await dealership({ stock: [{ slug: 'hilux', features }] })

    const { text } = await visit(dealer, '/cars/hilux')

    expect(text).toContain('Feature 8 Show All Hide Feature 9 Feature 10')
  })

  test('CAR-10 numbers its photos and loads the first one first', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux', images: [photo(1), photo(2)] }] })

    const { html } = await visit(dealer, '/cars/hilux')

    expect(html).toContain('alt="2021 Toyota HiLux, photo 2 of 2"')
    const [, second] = /<a href="#([^"]+)" aria-label="Photo 2 of 2"/.exec(html) ?? []
    expect(html).toContain(`<li id="${second}"`)
    expect(html.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1)
  })

  test('API-02 reserves space for each photo, and offers the browser several sizes', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux', images: [photo(1), photo(2)] }] })

    const { html } = await visit(dealer, '/cars/hilux')

    const pictures = html.match(/<img[^>]*src="\/images[^>]*>/g) ?? []
    expect(pictures).toHaveLength(4)
    for (const picture of pictures) {
      expect(picture).toMatch(/ srcSet="\/images\?[^"]* 160w, [^"]*" sizes="[^"]+"/i)
      expect(picture).toMatch(/ width="\d+" height="\d+"/)
    }
    expect(html).not.toContain(`src="${photo(1)}"`)
  })

  test('CAR-10 shows the outline of its body type when a photo is missing or lost', async () => {
    const images = ['/demo-media/gone.webp', 'http://pictures.example/1.jpg']
    const dealer = await dealership({ stock: [{ slug: 'none' }, { slug: 'lost', images }] })

    for (const slug of ['none', 'lost']) {
      const { html, text } = await visit(dealer, `/cars/${slug}`)
      expect(html).toContain('src="/vehicle-fallback/ute.svg"')
      expect(html).not.toMatch(/<img[^>]*src="\/images/)
      expect(text).toContain('Photos coming soon')
    }
  })

  test('CAR-10 shows the dealer’s own picture where a photo is missing, here and on cards', async () => {
    const stock = { defaultPicture: 'https://pictures.example/soon.png' }
    const dealer = await dealership({ site: { stock }, stock: [{ slug: 'none' }] })

    for (const path of ['/cars/none', '/search', '/compare?car_id=none']) {
      const { html } = await visit(dealer, path)
      expect(html).toContain('src="https://pictures.example/soon.png"')
      expect(html).not.toContain('/vehicle-fallback/ute.svg')
    }
  })

  test.each([
    ['the primary one first', { images: [photo(1)], primaryImageUrl: photo(9) }, [photo(9), photo(1)]],
    ['thumbnails if there are no others', { thumbnails: [photo(3)] }, [photo(3)]],
  ])('CAR-10 shows the same photos as its card: %s', async (_which, pictures, photos) => {
    const dealer = await dealership({ stock: [{ slug: 'hilux', ...pictures }] })

    for (const [path, expected] of [
      ['/cars/hilux', photos],
      // The others follow in the browser.
      ['/search', photos.slice(0, 1)],
    ] as const) {
      const { html, text } = await visit(dealer, path)
      const shown = [...html.matchAll(/ src="\/images\?src=([^&"]*)&amp;w=640&/g)].map(([, src = '']) => src)
      expect([...new Set(shown)].map(decodeURIComponent)).toEqual(expected)
      expect(text).not.toContain('Photos coming soon')
    }
  })

  test('OPS-05 escapes any text from a feed or a visitor', async () => {
    const dealer = await dealership({
      stock: [{ slug: 'hilux', name: HOSTILE, badge: HOSTILE, dealerComments: HOSTILE, features: [HOSTILE] }],
    })

    const { html } = await send(dealer, '/cars/hilux', { ...sampleEnquiry, email: HOSTILE, message: HOSTILE })

    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('&lt;script&gt;alert(1)')
    expect(JSON.stringify(structuredData(html))).toContain('<script>alert(1)')
  })
})

function photo(number: number) {
  return `https://pictures.example/${number}.jpg`
}
