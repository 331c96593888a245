import type { ChosenTime } from '#data/leads.ts'
import { appointmentPath } from '#domain/appointments/appointment-address.ts'
import { appointmentTime } from '#domain/appointments/format-appointment-time.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { questionsOf } from '#domain/enquiries/enquiry-form.ts'
import type { Enquiry } from '#domain/enquiries/read-enquiry.ts'
import { placesWithAppointments } from '#sites/appointment-plans.ts'
import { newAppointmentToken } from './appointment-token.ts'
import { requestSlot, refused } from './request-slot.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { EnquirySubmission } from '../enquiries/lead-of-enquiry.ts'
import { requestedPlan } from './offer-appointments.ts'

/** A time that was free when it was asked for. */
export type FreeSlot = {
  outcome: 'free'
  slot: ChosenTime
  /** As the dealer reads it. */
  when: string
  /** The secret of the page where the customer changes or cancels it, and the page's address. */
  token: string
  link: string
}

type Chosen = { outcome: 'refused'; message: string } | FreeSlot

/** The time that was chosen with an enquiry; `null` where none was. */
export async function chosenSlot(
  enquiry: Enquiry,
  submission: Pick<EnquirySubmission, 'form' | 'car' | 'page'>,
  dealership: Dealership,
): Promise<Chosen | null> {
  const startsAt = enquiry.further['booking_slot']
  const question = questionsOf(submission.form).find(({ kind }) => kind === 'slot')
  if (typeof startsAt !== 'string' || question?.kind !== 'slot') return null

  const { car } = submission
  if (car && !isAvailable(car)) return refused('gone')

  const kind = question.appointment
  const locationId = slotLocation(kind, enquiry.location, car?.locationId, dealership)
  const wish = { kind, locationId: locationId ?? '', carId: car?.id ?? null }
  const asked = await requestSlot({ ...wish, startsAt }, dealership)
  if (asked.outcome === 'refused') return asked

  const { token, tokenHash } = newAppointmentToken()
  const zone = requestedPlan(wish, dealership)?.plan.timeZone ?? dealership.site.timeZone
  const when = appointmentTime(zone, asked.slot.startsAt)
  return {
    outcome: 'free',
    slot: { ...asked.slot, tokenHash },
    when,
    token,
    link: new URL(appointmentPath(token), submission.page.origin).href,
  }
}

/** Where the appointment is: where the vehicle stands, else what was chosen, else the only place that has any. */
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
