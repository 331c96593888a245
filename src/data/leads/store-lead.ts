import { and, eq, ne, sql } from 'drizzle-orm'
import type { LeadToDeliver } from '#domain/lead-delivery/lead-to-deliver.ts'
import type { Db } from '../database.ts'
import type { NewEvent } from '../events.ts'
import { createId } from '../create-id.ts'
import { addJobs, type NewJob } from '../add-jobs.ts'
import { events, leads } from '../tables/leads.ts'
import { outbox } from '../tables/outbox.ts'

/** A checked lead from a form, with the specification’s field names. */
export type NewLead = Omit<LeadToDeliver, 'id' | 'createdAt' | 'fields'> & {
  submissionKey: string
  fields: Record<string, unknown>
}

export type Lead = NewLead & { id: string; createdAt: Date; updatedAt: Date }

/** What is stored together with a lead. */
export type StoredWithLead = {
  event: NewEvent
  jobs: readonly NewJob[]
  /** The partial lead that this lead finishes. */
  startKey?: string | null
}

export type StoredLead = { lead: Lead; isNew: boolean }

/**
 * Stores a lead with its delivery jobs and its event, within the caller’s transaction. The same submission again returns
 * the first lead. If a partial lead exists, it becomes this lead.
 */
export async function storeLead(
  tx: Db,
  siteId: string,
  lead: NewLead,
  { event, jobs, startKey = null }: StoredWithLead,
): Promise<StoredLead> {
  const partialId = startKey === null ? null : await partialLeadId(tx, siteId, startKey)
  const kept =
    partialId === null ? await add(tx, siteId, lead) : await finishOrDiscard(tx, siteId, lead, partialId)
  if (kept.isNew) {
    await addJobs(tx, { siteId, key: kept.lead.id, jobs })
    await tx.insert(events).values({ ...event, siteId, details: { ...event.details, lead_id: kept.lead.id } })
  }
  return kept
}

/** Locks the partial lead until the transaction ends, so that a form sent twice is finished once. */
async function partialLeadId(tx: Db, siteId: string, startKey: string) {
  const [row] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.siteId, siteId), eq(leads.startKey, startKey), eq(leads.formCompleted, false)))
    .for('update')
  return row?.id ?? null
}

async function add(tx: Db, siteId: string, lead: NewLead): Promise<StoredLead> {
  const [created] = await tx
    .insert(leads)
    .values({ ...lead, siteId, id: createId() })
    .onConflictDoNothing({ target: [leads.siteId, leads.submissionKey] })
    .returning()
  if (created) return { lead: toLead(created), isNew: true }
  const [first] = await tx.select().from(leads).where(isSame(siteId, lead))
  if (!first) throw new Error('The lead was neither stored nor found.')
  return { lead: toLead(first), isNew: false }
}

async function finishOrDiscard(
  tx: Db,
  siteId: string,
  lead: NewLead,
  partialId: string,
): Promise<StoredLead> {
  const [first] = await tx
    .select()
    .from(leads)
    .where(and(isSame(siteId, lead), ne(leads.id, partialId)))
  if (first) {
    await forget(tx, siteId, partialId)
    return { lead: toLead(first), isNew: false }
  }
  const [finished] = await tx
    .update(leads)
    .set({ ...lead, updatedAt: sql`now()` })
    .where(and(eq(leads.siteId, siteId), eq(leads.id, partialId)))
    .returning()
  if (!finished) throw new Error('The partial lead disappeared while it was locked.')
  return { lead: toLead(finished), isNew: true }
}

function isSame(siteId: string, { submissionKey }: NewLead) {
  return and(eq(leads.siteId, siteId), eq(leads.submissionKey, submissionKey))
}

/** Deletes a partial lead whose submission is already stored. */
async function forget(tx: Db, siteId: string, id: string) {
  await tx.delete(outbox).where(and(eq(outbox.siteId, siteId), eq(outbox.key, id)))
  await tx.delete(leads).where(and(eq(leads.siteId, siteId), eq(leads.id, id)))
}

export function toLead({
  siteId: _site,
  startKey: _key,
  written: _written,
  deliveriesPruned: _pruned,
  ...lead
}: typeof leads.$inferSelect): Lead {
  return lead
}
