import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { AppointmentKind, Taken } from '#domain/appointments/appointment-plan.ts'
import { slotsLeft } from '#domain/appointments/slots-left.ts'
import type { Db } from './database.ts'
import { createId } from './create-id.ts'
import { appointments } from './tables/appointments.ts'

/** A time at a location, with how many customers can be there at once. */
export type WantedSlot = {
  kind: AppointmentKind
  locationId: string
  startsAt: Date
  endsAt: Date
  capacity: number
  carId: string | null
}

export type NewAppointment = WantedSlot & {
  leadId: string | null
  name: string | null
  email: string | null
  phone: string | null
  tokenHash: string
}

export type Appointment = Omit<typeof appointments.$inferSelect, 'siteId' | 'seat' | 'tokenHash'>

/**
 * Books a time within the caller’s transaction, so that everything that belongs to it is stored with it or not at all. Of
 * two customers who want the last place at the same moment, the second finds it taken.
 */
export async function takeSlot(
  tx: Db,
  siteId: string,
  { capacity, ...wanted }: NewAppointment,
): Promise<{ outcome: 'booked'; appointment: Appointment } | { outcome: 'taken' }> {
  const seat = await freeSeat(tx, siteId, { ...wanted, capacity })
  if (seat === null) return { outcome: 'taken' }
  const [row] = await tx
    .insert(appointments)
    .values({ ...wanted, siteId, id: createId(), seat })
    .returning()
  if (!row) throw new Error('An appointment was not stored.')
  return { outcome: 'booked', appointment: toAppointment(row) }
}

/** Locks the lowest free place until the transaction ends. Returns `null` if there is none. */
export async function freeSeat(
  tx: Db,
  siteId: string,
  wanted: WantedSlot,
  movingId: string | null = null,
): Promise<number | null> {
  await waitForTurn(tx, siteId, wanted)
  const taken = await bookedTimes(
    tx,
    siteId,
    { ...wanted, from: wanted.startsAt, until: wanted.endsAt },
    movingId,
  )
  if (slotsLeft(wanted, wanted, taken) === 0) return null
  const seats = new Set(taken.seats.map(({ seat }) => seat))
  return Array.from({ length: seats.size + 1 }, (_, seat) => seat).find((seat) => !seats.has(seat)) ?? null
}

type BookedRange = Pick<WantedSlot, 'kind' | 'locationId' | 'carId'> & { from: Date; until: Date }

/** What is booked at a location within a time, and when the vehicle is out, wherever it started from. */
export async function bookedTimes(
  db: Db,
  siteId: string,
  { kind, locationId, carId, from, until }: BookedRange,
  exceptId: string | null = null,
): Promise<Taken> {
  const { startsAt, endsAt, seat } = appointments
  const isHere = and(eq(appointments.kind, kind), eq(appointments.locationId, locationId))
  const isOut =
    carId !== null && kind === 'test-drive'
      ? and(eq(appointments.kind, kind), eq(appointments.carId, carId))
      : undefined
  const rows = await db
    .select({ startsAt, endsAt, seat, carId: appointments.carId, locationId: appointments.locationId })
    .from(appointments)
    .where(
      and(
        eq(appointments.siteId, siteId),
        isNull(appointments.cancelledAt),
        lt(startsAt, until),
        gt(endsAt, from),
        or(isHere, isOut),
        exceptId === null ? undefined : ne(appointments.id, exceptId),
      ),
    )
  return {
    seats: rows.filter((row) => row.locationId === locationId),
    car: isOut ? rows.filter((row) => row.carId === carId) : [],
  }
}

/** One transaction at a time for a location and for a vehicle, always in the same order, so that no two wait for each other. */
async function waitForTurn(tx: Db, siteId: string, { kind, locationId, carId }: WantedSlot) {
  const turns = [
    `${kind} at ${locationId}`,
    ...(carId !== null && kind === 'test-drive' ? [`car ${carId}`] : []),
  ]
  for (const turn of turns.toSorted()) {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`appointment ${siteId} ${turn}`}, 0))`,
    )
  }
}

export function toAppointment({
  siteId: _site,
  seat: _seat,
  tokenHash: _hash,
  ...appointment
}: typeof appointments.$inferSelect): Appointment {
  return appointment
}
