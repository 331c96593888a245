import { expect, test } from 'vitest'
import { bookingFields, confirmedFields, type LeadBooking, leadBooking } from './lead-booking.ts'

const request: LeadBooking = {
  status: 'requested',
  kind: 'test-drive',
  starts_at: '2026-03-10T23:00:00.000Z',
  location_id: '10',
}
const when = 'Wednesday 11 March at 9:00 am'

test('LEAD-10 a request is never labelled as a booking', () => {
  const fields = bookingFields(request, when)

  expect(fields).toEqual({ 'Requested Test Drive Time': when, booking: request })
  expect(leadBooking({ fields })).toEqual({ ...request, when })
})

test('LEAD-10 a confirmed request is labelled like any booking', () => {
  const fields = { message: 'Hi', ...bookingFields(request, when) }

  expect(confirmedFields(fields, request)).toEqual({
    message: 'Hi',
    'Test Drive Time': when,
    booking: { ...request, status: 'booked' },
  })
})

test.each([{}, { booking: null }, { booking: 'requested' }, { booking: { status: 'requested' } }])(
  'LEAD-10 %o has no booking',
  (fields) => {
    expect(leadBooking({ fields })).toBeNull()
  },
)
