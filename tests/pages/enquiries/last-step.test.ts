import { describe, expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { details, enquiry, startIn, valueOf, visitorOf } from '../../support/browser/form-visitor.ts'
import { jobsOf, leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'

const { name, email, phone, category, message, terms_conditions } = sampleEnquiry

describe('LEAD-02 the last step', () => {
  test('shows after the first step, with a link back', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)

    const { html, text } = await visitor.opens('/contact?step=enquiry')

    expect(text).toContain('Step 2 of 2')
    expect(html).toContain('<a href="/contact#enquiry">Your details</a>')
    expect(html).toContain('name="message"')
    expect(html).not.toContain('name="email"')
  })

  test('LEAD-09 counts the time from the first step, so a quick last step is not suspect', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)

    const { html } = await visitor.opens('/contact?step=enquiry')
    await visitor.sends('/contact?step=enquiry', {
      ...enquiry,
      form_opened: valueOf(html, 'form_opened') ?? '',
    })

    expect(await leadsOf(visitor.dealer)).toMatchObject([{ suspect: false, formCompleted: true }])
  })

  test('completes the same lead, clears the cookie and shows the success page', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)
    const [partial] = await leadsOf(visitor.dealer)

    const answer = await visitor.sends('/contact?step=enquiry', enquiry)

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/success?category=Parts+Enquiry')
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^started=; Max-Age=0; Path=\/;/),
    )
    expect(await leadsOf(visitor.dealer)).toMatchObject([
      {
        id: partial?.id,
        name,
        category,
        formCompleted: true,
        fields: { message, PreferredContactMethod: 'SMS', terms_conditions: true },
      },
    ])
    expect((await jobsOf(visitor.dealer)).map(({ kind }) => kind).toSorted()).toEqual([
      'lead-acknowledgement',
      'lead-email',
      'lead-email',
    ])
  })

  test('with an error returns with every value', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)

    const answer = await visitor.sends('/contact?step=enquiry', { ...enquiry, terms_conditions: '' })

    expect(answer.status).toBe(422)
    expect(answer.text).toContain('*You must agree to the terms of use before submitting.')
    expect(answer.html).toContain(`${message}</textarea>`)
    expect(answer.text).toContain('Step 2 of 2')
    expect(await leadsOf(visitor.dealer)).toMatchObject([{ formCompleted: false }])
  })

  test('with an error, after another form was sent, returns with the values of the first step', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)
    const start = startIn((await visitor.opens('/contact?step=enquiry')).html)
    await visitor.sends('/quick-enquiry', { ...details, message, terms_conditions, step: '' })

    const wrong = await visitor.sends('/contact?step=enquiry', { ...enquiry, start, terms_conditions: '' })

    expect(visitor.cookie()).toBe('')
    expect(wrong.status).toBe(422)
    for (const field of ['name', 'email', 'phone']) {
      expect(valueOf(wrong.html, field) ?? '').toBe({ name, email, phone }[field])
    }
    expect(wrong.html).toContain(`${message}</textarea>`)
  })

  test('LEAD-07 returns with every value when the store fails', async () => {
    const dealer = await dealership()
    const before = visitorOf(dealer)
    await before.sends('/contact', details)
    const away = () => Promise.reject(new Error('The database is away.'))
    const leads = { ...dealer.leads, started: away, create: away, storePartialLead: away }

    const visitor = visitorOf({ ...dealer, leads }, before.cookie())
    const answer = await visitor.sends('/contact?step=enquiry', enquiry)

    expect(answer.status).toBe(500)
    expect(answer.text).toContain('An error occurred when submitting this form')
    expect(answer.html).toContain(`${message}</textarea>`)
    expect(answer.reports).toEqual(['Failed to save an enquiry'])
  })

  test('LEAD-08 sent twice is one lead, by the cookie or by the form’s token', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)
    const start = startIn((await visitor.opens('/contact?step=enquiry')).html)

    const sent = await Promise.all([
      visitor.sends('/contact?step=enquiry', { ...enquiry, start }),
      visitor.sends('/contact?step=enquiry', { ...enquiry, start }),
    ])
    const back = await visitorOf(visitor.dealer).sends('/contact?step=enquiry', { ...enquiry, start })

    expect([...sent, back].map(({ headers }) => headers.get('location'))).toEqual(
      Array(3).fill('/success?category=Parts+Enquiry'),
    )
    expect(await leadsOf(visitor.dealer)).toMatchObject([{ formCompleted: true }])
  })

  test('sent again with another message is a new lead of the same person', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)
    const start = startIn((await visitor.opens('/contact?step=enquiry')).html)
    await visitor.sends('/contact?step=enquiry', { ...enquiry, start })

    const again = await visitor.sends('/contact?step=enquiry', {
      ...enquiry,
      start,
      message: 'And a bull bar?',
    })

    expect(again.headers.get('location')).toBe('/success?category=Parts+Enquiry')
    const leads = await leadsOf(visitor.dealer)
    expect(leads.map(({ fields }) => fields['message']).toSorted()).toEqual(['And a bull bar?', message])
    expect(leads).toMatchObject([
      { name, formCompleted: true },
      { name, formCompleted: true },
    ])
  })

  test('without cookies is the whole form, which is accepted at once', async () => {
    const dealer = await dealership()

    const { html, text } = await visitorOf(dealer).opens('/contact?step=enquiry')
    const { step: _step, ...whole } = { ...details, ...enquiry }
    const answer = await visitorOf(dealer).sends('/contact?step=enquiry', whole)

    expect(html).toContain('name="email"')
    expect(html).toContain('name="message"')
    expect(html).not.toContain('name="step"')
    expect(text).not.toContain('Step 1 of')
    expect(answer.headers.get('location')).toBe('/success?category=Parts+Enquiry')
    expect(await leadsOf(dealer)).toMatchObject([{ name, formCompleted: true, fields: { message } }])
  })
})
