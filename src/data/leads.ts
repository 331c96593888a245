import { and, eq, ne, sql } from 'drizzle-orm'
import type { LeadToDeliver } from '#domain/delivery/lead-to-deliver.ts'
import type { Db } from './database.ts'
import { newId } from './new-id.ts'
import type { NewEvent } from './events.ts'
import { addJobs, type NewJob } from './outbox.ts'
import { events, leads, outbox } from './tables/leads.ts'
import { type NewAppointment, takeSlot } from './take-slot.ts'

/** A lead as a form hands it over: checked, under the specification's field names. */
export type NewLead = Omit<LeadToDeliver, 'id' | 'createdAt' | 'fields'> & {
  submissionKey: string
  fields: Record<string, unknown>
}

export type Lead = NewLead & { id: string; createdAt: Date; updatedAt: Date }

/** A form on its way: what was written so far, field by field, to go on with. */
type StartedLead = Pick<Lead, 'id' | 'formCompleted'> & { written: Record<string, string> }

/** What is stored with a lead, or not at all. */
type With = {
  event: NewEvent
  jobs: readonly NewJob[]
  /** The form it was started with, which it finishes. */
  startKey?: string | null
}

type KeptLead = { lead: Lead; isNew: boolean }

/** A time that was chosen, with the hash of its link's secret. */
export type ChosenTime = Omit<NewAppointment, 'leadId' | 'name' | 'email' | 'phone'>

/** The leads of one site. */
export type LeadStore = {
  /**
   * Stores the lead, the jobs of delivering it and the event that tells of it together, or none of them. The same
   * submission again answers the first lead. What was started before becomes this lead.
   */
  create(lead: NewLead, stored: With): Promise<KeptLead>
  /** The same with an appointment; nothing is stored when somebody else was quicker with its time. */
  createWithTime(lead: NewLead, stored: With, time: ChosenTime): Promise<KeptLead | 'taken'>
  /**
   * Keeps a form that is not finished, with the jobs that tell of it, once. `null` when it has been finished meanwhile: then
   * another one has to be started.
   */
  keepStarted(
    start: { key: string; written: Record<string, string> },
    lead: NewLead,
    jobs: readonly NewJob[],
  ): Promise<Lead | null>
  /** The form that was started under this key. */
  started(key: string): Promise<StartedLead | null>
  /** The form that became, or is to become, this lead. */
  startedAs(id: string): Promise<(StartedLead & { key: string }) | null>
  find(id: string): Promise<Lead | null>
  /** The lead that this submission made already. */
  madeBy(submissionKey: string): Promise<Lead | null>
}

export function leadStore(db: Db, siteId: string): LeadStore {
  const ofThisSite = eq(leads.siteId, siteId)

  return {
    create: (lead, stored) => db.transaction((tx) => storeWith(tx, lead, stored)),

    createWithTime: async (lead, stored, time) => {
      try {
        return await db.transaction(async (tx) => {
          const kept = await storeWith(tx, lead, stored)
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

    keepStarted: ({ key, written }, lead, jobs) =>
      db.transaction(async (tx) => {
        const values = { ...lead, startKey: key, written }
        const [row] = await tx
          .insert(leads)
          .values({ ...values, siteId, id: newId() })
          .onConflictDoUpdate({
            target: [leads.siteId, leads.startKey],
            targetWhere: sql`start_key is not null`,
            set: { ...values, updatedAt: sql`now()` },
            setWhere: eq(leads.formCompleted, false),
          })
          .returning()
        if (!row) return null
        const told = await tx
          .select({ id: outbox.id })
          .from(outbox)
          .where(and(eq(outbox.siteId, siteId), eq(outbox.key, row.id)))
          .limit(1)
        if (told.length === 0) await addJobs(tx, { siteId, leadId: row.id, jobs })
        return forReading(row)
      }),

    async started(key) {
      const [row] = await db
        .select()
        .from(leads)
        .where(and(ofThisSite, eq(leads.startKey, key)))
      return row ? { id: row.id, formCompleted: row.formCompleted, written: row.written ?? {} } : null
    },

    async startedAs(id) {
      const [row] = await db
        .select()
        .from(leads)
        .where(and(ofThisSite, eq(leads.id, id)))
      if (!row || row.startKey === null) return null
      return { id, formCompleted: row.formCompleted, written: row.written ?? {}, key: row.startKey }
    },

    async find(id) {
      const [row] = await db
        .select()
        .from(leads)
        .where(and(ofThisSite, eq(leads.id, id)))
      return row ? forReading(row) : null
    },

    async madeBy(submissionKey) {
      const [row] = await db
        .select()
        .from(leads)
        .where(and(ofThisSite, eq(leads.submissionKey, submissionKey)))
      return row ? forReading(row) : null
    },
  }

  async function storeWith(tx: Db, lead: NewLead, { event, jobs, startKey = null }: With) {
    const before = startKey === null ? null : await unfinished(tx, startKey)
    const kept = await store(tx, lead, before)
    if (kept.isNew) {
      await addJobs(tx, { siteId, leadId: kept.lead.id, jobs })
      await tx.insert(events).values({ ...event, siteId })
    }
    return kept
  }

  /** Held until the transaction ends, so that a form sent twice is finished once. */
  async function unfinished(tx: Db, startKey: string) {
    const [row] = await tx
      .select({ id: leads.id })
      .from(leads)
      .where(and(ofThisSite, eq(leads.startKey, startKey), eq(leads.formCompleted, false)))
      .for('update')
    return row ?? null
  }

  async function store(tx: Db, lead: NewLead, before: { id: string } | null) {
    const isSame = and(ofThisSite, eq(leads.submissionKey, lead.submissionKey))
    if (before) {
      const [first] = await tx
        .select()
        .from(leads)
        .where(and(isSame, ne(leads.id, before.id)))
      if (first) {
        await forget(tx, before.id)
        return { lead: forReading(first), isNew: false }
      }
      const [finished] = await tx
        .update(leads)
        .set({ ...lead, updatedAt: sql`now()` })
        .where(and(ofThisSite, eq(leads.id, before.id)))
        .returning()
      if (!finished) throw new Error('A form that was started has gone while it was held.')
      return { lead: forReading(finished), isNew: true }
    }
    const [created] = await tx
      .insert(leads)
      .values({ ...lead, siteId, id: newId() })
      .onConflictDoNothing({ target: [leads.siteId, leads.submissionKey] })
      .returning()
    if (created) return { lead: forReading(created), isNew: true }
    const [first] = await tx.select().from(leads).where(isSame)
    if (!first) throw new Error('A lead was neither stored nor there already.')
    return { lead: forReading(first), isNew: false }
  }

  /** What turned out to be a lead that is there already. */
  async function forget(tx: Db, id: string) {
    await tx.delete(outbox).where(and(eq(outbox.siteId, siteId), eq(outbox.key, id)))
    await tx.delete(leads).where(and(ofThisSite, eq(leads.id, id)))
  }
}

/** Takes back the transaction. */
const timeTaken = Symbol('time taken')

function forReading({
  siteId: _site,
  startKey: _key,
  written: _written,
  ...lead
}: typeof leads.$inferSelect): Lead {
  return lead
}
