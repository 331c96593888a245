import { describe, expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { apiCalls } from '#web/api/api-calls.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { wholeApp } from '../../support/pages/whole-app.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { originOf, send } from '../../support/browser/visit.ts'

describe('OPS-05 a lead has only the fields that a form has', () => {
  const notAsked = {
    id: '0198f6c2-0000-7000-8000-00000000000a',
    site_id: 'another',
    suspect: false,
    offer_accepted: true,
    lead_status: 'won',
    lead_attributes: { valuation: 99_000 },
    created_at: '2001-01-01',
  }

  test('from the API', async () => {
    const dealer = await dealership()
    const json = { 'content-type': 'application/json' }
    const post = (body: unknown) =>
      wholeApp(dealer)('/api/leads', { method: 'POST', headers: json, body: JSON.stringify(body) })

    expect((await post({ ...sampleEnquiry, name: 'Ann Plain' })).status).toBe(201)
    await post({ ...sampleEnquiry, name: 'Bob Extra', ...notAsked })

    await expectOnlyKnownFields(dealer)
  })

  test('from a page', async () => {
    const dealer = await dealership()
    const extra = Object.fromEntries(Object.entries(notAsked).map(([name, value]) => [name, String(value)]))

    expect((await send(dealer, '/contact', { ...sampleEnquiry, name: 'Ann Plain' })).status).toBe(303)
    await send(dealer, '/contact', { ...sampleEnquiry, name: 'Bob Extra', ...extra })

    await expectOnlyKnownFields(dealer)
  })
})

describe('OPS-05 no field changes what every object inherits', () => {
  const writes = apiCalls.filter(({ method }) => method !== 'get')
  const names = ['__proto__', '__proto__[polluted]', '__proto__.polluted', 'constructor[prototype][polluted]']
  const json = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"name":"Kim",
    "fields":{"__proto__":{"polluted":1}},"linked_query_params":{"__proto__":"polluted"}}`

  test.each(writes.map(({ method, path }) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'none')]))(
    'of %s %s',
    async (method, path) => {
      const dealer = await dealership()
      const ask = wholeApp(dealer)
      const form = new URLSearchParams(names.map((name) => [name, 'polluted']))

      for (const body of [json, form]) {
        const headers = { origin: originOf(dealer), 'content-type': contentTypeOf(body) }
        const query = new URLSearchParams(form)
        const { status } = await ask(`${path}?${query}`, { method, headers, body: body.toString() })
        expect(status).toBeLessThan(500)
      }

      expect(Object.keys(Object.prototype)).toEqual([])
      expect({}).not.toHaveProperty('polluted')
    },
  )

  test('of a page’s form', async () => {
    const dealer = await dealership()
    const fields = Object.fromEntries(names.map((name) => [name, 'polluted']))

    const { status } = await send(dealer, '/contact', { ...sampleEnquiry, ...fields })

    expect(status).toBe(303)
    expect({}).not.toHaveProperty('polluted')
  })
})

/** Two leads, the second with fields that no form has, differ in nothing but their names and ids. */
async function expectOnlyKnownFields(dealer: Dealership) {
  const stored = await leadsOf(dealer)
  const [plain, extra] = ['Ann Plain', 'Bob Extra'].map((name) => stored.find((lead) => lead.name === name))
  expect(Object.keys(extra?.fields as object).toSorted()).toEqual(
    Object.keys(plain?.fields as object).toSorted(),
  )
  expect(extra).toMatchObject({ siteId: dealer.siteId, suspect: plain?.suspect ?? null })
  expect(JSON.stringify(extra)).not.toMatch(/offer_accepted|won|99_?000|2001-01-01|00000000000a/)
}

function contentTypeOf(body: string | URLSearchParams) {
  return typeof body === 'string' ? 'application/json' : 'application/x-www-form-urlencoded'
}
