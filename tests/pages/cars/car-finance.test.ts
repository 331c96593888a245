import { describe, expect, test } from 'vitest'
import type { SiteDocument } from '#sites/site.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleQuote } from '../../support/samples/sample-quote.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { send, visit } from '../../support/browser/visit.ts'

type Provider = NonNullable<NonNullable<SiteDocument['finance']>['provider']>

const preApproval =
  '/finance-pre-approval?preferredDealership=harbour&amp;vehiclePriceBudget=45990&amp;car_id=hilux&amp;car_type=used#finance-form'

describe('the finance box of a vehicle', () => {
  test.each<[Provider, Parameters<typeof sampleQuote>[0], string]>([
    ['T', {}, 'Over 60 months $4,599 deposit Quote valid until 10 April 2026'],
    ['360', { termUnit: 'Years' }, 'Over 5 years'],
    ['AusLoans', {}, 'Over 60 months'],
    ['Manual', { depositCents: 1000_00 }, 'Over 60 months $1,000 deposit'],
    ['Angle', {}, 'Over 60 months $0 final payment'],
    ['Powertorque', { balloonCents: 13_797_00 }, 'Over 60 months $13,797 final payment'],
    ['Nissan Finance', { balloonCents: 18_396_00 }, 'Over 60 months $18,396 final payment'],
  ])('FIN-03 shows the terms that %s requires', async (provider, figures, terms) => {
    const stock = [{ slug: 'hilux', financeLenders: { [provider]: sampleQuote(figures) } }]
    const dealer = await dealership({ site: { finance: { provider } }, stock })

    const { text } = await visit(dealer, '/cars/hilux')

    const repayment = provider === 'Nissan Finance' ? '$535 per month' : '$123 per week'
    expect(text).toContain(
      `Car Finance Repayment ${repayment} Interest rate 8.49% p.a. Comparison rate* 9.12% p.a. ${terms} * WARNING`,
    )
  })

  test('FIN-05 links to personalised finance where the vehicle has a lender’s repayment', async () => {
    const stock = [{ slug: 'hilux', financeLenders: { Manual: sampleQuote() } }, { slug: 'without' }]
    const dealer = await dealership({ site: { finance: { provider: 'Manual' } }, stock })

    const { html } = await visit(dealer, '/cars/hilux')
    expect(html).toMatch(
      /href="\/personalised\/finance\?[^"#]*car_id=hilux&amp;car_type=used">Get personalised finance</,
    )
    expect((await visit(dealer, '/cars/without')).html).not.toContain('/personalised/finance')
  })

  test('FIN-02 is absent for a subscription', async () => {
    const dealer = await dealership({
      site: { prices: { offersSubscriptions: true }, finance: { provider: 'Manual' } },
      stock: [{ slug: 'hilux', subscriptionPriceCents: 389_00, financeLenders: { Manual: sampleQuote() } }],
    })

    const { text } = await visit(dealer, '/cars/hilux')

    expect(text).toContain('$389 per week subscription')
    expect(text).not.toContain('Car Finance')
  })

  test('FIN-06 shows the warning, the basis and the site’s ranges, with all rates in the same type size', async () => {
    const ranges = 'Comparison rates from 8.38% to 19.42%, annual percentage rates from 5.86% to 16.69%.'
    const stock = [{ slug: 'hilux', financeLenders: { Manual: sampleQuote() } }]
    const finance = { provider: 'Manual' as const, disclaimers: [ranges] }

    const { html, text } = await visit(await dealership({ site: { finance }, stock }), '/cars/hilux')

    const box = /<section class="finance-box".*?<\/section>/s.exec(html)?.[0] ?? ''
    const beforeAnythingFolded = box.slice(0, box.indexOf('<details'))
    expect(beforeAnythingFolded).toContain('WARNING: This comparison rate is true only for the example given')
    expect(beforeAnythingFolded).toContain('5-year secured consumer fixed rate loan of $30,000')
    expect(beforeAnythingFolded).toContain(ranges)
    expect(box.match(/<dd>/g)).toHaveLength(3)
    expect(text).toContain('Finance disclaimer Approved applicants only.')
  })

  test('FIN-05 links to pre-approval and to the calculator, both for this vehicle', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })

    const { html } = await visit(dealer, '/cars/hilux')

    expect(html).toContain(`href="${preApproval}">Get Pre-Approved</a>`)
    expect(html).toContain('&amp;car_id=hilux&amp;car_type=used#calculator"')
  })

  test.each([
    ['there is no repayment', { provider: 'Manual' as const }, {}],
    ['the site shows no finance', { provider: 'Manual' as const, excluded: true }, { Manual: sampleQuote() }],
    [
      'the comparison rate is missing',
      { provider: 'Manual' as const },
      { Manual: sampleQuote({ comparisonRate: null }) },
    ],
  ])('FIN-02 offers pre-approval without a repayment where %s', async (_where, finance, financeLenders) => {
    const dealer = await dealership({ site: { finance }, stock: [{ slug: 'hilux', financeLenders }] })

    const { text } = await visit(dealer, '/cars/hilux')

    expect(text).toContain('Car Finance')
    expect(text).toContain('Get Pre-Approved')
    expect(text).not.toMatch(/per week|p\.a\.|WARNING|Approved applicants only/)
  })

  test('FIN-02 is absent for a sold vehicle', async () => {
    const sold = { slug: 'hilux', status: 'sold' as const, soldAt: new Date('2026-03-09T00:00:00Z') }
    const dealer = await dealership({
      site: { finance: { provider: 'Manual' } },
      stock: [{ ...sold, financeLenders: { Manual: sampleQuote() } }],
    })

    const { status, text } = await visit(dealer, '/cars/hilux')

    expect(status).toBe(200)
    expect(text).not.toMatch(/Car Finance|Get Pre-Approved|per week/)
  })
})

