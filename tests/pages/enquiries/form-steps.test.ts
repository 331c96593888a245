import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cars } from '#data/tables/cars.ts'
import { HONEYPOT } from '#domain/enquiries/enquiry-form.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { details, enquiry, startIn, valueOf, visitorOf } from '../../support/browser/form-visitor.ts'
import { takingTime } from '../../support/browser/human.ts'
import { jobsOf, leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'

const { name, email, message } = sampleEnquiry

describe('LEAD-02 the first step of a form', () => {
  test('is stored as a partial lead, and leads to the next step', async () => {
    const visitor = visitorOf(await dealership())

    const answer = await visitor.sends('/contact', details)

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/contact?step=enquiry#enquiry')
    expect(answer.headers.get('set-cookie')).toMatch(
      /^started=[\w%]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await leadsOf(visitor.dealer)).toMatchObject([
      { name, email, formCompleted: false, fields: { opt_in: false, terms_conditions: false } },
    ])
    expect(await jobsOf(visitor.dealer)).toMatchObject([
      {
        kind: 'lead-email',
        payload: { onlyUnfinished: true },
        nextAttemptAt: new Date('2026-03-10T12:30:00+10:00'),
      },
    ])
  })

  test('returns with its errors, and nothing is stored', async () => {
    const visitor = visitorOf(await dealership())

    const answer = await visitor.sends('/contact', { ...details, email: 'kim@', phone: '12' })

    expect(answer.status).toBe(422)
    expect(answer.text).toContain(
      'Please fix the following errors: Please enter a valid email address. Please enter a valid Australian phone number.',
    )
    expect(valueOf(answer.html, 'name')).toBe(name)
    expect(valueOf(answer.html, 'email')).toBe('kim@')
    expect(answer.html).toContain('<input type="hidden" name="step" value="details"/>')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await leadsOf(visitor.dealer)).toEqual([])
  })

  test('LEAD-08 sent twice, even at once, is one lead', async () => {
    const visitor = visitorOf(await dealership())
    const start = startIn((await visitor.opens('/contact')).html)

    await Promise.all([
      visitor.sends('/contact', { ...details, start }),
      visitor.sends('/contact', { ...details, start }),
    ])
    await visitorOf(visitor.dealer).sends('/contact', { ...details, start })

    expect(await leadsOf(visitor.dealer)).toHaveLength(1)
    expect(await jobsOf(visitor.dealer)).toHaveLength(1)
  })

  test('can be changed later, and is still one lead', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)

    const { html, text } = await visitor.opens('/contact')
    const again = await visitor.sends('/contact', { ...details, name: 'Kim Lee', start: startIn(html) })

    expect([valueOf(html, 'name'), valueOf(html, 'email')]).toEqual([name, email])
    expect(html).toMatch(/<option[^>]*(?:selected=""[^>]*>SMS<|value="SMS"[^>]*selected="")/)
    expect(text).toContain('Step 1 of 2')
    expect(again.status).toBe(303)
    expect(await leadsOf(visitor.dealer)).toMatchObject([{ name: 'Kim Lee' }])
  })
})

describe('LEAD-02 a partial lead', () => {
  test('about one vehicle does not show with another vehicle or in another form', async () => {
    const dealer = await dealership({
      stock: [{ slug: 'hilux' }, { slug: 'cx5', make: 'Mazda', model: 'CX-5' }],
    })
    const visitor = visitorOf(dealer)
    const partial = await visitor.sends('/cars/hilux', details)

    const own = await visitor.opens('/cars/hilux')
    const others = [await visitor.opens('/cars/cx5'), await visitor.opens('/contact')]

    expect(partial.headers.get('location')).toBe('/cars/hilux?step=enquiry#enquiry')
    expect(own.html).toContain(email)
    for (const { html } of others) expect(html).not.toContain(email)
  })

  test('about a vehicle that has since sold continues as a request for a similar one', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
    const visitor = visitorOf(dealer)
    await visitor.sends('/cars/hilux', details)
    const [partial] = await leadsOf(dealer)
    await testDatabase()
      .db.update(cars)
      .set({ status: 'sold', soldAt: dealer.now() })
      .where(eq(cars.siteId, dealer.siteId))

    const { html } = await visitor.opens('/cars/hilux?step=enquiry')
    const answer = await visitor.sends('/cars/hilux?step=enquiry', enquiry)

    expect(html).not.toContain('name="email"')
    expect(html).toContain('Can you please find me something similar?</textarea>')
    expect(answer.headers.get('location')).toContain('/success?')
    expect(await leadsOf(dealer)).toMatchObject([
      {
        id: partial?.id,
        email,
        subcategory: 'Find Something Similar',
        formCompleted: true,
        fields: { message },
      },
    ])
  })

  test.each([null, new Date('2026-03-10T00:00:00Z')])(
    'with a link to a vehicle stays about it after it has sold, at %s',
    async (soldAt) => {
      const dealer = await dealership({ stock: [{ slug: 'hilux', status: 'sold', soldAt }] })

      const answer = await visitorOf(dealer).sends('/quick-enquiry?car_id=hilux', { ...details, ...enquiry })

      expect(answer.headers.get('location')).toContain('/success?')
      expect(await leadsOf(dealer)).toMatchObject([
        { email, category: 'Used Vehicle Enquiry', fields: { 'Vehicle Model': 'HiLux' } },
      ])
    },
  )

  test('SITE-01 on one site is not visible on another', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)

    const elsewhere = await visitorOf(await dealership(), visitor.cookie()).opens('/contact?step=enquiry')

    expect(elsewhere.html).not.toContain(email)
    expect(elsewhere.html).toContain('name="email"')
  })

  test('LEAD-09 sent too quickly looks like a bot’s, until it is continued', async () => {
    const visitor = visitorOf(await dealership())

    await visitor.sends('/contact', { ...details, ...(await takingTime(visitor.dealer, 1)) })
    const [partial] = await leadsOf(visitor.dealer)
    await visitor.sends('/contact?step=enquiry', enquiry)

    expect(partial).toMatchObject({ suspect: true, formCompleted: false })
    expect(await leadsOf(visitor.dealer)).toMatchObject([{ suspect: false, formCompleted: true }])
  })

  test('LEAD-09 with the hidden field filled in is stored as suspect', async () => {
    const visitor = visitorOf(await dealership())
    const trap = { [HONEYPOT]: 'https://buy.example' }

    const first = await visitor.sends('/contact', { ...details, ...trap })
    const [partial] = await leadsOf(visitor.dealer)
    const last = await visitor.sends('/contact?step=enquiry', { ...enquiry, ...trap })

    expect([first.status, last.status]).toEqual([303, 303])
    expect(partial).toMatchObject({ suspect: true, formCompleted: false })
    expect(await leadsOf(visitor.dealer)).toMatchObject([
      { suspect: true, formCompleted: true, fields: { spam_signs: ['honeypot'] } },
    ])
    expect((await jobsOf(visitor.dealer)).map(({ kind }) => kind)).not.toContain('lead-acknowledgement')
  })
})
