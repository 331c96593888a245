import { describe, expect, test } from 'vitest'
import { HONEYPOT } from '#domain/enquiries/enquiry-form.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { details, enquiry, visitorOf } from '../../support/browser/form-visitor.ts'
import { takingTime } from '../../support/browser/human.ts'
import { jobsOf, leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleAppointments } from '../../support/samples/sample-appointments.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { originOf, visit } from '../../support/browser/visit.ts'

// The sample dealer's clock is at noon on Tuesday 10 March 2026.
const wednesdayAtNine = '2026-03-10T23:00:00.000Z'
const { message, terms_conditions } = sampleEnquiry
const time = { step: 'time', booking_slot: wednesdayAtNine, message, terms_conditions }

describe('LEAD-10 after a booking, the success page', () => {
  test('shows the time, place and vehicle, with links to the calendar file and to change it', async () => {
    const dealer = await withTestDrives()
    const { cookie, location } = await bookTestDrive(dealer)

    const page = await open(dealer, location, cookie)

    expect(page.text).toContain('Your test drive is booked When Wednesday 11 March 2026 at 9:00 am')
    expect(page.text).toContain('Where Harbour Motors Wynnum Wynnum QLD Vehicle 2021 Toyota HiLux')
    expect(page.text).toContain('We’re emailing you a confirmation')
    const calendar = await open(dealer, '/success/calendar.ics', cookie)
    const change = await open(dealer, '/success/appointment', cookie)
    expect(change.headers.get('location')).toMatch(/^\/appointments\/[\w-]{43}$/)
    expect(calendar.headers.get('location')).toBe(`${change.headers.get('location')}/calendar.ics`)
    expect((await visit(dealer, change.headers.get('location') ?? '')).text).toContain('Your test drive')
    // Third-party services may run on the page, so the secret is not in it.
    expect(page.html).not.toMatch(/appointments\/[\w-]{43}/)
  })

  test('shows the booking to no one else, and not after an hour', async () => {
    const dealer = await withTestDrives()
    const { cookie, location } = await bookTestDrive(dealer)
    const later = { ...dealer, now: () => new Date(dealer.now().getTime() + 61 * 60_000) }
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))

    for (const [who, sent] of [
      [dealer, ''],
      [dealer, forged],
      [later, cookie],
      [await withTestDrives(), cookie],
    ] as const) {
      const { text } = await open(who, location, sent)
      expect(text).toContain('Thank you, we have your enquiry')
      expect(text).not.toContain('11 March')
      const change = await open(who, '/success/appointment', sent)
      expect(change.headers.get('location')).toBe('/success')
    }
  })

  test('still links to the booking when the form was sent twice', async () => {
    const dealer = await withTestDrives()
    const first = await bookTestDrive(dealer)
    const second = await bookTestDrive(dealer, {}, first.cookie)

    const change = await open(dealer, '/success/appointment', second.cookie)

    expect(change.headers.get('location')).toMatch(/^\/appointments\/[\w-]{43}$/)
    expect(await leadsOf(dealer)).toHaveLength(1)
  })

  test('shows the latest enquiry once another one was sent', async () => {
    const dealer = await withTestDrives()
    const { cookie } = await bookTestDrive(dealer)
    const visitor = visitorOf(dealer, cookie)

    const answer = await visitor.sends('/contact', { ...details, ...enquiry, step: '' })
    const page = await open(dealer, answer.headers.get('location') ?? '', sentCookie(answer))

    expect(page.text).toContain('Thank you, we have your enquiry')
    expect(page.text).not.toContain('11 March')
  })
})

describe('LEAD-09 LEAD-10 a booking that looks like spam', () => {
  test('is a request that holds no time, and the success page says so', async () => {
    const dealer = await withTestDrives()
    const { cookie, location } = await bookTestDrive(dealer, { [HONEYPOT]: 'https://buy.example' })

    const page = await open(dealer, location, cookie)

    expect(page.text).toContain('We’ve received your test drive request Your time isn’t booked yet.')
    expect(page.text).toContain('Time you asked for Wednesday 11 March 2026 at 9:00 am')
    expect(page.text).not.toContain('Add to calendar')
    expect(await leadsOf(dealer)).toMatchObject([
      {
        suspect: true,
        fields: {
          'Requested Test Drive Time': 'Wednesday 11 March at 9:00 am',
          booking: { status: 'requested', kind: 'test-drive', starts_at: wednesdayAtNine },
        },
      },
    ])
    expect(await dealer.appointments.heldBy({ email: sampleEnquiry.email, phone: null }, new Date(0))).toBe(0)
    expect((await jobsOf(dealer)).map(({ kind }) => kind)).toEqual(['lead-email'])
  })

  test('shows what happens next also for an enquiry without a time', async () => {
    const dealer = await dealership()
    const answer = await visitorOf(dealer).sends('/contact', {
      ...details,
      ...enquiry,
      step: '',
      [HONEYPOT]: 'x',
    })

    const page = await open(dealer, answer.headers.get('location') ?? '', sentCookie(answer))

    expect(page.text).toContain('you won’t get a confirmation email')
    expect(page.text).toContain('please call')
  })
})

async function bookTestDrive(dealer: Dealership, wishes: Record<string, string> = {}, cookie = '') {
  const fields = { ...details, ...time, step: '', ...(await takingTime(dealer)), ...wishes }
  const answer = await visit(dealer, '/book-test-drive?car_id=hilux', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: originOf(dealer), cookie },
  })
  expect(answer.status).toBe(303)
  return { cookie: sentCookie(answer), location: answer.headers.get('location') ?? '' }
}

function sentCookie({ headers }: { headers: Headers }) {
  const [sent = ''] = headers.getSetCookie().filter((one) => /^(?:__Host-)?sent=/.test(one))
  return sent.split(';')[0] ?? ''
}

function open(dealer: Dealership, path: string, cookie: string) {
  return visit(dealer, path, { headers: { cookie } })
}

function withTestDrives() {
  return dealership({
    site: { appointments: sampleAppointments },
    stock: [{ slug: 'hilux', year: 2021, make: 'Toyota', model: 'HiLux', locationId: '10' }],
  })
}
