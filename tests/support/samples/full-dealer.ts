import { joined } from '../reservations/held-vehicle.ts'
import { placeOf, plan, wishOf } from '../reservations/hold-plan.ts'
import type { NewAppointment } from '#data/appointments.ts'
import type { NewLead } from '#data/leads.ts'
import type { SiteStores } from '#data/site-stores.ts'
import { bookingFields } from '#domain/appointments/lead-booking.ts'
import { dealership } from './dealership.ts'
import { sampleCar } from './sample-car.ts'
import { sampleLead } from './sample-lead.ts'

export const today = '2026-03-10'
export const nine = new Date('2026-03-11T23:00:00Z')
export const ten = new Date('2026-03-12T00:00:00Z')
export const later = new Date('2999-01-01')

export const theirImage = 'https://pictures.theirs.example/1.jpg'
export const theirCar = sampleCar({
  slug: 'their-car',
  stockNumber: 'THEIRS',
  make: 'OtherDealer',
  images: [theirImage],
  vin: 'ZZ9THE1RSTHE1RS01',
})
export const theirMarketPriceJob = { kind: 'market-prices', payload: {} }
export const theirMarketPrices = { carId: theirCar.id, prices: theirEstimate(), days: 0 }
export const theirStart = { key: 'their-start', written: { name: 'Pat' } }
export const theirTokenHash = 'hash-of-their-token'
export const theirEmail = 'pat@theirs.example'
const theirRequest = {
  status: 'requested',
  kind: 'test-drive',
  starts_at: nine.toISOString(),
  location_id: '10',
} as const
export const theirPhone = '+61491570006'
export const theirPerson = { phone: theirPhone, email: 'pat@theirs.example' }
export const theirSession = 'hash-of-their-session'
export const theirCode = {
  browserHash: 'hash-of-their-browser',
  phone: theirPhone,
  salt: 'salt',
  codeHash: 'hash-of-their-code',
  minutes: 10,
}
export const theirSearch = { address: '/search?make=Toyota', key: 'their-search' }
export const theirChoice = { kind: 'price-drop', channel: 'sms', frequency: 'daily' } as const
export const theirConsent = { wording: 'v1', page: '/account/alerts' }
export const theirAlertJob = '0198f6c2-0000-7000-8000-0000000000aa'
const theirState = { isOnSale: true, isReserved: false, priceCents: 1_000_00, priceKind: null }
export const theirFind = {
  kind: 'price-drop',
  carId: theirCar.id,
  priceCents: 2_000_00,
  priceKind: null,
} as const
export const alertJob = () => ({ kind: 'alert-digest', payload: { alerts: 'sms' }, dueAt: later })
export const theirLimit = { name: 'their limit', max: 1, seconds: 600 }
export const theirUploads = 'key-of-their-form'
export const theirPhoto = {
  sentHash: 'hash-of-their-photo',
  name: 'car.jpg',
  kind: 'jpeg',
  bytes: Buffer.from('a photo'),
} as const
export const theirUploadLimits = {
  maxImages: 10,
  maxBytesOfSite: 1000,
  maxBytesUnclaimed: 1000,
  expiresAt: later,
}
export const theirWheel = {
  promotionId: 'their-wheel',
  draw: { seed: 'theirs', prizes: [{ id: 'cap', share: 1, stock: null }] },
  spin: {
    promotionId: 'their-wheel',
    mark: 'mark-of-their-number',
    customerId: null,
    code: 'THEIRS22',
    spunAt: nine,
    decide: () => ({ drawn: 'cap', given: 'cap', jobs: [] }),
  },
}
export const theirPage = { kind: 'page', slug: 'their-page' } as const
export const theirText = { version: 'v1', text: 'I agree, said theirs.' }

export const marketPriceClaim = { kind: 'drive_away', defaultKind: null, max: 9, leaseMs: 0 } as const

/** A dealer with data in every store, and the ids of that data. */
export type OtherDealer = Awaited<ReturnType<typeof fullDealer>>

