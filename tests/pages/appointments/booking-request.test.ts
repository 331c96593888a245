import { describe, expect, test } from 'vitest'
import type { Lead } from '#data/leads.ts'
import { confirmedFields, leadBooking } from '#domain/appointments/lead-booking.ts'
import { HONEYPOT } from '#domain/enquiries/enquiry-form.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { leadFacts } from '#operations/lead-delivery/lead-facts.ts'
import { dealerEmail } from '#domain/lead-delivery/dealer-email.ts'
import { acknowledgement } from '#domain/lead-delivery/acknowledgement.ts'
import { xmlbuilderXml } from '#integrations/xml/xmlbuilder-xml.ts'
import { adfDocument } from '#domain/lead-delivery/adf/adf-document.ts'
import { webhookBody } from '#domain/lead-delivery/webhook-body.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { details } from '../../support/browser/form-visitor.ts'
import { takingTime } from '../../support/browser/human.ts'
import { jobsOf, leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleAppointments } from '../../support/samples/sample-appointments.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { originOf, send, visit } from '../../support/browser/visit.ts'

const wednesdayAtNine = '2026-03-10T23:00:00.000Z'

describe('LEAD-09 LEAD-10 a requested time', () => {
  test('shows as not booked in every message to the dealer, with a link to confirm it', async () => {
    const { dealer, path, lead } = await requested()
    const facts = await leadFacts(lead, dealer)

    const email = dealerEmail(facts)
    expect(email.paragraphs.join(' ')).toContain(
      'They asked for Wednesday 11 March at 9:00 am. This time is not booked',
    )
    expect(email.rows[0]).toMatchObject({ label: 'Confirm', href: expect.stringContaining(path) })
    expect(xmlbuilderXml(adfDocument(facts))).toContain('Not booked yet. Confirm the time: http')
    expect(JSON.parse(webhookBody(facts))).toMatchObject({
      data: { booking: { status: 'requested' }, booking_confirm_url: expect.stringContaining(path) },
    })
    const customer = acknowledgement(facts, { subject: 'Hi', opening: 'Thanks' })
    expect(customer.paragraphs).toContain('Your time isn’t booked yet. We’ll be in touch to confirm it.')
    expect(
      acknowledgement({ ...facts, lead: booked(lead) }, { subject: 'Hi', opening: 'Thanks' }).paragraphs,
    ).toEqual(['Your test drive is booked.', 'Thanks'])
    expect(customer.rows.map(({ label }) => label)).not.toContain('When')
  })

  test('is not booked by opening the link, and is booked once by confirming it', async () => {
    const { dealer, path } = await requested()

    const page = await visit(dealer, path)
    expect(page.text).toContain('Test drive request This time is not booked yet')
    expect(page.text).toContain('Requested time Wednesday 11 March 2026 at 9:00 am')
    expect(await held(dealer)).toBe(0)

    expect((await send(dealer, path, {})).status).toBe(303)
    expect((await send(dealer, path, {})).status).toBe(303)

    expect(await held(dealer)).toBe(1)
    expect((await visit(dealer, path)).text).toContain('This test drive is confirmed')
    expect(await leadsOf(dealer)).toMatchObject([
      {
        suspect: false,
        fields: { 'Test Drive Time': 'Wednesday 11 March at 9:00 am', booking: { status: 'booked' } },
      },
    ])
    const customerJobs = (await jobsOf(dealer)).filter(({ kind }) => kind === 'appointment-acknowledgement')
    expect(customerJobs).toMatchObject([
      { payload: { link: expect.stringMatching(/appointments\/[\w-]{43}$/) } },
    ])
  })

  test('says so when another customer has taken it', async () => {
    const { dealer, path } = await requested()
    for (const name of ['Ann', 'Ben']) {
      await book(dealer, {
        ...(await takingTime(dealer)),
        name,
        email: `${name}@example.com`,
        phone: '07 3123 4567',
      })
    }

    const answer = await send(dealer, path, {})

    expect(answer.status).toBe(422)
    expect(answer.text).toContain('Call the customer to arrange another time.')
    expect(await held(dealer)).toBe(0)
  })

  test('shows the current booking after the customer has moved or cancelled it', async () => {
    const { dealer, path, lead } = await requested()
    await send(dealer, path, {})
    const booked = await dealer.appointments.findByLead(lead.id)
    const startsAt = new Date('2026-03-11T00:00:00.000Z')
    const endsAt = new Date('2026-03-11T01:00:00.000Z')

    await dealer.appointments.change(booked?.id ?? '', { startsAt, endsAt, capacity: 1 }, [])
    expect((await visit(dealer, path)).text).toContain('When Wednesday 11 March 2026 at 10:00 am')

    await dealer.appointments.cancel(booked?.id ?? '', [])
    const { text } = await visit(dealer, path)
    expect(text).toContain('This test drive was cancelled')
    expect(text).not.toContain('is confirmed')
  })

  test('belongs to its dealer, and its address can’t be forged', async () => {
    const { dealer, path, lead } = await requested()
    const other = await dealership({ site: { appointments: sampleAppointments } })
    const [id, mark] = path.split('/').at(-1)?.split('.') ?? []

    for (const [who, address] of [
      [other, path],
      [dealer, `/appointments/requests/${lead.id}`],
      [dealer, `/appointments/requests/${id}.${mark?.replace(/.$/, '')}`],
      [dealer, '/appointments/requests/x'],
    ] as const) {
      expect((await visit(who, address)).status).toBe(404)
    }
  })
})

/** The same lead as if its time had been free. */
function booked(lead: Lead): Lead {
  const booking = leadBooking(lead)
  return booking ? { ...lead, fields: confirmedFields(lead.fields, booking) } : lead
}

async function requested() {
  const dealer = await dealership({ site: { appointments: sampleAppointments } })
  await book(dealer, { ...(await takingTime(dealer)), [HONEYPOT]: 'x' })
  const [row] = await leadsOf(dealer)
  const lead = row && (await dealer.leads.find(row.id))
  if (!lead) throw new Error('No lead was stored.')
  const { confirmLink } = await leadFacts(lead, dealer)
  return { dealer, lead, path: new URL(confirmLink ?? '').pathname }
}

async function book(dealer: Dealership, wishes: Record<string, string>) {
  const { message, terms_conditions } = sampleEnquiry
  const fields = { ...details, step: '', booking_slot: wednesdayAtNine, message, terms_conditions, ...wishes }
  const answer = await visit(dealer, '/book-test-drive', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: originOf(dealer) },
  })
  expect(answer.status).toBe(303)
}

function held(dealer: Dealership) {
  return dealer.appointments.heldBy({ email: sampleEnquiry.email, phone: null }, new Date(0))
}
