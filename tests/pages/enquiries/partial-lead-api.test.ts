import { describe, expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { jobsOf, leadsOf } from '../../support/delivery/stored-leads.ts'
import { partialFields, patch, post, rest } from '../../support/pages/lead-calls.ts'

describe('API-01 LEAD-02 a partial lead', () => {
  test('is stored as incomplete, and delivered after half an hour unless it is completed first', async () => {
    const dealer = await dealership()

    const { status, answer } = await post(dealer, partialFields)

    expect(status).toBe(201)
    expect(await leadsOf(dealer)).toMatchObject([
      {
        id: answer.lead_id,
        category: 'Parts Enquiry',
        name: 'Kim Nguyen',
        phone: '+61412345678',
        formCompleted: false,
        fields: { form_completed: false, message: null, opt_in: false, terms_conditions: false },
      },
    ])
    expect(await jobsOf(dealer)).toMatchObject([
      {
        kind: 'lead-email',
        key: answer.lead_id,
        payload: { onlyUnfinished: true },
        nextAttemptAt: new Date('2026-03-10T12:30:00+10:00'),
      },
    ])
  })

  test('LEAD-08 sent twice, even at once, is one lead', async () => {
    const dealer = await dealership()

    const answers = [
      ...(await Promise.all([post(dealer, partialFields), post(dealer, partialFields)])),
      await post(dealer, partialFields),
    ]

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ answer }) => answer.lead_id)).size).toBe(1)
    expect(await leadsOf(dealer)).toHaveLength(1)
    expect(await jobsOf(dealer)).toHaveLength(1)
  })

  test('is a new lead once the first one is complete', async () => {
    const dealer = await dealership()
    const first = await post(dealer, partialFields)
    await patch(dealer, first.answer.lead_id, rest)

    const second = await post(dealer, partialFields)

    expect(second.status).toBe(201)
    expect(second.answer.lead_id).not.toBe(first.answer.lead_id)
    expect(await leadsOf(dealer)).toHaveLength(2)
  })

  test('is rejected for invalid fields, and not for missing ones', async () => {
    const dealer = await dealership()

    const { status, answer } = await post(dealer, { ...partialFields, email: 'kim@' })

    expect(status).toBe(422)
    expect(answer.error?.fields).toEqual({ email: 'Please enter a valid email address.' })
    expect(await leadsOf(dealer)).toEqual([])
  })
})
