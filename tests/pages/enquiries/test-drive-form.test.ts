import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cars } from '#data/tables/cars.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { details, visitorOf } from '../../support/browser/form-visitor.ts'
import { jobsOf, leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleAppointments } from '../../support/samples/sample-appointments.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { send, visit } from '../../support/browser/visit.ts'

const { name, email, message, terms_conditions } = sampleEnquiry

// The sample dealer's clock is at noon on Tuesday 10 March 2026.
const wednesdayAtNine = '2026-03-10T23:00:00.000Z'

describe('LEAD-05 LEAD-10 a test drive', () => {
  const time = { step: 'time', booking_slot: wednesdayAtNine, message, terms_conditions }

  test('books its time with the lead, and sends the customer the link', async () => {
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
    const job = (await jobsOf(visitor.dealer)).find(({ kind }) => kind === 'lead-acknowledgement')
    const { pathname } = new URL(job?.payload.link ?? '')
    expect((await visit(visitor.dealer, pathname)).text).toContain('Wednesday 11 March 2026 at 9:00 am')
  })

  test.each(['Yes', ''])('may ask for photos with a hidden field that says “%s”', async (photos) => {
    const visitor = visitorOf(await withTestDrives())
    await visitor.sends('/book-test-drive', details)

    const { html } = await visitor.opens('/book-test-drive?step=time')
    const answer = await visitor.sends('/book-test-drive?step=time', { ...time, 'Request Photos': photos })

    expect(html).toMatch(/<input type="hidden" name="Request Photos"/)
    expect(answer.status).toBe(303)
    const [lead] = await leadsOf(visitor.dealer)
    expect(lead?.fields['Request Photos']).toBe(photos || undefined)
  })

  test('whose time was just taken returns with every other value', async () => {
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

  test('of a vehicle that has since sold is not booked, and is accepted without a time', async () => {
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

  test('LEAD-08 can be booked again at a cancelled time, on the same day with the same message', async () => {
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

/** The links to change or cancel a booking that customers were sent, in order. */
async function linksSent(dealer: Dealership) {
  const links = (await jobsOf(dealer)).flatMap(({ id, kind, payload: { link } }) =>
    kind === 'lead-acknowledgement' && link ? [{ id, link }] : [],
  )
  return links.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ link }) => new URL(link).pathname)
}

function withTestDrives() {
  return dealership({ site: { appointments: sampleAppointments } })
}
