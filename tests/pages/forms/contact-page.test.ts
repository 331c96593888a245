import { expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { chermside, nundah } from '../../support/samples/sample-places.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { send, visit } from '../../support/browser/visit.ts'

const monday = [{ day: 1, opens: '08:30', closes: '17:30' }]
const sales = { ...chermside, type: 'sales', hours: monday } as const
const parts = { ...nundah, type: 'parts', hours: monday } as const

test('LEAD-01 the contact form offers only what the dealer has somebody for', async () => {
  const dealer = await dealership({ site: { locations: [sales, parts], stock: { carTypes: ['used'] } } })

  const { html } = await visit(dealer, '/contact?category=Service+Booking&step=enquiry')

  expect(html).toContain('Used Vehicle Enquiry</option>')
  expect(html).toContain('Parts Enquiry</option>')
  expect(html).not.toContain('Service Booking</option>')
  expect(html).not.toContain('New Vehicle Enquiry</option>')
  expect(html).toMatch(/<option value="General Enquiry" selected="">/)
})

test('LEAD-01 refuses a category that the form never offered', async () => {
  const dealer = await dealership({ site: { locations: [sales] } })

  const answer = await send(dealer, '/contact', { ...sampleEnquiry, category: 'Service Booking' })

  expect(answer.status).toBe(422)
  expect(answer.text).toContain('Please choose what your enquiry is about.')
})

test('LEAD-04 a location that has to be chosen is required, and the server still says so in its own words', async () => {
  const dealer = await dealership({ site: { locations: [sales, parts] } })

  const { html } = await visit(dealer, '/contact?step=enquiry')
  const answer = await send(dealer, '/contact', { ...sampleEnquiry, location: '' })

  expect(html).toMatch(/<select[^>]*name="location"[^>]*required=""/)
  expect(html).toMatch(/<form[^>]*novalidate=""/i)
  // It has no prompt, so something is always chosen.
  expect(html).not.toMatch(/<select[^>]*name="PreferredContactMethod"[^>]*required/)
  expect(answer.text).toContain('Please fix the following errors: Please Select a Dealership Location')
})

test.each(['/contact', '/careers', '/finance'])(
  'LOC-01 below the form of %s each of several locations is one line to unfold',
  async (path) => {
    const several = await visit(await dealership({ site: { locations: [sales, parts] } }), path)
    const one = await visit(await dealership({ site: { locations: [sales] } }), path)

    expect(several.html.match(/<details class="folded-place"><summary>/g)).toHaveLength(2)
    expect(several.html).not.toContain('<article class="place"')
    expect(one.html).toContain('<article class="place"')
  },
)

test('LOC-01 the page about the locations shows all of each', async () => {
  const dealer = await dealership({ site: { locations: [sales, parts] } })

  const { html } = await visit(dealer, '/locations')

  expect(html.match(/<article class="place"/g)).toHaveLength(2)
})
