import { expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { chermside, nundah } from '../../support/samples/sample-places.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { signedIn } from '../../support/samples/signed-in.ts'
import { send, visit } from '../../support/browser/visit.ts'

const monday = [{ day: 1, opens: '08:30', closes: '17:30' }]
const sales = { ...chermside, type: 'sales', hours: monday } as const
const parts = { ...nundah, type: 'parts', hours: monday } as const

test('LEAD-01 the contact form offers only categories that the dealer serves', async () => {
  const dealer = await dealership({ site: { locations: [sales, parts], stock: { carTypes: ['used'] } } })

  const { html } = await visit(dealer, '/contact?category=Service+Booking&step=enquiry')

  expect(html).toContain('Used Vehicle Enquiry</option>')
  expect(html).toContain('Parts Enquiry</option>')
  expect(html).not.toContain('Service Booking</option>')
  expect(html).not.toContain('New Vehicle Enquiry</option>')
  expect(html).toMatch(/<option value="General Enquiry" selected="">/)
})

test('LEAD-01 the contact form rejects a category that it does not offer', async () => {
  const dealer = await dealership({ site: { locations: [sales] } })

  const answer = await send(dealer, '/contact', { ...sampleEnquiry, category: 'Service Booking' })

  expect(answer.status).toBe(422)
  expect(answer.text).toContain('Please choose what your enquiry is about.')
})

test('LEAD-04 a required location is marked as such, and the server returns its own error', async () => {
  const dealer = await dealership({ site: { locations: [sales, parts] } })

  const { html } = await visit(dealer, '/contact?step=enquiry')
  const answer = await send(dealer, '/contact', { ...sampleEnquiry, location: '' })

  expect(html).toMatch(/<select[^>]*name="location"[^>]*required=""/)
  expect(html).toMatch(/<form[^>]*novalidate=""/i)
  // It has no prompt, so an option is always selected.
  expect(html).not.toMatch(/<select[^>]*name="PreferredContactMethod"[^>]*required/)
  expect(answer.text).toContain('Please fix the following errors: Please Select a Dealership Location')
})

test.each(['/contact', '/careers', '/finance'])(
  'LOC-01 below the form of %s each of several locations is a line that expands',
  async (path) => {
    const several = await visit(await dealership({ site: { locations: [sales, parts] } }), path)
    const one = await visit(await dealership({ site: { locations: [sales] } }), path)

    expect(several.html.match(/<details class="folded-place"><summary>/g)).toHaveLength(2)
    expect(several.html).not.toContain('<article class="place"')
    expect(one.html).toContain('<article class="place"')
  },
)

test('LOC-01 the locations page shows each location in full', async () => {
  const dealer = await dealership({ site: { locations: [sales, parts] } })

  const { html } = await visit(dealer, '/locations')

  expect(html.match(/<article class="location-card"/g)).toHaveLength(2)
})

test('RSV-04 the contact page and the account lead to online payment where the dealer takes it', async () => {
  const link = 'href="/online-payment"'
  const dealer = await dealership({ site: { reservations: { takesInvoices: true } } })
  const customer = await signedIn(dealer)
  expect((await visit(dealer, '/contact')).html).toContain(link)
  expect((await visit(dealer, '/account', customer)).html).toContain(link)

  const other = await dealership()
  expect((await visit(other, '/contact')).html).not.toContain(link)
  expect((await visit(other, '/account', await signedIn(other))).html).not.toContain(link)
})
