import type { ChosenTime } from '#data/leads.ts'
import { appointmentPath } from '#domain/appointments/appointment-address.ts'
import { formatAppointmentTime } from '#domain/appointments/format-appointment-time.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { questionsOf } from '#domain/enquiries/enquiry-form.ts'
import type { Enquiry } from '#domain/enquiries/read-enquiry.ts'
import { placesWithAppointments } from '#sites/appointment-plans.ts'
import { newAppointmentToken } from './appointment-token.ts'
import { requestSlot, refused } from './request-slot.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { EnquirySubmission } from '../enquiries/lead-of-enquiry.ts'
import { requestedPlan, type SlotSource } from './offer-appointments.ts'

/** A chosen slot that was free when it was checked. */
export type FreeSlot = {
  outcome: 'free'
  slot: ChosenTime
  /** The local date and time, as the dealer reads it. */
  when: string
  /** The token of the customer's appointment page, and the page's URL. */
  token: string
  link: string
}

type ChosenSlotResult = { outcome: 'refused'; message: string } | FreeSlot

/** The slot that the visitor chose with an enquiry; `null` where they chose none. */
export async function chosenSlot(
  enquiry: Enquiry,
  submission: Pick<EnquirySubmission, 'form' | 'car' | 'page'>,
  dealership: SlotSource,
): Promise<ChosenSlotResult | null> {
  const startsAt = enquiry.further['booking_slot']
  const question = questionsOf(submission.form).find(({ kind }) => kind === 'slot')
  if (typeof startsAt !== 'string' || question?.kind !== 'slot') return null

  const { car } = submission
  if (car && !isAvailable(car)) return refused('gone')

  const kind = question.appointment
  const locationId = slotLocation(kind, enquiry.location, car?.locationId, dealership)
  const query = { kind, locationId: locationId ?? '', carId: car?.id ?? null }
  const requested = await requestSlot({ ...query, startsAt }, dealership)
  if (requested.outcome === 'refused') return requested

  const { token, tokenHash } = newAppointmentToken()
  const zone = requestedPlan(query, dealership)?.plan.timeZone ?? dealership.site.timeZone
  const when = formatAppointmentTime(zone, requested.slot.startsAt)
  return {
    outcome: 'free',
    slot: { ...requested.slot, tokenHash },
    when,
    token,
    link: new URL(appointmentPath(token), submission.page.origin).href,
  }
}

/**
 * The location of the appointment: the vehicle's, else the chosen one, else the only one that takes
 * appointments.
 */
export function slotLocation(
  kind: 'test-drive' | 'service',
  chosen: string | null,
  carLocationId: string | null | undefined,
  { site }: Pick<Dealership, 'site'>,
): string | null {
  if (carLocationId) return carLocationId
  if (chosen !== null) return chosen
  const [only, second] = placesWithAppointments(site, kind)
  return only && !second ? only.id : null
}
