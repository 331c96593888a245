import { and, eq } from 'drizzle-orm'
import { sampleAppointmentToken, sampleCustomer } from '#demo/sample-appointment.ts'
import type { DemoCar } from '#demo/stock/demo-car.ts'
import { appointmentStore } from '#data/appointments.ts'
import type { Db } from '#data/database.ts'
import type { SiteRecord } from '#data/sites.ts'
import { appointments } from '#data/tables/appointments.ts'
import { appointmentKinds } from '#domain/appointments/appointment-plan.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { appointmentTokenHash } from '#operations/appointments/appointment-token.ts'
import { requestSlot } from '#operations/appointments/request-slot.ts'
import { offerAppointments } from '#operations/appointments/offer-appointments.ts'
import { placesWithAppointments } from '#sites/appointment-plans.ts'
import { Site } from '#sites/site.ts'

/** Books a sample appointment at the dealer’s second available time, so that the demo has an appointment page to show. */
export async function bookSampleAppointment(
  db: Db,
  { id: siteId, document }: SiteRecord,
  stock: readonly DemoCar[],
  now: Date,
): Promise<void> {
  const tokenHash = appointmentTokenHash(sampleAppointmentToken)
  const site = Site.parse(document)
  const kind = appointmentKinds.find((each) => placesWithAppointments(site, each).length > 0)
  const [place] = kind ? placesWithAppointments(site, kind) : []
  if (!kind || !place || tokenHash === null) return

  await db
    .delete(appointments)
    .where(and(eq(appointments.siteId, siteId), eq(appointments.tokenHash, tokenHash)))
  const taker = { site, appointments: appointmentStore(db, siteId), now: () => now }
  const car = stock.find((each) => each.locationId === place.id && isAvailable(each))
  const wish = { kind, locationId: place.id, carId: kind === 'test-drive' ? (car?.id ?? null) : null }
  const offer = await offerAppointments(wish, taker)
  const startsAt = offer?.days.flatMap(({ slots }) => slots)[1]?.startsAt
  const asked = startsAt ? await requestSlot({ ...wish, startsAt }, taker) : null
  if (asked?.outcome !== 'free') return
  await taker.appointments.book({ ...asked.slot, ...sampleCustomer, leadId: null, tokenHash })
}
