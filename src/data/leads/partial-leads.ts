import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { createId } from '../create-id.ts'
import { addJobs, type NewJob } from '../add-jobs.ts'
import { toLead, type Lead, type NewLead } from './store-lead.ts'
import { leads } from '../tables/leads.ts'
import { outbox } from '../tables/outbox.ts'

/** A partial lead: what the visitor has typed so far, field by field. */
export type PartialLead = { id: string; formCompleted: boolean; written: Record<string, string> }

/** The key of a partial lead, and what the visitor has typed so far. */
export type FormStart = { key: string; written: Record<string, string> }

/**
 * Stores a partial lead with the jobs that report it, once. Returns `null` if it has been finished meanwhile. The key of its form
 * is all that identifies it: with a submission key to match as well, two copies at once would collide at the index that the
 * upsert doesn't watch.
 */
export async function storePartialLead(
  tx: Db,
  siteId: string,
  { key, written }: FormStart,
  lead: NewLead,
  jobs: readonly NewJob[],
): Promise<Lead | null> {
  const { submissionKey: _unfinished, ...known } = lead
  const values = { ...known, startKey: key, written }
  const id = createId()
  const [row] = await tx
    .insert(leads)
    .values({ ...values, siteId, id, submissionKey: `started ${id}` })
    .onConflictDoUpdate({
      target: [leads.siteId, leads.startKey],
      targetWhere: sql`start_key is not null`,
      set: { ...values, updatedAt: sql`now()` },
      setWhere: eq(leads.formCompleted, false),
    })
    .returning()
  if (!row) return null
  if (!(await hasJobs(tx, siteId, row.id))) await addJobs(tx, { siteId, key: row.id, jobs })
  return toLead(row)
}

async function hasJobs(tx: Db, siteId: string, leadId: string) {
  const told = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.siteId, siteId), eq(outbox.key, leadId)))
    .limit(1)
  return told.length > 0
}

/** The part of a lead that shows how far its form has come. */
export function partialLead({ id, formCompleted, written }: typeof leads.$inferSelect): PartialLead {
  return { id, formCompleted, written: written ?? {} }
}
