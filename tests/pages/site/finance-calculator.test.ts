import { describe, expect, test } from 'vitest'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { sampleQuote } from '../../support/samples/sample-quote.ts'
import { send, visit } from '../../support/browser/visit.ts'

describe('FIN-04 the calculator, without scripts', () => {
  test('shows each repayment beside both rates, with the warnings that have to appear', async () => {
    const dealer = await dealership()

    const { text, html } = await visit(
      dealer,
      '/finance?price=%2430%2C991&deposit=3000&tradeIn=1000&balloon=&term=60&rate=10',
    )

    expect(text).toContain('You would borrow $26,991.00 .')
    expect(text).toContain('$132.02 per week Interest rate 10.00% p.a. Comparison rate* 10.03% p.a.')
    expect(text).toContain('260 repayments, $7,333.14 total interest')
    expect(text).toContain('$264.23 per fortnight')
    expect(text).toContain('$573.48 per month Interest rate 10.00% p.a. Comparison rate* 10.00% p.a.')
    expect(text).toMatch(/Indicative only.*Fees are not included.*WARNING.*\$30,000/)
    expect(html).toContain('action="/finance#calculator"')
    expect(html).toMatch(/name="price"[^>]*value="\$30,991"/)
  })

  test.each([
    [{}, '10'],
    [{ calculatorRate: 8.5 }, '8.5'],
  ])('starts with the rate of %j', async (finance, rate) => {
    const { html } = await visit(await dealership({ site: { finance } }), '/finance')

    expect(html).toMatch(new RegExp(`name="rate"[^>]*value="${rate}"`))
    expect(html).toContain(`${Number(rate).toFixed(2)}% p.a.`)
  })

  test('starts with the terms of the offer that is shown for the vehicle', async () => {
    const quote = sampleQuote({
      interestRate: 5.99,
      termMonths: 48,
      depositCents: 2_000_00,
      balloonCents: 9_000_00,
    })
    const dealer = await dealership({
      site: { finance: { provider: 'Manual' } },
      stock: [{ slug: 'hilux', priceCents: 30_000_00, financeLenders: { Manual: quote } }],
    })

    const { html, text } = await visit(dealer, '/finance?car_id=hilux')

    for (const [name, value] of [
      ['price', '30000'],
      ['deposit', '2000'],
      ['balloon', '9000'],
      ['rate', '5.99'],
    ])
      expect(html).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`))
    expect(html).toContain('<option value="48" selected="">')
    expect(text).toContain('It starts with the finance terms shown for this car.')
    expect((await visit(dealer, '/finance?car_id=hilux&rate=7')).text).not.toContain('It starts with')
  })

  test('shows errors beside each field, keeps the values and shows no repayment', async () => {
    const path = '/finance?price=a+lot&deposit=x%22y&tradeIn=&balloon=&term=60&rate=99&car_id=hilux'
    const { status, text, html } = await visit(await dealership({ stock: [{ slug: 'hilux' }] }), path)

    expect(status).toBe(200)
    expect(text.match(/Please enter an amount in dollars, such as 25,000\./g)).toHaveLength(2)
    expect(text).toContain('Please enter a rate from 0 to 50, such as 8.5.')
    expect(html).toMatch(/aria-invalid="true"[^>]*id="field-price"[^>]*value="a lot"/)
    expect(html).toContain('value="x&quot;y"')
    expect(html).toContain('<input type="hidden" name="car_id" value="hilux"/>')
    expect(text).not.toMatch(/per week|WARNING/)
  })

  test('sends its result with the lead, to the same cents', async () => {
    const dealer = await dealership()
    const path = '/finance?price=26991&deposit=&tradeIn=&balloon=&term=60&rate=8.5'

    const { text } = await visit(dealer, path)
    await send(dealer, path, sampleEnquiry)

    expect(text).toContain('$127.51 per week')
    const [lead] = await leadsOf(dealer)
    expect(lead?.fields).toMatchObject({
      finance_estimate: {
        amount_cents: 26_991_00,
        repayments: [
          { per: 'week', repayment_cents: 127_51, comparison_rate: 8.53, instalments: 260 },
          { per: 'fortnight' },
          { per: 'month' },
        ],
      },
    })
  })
})
