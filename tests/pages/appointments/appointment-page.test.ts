import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outbox } from '#data/tables/outbox.ts'
import { bookAppointment } from '#operations/appointments/book-appointment.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { newAppointmentToken } from '#operations/appointments/appointment-token.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleAppointments } from '../../support/samples/sample-appointments.ts'
import { originOf, send, visit } from '../../support/browser/visit.ts'

// The sample dealer's clock is at noon on Tuesday 10 March 2026.
const wednesdayAtNine = '2026-03-10T23:00:00.000Z'
const thursdayAtTen = '2026-03-12T00:00:00.000Z'

describe('LEAD-10 the appointment page', () => {
  test('shows the time, place and vehicle, and offers other times', async () => {
    const { dealer, path } = await booked()

    const { status, html, text } = await visit(dealer, path)

    expect(status).toBe(200)
    expect(text).toContain('Your test drive When Wednesday 11 March 2026 at 9:00 am')
    expect(text).toContain('Where Harbour Motors Wynnum Wynnum QLD')
    expect(html).toMatch(/<a href="\/cars\/hilux">2021 Toyota HiLux<\/a>/)
    expect(text).toContain('Thursday 12 March, 10:00 am')
    expect(checkedIn(html)).toEqual([wednesdayAtNine])
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('og:url')
  })

  test('moves the appointment to the chosen time, and notifies the dealer and the customer', async () => {
    const { dealer, path, id } = await booked()

    const answer = await send(dealer, path, { do: 'change', booking_slot: thursdayAtTen })
    const after = await visit(dealer, answer.headers.get('location') ?? '')

    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?changed`])
    expect(after.text).toContain('Your test drive has been changed')
    expect(after.text).toContain('Thursday 12 March 2026 at 10:00 am')
    expect(checkedIn(after.html)).toEqual([thursdayAtTen])
    expect(await jobsOf(dealer)).toMatchObject([
      { kind: 'appointment-changed', key: id },
      {
        kind: 'appointment-acknowledgement',
        key: id,
        payload: { link: expect.stringMatching(new RegExp(`^https?://[^/]+${path}$`)) },
      },
    ])
  })

  test.each([
    [
      '2026-03-10T23:10:00.000Z',
      'We don’t take bookings at that time. Please choose one of the times shown.',
    ],
    ['nonsense', 'We don’t take bookings at that time. Please choose one of the times shown.'],
    ['2026-03-10T01:00:00.000Z', 'That time has passed. Please choose another.'],
    ['-271821-04-20T00:00:00.000Z', 'That time has passed. Please choose another.'],
    [
      '+275760-09-13T00:00:00.000Z',
      'We don’t take bookings that far ahead yet. Please choose an earlier time.',
    ],
    [
      '+100000-01-01T00:00:00.000Z',
      'We don’t take bookings at that time. Please choose one of the times shown.',
    ],
    ['', 'Please choose a time.'],
  ])('says why “%s” can’t be booked', async (slot, message) => {
    const { dealer, path } = await booked()

    const answer = await send(dealer, path, { do: 'change', booking_slot: slot })

    expect(answer.status).toBe(422)
    expect(answer.text).toContain(`Please fix the following errors: ${message}`)
    expect(answer.text).toContain('Wednesday 11 March 2026 at 9:00 am')
    expect(await jobsOf(dealer)).toEqual([])
  })

  test('says so when the time has just been taken', async () => {
    const { dealer, path } = await booked()
    for (let seat = 0; seat < 2; seat++) await book(dealer, null, thursdayAtTen)

    const answer = await send(dealer, path, { do: 'change', booking_slot: thursdayAtTen })

    expect(answer.text).toContain('That time has just been taken. Please choose another.')
    expect(answer.html).not.toContain(`value="${thursdayAtTen}"`)
  })

  test('cancels only by a form, never by opening a link, and notifies once', async () => {
    const { dealer, path, id } = await booked()
    for (const query of ['', '?do=cancel', '/calendar.ics?do=cancel']) await visit(dealer, path + query)
    expect((await visit(dealer, path)).text).toContain('Choose another time')

    const answer = await send(dealer, path, { do: 'cancel' })
    const again = await send(dealer, path, { do: 'cancel' })
    const after = await visit(dealer, path)

    expect([answer.status, again.status]).toEqual([303, 303])
    expect(after.text).toContain('This test drive is cancelled')
    expect(after.html).toContain('<a href="/book-test-drive">Book another time</a>')
    expect(after.text).not.toContain('Choose another time')
    expect(await jobsOf(dealer)).toMatchObject([
      { kind: 'appointment-cancelled', key: id },
      { kind: 'appointment-acknowledgement', key: id },
    ])
    expect(await book(dealer, null, wednesdayAtNine)).toMatchObject({ outcome: 'booked' })
  })

  test('says that an appointment has passed, and no longer changes it', async () => {
    const { dealer, path } = await booked()
    const later = { ...dealer, now: () => new Date('2026-03-11T12:00:00+10:00') }

    const page = await visit(later, path)
    const answer = await send(later, path, { do: 'change', booking_slot: thursdayAtTen })
    await send(later, path, { do: 'cancel' })

    expect(page.text).toContain('This test drive has passed')
    expect(page.html).not.toMatch(/<form[^>]*method="post"/)
    expect(answer.headers.get('location')).toBe(path)
    expect(await jobsOf(dealer)).toEqual([])
  })

  test('is found only by its full address, and only on its own site', async () => {
    const { dealer, path } = await booked()
    const other = await dealership({ site: { appointments: sampleAppointments } })
    const strange = [
      await visit(dealer, `/appointments/${newAppointmentToken().token}`),
      await visit(dealer, path.slice(0, -1)),
      await visit(other, path),
      await send(other, path, { do: 'cancel' }),
    ]

    expect(strange.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(strange.map(({ text }) => text)).size).toBeLessThanOrEqual(2)
    expect(strange[0]?.text).toContain('We can’t find that booking')
    expect((await visit(dealer, path)).text).toContain('Choose another time')
  })

  test('asks the customer to call when times are no longer offered', async () => {
    const { dealer, path } = await booked()
    const closed = { ...dealer, site: { ...dealer.site, appointments: { plans: [], blocked: [] } } }

    const { text } = await visit(closed, path)

    expect(text).toContain('Call us to arrange a time: 07 7010 0001')
    expect(text).not.toContain('Change the time')
    expect(text).toContain('Yes, cancel it')
  })
})

