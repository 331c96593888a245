import { describe, expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { chermside, nundah } from '../../support/samples/sample-places.ts'
import { structuredData } from '../../support/pages/structured-data.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { originOf, send, visit } from '../../support/browser/visit.ts'

describe('the contact page', () => {
  test('LEAD-04 accepts an enquiry without scripts', async () => {
    const dealer = await dealership()

    const answer = await send(dealer, '/contact', sampleEnquiry)

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/success?category=Parts+Enquiry')
    expect(await leadsOf(dealer)).toMatchObject([{ category: 'Parts Enquiry', locationId: '10' }])
  })

  test('ROUTE-09 is a contact page to search engines, with its breadcrumbs', async () => {
    const { html } = await visit(await dealership(), '/contact')

    expect(structuredData(html)).toMatchObject([
      { '@type': 'ContactPage', name: 'Contact Harbour Motors', url: expect.stringMatching(/\/contact-us$/) },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'Contact us' }] },
    ])
  })

  test('has no heading for contact details that the dealer hasn’t given', async () => {
    const phone = '07 7010 4455'
    const { text } = await visit(await dealership({ site: { phone, locations: [] } }), '/contact')
    const without = await visit(await dealership({ site: { phone: null, locations: [] } }), '/contact')

    expect(text).toContain('How to reach us')
    expect(without.text).not.toContain('How to reach us')
  })

  test('LEAD-04 asks for the location when there are several', async () => {
    const dealer = await dealership({ site: { locations: [chermside, nundah] } })

    const page = await visit(dealer, '/contact?step=enquiry')
    const answer = await send(dealer, '/contact?step=enquiry', sampleEnquiry)

    expect(page.html).toMatch(/<option value=""[^>]*>Please Select a Dealership Location<\/option>/)
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Please fix the following errors: Please Select a Dealership Location')
  })

  test('starts with the category of the link', async () => {
    const { html } = await visit(await dealership(), '/contact?category=Fleet+Enquiry&step=enquiry')

    expect(html).toMatch(
      /<option[^>]*selected=""[^>]*>Fleet Enquiry<|<option value="Fleet Enquiry" selected="">/,
    )
  })

  test('LEAD-08 creates no second lead when the form is sent again', async () => {
    const dealer = await dealership()

    await send(dealer, '/contact', sampleEnquiry)
    const again = await send(dealer, '/contact', sampleEnquiry)

    expect(again.status).toBe(303)
    expect(await leadsOf(dealer)).toHaveLength(1)
  })
})

describe('ROUTE-03 the success page', () => {
  test('shows the category only when it is a known one', async () => {
    const dealer = await dealership()

    const known = await visit(dealer, '/success?category=Parts+Enquiry&car_type=used')
    const foreign = await visit(dealer, '/success?category=You+have+won')

    expect(known.text).toContain('will be in touch about the parts you need.')
    expect(foreign.text).not.toContain('You have won')
    expect(known.html).toContain('<meta name="robots" content="noindex"/>')
  })
})

describe('POST /api/leads', () => {
  test('API-01 accepts an enquiry as JSON', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
    const car = await dealer.cars.findBySlug('hilux')

    const { status, answer } = await post(dealer, { ...sampleEnquiry, car_id: car?.id, url: '/cars/hilux' })

    expect(status).toBe(201)
    expect(await leadsOf(dealer)).toMatchObject([
      { id: answer['lead_id'], carId: car?.id, fields: { url: `${originOf(dealer)}/cars/hilux` } },
    ])
  })

  test('API-01 LEAD-01 stores the visited pages, the link parameters and the ticked options', async () => {
    const dealer = await dealership()

    const { status } = await post(dealer, {
      ...sampleEnquiry,
      lead_attributes: { visited_pages: ['/', '/search'], linked_query_params: { gclid: 'abc' } },
      additional_services: ['Tinting', 'Tow bar'],
    })
    const wrong = await post(dealer, { ...sampleEnquiry, lead_attributes: 'visited everything' })

    expect([status, wrong.status]).toEqual([201, 400])
    expect(await leadsOf(dealer)).toMatchObject([
      {
        fields: {
          lead_attributes: { visited_pages: ['/', '/search'], linked_query_params: { gclid: 'abc' } },
          additional_services: ['Tinting', 'Tow bar'],
        },
      },
    ])
  })

  test('API-01 returns the errors', async () => {
    const dealer = await dealership()

    const wrong = await post(dealer, { ...sampleEnquiry, email: 'kim@' })
    const foreign = await post(dealer, { ...sampleEnquiry, car_id: '00000000-0000-7000-8000-000000000000' })
    const nonsense = await post(dealer, ['a', 'list'])

    expect([wrong.status, foreign.status, nonsense.status]).toEqual([422, 422, 400])
    expect(wrong.answer).toEqual({
      error: {
        code: 'invalid',
        message: 'Please fix the following errors:',
        fields: { email: 'Please enter a valid email address.' },
      },
    })
    expect(await leadsOf(dealer)).toEqual([])
  })
})

async function post(dealer: Dealership, body: unknown) {
  const { status, html } = await visit(dealer, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: originOf(dealer) },
    body: JSON.stringify(body),
  })
  const answer: Record<string, unknown> = JSON.parse(html)
  return { status, answer }
}

describe('ROUTE-09 the breadcrumbs of pages with a form', async () => {
  const site = {
    carPage: { guarantee: { moneyBack: true } },
    promotions: {},
  }
  const dealer = await dealership({ site })

  test.each([
    ['/book-test-drive', 'Book a test drive'],
    ['/quick-enquiry', 'Quick enquiry'],
    ['/sell-my-car', 'Sell your car'],
    ['/used-car-guarantee', 'Used-car guarantee'],
    ['/spin-to-win', 'Spin to win'],
  ])('%s', async (path, name) => {
    const crumbs = structuredData((await visit(dealer, path)).html).at(-1)

    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name, item: expect.stringMatching(new RegExp(`${path}$`)) },
      ],
    })
  })
})
