import { expect, test } from 'vitest'
import { appointmentMailToCustomer, appointmentMailToDealer } from '#operations/appointment-mails.ts'
import { bookAppointment } from '#operations/book-appointment.ts'
import { changeAppointment } from '#operations/own-appointment.ts'
import { dealership } from '../support/dealership.ts'
import { sampleAppointments } from '../support/sample-appointments.ts'

test('LEAD-10 the dealer and the customer are told of an appointment as it stands', async () => {
  const dealer = await dealership({
    site: { appointments: sampleAppointments },
    stock: [{ slug: 'hilux', year: 2021, make: 'Toyota', model: 'HiLux', locationId: '10' }],
  })
  const car = await dealer.cars.findBySlug('hilux')
  const booked = await bookAppointment(
    {
      kind: 'test-drive',
      locationId: '10',
      carId: car?.id ?? null,
      startsAt: '2026-03-10T23:00:00.000Z',
      leadId: null,
      customer: { name: 'Pat Lee', email: 'pat@example.com', phone: null },
    },
    dealer,
  )
  if (booked.outcome !== 'booked') throw new Error(booked.reason)
  const { appointment, token } = booked

  const confirmation = await appointmentMailToCustomer(
    'booked',
    { appointment, token, origin: 'https://harbour.example' },
    dealer,
  )
  await changeAppointment(token, '2026-03-12T00:00:00.000Z', dealer)
  const news = await appointmentMailToDealer('changed', appointment.id, dealer)

  expect(confirmation.subject).toBe('Your test drive: Wednesday 11 March at 9:00 am')
  expect(confirmation.lines).toContain(
    `Change or cancel it here: https://harbour.example/appointments/${token}`,
  )
  expect(news).toMatchObject({
    subject: 'Test drive moved to Thursday 12 March at 10:00 am',
    lines: expect.arrayContaining(['Vehicle: 2021 Toyota HiLux', 'Email: pat@example.com']),
  })
  expect(await appointmentMailToDealer('changed', car?.id ?? '', dealer)).toBeNull()
})
