import { and, eq, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { createId } from './create-id.ts'
import { addJobs, type NewJob } from './outbox.ts'
import { forReading, type Lead, type NewLead } from './store-lead.ts'
import { leads, outbox } from './tables/leads.ts'

/** A form on its way: what was written so far, field by field, to go on with. */
export type PartialLead = { id: string; formCompleted: boolean; written: Record<string, string> }

/** Who started a form, and what they had written so far. */
export type FormStart = { key: string; written: Record<string, string> }

/** Keeps a form that is not finished, with the jobs that tell of it, once; `null` when it has been finished meanwhile. */
export async function storePartialLead(
  tx: Db,
  siteId: string,
  { key, written }: FormStart,
  lead: NewLead,
  jobs: readonly NewJob[],
): Promise<Lead | null> {
  const values = { ...lead, startKey: key, written }
  const [row] = await tx
    .insert(leads)
    .values({ ...values, siteId, id: createId() })
    .onConflictDoUpdate({
      target: [leads.siteId, leads.startKey],
      targetWhere: sql`start_key is not null`,
      set: { ...values, updatedAt: sql`now()` },
      setWhere: eq(leads.formCompleted, false),
    })
    .returning()
  if (!row) return null
  if (!(await isTold(tx, siteId, row.id))) await addJobs(tx, { siteId, aboutId: row.id, jobs })
  return forReading(row)
}

async function isTold(tx: Db, siteId: string, leadId: string) {
  const told = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.siteId, siteId), eq(outbox.key, leadId)))
    .limit(1)
  return told.length > 0
}

/** What of a lead tells how far its form has come. */
export function partialLead({ id, formCompleted, written }: typeof leads.$inferSelect): PartialLead {
  return { id, formCompleted, written: written ?? {} }
}