export async function fullDealer() {
  const dealer = await dealership({ stock: [theirCar] })
  const {
    views,
    appointments,
    keys,
    proofs,
    consentTexts,
    leads,
    customers,
    sessions,
    savedCars,
    savedSearches,
    alertChoices,
    alertTurns,
    signInCodes,
    acts,
  } = dealer
  const dayKey = await views.keyOf(today)
  const booked = await appointments.book(appointment(theirTokenHash))
  const siteKey = await keys.key()
  await proofs.spend('their-proof', 'their-form', later)
  await consentTexts.keep([theirText])
  const { lead } = await leads.create(sampleLead({ submissionKey: 'their-key' }), told)
  const { lead: request } = await leads.create(
    sampleLead({
      submissionKey: 'their-request',
      email: null,
      fields: bookingFields(theirRequest, 'at nine'),
    }),
    { ...told, jobs: [] },
  )
  const started = await leads.storePartialLead(theirStart, beginning('their-beginning'), [])
  const customer = await customers.withPhone(theirPhone)
  const session = await sessions.start({
    tokenHash: theirSession,
    customerId: customer.id,
    device: 'Safari on iPhone',
  })
  await savedCars.save(customer.id, { carId: theirCar.id, note: 'Theirs' }, 9)
  await savedSearches.save(customer.id, theirSearch, 9)
  await alertChoices.choose(customer.id, [theirChoice], theirConsent)
  await alertTurns.take(async (turn) => {
    await turn.keepStates(new Map([[theirCar.id, theirState]]))
    await turn.keepFinds({ watchlist: [theirFind], searches: [] }, { revision: 1, jobFor: alertJob })
    await turn.moveTo(1)
  })
  await signInCodes.keep(theirCode)
  await acts.count('them', theirLimit)
  await dealer.marketPrices.claim(marketPriceClaim)
  await dealer.marketPrices.save([theirMarketPrices])
  await dealer.marketPrices.schedule(theirMarketPriceJob)
  const hold = await dealer.holds.take({ ...wishOf(theirCar.id, 'them'), phone: theirPhone }, plan)
  const payment = await dealer.payments.create(theirPayment(hold?.id ?? ''))
  await dealer.sandboxPayments.start(theirSandboxPayment)
  await dealer.sandboxMessages.keep(theirSandboxMessage)
  const purchase = await dealer.purchases.start(theirCar.id)
  const waiting = await joined(dealer, theirCar.id, 'someone who waits')
  const photo = await dealer.uploads.add(theirUploads, theirPhoto, theirUploadLimits)
  await dealer.contentVersions.save(theirPage, { body: { title: 'Theirs' }, savedBy: 'them', liveFrom: null })
  await dealer.uploads.claim(theirUploads, { leadId: lead.id, expiresAt: later })
  await dealer.spins.draw(theirWheel.promotionId, theirWheel.draw)
  const spin = await dealer.spins.spin({ ...theirWheel.spin, customerId: customer.id })
  return {
    dealer,
    dayKey,
    spinId: spin.id,
    customerId: customer.id,
    sessionId: session.id,
    siteKey,
    holdId: hold?.id ?? '',
    holdReference: hold?.reference ?? '',
    paymentId: payment.id,
    queueId: waiting.id,
    purchaseId: purchase.id,
    photoId: photo.outcome === 'stored' ? photo.image.id : '',
    leadId: lead.id,
    requestId: request.id,
    startedId: started?.id ?? '',
    appointmentId: booked.outcome === 'booked' ? booked.appointment.id : '',
  }
}

function theirEstimate() {
  return {
    stateAverageCents: null,
    averageCents: 47_000_00,
    kind: 'drive_away',
    estimatedBy: 'autograb',
  } as const
}

export const theirSandboxMessage = {
  id: 'their-message',
  at: later,
  kind: 'sms',
  to: theirPhone,
  subject: null,
  text: 'Theirs',
  html: null,
  headers: {},
} as const

export const theirSandboxPayment = {
  id: 'their-sandbox-payment',
  paymentId: '0198f6c2-0000-7000-8000-0000000000bb',
  amountCents: 200_00,
  description: 'Deposit',
  reference: 'R-THEIRS',
  returnUrl: '/',
  cancelUrl: '/',
  endsAt: later,
}

/** A deposit at their provider. */
export function theirPayment(holdId: string): Parameters<SiteStores['payments']['create']>[0] {
  const { name, email, phone, page } = theirPlace
  const who = { name, email, phone, page }
  return {
    ...who,
    purpose: 'deposit',
    holdId,
    reference: 'R-THEIRS',
    provider: 'sandbox',
    amountCents: 200_00,
  }
}

const theirPlace = placeOf(theirCar.id, 'someone who waits')

export const told: Parameters<SiteStores['leads']['create']>[1] = {
  event: { name: 'enquiry', details: {} },
  jobs: [{ kind: 'lead-email', payload: { to: null } }],
}

export function appointment(tokenHash: string): NewAppointment {
  return {
    kind: 'test-drive',
    locationId: '10',
    startsAt: nine,
    endsAt: ten,
    capacity: 1,
    carId: theirCar.id,
    leadId: null,
    name: 'Pat',
    email: theirEmail,
    phone: null,
    tokenHash,
  }
}

export function beginning(submissionKey: string): NewLead {
  return sampleLead({ submissionKey, formCompleted: false })
}
