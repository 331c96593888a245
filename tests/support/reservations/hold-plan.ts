import { createHash } from 'node:crypto'
import { createId } from '#data/create-id.ts'
import type { HoldPlan, NewHold } from '#data/reservations/holds.ts'
import type { HolderForm } from '#operations/reservations/reserve-car.ts'

/** A plan with the real times and without messages. */
export const plan: HoldPlan = {
  pendingMs: 15 * 60_000,
  heldMs: 48 * 60 * 60_000,
  offerMs: 2 * 60 * 60_000,
  depositCents: 200_00,
  jobsOf: () => [],
  refundJob: { kind: 'refund-payment', payload: {} },
  invoiceJobs: [],
  queueTurnJob: { kind: 'queue-turn', payload: {} },
  queueJoinedJobs: [],
  queueEndedJobs: [],
  queueGoneJobs: [],
}

/** What someone who wants a vehicle enters, in one form for each vehicle and person. */
export function wishOf(carId: string, holder: string): NewHold {
  return {
    carId,
    holder,
    name: 'Kim Lee',
    email: `${holder}@example.com`,
    phone: null,
    leadId: formIdOf(`${carId} ${holder}`),
    depositCents: 200_00,
    page: 'http://harbour.localhost/cars/hilux/checkout',
  }
}

/** What someone who waits for a vehicle enters. */
export function placeOf(carId: string, holder: string): Omit<NewHold, 'depositCents'> {
  const { depositCents: _deposit, ...place } = wishOf(carId, holder)
  return place
}

/** A form that a person has sent. */
export function formOf(person: string): HolderForm {
  const id = createId()
  return { id, name: person, email: `${person}@example.com`, phone: null, suspect: false, fields: {} }
}

/** The id of a form, the same each time. */
function formIdOf(text: string) {
  const digits = createHash('sha256').update(text).digest('hex')
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
