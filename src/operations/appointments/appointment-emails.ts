import type { Appointment, AppointmentStore } from '#data/appointments.ts'
import type { CarStore } from '#data/cars/cars.ts'
import type { LeadStore } from '#data/leads.ts'
import {
  type AppointmentFacts,
  emailToCustomer,
  emailToDealer,
} from '#domain/appointments/appointment-emails.ts'
import type { EmailContent } from '#domain/lead-delivery/email.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { timeZoneOf } from '#domain/locations/time-zone-of.ts'
import type { Dealership } from '../sites/dealership.ts'
import { siteUrl } from '../lead-delivery/lead-facts.ts'

export type AppointmentJobPorts = Pick<Dealership, 'site'> & {
  appointments: Pick<AppointmentStore, 'find'>
  cars: Pick<CarStore, 'findById'>
  leads: Pick<LeadStore, 'find'>
}

type AppointmentEmail = { content: EmailContent; customer: AppointmentFacts['customer']; siteUrl: string }

/** The email to the dealer about a customer's change; `null` when the appointment is gone. */
export async function appointmentEmailToDealer(
  what: 'changed' | 'cancelled',
  appointmentId: string,
  dealership: AppointmentJobPorts,
): Promise<AppointmentEmail | null> {
  const appointment = await dealership.appointments.find(appointmentId)
  if (!appointment) return null
  const facts = await factsOf(appointment, dealership)
  return {
    content: emailToDealer(what, facts),
    customer: facts.customer,
    siteUrl: await siteUrlOf(appointment, dealership),
  }
}

/** The email to the customer about their appointment's current state; `null` when it is gone. */
export async function appointmentEmailToCustomer(
  appointmentId: string,
  link: string | null,
  dealership: AppointmentJobPorts,
): Promise<AppointmentEmail | null> {
  const appointment = await dealership.appointments.find(appointmentId)
  if (!appointment) return null
  const facts = await factsOf(appointment, dealership)
  const isUnchanged = appointment.sequence === 0
  const what = appointment.cancelledAt !== null ? 'cancelled' : isUnchanged ? 'confirmed' : 'changed'
  const content = emailToCustomer(what, facts, { dealerName: dealership.site.name, link })
  return { content, customer: facts.customer, siteUrl: await siteUrlOf(appointment, dealership) }
}

async function factsOf(
  appointment: Appointment,
  { cars, site }: AppointmentJobPorts,
): Promise<AppointmentFacts> {
  const { kind, startsAt, carId, locationId, name, phone, email } = appointment
  const place = site.locations.find(({ id }) => id === locationId)
  const car = carId === null ? null : await cars.findById(carId)
  return {
    kind,
    startsAt,
    timeZone: place ? timeZoneOf(place, site) : site.timeZone,
    locationName: place?.name ?? site.name,
    vehicle: car && carTitle(car),
    customer: { name, phone, email },
  }
}

async function siteUrlOf({ leadId }: Appointment, { leads, site }: AppointmentJobPorts) {
  return siteUrl(leadId === null ? null : await leads.find(leadId), site)
}
