import { describe, expect, test } from 'vitest'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { chermside, nundah } from '../../support/samples/sample-places.ts'
import { sampleQuote } from '../../support/samples/sample-quote.ts'
import { originOf, send, visit } from '../../support/browser/visit.ts'

const pages = [
  ['/finance', 'Finance', 'Finance Enquiry', null],
  ['/finance-enquiry', 'Finance enquiry', 'Finance Enquiry', null],
  ['/apply-for-finance', 'Apply for finance', 'Finance Application', 'Finance Application'],
  ['/finance-pre-approval', 'Get pre-approved', 'Finance Pre-Approval', 'Finance Pre-Approval'],
  ['/mazda-finance-page', 'Mazda finance', 'Finance Enquiry', null],
  ['/personalised/finance', 'Personalised finance', 'Personalised Finance', 'Personalised Finance'],
] as const
const financed = { slug: 'hilux', financeLenders: { Manual: sampleQuote() } }

describe('ROUTE-02 the finance pages', () => {
  test.each(pages)('%s has its own head, steps, calculator and form', async (path, title) => {
    const dealer = await dealership({ site: { finance: { creditLicence: 'Credit Licence 4711' } } })

    const { status, html, text } = await visit(dealer, path)

    expect(status).toBe(200)
    expect(html).toContain(`<title>${title} | Harbour Motors</title>`)
    expect(html).toContain(`<link rel="canonical" href="${originOf(dealer)}${path}"/>`)
    expect(html).toContain('"@type":"BreadcrumbList"')
    expect(html).toMatch(/id="finance-form"/)
    expect(html).toMatch(/id="calculator"/)
    for (const words of [
      'How it works',
      'What to have ready',
      'Repayment calculator',
      'Credit Licence 4711',
    ]) {
      expect(text).toContain(words)
    }
    expect(html).toContain('href="tel:0770100001"')
  })

  test.each(pages)(
    'FIN-05 %s creates a lead for the finance team',
    async (path, _title, category, subcategory) => {
      const dealer = await dealership()

      const answer = await send(dealer, path, sampleEnquiry)
      const thanks = await visit(dealer, answer.headers.get('location') ?? '')

      expect(answer.headers.get('location')).toBe(`/success?${new URLSearchParams({ category })}`)
      expect(thanks.text).toMatch(/will be in touch about (?:your )?(?:finance|pre-approval)/)
      const [lead] = await leadsOf(dealer)
      expect(lead).toMatchObject({ category: 'Finance Enquiry', subcategory, fields: { finance: 'Yes' } })
    },
  )

  test('FIN-05 an application stores its answers, and asks for no credit file details', async () => {
    const dealer = await dealership()

    const page = await visit(dealer, '/apply-for-finance')
    await send(dealer, '/apply-for-finance', {
      ...sampleEnquiry,
      vehiclePriceBudget: '$45,000',
      finance_deposit: '5000.50',
      finance_term: '5 years',
      employment: 'Self-employed',
      income_range: 'more than you',
      time_to_call: 'Evening',
      car_type: 'used',
    })

    expect(page.text).not.toMatch(/date of birth|licence number|tax file|bank account|credit card number/i)
    const [lead] = await leadsOf(dealer)
    expect(lead?.fields).toMatchObject({
      vehiclePriceBudget: 45_000,
      finance_deposit: 5000.5,
      finance_term: '5 years',
      employment: 'Self-employed',
      time_to_call: 'Evening',
      car_type: 'used',
      name: 'Kim Nguyen',
    })
    expect(lead?.fields).not.toHaveProperty('income_range')
  })

  test.each([
    ['/apply-for-finance', 'Send application'],
    ['/finance-pre-approval', 'Ask for pre-approval'],
    ['/finance', 'Enquire Now'],
  ])('FIN-05 the button of %s says what it sends', async (path, button) => {
    const { html } = await visit(await dealership(), `${path}?step=finance`)

    expect(html).toMatch(new RegExp(`<button[^>]* type="submit"[^>]*>${button}</button>`))
  })

  test('FIN-05 an unanswered question does not appear in the lead', async () => {
    const dealer = await dealership()

    const { html } = await visit(dealer, '/apply-for-finance?step=finance')
    const choices = ['car_type', 'finance_term', 'employment', 'income_range', 'time_to_call']
    await send(dealer, '/apply-for-finance', {
      ...sampleEnquiry,
      ...Object.fromEntries(choices.map((name) => [name, firstChoice(html, name)])),
    })

    const [lead] = await leadsOf(dealer)
    for (const name of choices) expect(lead?.fields).not.toHaveProperty(name)
  })

  test('LEAD-07 FIN-05 errors show beside their fields, and every value stays', async () => {
    const dealer = await dealership()

    const answer = await send(dealer, '/apply-for-finance?step=finance', {
      name: 'Kim',
      vehiclePriceBudget: 'lots & lots',
      employment: 'Casual',
      message: 'Hello',
    })

    expect(answer.status).toBe(422)
    expect(answer.html).toContain('href="#field-vehiclePriceBudget"')
    expect(answer.text).toContain('Please enter an amount in dollars, such as 25,000.')
    expect(answer.html).toContain('value="lots &amp; lots"')
    expect(answer.html).toMatch(/<option value="Casual" selected=""/)
    expect(await leadsOf(dealer)).toEqual([])
  })

  test('ROUTE-02 a link prefills the form, and its invalid parameters are ignored', async () => {
    const other = { id: '2', slug: 'northside', name: 'Northside Mazda' }
    const harbour = { id: '1', slug: 'harbour', name: 'Harbour Motors' }
    const dealer = await dealership({
      site: {
        dealerships: [harbour, other],
        locations: [chermside, { ...nundah, dealershipSlug: 'northside' }],
      },
    })

    const said = 'preferredDealership=northside&vehiclePriceBudget=45990&car_type=demo'
    const good = await visit(dealer, `/finance-pre-approval?step=finance&${said}#finance-form`)
    const bad = await visit(
      dealer,
      '/finance-pre-approval?step=finance&preferredDealership=%3Cb%3E&vehiclePriceBudget=-1&car_type=boat&car_id=%00&price=%00',
    )

    expect(good.html).toMatch(/<option value="21" selected="">Nundah/)
    expect(good.html).toMatch(/name="vehiclePriceBudget"[^>]*value="45990"/)
    expect(good.html).toMatch(/<option value="demo" selected="">Demo/)
    expect(good.html).toMatch(/name="price"[^>]*value="45990"/)
    expect(good.html).toContain('action="/finance-pre-approval?preferredDealership=northside')
    expect(bad.status).toBe(200)
    expect(bad.html).not.toMatch(/<option value="(?:20|21|new|demo|used)" selected=""/)
    expect(bad.html).toMatch(/<input(?=[^>]*name="vehiclePriceBudget")(?![^>]*value="-1")[^>]*id="field-/)
  })

  test('ROUTE-02 the vehicle of the link shows, by its slug or id, with its repayment', async () => {
    const dealer = await dealership({ site: { finance: { provider: 'Manual' } }, stock: [financed] })
    const car = await dealer.cars.findBySlug('hilux')

    for (const id of ['hilux', car?.id]) {
      const { html, text } = await visit(dealer, `/apply-for-finance?car_id=${id}`)
      expect(text).toContain('2021 Toyota HiLux SR5 $45,990 Drive Away Repayment $123 per week')
      expect(html).toContain('href="/cars/hilux"')
      expect(html).toMatch(/name="price"[^>]*value="45990"/)
      expect(html).not.toContain('name="car_type"')
    }
  })

  test('LEAD-01 FIN-05 the lead is about the vehicle, with the repayment that was shown', async () => {
    const dealer = await dealership({ site: { finance: { provider: 'Manual' } }, stock: [financed] })
    const car = await dealer.cars.findBySlug('hilux')

    await send(dealer, '/personalised/finance?car_id=hilux', sampleEnquiry)

    const [lead] = await leadsOf(dealer)
    expect(lead).toMatchObject({
      carId: car?.id,
      subcategory: 'Personalised Finance',
      fields: {
        car_type: 'used',
        finance_offer: {
          lender: 'Manual',
          repayment_cents: 123_45,
          per: 'week',
          interest_rate: 8.49,
          comparison_rate: 9.123,
        },
      },
    })
  })

  test('ROUTE-02 a removed or unknown vehicle shows a message', async () => {
    const dealer = await dealership({ stock: [{ ...financed, status: 'sold' }] })

    for (const asked of ['hilux', 'nobody-s', '%00']) {
      const { status, text } = await visit(dealer, `/personalised/finance?car_id=${asked}`)
      expect(status).toBe(200)
      expect(text).toContain('That car is no longer for sale, or the link is incomplete.')
    }
    expect((await visit(dealer, '/personalised/finance')).text).toContain('Choose a car first')
  })

  test.each([
    [{}, 'Mazda'],
    [{ manufacturer: { name: 'Nissan' } }, 'Nissan'],
  ])('ROUTE-02 with %j the brand’s page is about %s and its stock', async (site, make) => {
    const stock = [
      { ...financed, slug: 'mazda-2', make: 'Mazda', model: '2' },
      { ...financed, slug: 'nissan-navara', make: 'Nissan', model: 'Navara' },
      { slug: 'without', make, model: 'Without figures' },
    ]
    const dealer = await dealership({ site: { ...site, finance: { provider: 'Manual' } }, stock })

    const { html, text } = await visit(dealer, '/mazda-finance-page')

    expect(html).toContain(`<title>${make} finance | Harbour Motors</title>`)
    expect(
      [...html.matchAll(/class="car-card__[^"]*"[^>]*>|href="\/cars\/([\w-]+)"/g)].map(([, slug]) => slug),
    ).toContain(make === 'Mazda' ? 'mazda-2' : 'nissan-navara')
    expect(html).not.toContain(`href="/cars/${make === 'Mazda' ? 'nissan-navara' : 'mazda-2'}"`)
    expect(text).not.toContain('Without figures')
  })

  test('FIN-05 the finance pages lead to each other, and to the brand’s page on a site of one brand', async () => {
    const branded = await dealership({ site: { manufacturer: { name: 'Nissan' } } })
    const { html } = await visit(branded, '/finance')
    for (const [path, title] of [
      ['/finance-enquiry', 'Finance enquiry'],
      ['/apply-for-finance', 'Apply for finance'],
      ['/finance-pre-approval', 'Get pre-approved'],
      ['/mazda-finance-page', 'Nissan finance'],
    ])
      expect(html).toContain(`<a href="${path}">${title}</a>`)
    expect((await visit(branded, '/sitemap.xml')).html).toContain('/mazda-finance-page</loc>')

    const other = await dealership()
    expect((await visit(other, '/finance')).html).not.toContain('/mazda-finance-page')
    const sitemap = await visit(other, '/sitemap.xml')
    expect(sitemap.html).toContain('/finance-enquiry</loc>')
    expect(sitemap.html).not.toContain('/mazda-finance-page')
  })

  test.each(['/Finance', '/%66inance', '/finance/nonsense'])('ROUTE-02 %s is not found', async (path) => {
    expect((await visit(await dealership(), path)).status).toBe(404)
  })

  test('ROUTE-02 a brand without stock links to all stock', async () => {
    const { html, text } = await visit(await dealership(), '/mazda-finance-page')

    expect(text).toContain('We don’t have a repayment for any Mazda right now.')
    expect(html).toContain('<a href="/search">See all stock</a>')
  })
})

/** The value that a browser sends for an unchanged choice. */
function firstChoice(html: string, name: string) {
  return new RegExp(`<select[^>]*name="${name}"[^>]*><option[^>]*value="([^"]*)"`).exec(html)?.[1] ?? ''
}
