import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { events } from '#data/tables/leads.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { testDatabase } from '../../support/database/database.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { originOf, send, visit } from '../../support/browser/visit.ts'

const enquiry = { ...sampleEnquiry, message: 'Is it still there?' }

describe('the phone number of a vehicle', () => {
  const site = { phones: { used: '07 7010 4455' } }

  test('CAR-06 is not in the page until the visitor reveals it', async () => {
    const dealer = await dealership({ site, stock: [{ slug: 'hilux' }] })

    const before = await visit(dealer, '/cars/hilux')
    const after = await send(dealer, '/cars/hilux?call', {})

    expect(before.html).not.toMatch(/7010\W{0,3}4455/)
    expect(before.text).toContain('07 7••• ••••')
    expect(after.html).toContain('href="tel:0770104455"')
  })

  test('CAR-06 is logged when it is revealed', async () => {
    const dealer = await dealership({ site, stock: [{ slug: 'hilux' }] })
    const car = await dealer.cars.findBySlug('hilux')

    const { status, html } = await visit(dealer, '/api/phone-reveal', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: originOf(dealer) },
      body: JSON.stringify({ car_id: car?.id }),
    })

    expect(status).toBe(200)
    expect(JSON.parse(html)).toEqual({ phone: '07 7010 4455' })
    expect(await eventsOf(dealer)).toMatchObject([
      { name: 'phone-reveal', details: { car_id: car?.id, dealership_id: '1', website_id: dealer.siteId } },
    ])
  })
})

describe('an enquiry from a vehicle page, without scripts', () => {
  test('LEAD-02 is accepted and redirects to the success page', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })

    const answer = await send(dealer, '/cars/hilux', enquiry)

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/success?category=Used+Vehicle+Enquiry&car_type=used')
    expect(await leadsOf(dealer)).toMatchObject([{ name: 'Kim Nguyen', category: 'Used Vehicle Enquiry' }])
  })

  test('LEAD-08 is accepted when the vehicle left the site in the meantime', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux', status: 'sold', soldAt: null }] })

    const page = await visit(dealer, '/cars/hilux')
    const answer = await send(dealer, '/cars/hilux', enquiry)

    expect(page.status).toBe(410)
    expect(answer.headers.get('location')).toBe('/success?category=Used+Vehicle+Enquiry&car_type=used')
    expect(await leadsOf(dealer)).toMatchObject([
      { name: 'Kim Nguyen', subcategory: 'Find Something Similar', fields: { 'Vehicle Model': 'HiLux' } },
    ])
  })

  test('LEAD-04 returns with every error named and every value kept', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })

    const answer = await send(dealer, '/cars/hilux?step=enquiry', {
      name: 'Kim',
      email: 'kim@',
      phone: '12',
      message: 'Hello & <good> day',
    })

    expect(answer.status).toBe(422)
    expect(answer.html).toMatch(/role="alert" data-testid="error-warning"/)
    expect(answer.text).toContain(
      'Please fix the following errors: Please enter a valid email address. Please enter a valid Australian phone number. *You must agree to the terms of use before submitting.',
    )
    expect(answer.html).toContain('href="#field-email"')
    expect(answer.html).toMatch(/id="field-name"[^>]*value="Kim"/)
    expect(answer.html).toContain('Hello &amp; &lt;good&gt; day</textarea>')
    expect(answer.html).toMatch(/aria-invalid="true"[^>]*id="field-email"/)
    expect(await leadsOf(dealer)).toEqual([])
  })

  test('LEAD-07 returns with every value when it fails to save', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
    const failing = { ...dealer.leads, create: () => Promise.reject(new Error('The database is away.')) }

    const answer = await send({ ...dealer, leads: failing }, '/cars/hilux', enquiry)

    expect(answer.status).toBe(500)
    expect(answer.html).toMatch(/role="alert" data-testid="error-warning"/)
    expect(answer.text).toContain('An error occurred when submitting this form')
    expect(answer.html).toContain('value="Kim Nguyen"')
    expect(answer.html).not.toContain('database')
    expect(answer.reports).toEqual(['Failed to save an enquiry'])
  })

  test('LEAD-04 uses the wording of the site', async () => {
    const termsWording = '* You must agree to the terms of use before submitting the form.'
    const dealer = await dealership({
      site: { forms: { termsWording, enquiryButton: 'Message Now', hideMessage: true } },
      stock: [{ slug: 'hilux' }],
    })

    const page = await visit(dealer, '/cars/hilux')
    const answer = await send(dealer, '/cars/hilux', { ...enquiry, message: '', terms_conditions: '' })

    expect(page.text).toContain('Message Now')
    expect(page.html).not.toContain('<textarea')
    expect(answer.text).toContain(`Please fix the following errors: ${termsWording}`)
  })

  test('LEAD-11 asks for consent with an unticked box, or with a notice', async () => {
    const boxed = await dealership({ stock: [{ slug: 'hilux' }] })
    const noticed = await dealership({ site: { forms: { optIn: 'notice' } }, stock: [{ slug: 'hilux' }] })

    const [box, notice] = [
      await visit(boxed, '/cars/hilux?step=enquiry'),
      await visit(noticed, '/cars/hilux?step=enquiry'),
    ]

    expect(box.html).toMatch(/<input[^>]*name="opt_in"/)
    expect(box.html).not.toMatch(/<input[^>]*checked/)
    expect(notice.html).not.toContain('name="opt_in"')
    expect(notice.text).toContain('We may contact you with offers about vehicles and services.')
  })
})

function eventsOf({ siteId }: Dealership) {
  return testDatabase().db.select().from(events).where(eq(events.siteId, siteId))
}