describe('LEAD-10 the calendar file', () => {
  test('updates the same entry after a change, and removes it when cancelled', async () => {
    const { dealer, path, id } = await booked()

    const first = await visit(dealer, `${path}/calendar.ics`)
    await send(dealer, path, { do: 'change', booking_slot: thursdayAtTen })
    const second = await visit(dealer, `${path}/calendar.ics`)
    await send(dealer, path, { do: 'cancel' })
    const last = await visit(dealer, `${path}/calendar.ics`)

    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(first.headers.get('content-disposition')).toBe('attachment; filename="appointment.ics"')
    expect(last.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=CANCEL')
    expect([first, second, last].map(({ html }) => /UID:(.*)\r/.exec(html)?.[1])).toEqual([id, id, id])
    expect([first, second, last].map(({ html }) => /SEQUENCE:(.*)\r/.exec(html)?.[1])).toEqual([
      '0',
      '1',
      '2',
    ])
    expect(first.html).toContain('DTSTART:20260310T230000Z\r\nDTEND:20260310T233000Z\r\n')
    expect(second.html).toContain('DTSTART:20260312T000000Z\r\n')
    expect(first.html.replaceAll('\r\n ', '')).toContain(`URL;VALUE=URI:${originOf(dealer)}${path}\r\n`)
    expect(last.html).toContain('STATUS:CANCELLED\r\n')
  })

  test('is available only with the link', async () => {
    const { dealer } = await booked()

    expect((await visit(dealer, `/appointments/${newAppointmentToken().token}/calendar.ics`)).status).toBe(
      404,
    )
  })
})

async function booked() {
  const dealer = await dealership({
    site: { appointments: sampleAppointments },
    stock: [{ slug: 'hilux', year: 2021, make: 'Toyota', model: 'HiLux', locationId: '10' }],
  })
  const car = await dealer.cars.findBySlug('hilux')
  const answer = await book(dealer, car?.id ?? null, wednesdayAtNine)
  if (answer.outcome !== 'booked') throw new Error(answer.reason)
  return { dealer, path: `/appointments/${answer.token}`, id: answer.appointment.id }
}

function book(dealer: Dealership, carId: string | null, startsAt: string) {
  const customer = { name: 'Pat Lee', email: 'pat@example.com', phone: null }
  return bookAppointment(
    { kind: 'test-drive', locationId: '10', carId, startsAt, leadId: null, customer },
    dealer,
  )
}

function checkedIn(html: string) {
  return [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)]
    .filter(([input]) => input.includes('checked=""'))
    .map(([input]) => /value="([^"]*)"/.exec(input)?.[1])
}

async function jobsOf({ siteId }: Dealership) {
  const { db } = testDatabase()
  return db.select().from(outbox).where(eq(outbox.siteId, siteId)).orderBy(desc(outbox.kind))
}
