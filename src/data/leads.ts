import { and, eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { newId } from './new-id.ts'
import type { NewEvent } from './events.ts'
import { addJobs, type NewJob } from './outbox.ts'
import { events, leads } from './tables/leads.ts'

/** A lead as a form hands it over: checked, under the specification's field names. */
export type NewLead = {
  submissionKey: string
  category: string
  subcategory: string | null
  carId: string | null
  dealershipId: string | null
  locationId: string | null
  name: string | null
  email: string | null
  phone: string | null
  fields: Record<string, unknown>
  suspect: boolean
  formCompleted: boolean
}

export type Lead = NewLead & { id: string; createdAt: Date; updatedAt: Date }

/** The leads of one site. */
export type LeadStore = {
  /**
   * Stores the lead, the jobs of delivering it and the event that tells of it together, or none of them. The same
   * submission again answers the first lead.
   */
  create(
    lead: NewLead,
    told: { event: NewEvent; jobs: readonly NewJob[] },
  ): Promise<{ lead: Lead; isNew: boolean }>
  find(id: string): Promise<Lead | null>
}

export function leadStore(db: Db, siteId: string): LeadStore {
  return {
    create: (lead, { event, jobs }) =>
      db.transaction(async (tx) => {
        const id = newId()
        const [created] = await tx
          .insert(leads)
          .values({ ...lead, siteId, id })
          .onConflictDoNothing({ target: [leads.siteId, leads.submissionKey] })
          .returning()
        if (created) {
          await addJobs(tx, { siteId, leadId: id, jobs })
          await tx.insert(events).values({ ...event, siteId })
          return { lead: withoutSite(created), isNew: true }
        }
        const [first] = await tx
          .select()
          .from(leads)
          .where(and(eq(leads.siteId, siteId), eq(leads.submissionKey, lead.submissionKey)))
        if (!first) throw new Error('A lead was neither stored nor there already.')
        return { lead: withoutSite(first), isNew: false }
      }),

    async find(id) {
      const [row] = await db
        .select()
        .from(leads)
        .where(and(eq(leads.siteId, siteId), eq(leads.id, id)))
      return row ? withoutSite(row) : null
    },
  }
}

function withoutSite({ siteId: _site, ...lead }: typeof leads.$inferSelect): Lead {
  return lead
}
