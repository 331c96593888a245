import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { AppointmentKind, Taken } from '#domain/appointments/appointment-plan.ts'
import { phoneParts } from '#domain/shared/format-phone.ts'
import type { Db } from './database.ts'
import { addJobs, type NewJob } from './add-jobs.ts'
import {
  type Appointment,
  toAppointment,
  freeSeat,
  type NewAppointment,
  bookedTimes,
  takeSlot,
} from './take-slot.ts'
import { appointments } from './tables/appointments.ts'
import { leads } from './tables/leads.ts'

export type { Appointment, NewAppointment, WantedSlot } from './take-slot.ts'

type Range = { kind: AppointmentKind; locationId: string; carId: string | null; from: Date; until: Date }
type NewTime = { startsAt: Date; endsAt: Date; capacity: number }

/** The appointments of one site. */
export type AppointmentStore = {
  /** What is booked within a range, and when the vehicle is out, apart from an appointment that is to be moved. */
  taken(range: Range, exceptId?: string | null): Promise<Taken>
  book(
    appointment: NewAppointment,
  ): Promise<{ outcome: 'booked'; appointment: Appointment } | { outcome: 'taken' }>
  find(id: string): Promise<Appointment | null>
  /** How many future appointments the same email address or phone number has, whatever the extension. */
  heldBy(customer: { email: string | null; phone: string | null }, after: Date): Promise<number>
  /** The appointment that a lead booked. */
  findByLead(leadId: string): Promise<Appointment | null>
  /** The appointment whose link has the secret with this hash. */
  findByToken(tokenHash: string): Promise<Appointment | null>
  /**
   * Moves an appointment: takes the new time, frees the old one and stores the jobs that report it, all in one transaction.
   */
  change(
    id: string,
    to: NewTime,
    jobs: readonly NewJob[],
  ): Promise<'changed' | 'unchanged' | 'taken' | 'gone'>
  /** Frees its time and stores the jobs that report it, once. */
  cancel(id: string, jobs: readonly NewJob[]): Promise<'cancelled' | 'gone'>
}

export function appointmentStore(db: Db, siteId: string): AppointmentStore {
  const ofThisSite = eq(appointments.siteId, siteId)

  async function where(condition: ReturnType<typeof eq>): Promise<Appointment | null> {
    const [row] = await db.select().from(appointments).where(and(ofThisSite, condition))
    return row ? toAppointment(row) : null
  }

  /** Locks the appointment until the transaction ends, so that it is not moved and cancelled at the same moment. */
  async function lockCurrent(tx: Db, id: string) {
    const [row] = await tx
      .select()
      .from(appointments)
      .where(and(ofThisSite, eq(appointments.id, id), isNull(appointments.cancelledAt)))
      .for('update')
    return row
  }

  /** Changes the lead’s submission key, so that the same request sent again makes a new booking. */
  async function releaseSubmissionKey(
    tx: Db,
    { id, leadId, sequence }: Pick<Appointment, 'id' | 'leadId' | 'sequence'>,
  ) {
    if (leadId === null) return
    await tx
      .update(leads)
      .set({ submissionKey: `kept until ${sequence} of ${id}` })
      .where(and(eq(leads.siteId, siteId), eq(leads.id, leadId)))
  }

  return {
    taken: (range, exceptId) => bookedTimes(db, siteId, range, exceptId),
    book: (appointment) => db.transaction((tx) => takeSlot(tx, siteId, appointment)),
    find: (id) => where(eq(appointments.id, id)),
    async heldBy({ email, phone }, after) {
      if (email === null && phone === null) return 0
      const [row] = await db
        .select({ held: sql<number>`count(*)::int` })
        .from(appointments)
        .where(
          and(
            ofThisSite,
            isNull(appointments.cancelledAt),
            gt(appointments.startsAt, after),
            or(
              email === null ? undefined : sql`lower(${appointments.email}) = lower(${email})`,
              phone === null
                ? undefined
                : sql`split_part(${appointments.phone}, ' ext ', 1) = ${phoneParts(phone).number}`,
            ),
          ),
        )
      return row?.held ?? 0
    },
    findByLead: (leadId) => where(eq(appointments.leadId, leadId)),
    findByToken: (tokenHash) => where(eq(appointments.tokenHash, tokenHash)),

    change: (id, { startsAt, endsAt, capacity }, jobs) =>
      db.transaction(async (tx) => {
        const row = await lockCurrent(tx, id)
        if (!row) return 'gone'
        if (row.startsAt.getTime() === startsAt.getTime()) return 'unchanged'
        const seat = await freeSeat(tx, siteId, { ...row, startsAt, endsAt, capacity }, id)
        if (seat === null) return 'taken'
        await tx
          .update(appointments)
          .set({ startsAt, endsAt, seat, sequence: row.sequence + 1, updatedAt: sql`now()` })
          .where(and(ofThisSite, eq(appointments.id, id)))
        await releaseSubmissionKey(tx, row)
        await addJobs(tx, { siteId, key: id, jobs })
        return 'changed'
      }),

    cancel: (id, jobs) =>
      db.transaction(async (tx) => {
        const row = await lockCurrent(tx, id)
        if (!row) return 'gone'
        await tx
          .update(appointments)
          .set({ cancelledAt: sql`now()`, sequence: row.sequence + 1, updatedAt: sql`now()` })
          .where(and(ofThisSite, eq(appointments.id, id)))
        await releaseSubmissionKey(tx, row)
        await addJobs(tx, { siteId, key: id, jobs })
        return 'cancelled'
      }),
  }
}
