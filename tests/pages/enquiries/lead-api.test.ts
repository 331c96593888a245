import { describe, expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { jobsOf, leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleAppointments } from '../../support/samples/sample-appointments.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { originOf } from '../../support/browser/visit.ts'
import { ask, partialFields, partialLead, patch, post, rest } from '../../support/pages/lead-calls.ts'

const { email, message } = sampleEnquiry

describe('API-01 LEAD-01 PATCH /api/leads/{lead_id}', () => {
  test('adds fields and completes the lead, which is delivered once with consent', async () => {
    const { dealer, id } = await partialLead()

    const added = await patch(dealer, id, { form_completed: false, message, Rego: 'abc 123' })
    const [half] = await leadsOf(dealer)
    const finished = await patch(dealer, id, { terms_conditions: true })

    expect([added, finished]).toMatchObject([
      { status: 200, answer: { lead_id: id } },
      { status: 200, answer: { lead_id: id } },
    ])
    expect(half).toMatchObject({ id, formCompleted: false, fields: { message, Rego: 'ABC 123' } })
    expect(await leadsOf(dealer)).toMatchObject([
      {
        id,
        name: 'Kim Nguyen',
        category: 'Parts Enquiry',
        formCompleted: true,
        fields: {
          message,
          Rego: 'ABC 123',
          form_completed: true,
          terms_conditions: true,
          consent: [
            { purpose: 'terms', given: true },
            { purpose: 'marketing' },
            { purpose: 'privacy-notice' },
          ],
        },
      },
    ])
    const jobs = await jobsOf(dealer)
    expect(jobs.map(({ kind, payload }) => `${kind} ${payload.onlyUnfinished ?? false}`).toSorted()).toEqual([
      'lead-acknowledgement false',
      'lead-email false',
      'lead-email true',
    ])
  })

  test('LEAD-01 keeps the vehicle, the options and the visited pages', async () => {
    const id = createId()
    const dealer = await dealership({ stock: [{ id, slug: 'hilux', carType: 'used' }] })
    const lead_attributes = { visited_pages: ['/search'], linked_query_params: { gclid: 'abc' } }
    const { category: _none, ...aboutCar } = partialFields
    const { answer } = await post(dealer, { ...aboutCar, car_id: id, url: '/cars/hilux', lead_attributes })

    const { status } = await patch(dealer, answer.lead_id, { ...rest, additional_services: ['Tow bar'] })

    expect(status).toBe(200)
    expect(await leadsOf(dealer)).toMatchObject([
      {
        category: 'Used Vehicle Enquiry',
        carId: id,
        formCompleted: true,
        fields: {
          url: `${originOf(dealer)}/cars/hilux`,
          consent: [{ page: '/cars/hilux' }, {}, {}],
          additional_services: ['Tow bar'],
          lead_attributes: { visited_pages: ['/search'], linked_query_params: { gclid: 'abc' } },
        },
      },
    ])
  })

  test('returns the form’s own errors, and leaves the lead unchanged', async () => {
    const { dealer, id } = await partialLead()

    const wrong = await patch(dealer, id, { ...rest, email: 'kim@', message: '' })
    const untold = await patch(dealer, id, { form_completed: true, message })

    expect([wrong.status, wrong.answer]).toEqual([
      422,
      {
        error: {
          code: 'invalid',
          message: 'Please fix the following errors:',
          fields: { email: 'Please enter a valid email address.', message: 'Please enter a message.' },
        },
      },
    ])
    expect([untold.status, untold.answer.error?.fields]).toEqual([
      422,
      { terms_conditions: '*You must agree to the terms of use before submitting.' },
    ])
    expect(await leadsOf(dealer)).toMatchObject([{ id, email, formCompleted: false }])
  })

  test('completes no lead twice', async () => {
    const { dealer, id } = await partialLead()

    const answers = [await patch(dealer, id, rest), await patch(dealer, id, rest)]

    expect(answers).toMatchObject([
      { status: 200 },
      { status: 409, answer: { error: { code: 'completed' } } },
    ])
    expect(await leadsOf(dealer)).toHaveLength(1)
  })

  test('LEAD-08 delivers a lead once when it is completed several times at once', async () => {
    const { dealer, id } = await partialLead()

    const answers = await Promise.all(Array.from({ length: 5 }, () => patch(dealer, id, rest)))

    expect(answers.map(({ status }) => status)).toContain(200)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await leadsOf(dealer)).toMatchObject([{ id, formCompleted: true }])
    expect(await jobsOf(dealer)).toHaveLength(3)
  })

  test('LEAD-10 books the time of a test drive in its last step', async () => {
    const dealer = await dealership({ site: { appointments: sampleAppointments } })
    const { answer } = await post(dealer, { ...partialFields, category: 'Test Drive Booking' })
    const time = { ...rest, booking_slot: '2026-03-10T23:00:00.000Z' }

    const past = await patch(dealer, answer.lead_id, { ...time, booking_slot: '2026-03-09T23:00:00.000Z' })
    const { status } = await patch(dealer, answer.lead_id, time)

    expect([past.status, past.answer.error?.fields]).toEqual([
      422,
      { booking_slot: 'That time has passed. Please choose another.' },
    ])
    expect(status).toBe(200)
    expect(await leadsOf(dealer)).toMatchObject([
      { formCompleted: true, fields: { 'Test Drive Time': 'Wednesday 11 March at 9:00 am' } },
    ])
    const job = (await jobsOf(dealer)).find(({ kind }) => kind === 'lead-acknowledgement')
    expect(job?.payload.link).toMatch(/^http:\/\/[^/]+\/appointments\/[\w-]{43}$/)
  })

  test('LEAD-03 keeps a careers enquiry as one', async () => {
    const dealer = await dealership()
    const { answer } = await post(dealer, { ...partialFields, category: 'Careers Enquiry' })

    await patch(dealer, answer.lead_id, rest)

    expect(await leadsOf(dealer)).toMatchObject([
      { category: 'General Enquiry', subcategory: 'Career Enquiry', formCompleted: true },
    ])
  })

  test('SITE-01 finds no lead of another site, and no lead that was sent complete', async () => {
    const { id } = await partialLead()
    const dealer = await dealership()
    const whole = await post(dealer, sampleEnquiry)

    const answers = await Promise.all(
      [id, createId(), 'x', '%00', whole.answer.lead_id].map((lead) => patch(dealer, lead, rest)),
    )

    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, answer: { error: { code: 'not_found' } } })
    }
    expect(await leadsOf(dealer)).toHaveLength(1)
  })

  test('reads null as no answer, and clears an optional answer', async () => {
    const dealer = await dealership()
    const nothing = { lead_attributes: null, additional_services: null, car_id: null, url: null, Rego: null }
    const partial = await post(dealer, { ...partialFields, ...nothing, category: null, Rego: 'ABC123' })

    const finished = await patch(dealer, partial.answer.lead_id, {
      ...rest,
      ...nothing,
      form_completed: null,
    })

    expect([partial.status, finished.status]).toEqual([201, 200])
    expect(await leadsOf(dealer)).toMatchObject([
      { category: 'General Enquiry', formCompleted: true, fields: { Rego: null, message } },
    ])
    const required = await post(dealer, { ...sampleEnquiry, name: null })
    expect(required.answer.error?.fields).toEqual({ name: 'Please enter your name.' })
  })

  test('names the fields that it can’t read, and what they accept', async () => {
    const dealer = await dealership()

    const { status, answer } = await post(dealer, {
      ...sampleEnquiry,
      name: ['Kim'],
      form_completed: 'perhaps',
      lead_attributes: { visited_pages: 'x' },
    })

    expect(status).toBe(400)
    expect(answer.error).toMatchObject({
      code: 'bad_request',
      fields: {
        name: 'Send text, a number, true or false.',
        form_completed: 'Send true or false.',
        lead_attributes: expect.stringContaining('visited_pages'),
      },
    })
  })

  test.each(['{', '[]', 'null', '"x"', '{"form_completed":"perhaps"}', '{"name":["Kim"]}'])(
    'rejects %s',
    async (body) => {
      const { dealer, id } = await partialLead()

      expect(await ask(dealer, 'PATCH', `/api/leads/${id}`, body)).toMatchObject({
        status: 400,
        answer: { error: { code: 'bad_request', message: expect.any(String) } },
      })
    },
  )
})
