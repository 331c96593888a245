import { describe, expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { originOf, send, visit } from '../../support/browser/visit.ts'

const enquiry = {
  name: 'Kim Nguyen',
  email: 'kim@example.com',
  phone: '0491 570 006',
  message: 'Is it still there?',
  terms_conditions: 'on',
}

describe('API-01 bad input gets a suitable response, and nothing is lost', () => {
  test.each([
    ['message', 'Still\u0000 there?'],
    ['visited_pages', '/a\u0000b'],
    ['message', 'half \ud800 a character'],
    ['name', 'Kim\u0007 Nguyen'],
  ])('an enquiry with an unstorable %s (%j) is still stored', async (field, value) => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })

    expect((await send(dealer, '/cars/hilux', { ...enquiry, [field]: value })).status).toBe(303)
    const lead = await postLead(dealer, { ...enquiry, [field]: value })
    expect(lead.status).toBe(201)
  })

  test.each([
    ['nothing', {}],
    ['plain text', { body: 'hello', headers: { 'content-type': 'text/plain' } }],
    ['JSON', { body: '{}', headers: { 'content-type': 'application/json' } }],
    ['parts without their boundary', { body: 'x', headers: { 'content-type': 'multipart/form-data' } }],
  ])('a form sent as %s is rejected', async (_what, sent: RequestInit) => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
    const headers = { origin: originOf(dealer), ...sent.headers }

    const answer = await visit(dealer, '/cars/hilux', { method: 'POST', ...sent, headers })

    expect(answer.status).toBe(400)
    expect(answer.reports).toEqual([])
  })

  test('a lead’s page is always a page of this site', async () => {
    const dealer = await dealership()
    const sent = await postLead(dealer, { ...enquiry, url: 'javascript:alert(1)' })

    const { lead_id: id } = JSON.parse(sent.html) as { lead_id: string }
    expect((await dealer.leads.find(id))?.fields['url']).toBe(`${originOf(dealer)}/api/leads`)
  })
})

describe('SRCH-02 hand-written addresses', () => {
  test.each(['/search?make=toyota', '/search?make=TOYOTA', '/search/TOYOTA', '/search?car_type=Used'])(
    '%s finds the matching vehicles',
    async (address) => {
      const dealer = await dealership({ stock: [{}, {}] })

      const page = await visit(dealer, address)

      expect(page.status).toBe(200)
      expect(page.text).toContain('2 cars')
    },
  )
})

function postLead(dealer: Parameters<typeof visit>[0], fields: Record<string, string>) {
  return visit(dealer, '/api/leads', {
    method: 'POST',
    body: JSON.stringify(fields),
    headers: { origin: originOf(dealer), 'content-type': 'application/json' },
  })
}
