import { describe, expect, test } from 'vitest'
import type { StoredCar } from '#data/cars/cars.ts'
import { createId } from '#data/create-id.ts'
import { xmlbuilderXml } from '#integrations/xml/xmlbuilder-xml.ts'
import { adfDocument } from '#domain/lead-delivery/adf/adf-document.ts'
import { leadRows } from '#domain/lead-delivery/lead-rows.ts'
import { webhookBody } from '#domain/lead-delivery/webhook-body.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { leadFacts } from '#operations/lead-delivery/lead-facts.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { send, originOf, visit } from '../../support/browser/visit.ts'

const { category: _none, ...enquiry } = sampleEnquiry

describe('LEAD-01 LEAD-03 the category of an API lead', () => {
  test.each([
    ['Finance Enquiry', {}, { category: 'Finance Enquiry', subcategory: null }],
    ['Insurance Enquiry', {}, { category: 'Insurance Enquiry', subcategory: null }],
    ['Careers Enquiry', {}, { category: 'General Enquiry', subcategory: 'Career Enquiry' }],
    ['Parts Enquiry', { status: 'withdrawn' as const }, { category: 'Parts Enquiry', subcategory: null }],
    [undefined, {}, { category: 'Used Vehicle Enquiry', subcategory: null }],
    [undefined, { carType: 'demo' as const }, { category: 'New Vehicle Enquiry', subcategory: null }],
    [
      undefined,
      { status: 'withdrawn' as const },
      { category: 'Used Vehicle Enquiry', subcategory: 'Find Something Similar' },
    ],
  ])('is kept for a lead about a vehicle: %s %j', async (category, car, kept) => {
    const { dealer, id } = await dealerWithCar(car)

    const whole = await post(dealer, { ...enquiry, car_id: id, ...(category && { category }) })

    expect(whole.status).toBe(201)
    expect(await leadsOf(dealer)).toMatchObject([{ carId: id, ...kept }])
  })

  test('is kept for a lead without a vehicle, when dealers’ systems know it', async () => {
    const dealer = await dealership()

    const known = await post(dealer, { ...enquiry, category: 'Loan Car Booking' })
    const unknown = await post(dealer, { ...enquiry, category: 'Nonsense' })

    expect(known.status).toBe(201)
    expect(unknown.status).toBe(422)
    expect(await leadsOf(dealer)).toMatchObject([{ category: 'Loan Car Booking' }])
  })

  test('is rejected when it is unknown, rather than replaced', async () => {
    const { dealer, id } = await dealerWithCar()

    const { status, answer } = await post(dealer, { ...enquiry, car_id: id, category: 'Nonsense' })

    expect([status, answer.error?.fields]).toEqual([
      422,
      { category: 'There is no lead category with this name.' },
    ])
    expect(await leadsOf(dealer)).toEqual([])
  })

  test('is kept from a partial lead to the complete one, and can be changed in between', async () => {
    const { dealer, id } = await dealerWithCar()
    const { message, terms_conditions, ...contact } = enquiry
    const partial = { ...contact, car_id: id, category: 'Finance Enquiry', form_completed: false }
    const rest = { message, terms_conditions }

    const first = await post(dealer, partial)
    const second = await post(dealer, { ...partial, name: 'Sam Lee' })
    await ask(dealer, 'PATCH', `/api/leads/${first.answer.lead_id}`, rest)
    await ask(dealer, 'PATCH', `/api/leads/${second.answer.lead_id}`, { ...rest, category: 'Fleet Enquiry' })

    const kept = new Map((await leadsOf(dealer)).map((lead) => [lead.id, lead]))
    expect(kept.get(first.answer.lead_id)).toMatchObject({ category: 'Finance Enquiry', formCompleted: true })
    expect(kept.get(second.answer.lead_id)).toMatchObject({ category: 'Fleet Enquiry', formCompleted: true })
  })
})

describe('LEAD-01 the page_id', () => {
  test('is stored with the lead, and is in the webhook, the ADF document and the email', async () => {
    const dealer = await dealership()

    await post(dealer, { ...sampleEnquiry, page_id: 'spring-sale-7' })

    const [lead] = await leadsOf(dealer)
    if (!lead) throw new Error('No lead was stored.')
    expect(lead.fields).toMatchObject({ page_id: 'spring-sale-7' })
    const facts = await leadFacts(lead, dealer)
    expect(JSON.parse(webhookBody(facts))).toMatchObject({ data: { page_id: 'spring-sale-7' } })
    expect(xmlbuilderXml(adfDocument(facts))).toContain('Page ID: spring-sale-7')
    expect(leadRows(facts)).toContainEqual({ label: 'Page ID', value: 'spring-sale-7' })
  })

  test('can be a number, and is kept from a partial lead to the complete one', async () => {
    const dealer = await dealership()
    const { message, terms_conditions, ...contact } = sampleEnquiry
    const { answer } = await post(dealer, { ...contact, page_id: 42, form_completed: false })

    await ask(dealer, 'PATCH', `/api/leads/${answer.lead_id}`, { message, terms_conditions })

    expect(await leadsOf(dealer)).toMatchObject([{ formCompleted: true, fields: { page_id: '42' } }])
  })

  test('of a form comes from the link to its page, and is empty otherwise', async () => {
    const dealer = await dealership({ site: { forms: { steps: 'one' } } })

    await send(dealer, '/contact?page_id=landing-3', sampleEnquiry)
    await send(dealer, '/contact', { ...sampleEnquiry, message: 'Another one' })

    const ids = (await leadsOf(dealer)).map(({ fields }) => fields['page_id'])
    expect(ids.toSorted()).toEqual(['landing-3', null])
  })
})

async function dealerWithCar(car: Partial<StoredCar> = {}) {
  const id = createId()
  return { id, dealer: await dealership({ stock: [{ id, slug: 'hilux', ...car }] }) }
}

type Answer = { lead_id: string; error?: { fields?: Record<string, string> } }

function post(dealer: Dealership, body: object) {
  return ask(dealer, 'POST', '/api/leads', body)
}

async function ask(dealer: Dealership, method: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json', origin: originOf(dealer) }
  const answered = await visit(dealer, path, { method, headers, body: JSON.stringify(body) })
  const answer: Answer = JSON.parse(answered.html)
  return { status: answered.status, answer }
}
