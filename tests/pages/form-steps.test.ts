import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cars } from '#data/tables/cars.ts'
import { HONEYPOT } from '#domain/enquiries/enquiry-form.ts'
import type { Dealership } from '#operations/dealership.ts'
import { testDatabase } from '../support/database.ts'
import { dealership } from '../support/dealership.ts'
import { takingTime } from '../support/human.ts'
import { jobsOf, leadsOf } from '../support/kept-leads.ts'
import { sampleAppointments } from '../support/sample-appointments.ts'
import { sampleEnquiry } from '../support/sample-enquiry.ts'
import { originOf, send, visit } from '../support/visit.ts'

const { name, email, phone, category, message, terms_conditions } = sampleEnquiry
const details = { step: 'details', name, email, phone, PreferredContactMethod: 'SMS' }
const enquiry = { step: 'enquiry', category, message, terms_conditions }

// The sample dealer's clock stands at noon on Tuesday 10 March 2026.
const wednesdayAtNine = '2026-03-10T23:00:00.000Z'

describe('LEAD-02 the first step of a form', () => {
  test('is kept as a lead that is not finished, and leads to the next one', async () => {
    const visitor = visitorOf(await dealership())

    const answer = await visitor.sends('/contact', details)

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/contact?step=enquiry#enquiry')
    expect(answer.headers.get('set-cookie')).toMatch(
      /^started=[\w-]{22}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
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

  test('is given back with what is wrong, and nothing is kept of it', async () => {
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

  test('can be gone back to and changed, and is still one lead', async () => {
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

describe('LEAD-02 the last step', () => {
  test('is shown to who has taken the first, with the way back', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)

    const { html, text } = await visitor.opens('/contact?step=enquiry')

    expect(text).toContain('Step 2 of 2')
    expect(html).toContain('<a href="/contact#enquiry">Your details</a>')
    expect(html).toContain('name="message"')
    expect(html).not.toContain('name="email"')
  })

  test('LEAD-09 goes by the time of the first, so that a short one sent at once is not taken for a program’s', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)

    const { html } = await visitor.opens('/contact?step=enquiry')
    await visitor.sends('/contact?step=enquiry', {
      ...enquiry,
      form_opened: valueOf(html, 'form_opened') ?? '',
    })

    expect(await leadsOf(visitor.dealer)).toMatchObject([{ suspect: false, formCompleted: true }])
  })

  test('finishes the same lead, takes the cookie back and says thank you', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)
    const [begun] = await leadsOf(visitor.dealer)

    const answer = await visitor.sends('/contact?step=enquiry', enquiry)

    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/success?category=Parts+Enquiry')
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^started=; Path=\/; Max-Age=0;/),
    )
    expect(await leadsOf(visitor.dealer)).toMatchObject([
      {
        id: begun?.id,
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

  test('with a mistake in it comes back with all that was written', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)

    const answer = await visitor.sends('/contact?step=enquiry', { ...enquiry, terms_conditions: '' })

    expect(answer.status).toBe(422)
    expect(answer.text).toContain('*You must agree to the terms of use before submitting.')
    expect(answer.html).toContain(`${message}</textarea>`)
    expect(answer.text).toContain('Step 2 of 2')
    expect(await leadsOf(visitor.dealer)).toMatchObject([{ formCompleted: false }])
  })

  test('with a mistake in it, after another form was sent, comes back with what the first step said', async () => {
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

  test('LEAD-07 comes back with what was written when nothing can be read or kept', async () => {
    const dealer = await dealership()
    const before = visitorOf(dealer)
    await before.sends('/contact', details)
    const away = () => Promise.reject(new Error('The database is away.'))
    const leads = { ...dealer.leads, started: away, create: away, keepStarted: away }

    const visitor = visitorOf({ ...dealer, leads }, before.cookie())
    const answer = await visitor.sends('/contact?step=enquiry', enquiry)

    expect(answer.status).toBe(500)
    expect(answer.text).toContain('An error occurred when submitting this form')
    expect(answer.html).toContain(`${message}</textarea>`)
    expect(answer.reports).toEqual(['An enquiry could not be kept'])
  })

  test('LEAD-08 sent twice is one lead, with the cookie or by the form itself', async () => {
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

  test('sent again with other words is another lead, of the same person', async () => {
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

  test('of a browser that keeps no cookies is the whole form, which is taken at once', async () => {
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

describe('LEAD-02 what was begun', () => {
  test('with one vehicle is not seen with another, nor in another form', async () => {
    const dealer = await dealership({
      stock: [{ slug: 'hilux' }, { slug: 'cx5', make: 'Mazda', model: 'CX-5' }],
    })
    const visitor = visitorOf(dealer)
    const begun = await visitor.sends('/cars/hilux', details)

    const own = await visitor.opens('/cars/hilux')
    const others = [await visitor.opens('/cars/cx5'), await visitor.opens('/contact')]

    expect(begun.headers.get('location')).toBe('/cars/hilux?step=enquiry#enquiry')
    expect(own.html).toContain(email)
    for (const { html } of others) expect(html).not.toContain(email)
  })

  test('about a vehicle that is sold meanwhile goes on as a wish for one like it', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
    const visitor = visitorOf(dealer)
    await visitor.sends('/cars/hilux', details)
    const [begun] = await leadsOf(dealer)
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
        id: begun?.id,
        email,
        subcategory: 'Find Something Similar',
        formCompleted: true,
        fields: { message },
      },
    ])
  })

  test.each([null, new Date('2026-03-10T00:00:00Z')])(
    'with a link to a vehicle is still about it when it is sold meanwhile, at %s',
    async (soldAt) => {
      const dealer = await dealership({ stock: [{ slug: 'hilux', status: 'sold', soldAt }] })

      const answer = await visitorOf(dealer).sends('/quick-enquiry?car_id=hilux', { ...details, ...enquiry })

      expect(answer.headers.get('location')).toContain('/success?')
      expect(await leadsOf(dealer)).toMatchObject([
        { email, category: 'Used Vehicle Enquiry', fields: { 'Vehicle Model': 'HiLux' } },
      ])
    },
  )

  test('SITE-01 on one site is not known to another', async () => {
    const visitor = visitorOf(await dealership())
    await visitor.sends('/contact', details)

    const elsewhere = await visitorOf(await dealership(), visitor.cookie()).opens('/contact?step=enquiry')

    expect(elsewhere.html).not.toContain(email)
    expect(elsewhere.html).toContain('name="email"')
  })

  test('LEAD-09 in no time looks like a program’s, until somebody goes on with it', async () => {
    const visitor = visitorOf(await dealership())

    await visitor.sends('/contact', { ...details, ...(await takingTime(visitor.dealer, 1)) })
    const [begun] = await leadsOf(visitor.dealer)
    await visitor.sends('/contact?step=enquiry', enquiry)

    expect(begun).toMatchObject({ suspect: true, formCompleted: false })
    expect(await leadsOf(visitor.dealer)).toMatchObject([{ suspect: false, formCompleted: true }])
  })

  test('LEAD-09 by the dozen from one place is kept, and fills nobody’s inbox', async () => {
    const dealer = await dealership()

    for (let count = 1; count <= 25; count++) {
      const { status } = await visitorOf(dealer).sends('/contact', { ...details, name: `Kim ${count}` })
      expect(status).toBe(303)
    }

    expect(await leadsOf(dealer)).toHaveLength(25)
    expect(await jobsOf(dealer)).toHaveLength(20)
  })

  test('LEAD-09 by a program that fills in the hidden field is kept as suspect', async () => {
    const visitor = visitorOf(await dealership())
    const trap = { [HONEYPOT]: 'https://buy.example' }

    const first = await visitor.sends('/contact', { ...details, ...trap })
    const [begun] = await leadsOf(visitor.dealer)
    const last = await visitor.sends('/contact?step=enquiry', { ...enquiry, ...trap })

    expect([first.status, last.status]).toEqual([303, 303])
    expect(begun).toMatchObject({ suspect: true, formCompleted: false })
    expect(await leadsOf(visitor.dealer)).toMatchObject([
      { suspect: true, formCompleted: true, fields: { spam_signs: ['honeypot'] } },
    ])
    expect((await jobsOf(visitor.dealer)).map(({ kind }) => kind)).not.toContain('lead-acknowledgement')
  })
})

describe('LEAD-05 LEAD-10 a test drive', () => {
  const time = { step: 'time', booking_slot: wednesdayAtNine, message, terms_conditions }

  test('books its time with the lead, and its customer is sent the link', async () => {
    const visitor = visitorOf(await withTestDrives())

    const first = await visitor.sends('/book-test-drive', details)
    const { html } = await visitor.opens('/book-test-drive?step=time')
    const last = await visitor.sends('/book-test-drive?step=time', time)

    expect(first.headers.get('location')).toBe('/book-test-drive?step=time#enquiry')
    expect(html).toContain(`value="${wednesdayAtNine}"`)
    expect(last.headers.get('location')).toBe('/success?category=Test+Drive+Booking')
    expect(await leadsOf(visitor.dealer)).toMatchObject([
      {
        category: 'Test Drive Booking',
        formCompleted: true,
        fields: { 'Test Drive Time': 'Wednesday 11 March at 9:00 am' },
      },
    ])
    const told = (await jobsOf(visitor.dealer)).find(({ kind }) => kind === 'lead-acknowledgement')
    const { pathname } = new URL(told?.payload.link ?? '')
    expect((await visit(visitor.dealer, pathname)).text).toContain('Wednesday 11 March 2026 at 9:00 am')
  })

  test('whose time was taken meanwhile comes back with everything else', async () => {
    const dealer = await withTestDrives()
    for (const other of ['Ann', 'Ben']) {
      const quicker = visitorOf(dealer)
      await quicker.sends('/book-test-drive', { ...details, name: other })
      await quicker.sends('/book-test-drive?step=time', time)
    }
    const visitor = visitorOf(dealer)
    await visitor.sends('/book-test-drive', details)

    const late = await visitor.sends('/book-test-drive?step=time', time)
    const other = await visitor.sends('/book-test-drive?step=time', {
      ...time,
      booking_slot: '2026-03-10T23:30:00.000Z',
    })

    expect(late.status).toBe(422)
    expect(late.text).toContain('That time has just been taken. Please choose another.')
    expect(late.html).toContain(`${message}</textarea>`)
    expect(late.html).toMatch(/<input[^>]*name="terms_conditions"[^>]*checked=""/)
    expect(late.html).not.toContain(`value="${wednesdayAtNine}"`)
    expect(other.headers.get('location')).toBe('/success?category=Test+Drive+Booking')
    const leads = await leadsOf(dealer)
    expect(leads).toHaveLength(3)
    expect(leads.find((lead) => lead.name === name)).toMatchObject({ email, formCompleted: true })
  })

  test('in a vehicle that is sold meanwhile is not booked; who leaves the time open is answered', async () => {
    const dealer = await dealership({
      site: { appointments: sampleAppointments },
      stock: [{ slug: 'hilux' }],
    })
    const visitor = visitorOf(dealer)
    await visitor.sends('/book-test-drive?car_id=hilux', details)
    await testDatabase().db.update(cars).set({ status: 'sold' }).where(eq(cars.siteId, dealer.siteId))

    const booked = await visitor.sends('/book-test-drive?car_id=hilux&step=time', time)
    const open = await visitor.sends('/book-test-drive?car_id=hilux&step=time', { ...time, booking_slot: '' })

    expect(booked.status).toBe(422)
    expect(booked.text).toContain('This vehicle is no longer for sale.')
    expect(open.headers.get('location')).toContain('/success?')
    expect(await leadsOf(dealer)).toMatchObject([{ email, fields: { 'Vehicle Model': 'HiLux' } }])
  })

  test('LEAD-08 can be booked again at the time that was cancelled, on the same day and in the same words', async () => {
    const dealer = await withTestDrives()
    const book = async () => {
      const visitor = visitorOf(dealer)
      await visitor.sends('/book-test-drive', details)
      await visitor.sends('/book-test-drive?step=time', time)
    }
    await book()
    const [first] = await linksSent(dealer)
    await send(dealer, first ?? '', { do: 'cancel' })

    await book()
    await book()

    const [, again, ...others] = await linksSent(dealer)
    expect(others).toEqual([])
    expect((await visit(dealer, again ?? '')).text).toContain('Wednesday 11 March 2026 at 9:00 am')
    expect((await visit(dealer, first ?? '')).text).toContain('This test drive is cancelled')
  })
})

/** Where customers were told that they change or cancel their appointments, in the order they were told. */
async function linksSent(dealer: Dealership) {
  const links = (await jobsOf(dealer)).flatMap(({ id, payload: { link } }) => (link ? [{ id, link }] : []))
  return links.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ link }) => new URL(link).pathname)
}

function withTestDrives() {
  return dealership({ site: { appointments: sampleAppointments } })
}

/** Somebody who takes their time, with a browser without scripts that keeps the cookie it is given. */
function visitorOf(dealer: Dealership, cookie = '') {
  const headers = () => ({ origin: originOf(dealer), ...(cookie !== '' && { cookie }) })
  return {
    dealer,
    cookie: () => cookie,
    opens: (path: string) => visit(dealer, path, { headers: headers() }),
    async sends(path: string, fields: Record<string, string>) {
      const body = new URLSearchParams({ ...(await takingTime(dealer)), ...fields })
      const answer = await visit(dealer, path, { method: 'POST', body, headers: headers() })
      const [given] = answer.headers.getSetCookie().filter((one) => one.startsWith('started='))
      if (given !== undefined) cookie = given.includes('Max-Age=0') ? '' : (given.split(';')[0] ?? '')
      return answer
    },
  }
}

function startIn(html: string) {
  return /name="start" value="([\w-]{22})"/.exec(html)?.[1] ?? ''
}

function valueOf(html: string, field: string) {
  const input = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(html)?.[0] ?? ''
  return /value="([^"]*)"/.exec(input)?.[1]
}
