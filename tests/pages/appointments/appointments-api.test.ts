import { describe, expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import { requestSlot } from '#operations/appointments/request-slot.ts'
import { bookAppointment } from '#operations/appointments/book-appointment.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleAppointments } from '../../support/samples/sample-appointments.ts'
import { chermside, nundah } from '../../support/samples/sample-places.ts'
import { visit } from '../../support/browser/visit.ts'

// The sample dealer's clock is at noon on Tuesday 10 March 2026.
const wednesdayAtNine = '2026-03-10T23:00:00.000Z'
const customer = { name: 'Pat Lee', email: null, phone: null }

describe('API-01 LEAD-10 GET /api/test-drive/appointments', () => {
  test('lists the free times in the time zone of the location', async () => {
    const dealer = await dealership({ site: { appointments: sampleAppointments } })

    const { status, answer, headers } = await ask(dealer, '/api/test-drive/appointments')

    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(answer).toEqual({
      kind: 'test-drive',
      location: '10',
      time_zone: 'Australia/Brisbane',
      days: [
        {
          day: '2026-03-11',
          label: 'Wednesday 11 March',
          slots: [
            { starts_at: wednesdayAtNine, label: '9:00 am', left: 2 },
            { starts_at: '2026-03-10T23:30:00.000Z', label: '9:30 am', left: 2 },
            { starts_at: '2026-03-11T00:00:00.000Z', label: '10:00 am', left: 2 },
            { starts_at: '2026-03-11T00:30:00.000Z', label: '10:30 am', left: 2 },
          ],
        },
        { day: '2026-03-12', label: 'Thursday 12 March', slots: expect.any(Array) },
      ],
    })
  })

  test('leaves out booked times, and times when the vehicle is out', async () => {
    const [hilux, cx5] = [createId(), createId()]
    const dealer = await dealership({
      site: { appointments: sampleAppointments },
      stock: [
        { id: hilux, slug: 'hilux', locationId: '10' },
        { id: cx5, slug: 'cx5', locationId: '10' },
      ],
    })
    const booked = await book(dealer, hilux)

    expect(booked).toMatchObject({ outcome: 'booked', token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await book(dealer, hilux)).toMatchObject({
      outcome: 'refused',
      message: 'That time has just been taken. Please choose another.',
    })
    expect(await labelsOf(dealer, '?car_id=hilux')).toEqual(['9:30 am', '10:00 am', '10:30 am'])
    expect(await labelsOf(dealer, `?car_id=${cx5}`)).toEqual(['9:00 am', '9:30 am', '10:00 am', '10:30 am'])
    expect(await book(dealer, cx5)).toMatchObject({ outcome: 'booked' })
    expect(await labelsOf(dealer, '')).toEqual(['9:30 am', '10:00 am', '10:30 am'])
  })

  test('lists no times where the dealership arranges them by phone', async () => {
    const { status, answer } = await ask(await dealership(), '/api/test-drive/appointments?location=10')

    expect(status).toBe(200)
    expect(answer).toEqual({ kind: 'test-drive', location: '10', time_zone: null, days: [] })
  })

  test.each([
    ['', 400, 'location'],
    ['?location=99', 404, 'location'],
    ['?car_id=gone', 404, 'car_id'],
    ['?car_id=%00', 404, 'car_id'],
    ['?location=21&car_id=hilux', 422, 'location'],
  ])('says what is wrong with “%s”', async (query, status, field) => {
    const dealer = await dealership({
      site: { appointments: sampleAppointments, locations: [chermside, nundah] },
      stock: [{ slug: 'hilux', locationId: '20' }],
    })

    const answered = await ask(dealer, `/api/test-drive/appointments${query}`)

    expect(answered.status).toBe(status)
    expect(answered.answer).toMatchObject({
      error: {
        code: expect.any(String),
        message: expect.any(String),
        fields: { [field]: expect.any(String) },
      },
    })
  })
})

test('API-01 SVC-03 GET /api/service/appointments lists the times of the workshop', async () => {
  const dealer = await dealership({ site: { appointments: sampleAppointments } })

  const { answer } = await ask(dealer, '/api/service/appointments?location=10')

  expect(answer).toMatchObject({
    kind: 'service',
    days: [
      {
        slots: [
          { label: '7:30 am', left: 1 },
          { label: '8:00 am', left: 1 },
        ],
      },
      { day: '2026-03-12' },
    ],
  })
})

test.each([
  [{ startsAt: '2026-03-10T01:00:00.000Z' }, 'past'],
  [{ startsAt: '2026-03-10T23:05:00.000Z' }, 'not offered'],
  [{ startsAt: 'tomorrow' }, 'not offered'],
  [{ startsAt: wednesdayAtNine, locationId: '99' }, 'not offered'],
  [{ startsAt: '2026-04-10T23:00:00.000Z' }, 'too far'],
])('LEAD-10 %o can’t be booked, because it is %s', async (wish, reason) => {
  const dealer = await dealership({ site: { appointments: sampleAppointments } })

  const answer = await requestSlot({ kind: 'test-drive', locationId: '10', ...wish }, dealer)

  expect(answer).toMatchObject({ outcome: 'refused', reason })
})

function book(dealer: Dealership, carId: string) {
  const wish = { kind: 'test-drive', locationId: '10', carId, startsAt: wednesdayAtNine } as const
  return bookAppointment({ ...wish, leadId: null, customer }, dealer)
}

async function ask(dealer: Dealership, path: string) {
  const { status, html, headers } = await visit(dealer, path)
  return { status, headers, answer: JSON.parse(html) as Answer }
}

type Answer = { days?: { slots: { label: string }[] }[] }

async function labelsOf(dealer: Dealership, query: string) {
  const { answer } = await ask(dealer, `/api/test-drive/appointments${query}`)
  return answer.days?.[0]?.slots.map(({ label }) => label)
}
