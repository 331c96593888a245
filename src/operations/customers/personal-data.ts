import type { Erased } from '#data/customers/erase-person.ts'
import type { PersonalData } from '#data/customers/personal-data.ts'
import type { Person } from '#data/customers/person-records.ts'
import type { HoldStore } from '#data/reservations/holds.ts'
import type { Customer } from '#domain/actors/actor.ts'
import { isEmailProven } from '#domain/customers/proven-email.ts'
import { isInProgress, needsCustomer } from '#domain/reservations/customer-view.ts'
import { expireHold, type HoldEnder } from '../reservations/expire-hold.ts'
import type { Dealership } from '../sites/dealership.ts'

export type PrivacyDesk = Pick<Dealership, 'site' | 'customers' | 'personalData' | 'seal' | 'now'>

/** What it takes to erase someone: an unpaid reservation of theirs is ended first. */
export type ErasureDesk = Pick<PrivacyDesk, 'personalData' | 'seal'> &
  HoldEnder & { holds: Pick<HoldStore, 'findByReference'> }

/** A person's data as a file of their own. */
export type PersonalDataFile = { dealer: string; exportedAt: string } & PersonalData

/** The person behind a customer: their number, and their email address once it is proven. */
export async function personOf(
  { id, phone }: Pick<Customer, 'id' | 'phone'>,
  { customers }: PrivacyDesk,
): Promise<Person> {
  const customer = await customers.find(id)
  return { phone, email: customer && isEmailProven(customer) ? customer.email : null, customerId: id }
}

export async function exportPersonalData(
  person: Person,
  { site, personalData, now }: PrivacyDesk,
): Promise<PersonalDataFile> {
  return { dealer: site.name, exportedAt: now().toISOString(), ...(await personalData.of(person)) }
}

/** Bookings to come, which have to be cancelled before their customer is erased, so that nobody waits for them. */
export function bookingsToCome({ bookings }: Pick<PersonalData, 'bookings'>, now: Date) {
  return bookings.filter(({ startsAt, cancelledAt }) => cancelledAt === null && startsAt > now)
}

/** References of reservations that still need their customer: to hand over the vehicle, or to hear of their refund. */
export function reservationsInProgress({ reservations }: Pick<PersonalData, 'reservations'>, now: Date) {
  return reservations
    .filter((reservation) => isInProgress(reservation, now))
    .map(({ reference }) => reference)
}

export type Erasing =
  | { outcome: 'erased'; erased: Erased }
  | { outcome: 'has bookings'; startsAt: Date[] }
  | { outcome: 'has reservations'; references: string[] }

/** Erases everything that this site stores about a person. */
export async function erasePerson(
  person: Person,
  desk: ErasureDesk,
  { withBookings = false } = {},
): Promise<Erasing> {
  const { personalData, seal } = desk
  const now = desk.now()
  await endOverdue(await personalData.of(person), now, desk)
  const stored = await personalData.of(person)
  const needed = stored.reservations.filter((reservation) => needsCustomer(reservation, now))
  if (needed.length > 0)
    return { outcome: 'has reservations', references: needed.map(({ reference }) => reference) }
  const coming = bookingsToCome(stored, now)
  if (coming.length > 0 && !withBookings)
    return { outcome: 'has bookings', startsAt: coming.map(({ startsAt }) => startsAt) }
  const phoneMark = person.phone === null ? null : await seal.mark(person.phone)
  return { outcome: 'erased', erased: await personalData.erase(person, phoneMark) }
}

/** Ends reservations whose time is up, in case their jobs are late. One that the provider knows as paid goes on instead. */
async function endOverdue(
  { reservations }: Pick<PersonalData, 'reservations'>,
  now: Date,
  desk: ErasureDesk,
) {
  for (const { reference, state, until } of reservations) {
    if (state !== 'pending' || until > now) continue
    const hold = await desk.holds.findByReference(reference)
    if (hold) await expireHold(hold.id, desk)
  }
}
