import type { Dealership } from '#operations/sites/dealership.ts'
import { stopAddress } from '#operations/alerts/stop-alerts.ts'
import { confirmAddress } from '#operations/alerts/confirm-email.ts'
import { appointmentTokenHash, newAppointmentToken } from '#operations/appointments/appointment-token.ts'
import { bookingRequestPath } from '#operations/appointments/booking-request-path.ts'
import { bookingFields } from '#domain/appointments/lead-booking.ts'
import { createToken, tokenHash } from '#operations/customers/secret-token.ts'
import { sessionCookieValue } from '#operations/customers/session.ts'
import { purchasePath } from '#operations/purchases/purchase-link.ts'
import { holdPath, queuePath } from '#operations/reservations/hold-link.ts'
import { leadImagesPath } from '#operations/uploads/lead-images.ts'
import { plan } from '../../tests/support/reservations/hold-plan.ts'
import { sampleLead } from '../../tests/support/samples/sample-lead.ts'
import type { Dealer } from './make-dealers.ts'
import { customerMarkOf } from './marks.ts'

/** What one customer has at a dealer, and an attacker at another dealer’s site might send there. */
export type Customer = {
  cookie: string
  phone: string
  /** Secret links. Those of `shown` have the customer’s mark. */
  links: readonly string[]
  ids: Readonly<Record<string, string>>
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A customer of a dealer who has used everything. */
export async function makeCustomer(dealer: Dealer, own: Dealership): Promise<Customer> {
  const { seal } = own
  const name = `Kim ${customerMarkOf(dealer.nth)}`
  const email = `kim-${customerMarkOf(dealer.nth)}@customer.example`
  const phone = `+614${String(91_000_000 + dealer.nth)}`
  const [first, second] = dealer.cars.filter(({ status }) => status === 'in_stock')
  const [place] = own.site.locations
  if (!first || !second || !place) throw new Error(`${dealer.slug} has too little stock.`)
  const person = { name, email, phone }
  const until = new Date(Date.now() + DAY_MS)
  const page = `http://${dealer.host}/`

  const customer = await own.customers.withPhone(phone)
  const session = createToken()
  await own.sessions.start({ tokenHash: tokenHash(session), customerId: customer.id, device: name })
  await own.savedCars.save(customer.id, { carId: first.id, note: name }, 9)
  await own.savedSearches.save(
    customer.id,
    { address: `/search?query=${customerMarkOf(dealer.nth)}`, key: 'a' },
    9,
  )
  const fields = { message: name, url: page }
  const placed = { locationId: place.id, dealershipId: null, ...person, fields }
  const { lead } = await own.leads.create(sampleLead(placed), {
    event: { name: 'enquiry', details: {} },
    jobs: [],
  })
  const asked = {
    status: 'requested',
    kind: 'test-drive',
    starts_at: until.toISOString(),
    location_id: place.id,
  } as const
  const { lead: request } = await own.leads.create(
    sampleLead({ ...placed, fields: { ...bookingFields(asked, 'at nine'), message: name } }),
    { event: { name: 'enquiry', details: {} }, jobs: [] },
  )
  const { token: booking } = newAppointmentToken()
  await own.appointments.book({
    kind: 'test-drive',
    locationId: place.id,
    startsAt: until,
    endsAt: new Date(until.getTime() + 30 * 60_000),
    capacity: 9,
    carId: second.id,
    leadId: null,
    ...person,
    tokenHash: appointmentTokenHash(booking) ?? '',
  })
  const wish = {
    carId: first.id,
    holder: `a${dealer.nth}`,
    leadId: null,
    depositCents: 200_00,
    page,
    ...person,
  }
  const hold = await own.holds.take(wish, plan)
  const { depositCents: _deposit, ...waiting } = wish
  const queued = await own.holdQueue.join({ ...waiting, holder: `b${dealer.nth}` }, plan)
  if (queued.outcome !== 'joined') throw new Error('The vehicle has no queue.')
  const purchase = await own.purchases.start(second.id)
  const bill = {
    reference: `I-${customerMarkOf(dealer.nth)}`,
    provider: 'sandbox',
    amountCents: 200_00,
    page,
  } as const
  const payment = await own.payments.create({ purpose: 'invoice', holdId: null, ...bill, ...person })
  await own.sandboxPayments.start({
    id: `sandbox-${dealer.slug}`,
    paymentId: payment.id,
    amountCents: 200_00,
    description: name,
    reference: bill.reference,
    returnUrl: page,
    cancelUrl: page,
    endsAt: until,
  })
  const photo = {
    sentHash: 'a',
    name: `${customerMarkOf(dealer.nth)}.jpg`,
    kind: 'jpeg',
    bytes: Buffer.from(name),
  } as const
  const limits = { maxImages: 10, maxBytesOfSite: 1000, maxBytesUnclaimed: 1000, expiresAt: until }
  const stored = await own.uploads.add(`key-${dealer.slug}`, photo, limits)
  const imageId = stored.outcome === 'stored' ? stored.image.id : ''
  await own.uploads.claim(`key-${dealer.slug}`, { leadId: lead.id, expiresAt: until })
  const images = await leadImagesPath({ leadId: lead.id, until }, seal)
  const receiver = { customerId: customer.id, channel: 'sms' } as const

  const sealed = await sessionCookieValue(session, own)
  const value = Buffer.from(JSON.stringify(sealed)).toString('base64')
  return {
    cookie: `session=${encodeURIComponent(value)}; signed-in=1`,
    phone,
    links: [
      `/appointments/${booking}`,
      `/appointments/${booking}/calendar.ics`,
      await bookingRequestPath(request.id, seal),
      await holdPath(hold?.id ?? '', seal),
      await queuePath(queued.entry.id, seal),
      await purchasePath(purchase.id, seal),
      `/payments/${await seal.close('payment', payment.id)}`,
      `/sandbox/payments/sandbox-${dealer.slug}`,
      images,
      `${images}/${imageId}`,
      await stopAddress(receiver, seal),
      await confirmAddress({ customerId: customer.id, email }, seal, new Date()),
    ],
    ids: {
      lead: lead.id,
      request: request.id,
      hold: hold?.id ?? '',
      payment: payment.id,
      purchase: purchase.id,
      queue: queued.entry.id,
      customer: customer.id,
      image: imageId,
      upload: `key-${dealer.slug}`,
      location: place.id,
      car: first.id,
    },
  }
}
