import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { details, visitorOf } from '../../support/browser/form-visitor.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { originOf, visit } from '../../support/browser/visit.ts'

const { name, email, phone } = sampleEnquiry
const partialFields = { form_completed: false, category: 'Parts Enquiry', name, email, phone }

describe('LEAD-09 the limits of complete leads also apply to partial ones', () => {
  test('an address has to wait after twenty in ten minutes, and sees how to contact the dealer', async () => {
    const dealer = await dealership()

    const answers = []
    for (let nth = 1; nth <= 25; nth++) {
      answers.push(await post(dealer, { ...partialFields, email: `kim${nth}@example.com` }))
    }

    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(201), ...Array(5).fill(429)])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(JSON.parse(answers.at(-1)?.html ?? '')).toMatchObject({
      error: { code: 'too_many_requests', message: expect.stringContaining('or call 07 7010 0001') },
    })
    expect(await leadsOf(dealer)).toHaveLength(20)
  })

  test('a limited form returns with every value', async () => {
    const dealer = await dealership()
    for (let nth = 1; nth <= 20; nth++)
      await visitorOf(dealer).sends('/contact', { ...details, name: `Kim ${nth}` })

    const answer = await visitorOf(dealer).sends('/contact', details)

    expect(answer.status).toBe(429)
    expect(answer.text).toContain('You’ve sent us several enquiries in a short time.')
    expect(answer.html).toContain(`value="${name}"`)
    expect(await leadsOf(dealer)).toHaveLength(20)
  })

  test('moving back and forth in one form counts once', async () => {
    const visitor = visitorOf(await dealership())

    for (let nth = 1; nth <= 30; nth++) {
      expect((await visitor.sends('/contact', { ...details, name: `Kim ${nth}` })).status).toBe(303)
    }

    expect(await leadsOf(visitor.dealer)).toMatchObject([{ name: 'Kim 30' }])
  })

  test.each(['Parts Enquiry', 'Test Drive Booking', 'Service Booking', 'Careers Enquiry'])(
    'the row of a partial %s stays small, whatever a client sends',
    async (category) => {
      const dealer = await dealership()
      const flood = 'x'.repeat(58_000)
      const fields = ['Rego', 'finance', 'booking_slot', 'form_opened', 'location', 'unknown', 'message']
      const attacks: Record<string, unknown>[] = [
        ...fields.map((field) => ({ [field]: field === 'message' ? ' '.repeat(58_000) : flood })),
        { [flood]: 'x' },
        { url: `/contact?${flood}` },
        { url: `/${flood}` },
        { additional_services: Array(20).fill('y'.repeat(120)) },
        { lead_attributes: { visited_pages: [`/${flood}`] } },
        { lead_attributes: { visited_pages: Array(15_000).fill('/x') } },
        { lead_attributes: { linked_query_params: { utm_source: flood } } },
        {
          lead_attributes: {
            linked_query_params: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`p${n}`, 'v'])),
          },
        },
      ]

      for (const [nth, attack] of attacks.entries()) {
        const sent = { ...partialFields, category, email: `kim${nth}@example.com`, ...attack }
        expect((await post(dealer, sent)).status).toBeLessThan(500)
      }

      expect(await largestRow(dealer)).toBeLessThan(20_000)
    },
  )

  test('the row of a complete enquiry stays as small', async () => {
    const dealer = await dealership()
    const flood = 'x'.repeat(58_000)
    const whole = { ...sampleEnquiry, form_completed: true }

    await post(dealer, { ...whole, message: 'm'.repeat(5000), url: `/${flood}` })
    await post(dealer, {
      ...whole,
      lead_attributes: { visited_pages: [flood], linked_query_params: { a: flood } },
    })

    expect(await leadsOf(dealer)).toHaveLength(2)
    expect(await largestRow(dealer)).toBeLessThan(20_000)
  })
})

async function largestRow({ siteId }: Dealership) {
  const { rows } = await testDatabase().db.execute<{ characters: number }>(
    sql`select max(length(row_to_json(leads)::text))::int as characters from leads where site_id = ${siteId}`,
  )
  return rows[0]?.characters
}

function post(dealer: Dealership, fields: Record<string, unknown>) {
  return visit(dealer, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: originOf(dealer) },
    body: JSON.stringify(fields),
  })
}
