import type { Appointment } from '#data/appointments.ts'
import {
  type AppointmentFacts,
  letterToDealer,
  type Mail,
  mailToCustomer,
} from '#domain/appointments/appointment-mail.ts'
import { appointmentPath } from '#domain/appointments/appointment-address.ts'
import type { Letter } from '#domain/delivery/letter.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { zoneOf } from '#domain/locations/zone-of.ts'
import type { Dealership } from './dealership.ts'

type Teller = Pick<Dealership, 'appointments' | 'cars' | 'site'>

/** What the dealer is told of a customer’s change, as the appointment stands now; `null` when there is none. */
export async function appointmentLetterToDealer(
  what: 'changed' | 'cancelled',
  appointmentId: string,
  dealership: Teller,
): Promise<{ letter: Letter; customer: AppointmentFacts['customer'] } | null> {
  const appointment = await dealership.appointments.find(appointmentId)
  if (!appointment) return null
  const facts = await factsOf(appointment, dealership)
  return { letter: letterToDealer(what, facts), customer: facts.customer }
}

/** What the customer is told, with the link that only they have: its secret is known where they have just used it. */
export async function appointmentMailToCustomer(
  what: 'booked' | 'changed' | 'cancelled',
  { appointment, token, origin }: { appointment: Appointment; token: string; origin: string },
  dealership: Teller,
): Promise<Mail> {
  const link = new URL(appointmentPath(token), origin).href
  return mailToCustomer(what, await factsOf(appointment, dealership), {
    dealerName: dealership.site.name,
    link,
  })
}

async function factsOf(appointment: Appointment, { cars, site }: Teller): Promise<AppointmentFacts> {
  const { kind, startsAt, carId, locationId, name, phone, email } = appointment
  const place = site.locations.find(({ id }) => id === locationId)
  const car = carId === null ? null : await cars.findById(carId)
  return {
    kind,
    startsAt,
    timeZone: place ? zoneOf(place, site) : site.timeZone,
    locationName: place?.name ?? site.name,
    vehicle: car && carTitle(car),
    customer: { name, phone, email },
  }
}
