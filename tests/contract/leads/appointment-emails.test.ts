import { expect, test } from 'vitest'
import type { EmailMessage } from '#integrations/email/port.ts'
import { bookAppointment } from '#operations/appointments/book-appointment.ts'
import { appointmentJobKinds } from '#operations/appointments/appointment-job-kinds.ts'
import { cancelAppointment, changeAppointment } from '#operations/appointments/customer-appointment.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { deliverAll, enquire, noSenders, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { sampleAppointments } from '../../support/samples/sample-appointments.ts'

startWithNoJobs()

test('LEAD-10 the dealer and the customer are emailed the current appointment', async () => {
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
  const own = { token, link: `https://harbour.example/appointments/${token}` }

  await changeAppointment(own, '2026-03-12T00:00:00.000Z', dealer)
  const sent: EmailMessage[] = []
  const kinds = appointmentJobKinds({
    email: async (message) => {
      sent.push(message)
      return { outcome: 'sent', answer: '250' }
    },
  })
  const attempt = (kind: keyof typeof kinds, key: string, payload: object) =>
    kinds[kind].attempt({ ...job, kind, siteId: dealer.siteId, key, payload }, dealer)
  const toDealer = { to: 'wynnum@dealer.example' }
  const toCustomer = { to: null, link: own.link }

  expect(await attempt('appointment-changed', appointment.id, toDealer)).toEqual({ outcome: 'done' })
  expect(await attempt('appointment-acknowledgement', appointment.id, toCustomer)).toEqual({
    outcome: 'done',
  })
  await cancelAppointment(own, dealer)
  expect(await attempt('appointment-acknowledgement', appointment.id, toCustomer)).toEqual({
    outcome: 'done',
  })
  expect(sent).toMatchObject([
    {
      to: 'wynnum@dealer.example',
      subject: 'Test drive moved to Thursday 12 March at 10:00 am',
      replyTo: { name: 'Pat Lee', address: 'pat@example.com' },
      text: expect.stringMatching(/Vehicle: +2021 Toyota HiLux\n(?:.*\n)*Email: +pat@example\.com/),
      html: expect.stringContaining('2021 Toyota HiLux'),
    },
    {
      to: 'pat@example.com',
      subject: 'Your test drive: Thursday 12 March at 10:00 am',
      text: expect.stringContaining(own.link),
    },
    {
      to: 'pat@example.com',
      subject: 'Your test drive on Thursday 12 March at 10:00 am is cancelled',
      text: expect.not.stringContaining(own.link),
    },
  ])
  expect(await attempt('appointment-changed', car?.id ?? '', toDealer)).toEqual({ outcome: 'unneeded' })
})

test('LEAD-10 the dealership that was told of a test drive is told of its changes, and no other', async () => {
  const dealer = await dealership({
    site: {
      appointments: sampleAppointments,
      delivery: {
        destinations: [
          { kind: 'email', to: 'sales@harbour.example' },
          { kind: 'email', to: 'wynnum@harbour.example', locations: ['10'] },
        ],
        acknowledge: false,
      },
    },
    stock: [{ slug: 'hilux', locationId: '10' }],
  })
  const { lead } = await enquire(dealer, { locationId: '10' })
  const booked = await bookAppointment(
    {
      kind: 'test-drive',
      locationId: '10',
      carId: (await dealer.cars.findBySlug('hilux'))?.id ?? null,
      startsAt: '2026-03-10T23:00:00.000Z',
      leadId: lead.id,
      customer: { name: 'Pat Lee', email: 'pat@example.com', phone: null },
    },
    dealer,
  )
  if (booked.outcome !== 'booked') throw new Error(booked.reason)
  const own = { token: booked.token, link: 'https://harbour.example/appointments/x' }
  await changeAppointment(own, '2026-03-12T00:00:00.000Z', dealer)
  await cancelAppointment(own, dealer)

  const sent: EmailMessage[] = []
  await deliverAll([dealer], {
    ...noSenders,
    email: async (message) => {
      sent.push(message)
      return { outcome: 'sent', answer: '250' }
    },
  })

  expect(sent.map(({ to }) => to)).toEqual(Array.from({ length: 3 }, () => 'wynnum@harbour.example'))
})

const job = { id: '0198f6c2-0000-7000-8000-000000000009', destination: 'anywhere', attempts: 1 }