describe('CAR-14 the finance disclaimer of a vehicle, by its id', () => {
  const financeLenders = { Manual: sampleQuote(), Angle: sampleQuote({ disclaimer: 'Another lender.' }) }

  test.each([
    ['its query', (id: string) => `/api/finance-disclaimer?car_id=${id}`],
    ['its path', (id: string) => `/api/cars/${id}/finance-disclaimer`],
  ])('is that of the site’s lender, requested by %s', async (_by, path) => {
    const stock = [{ slug: 'hilux', financeLenders }]
    const dealer = await dealership({ site: { finance: { provider: 'Manual' } }, stock })
    const car = await dealer.cars.findBySlug('hilux')

    const { status, html } = await visit(dealer, path(car?.id ?? ''))

    expect(status).toBe(200)
    expect(JSON.parse(html)).toEqual({ disclaimer: 'Approved applicants only.' })
  })

  test('is not found for a vehicle that this site does not show', async () => {
    const site = { finance: { provider: 'Manual' as const } }
    const dealer = await dealership({
      site,
      stock: [
        { slug: 'gone', status: 'withdrawn', financeLenders },
        { slug: 'bare', financeLenders: {} },
      ],
    })
    const other = await dealership({ site, stock: [{ slug: 'hilux', financeLenders }] })
    const ids = [
      (await dealer.cars.findBySlug('gone'))?.id,
      (await dealer.cars.findBySlug('bare'))?.id,
      (await other.cars.findBySlug('hilux'))?.id,
      'nothing',
      '%00',
    ]

    for (const id of ids) {
      const { status, html } = await visit(dealer, `/api/finance-disclaimer?car_id=${id}`)
      expect([400, 404]).toContain(status)
      expect(html).not.toContain('Approved applicants')
    }
  })

  test('is not found on a site that shows no finance', async () => {
    const dealer = await dealership({
      site: { finance: { provider: 'Manual' }, manufacturer: { name: 'Suzuki' } },
      stock: [{ slug: 'hilux', financeLenders }],
    })
    const car = await dealer.cars.findBySlug('hilux')

    expect((await visit(dealer, `/api/finance-disclaimer?car_id=${car?.id}`)).status).toBe(404)
  })

  test('requires a vehicle', async () => {
    expect((await visit(await dealership(), '/api/finance-disclaimer')).status).toBe(400)
  })
})

test('FIN-01 card, page, finance page and lead show the same cents for the same quote', async () => {
  const stock = [0, 1, 49_49, 49_50, 49_51, 123_45, 899_99].map((paymentWeekCents, number) => ({
    slug: `car-${number}`,
    financeLenders: { Manual: sampleQuote({ paymentWeekCents, comparisonRate: 9 + number / 7 }) },
  }))
  const dealer = await dealership({ site: { finance: { provider: 'Manual' } }, stock })
  const search = await visit(dealer, '/search')

  for (const { slug, financeLenders } of stock) {
    const quote = financeLenders.Manual
    const isShown = quote.paymentWeekCents !== 0
    const dollars = `$${Math.round((quote.paymentWeekCents ?? 0) / 100)} per week`
    // A card shows it in one line.
    const rate = new RegExp(`${quote.comparisonRate?.toFixed(2)}%\\sp\\.a\\.`)
    const card = new RegExp(`<article[^>]*>(?:(?!</article>).)*/cars/${slug}".*?</article>`, 's').exec(
      search.html,
    )?.[0]
    const car = await visit(dealer, `/cars/${slug}`)
    const box = /<section class="finance-box".*?<\/section>/s.exec(car.html)?.[0]
    const personalised = await visit(dealer, `/personalised/finance?car_id=${slug}`)
    const panel = /<section class="financed-car".*?<\/section>/s.exec(personalised.html)?.[0]
    for (const shown of [card, box, panel]) {
      expect(shown?.includes(dollars)).toBe(isShown)
      expect(rate.test(shown ?? '')).toBe(isShown)
    }
    await send(dealer, `/cars/${slug}`, { ...sampleEnquiry, message: slug })
  }
  const figures = (await leadsOf(dealer)).map(({ fields }) => [fields['message'], fields['finance_offer']])
  for (const { slug, financeLenders } of stock.slice(1)) {
    const { paymentWeekCents, comparisonRate } = financeLenders.Manual
    const figure = { repayment_cents: paymentWeekCents, comparison_rate: comparisonRate }
    expect(figures).toContainEqual([slug, expect.objectContaining(figure)])
  }
  expect(figures).toContainEqual([stock[0]?.slug, undefined])
})
