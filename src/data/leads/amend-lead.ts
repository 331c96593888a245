import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import type { NewEvent } from '../events.ts'
import { addJobs, type NewJob } from '../add-jobs.ts'
import { type Lead, toLead } from './store-lead.ts'
import { events, leads } from '../tables/leads.ts'

/** What is added to a lead later on. */
export type LeadAmendment = {
  fields?: Record<string, unknown>
  written?: Record<string, string>
  subcategory?: string
  /** Amends only while this field has another value, so that something happens once. */
  unless?: { field: string; is: string }
}

export type WithAmendment = { jobs?: (lead: Lead) => readonly NewJob[]; event?: NewEvent }

/** Adds to a lead, within the caller’s transaction. `null` where there is no such lead, or nothing to amend any more. */
export async function amendLead(
  tx: Db,
  siteId: string,
  id: string,
  { fields = {}, written = {}, subcategory, unless }: LeadAmendment,
  { jobs, event }: WithAmendment,
): Promise<Lead | null> {
  const [row] = await tx
    .update(leads)
    .set({
      fields: sql`${leads.fields} || ${JSON.stringify(fields)}::jsonb`,
      written: sql`coalesce(${leads.written}, '{}') || ${JSON.stringify(written)}::jsonb`,
      ...(subcategory !== undefined && { subcategory }),
      updatedAt: sql`now()`,
    })
    .where(
      and(
        eq(leads.siteId, siteId),
        eq(leads.id, id),
        unless && sql`${leads.fields} ->> ${unless.field} is distinct from ${unless.is}`,
      ),
    )
    .returning()
  if (!row) return null
  const lead = toLead(row)
  if (jobs) await addJobs(tx, { siteId, key: id, jobs: jobs(lead) })
  if (event) await tx.insert(events).values({ ...event, siteId, details: { ...event.details, lead_id: id } })
  return lead
}
