import { describe, expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { readPdf } from '../../support/pages/pdf-text.ts'
import { answerOf, visit } from '../../support/browser/visit.ts'

const photos = ['front-left', 'side', 'rear', 'front'].map((side) => `/demo-media/ute-${side}-f2f3f2.webp`)

describe('CAR-13 the brochure of a vehicle', () => {
  test('ERR-01 responds with a message for its button when it is not available', async () => {
    const long = { status: 'sold', soldAt: new Date('2026-01-01') } as const
    const dealer = await dealership({ stock: [{ slug: 'hilux' }, { slug: 'gone', ...long }] })
    const busy = { key: 'busy', draw: () => Promise.resolve('busy' as const) }
    const overloaded: Dealership = { ...dealer, documents: { ...dealer.documents, brochure: () => busy } }

    const answers = [
      await visit(dealer, '/api/cars/nope.pdf'),
      await visit(dealer, '/api/cars/gone.pdf'),
      await visit(overloaded, '/api/cars/hilux.pdf'),
    ]

    expect(answers.map(({ status, html }) => [status, JSON.parse(html).error.message])).toEqual([
      [404, 'There is no vehicle with this slug.'],
      [410, 'This car is no longer for sale, so its PDF isn’t available any more.'],
      [503, 'We’re preparing a lot of PDFs right now. Please try again in a minute.'],
    ])
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('5')
  })

  test('is a PDF saved under the vehicle’s name', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux', images: photos }] })

    const answer = await answerOf(dealer, '/cars/hilux/brochure.pdf')

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="hilux.pdf"')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    const { sheets, info } = readPdf(bytes)
    expect(sheets).toBe(1)
    expect(info).toContain('/Lang (en-AU)')
    expect(info).toContain('/Marked true')
    expect(info.match(/\/Subtype \/Image/g)).toHaveLength(photos.length)
  })

  test.each([
    ['a price with what it includes', { priceCents: 45_990_00 }, '$45,990 Drive Away'],
    ['an offer with a was-price', { offerPriceCents: 43_990_00, beforePriceCents: 48_990_00 }, '$43,990'],
    ['no price', { priceCents: 1_00 }, 'Enquire for price.'],
    ['a preorder', { priceCents: null, preorder: true }, 'PREORDER'],
  ])('shows %s exactly as the page does', async (_case, wishes, expected) => {
    const dealer = await dealership({ stock: [{ slug: 'hilux', ...wishes }] })

    const [page, { text }] = [await visit(dealer, '/cars/hilux'), await brochure(dealer)]

    expect(page.text).toContain(expected)
    expect(text).toContain(expected)
    const figures = (words: string) => new Set(words.match(/\$[\d,]+/g))
    expect(figures(text)).toEqual(figures(page.text))
  })

  test('shows the facts, comments, inclusions, features and licence of the page', async () => {
    const dealer = await dealership({
      site: {
        dealerships: [{ id: '1', slug: 'harbour', name: 'Harbour Motors', licenceNumber: 'LMCT 4711' }],
      },
      stock: [
        {
          slug: 'hilux',
          dealerComments: 'Driven by a nurse.',
          standardEquipment: ['Cruise control'],
          features: ['Tow bar', 'Tow bar', 'Canopy'],
        },
      ],
    })

    const { text, sheets } = await brochure(dealer)

    for (const said of [
      '2021 Toyota HiLux',
      'SR5',
      '41,250 km',
      'Driven by a nurse.',
      'Cruise control',
      'Canopy',
      'Harbour Motors Wynnum',
      'LMCT 4711',
      'correct on 10 March 2026',
      'dealer-',
    ])
      expect(text).toContain(said)
    expect(text.match(/Tow bar/g)).toHaveLength(1)
    expect(text).not.toContain('Views')
    expect(sheets).toBe(1)
  })

  test('shows a repayment only with its comparison rate and the warning', async () => {
    const financeLenders = {
      Manual: {
        interestRate: 8.5,
        comparisonRate: 9.25,
        paymentWeekCents: 219_00,
        paymentMonthCents: null,
        termMonths: 60,
        termYears: null,
        termUnit: null,
        depositCents: null,
        balloonCents: null,
        disclaimer: null,
      },
    }
    const stock = [{ slug: 'hilux', financeLenders }]

    const { text } = await brochure(await dealership({ site: { finance: { provider: 'Manual' } }, stock }))
    expect(text).toContain('$219 per week 9.25% p.a. comparison rate*')
    expect(text).toContain('* WARNING: This comparison rate is true only for the example given')

    const without = await brochure(await dealership({ stock }))
    expect(without.text).not.toMatch(/per week|comparison/)
  })

  test('contains no phone number', async () => {
    const dealer = await dealership({
      site: { phones: { used: '07 7010 4455' } },
      stock: [{ slug: 'hilux' }],
    })

    expect((await brochure(dealer)).text).not.toMatch(/7010\W{0,3}4455/)
  })

  test('shows the suburb and not the dealer’s address for a private sale, as its page does', async () => {
    const stock = [{ slug: 'hilux', privateSuburb: 'Nundah', privatePostcode: '4012' }]
    const dealer = await dealership({ stock })

    const [page, { text }] = [await visit(dealer, '/cars/hilux'), await brochure(dealer)]

    expect(text).toContain('Nundah 4012')
    expect(text).toContain('Harbour Motors')
    expect(page.text).toContain('Nundah 4012')
    expect(text).not.toContain('Harbour Motors Wynnum')
  })

  test('says that the vehicle was just sold, and is removed with its page', async () => {
    const dealer = await dealership({
      stock: [
        { slug: 'hilux', status: 'sold', soldAt: new Date('2026-03-09T10:00:00+10:00') },
        { slug: 'long-sold', status: 'sold', soldAt: new Date('2026-01-09T10:00:00+10:00') },
        { slug: 'hidden', showOnDealerWebsite: false },
      ],
    })

    expect((await brochure(dealer)).text).toContain('Unfortunately this car recently sold.')
    expect((await answerOf(dealer, '/cars/long-sold/brochure.pdf')).status).toBe(410)
    expect((await answerOf(dealer, '/cars/hidden/brochure.pdf')).status).toBe(404)
  })

  test('SITE-01 is only had from its own dealer', async () => {
    await dealership({ stock: [{ slug: 'elsewhere' }] })

    expect((await answerOf(await dealership(), '/cars/elsewhere/brochure.pdf')).status).toBe(404)
  })

  test('has at most two pages, and says how much it leaves out', async () => {
    const features = Array.from({ length: 400 }, (_, index) => `Feature ${index + 1}`)
    const dealer = await dealership({
      stock: [{ slug: 'hilux', features, standardEquipment: features, images: photos }],
    })

    const { text, sheets } = await brochure(dealer)

    expect(sheets).toBe(2)
    expect(text.match(/and \d+ more on our website/g)).toHaveLength(2)
  })

  test('leaves out only the characters that its fonts lack', async () => {
    const dealer = await dealership({
      stock: [
        { slug: 'hilux', make: 'Škoda', dealerComments: 'A great deal 🚗 with a naïve price 本田.' },
        { slug: 'kanji', dealerComments: '本田技研工業'.repeat(20), features: ['🚗🚗', 'Canopy'] },
      ],
    })

    expect((await brochure(dealer)).text).toContain('A great deal with a naïve price .')
    const { text } = await brochure(dealer, 'kanji')
    expect(text).not.toContain('Dealer comments')
    expect(text).toContain('Canopy')
  })

  test('is not sent again to a client that has it, until it changes', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
    const etag = (await answerOf(dealer, '/cars/hilux/brochure.pdf')).headers.get('etag') ?? ''
    const again = () =>
      answerOf(dealer, '/cars/hilux/brochure.pdf', { headers: { 'if-none-match': `"other", ${etag}` } })

    expect((await again()).status).toBe(304)
    const car = await dealer.cars.findBySlug('hilux')
    if (!car) throw new Error('It was there.')
    await dealer.cars.put([{ ...car, priceCents: 44_990_00 }])
    expect((await again()).status).toBe(200)
  })

  test('responds to HEAD without drawing it', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })

    const head = await answerOf(dealer, '/cars/hilux/brochure.pdf', { method: 'HEAD' })

    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'application/pdf',
      '',
    ])
  })
})

async function brochure(dealer: Dealership, slug = 'hilux') {
  const answer = await answerOf(dealer, `/cars/${slug}/brochure.pdf`)
  return readPdf(new Uint8Array(await answer.arrayBuffer()))
}
