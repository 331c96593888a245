import { expect, test } from 'vitest'
import type { EmailMessage } from '#integrations/email/port.ts'
import type { Job } from '#data/outbox.ts'
import { bookAppointment } from '#operations/appointments/book-appointment.ts'
import { sendJob } from '#operations/delivery/send-job.ts'
import { cancelAppointment, changeAppointment } from '#operations/appointments/customer-appointment.ts'
import { dealership } from '../support/samples/dealership.ts'
import { deliverAll, enquire, noSenders, useOwnOutbox } from '../support/delivery/deliveries.ts'
import { sampleAppointments } from '../support/samples/sample-appointments.ts'

await useOwnOutbox()

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
  const tell = (aboutId: string, overrides: Partial<Job> = {}) =>
    sendJob({ ...job, siteId: dealer.siteId, aboutId, ...overrides }, dealer, {
      email: async (message) => {
        sent.push(message)
        return { outcome: 'sent', answer: '250' }
      },
      sms: null,
      webhook: async () => ({ outcome: 'waiting', reason: 'nobody is told' }),
    })

  const toCustomer = { kind: 'appointment-acknowledgement', link: own.link } as const

  expect(await tell(appointment.id, { to: 'wynnum@dealer.example' })).toMatchObject({ outcome: 'sent' })
  expect(await tell(appointment.id, toCustomer)).toMatchObject({ outcome: 'sent' })
  await cancelAppointment(own, dealer)
  expect(await tell(appointment.id, toCustomer)).toMatchObject({ outcome: 'sent' })
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
  expect(await tell(car?.id ?? '')).toEqual({ outcome: 'unneeded' })
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

const job = {
  id: '0198f6c2-0000-7000-8000-000000000009',
  kind: 'appointment-changed',
  to: null,
  onlyUnfinished: false,
  link: null,
  attempts: 1,
} as const
