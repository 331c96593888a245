import { and, eq, sql } from 'drizzle-orm'
import { confirmedFields, leadBooking } from '#domain/appointments/lead-booking.ts'
import type { Db } from './database.ts'
import { addJobs, type NewJob } from './add-jobs.ts'
import { type FormStart, storePartialLead, type PartialLead, partialLead } from './leads/partial-leads.ts'
import {
  toLead,
  type StoredLead,
  type Lead,
  type NewLead,
  storeLead,
  type StoredWithLead,
} from './leads/store-lead.ts'
import { leads } from './tables/leads.ts'
import { amendLead, type LeadAmendment, type WithAmendment } from './leads/amend-lead.ts'
import { type NewAppointment, takeSlot } from './take-slot.ts'

export type { Lead, NewLead } from './leads/store-lead.ts'

/** A chosen appointment time, with the hash of its link’s secret. */
export type ChosenTime = Omit<NewAppointment, 'leadId' | 'name' | 'email' | 'phone'>

/** The leads of one site. */
export type LeadStore = {
  /**
   * Stores the lead, its delivery jobs and its event together, or none of them. The same submission again returns the first
   * lead. If a partial lead exists, it becomes this lead.
   */
  create(lead: NewLead, stored: StoredWithLead): Promise<StoredLead>
  /** The same with an appointment. Stores nothing if the time has just been taken. */
  createWithTime(lead: NewLead, stored: StoredWithLead, time: ChosenTime): Promise<StoredLead | 'taken'>
  /**
   * Books the time that a lead requested, once, updates the lead and stores the jobs that notify the customer and other
   * systems.
   */
  confirmTime(
    leadId: string,
    time: ChosenTime,
    jobs: { ofLead: readonly NewJob[]; ofAppointment: readonly NewJob[] },
  ): Promise<'confirmed' | 'taken' | 'gone'>
  /**
   * Stores a partial lead with the jobs that report it, once. Returns `null` if it has been finished meanwhile, so that the
   * caller has to start another one.
   */
  storePartialLead(start: FormStart, lead: NewLead, jobs: readonly NewJob[]): Promise<Lead | null>
  /** The partial lead with this key. */
  started(key: string): Promise<PartialLead | null>
  /** The partial lead that became, or is to become, this lead. */
  startedAs(id: string): Promise<(PartialLead & { key: string }) | null>
  find(id: string): Promise<Lead | null>
  /** Adds to a lead, with what follows from it. `null` where there is no such lead, or nothing to amend any more. */
  amend(id: string, amendment: LeadAmendment, stored?: WithAmendment): Promise<Lead | null>
  /** The lead that this submission made earlier. */
  madeBy(submissionKey: string): Promise<Lead | null>
  /** How many leads the same address sent within a day before this one. */
  earlierFrom(lead: { id: string; email: string }): Promise<number>
}

export function leadStore(db: Db, siteId: string): LeadStore {
  const ofThisSite = eq(leads.siteId, siteId)

  async function where(condition: ReturnType<typeof eq>) {
    const [row] = await db.select().from(leads).where(and(ofThisSite, condition))
    return row ?? null
  }

  return {
    create: (lead, stored) => db.transaction((tx) => storeLead(tx, siteId, lead, stored)),

    createWithTime: async (lead, stored, time) => {
      try {
        return await db.transaction(async (tx) => {
          const kept = await storeLead(tx, siteId, lead, stored)
          const { id: leadId, name, email, phone } = kept.lead
          if (!kept.isNew) return kept
          const answer = await takeSlot(tx, siteId, { ...time, leadId, name, email, phone })
          if (answer.outcome === 'taken') throw timeTaken
          return kept
        })
      } catch (failure) {
        if (failure === timeTaken) return 'taken'
        throw failure
      }
    },

    confirmTime: (id, time, jobs) =>
      db.transaction(async (tx) => {
        const [lead] = await tx
          .select()
          .from(leads)
          .where(and(ofThisSite, eq(leads.id, id)))
          .for('update')
        const booking = lead && leadBooking(lead)
        if (!lead || booking?.status !== 'requested') return 'gone'
        const { name, email, phone } = lead
        const answer = await takeSlot(tx, siteId, { ...time, leadId: id, name, email, phone })
        if (answer.outcome === 'taken') return 'taken'
        await tx
          .update(leads)
          .set({ suspect: false, fields: confirmedFields(lead.fields, booking), updatedAt: sql`now()` })
          .where(and(ofThisSite, eq(leads.id, id)))
        await addJobs(tx, { siteId, key: id, jobs: jobs.ofLead })
        await addJobs(tx, { siteId, key: answer.appointment.id, jobs: jobs.ofAppointment })
        return 'confirmed'
      }),

    storePartialLead: (start, lead, jobs) =>
      db.transaction((tx) => storePartialLead(tx, siteId, start, lead, jobs)),

    async started(key) {
      const row = await where(eq(leads.startKey, key))
      return row && partialLead(row)
    },

    async startedAs(id) {
      const row = await where(eq(leads.id, id))
      return row && row.startKey !== null ? { ...partialLead(row), key: row.startKey } : null
    },

    async find(id) {
      const row = await where(eq(leads.id, id))
      return row && toLead(row)
    },

    amend: (id, amendment, stored = {}) =>
      db.transaction((tx) => amendLead(tx, siteId, id, amendment, stored)),

    async madeBy(submissionKey) {
      const row = await where(eq(leads.submissionKey, submissionKey))
      return row && toLead(row)
    },

    async earlierFrom({ id, email }) {
      const [row] = await db
        .select({ earlier: sql<number>`count(*)::int` })
        .from(leads)
        .where(
          and(
            ofThisSite,
            sql`lower(${leads.email}) = lower(${email})`,
            sql`(${leads.createdAt}, ${leads.id}) < (select created_at, id from leads where site_id = ${siteId} and id = ${id})`,
            sql`${leads.createdAt} > now() - interval '1 day'`,
          ),
        )
      return row?.earlier ?? 0
    },
  }
}

/** Rolls back the transaction. */
const timeTaken = Symbol('time taken')
