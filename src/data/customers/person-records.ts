import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'

/** A person as their records name them. Either may be unknown; the records of both are theirs. */
export type Person = {
  phone: string | null
  email: string | null
  /** Their account, where they have signed in. No other account is theirs then, whatever its address. */
  customerId?: string
}

/** The ids of a person's records. An enquiry is theirs by its contact details, a booking also by its enquiry. */
export async function idsOf(db: Db, siteId: string, { phone, email, customerId }: Person) {
  const isTheirs = sql`(split_part(phone, ' ext ', 1) = ${phone} or lower(email) = lower(${email}))`
  const ids = async (query: SQL) => (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id)
  const leadIds = await ids(sql`select id from leads where site_id = ${siteId} and ${isTheirs}`)
  const holdIds = await ids(sql`select id from holds where site_id = ${siteId}
    and (${isTheirs} or lead_id::text = any(${list(leadIds)}))`)
  const isTheirAccount =
    customerId === undefined
      ? sql`(phone = ${phone} or lower(email) = lower(${email}) and lower(proven_email) = lower(email))`
      : sql`id = ${customerId}`
  const customerIds = await ids(sql`select id from customers where site_id = ${siteId} and ${isTheirAccount}`)
  return {
    leads: leadIds,
    holds: holdIds,
    customers: customerIds,
    spins: await ids(sql`select id from spins where site_id = ${siteId}
      and customer_id::text = any(${list(customerIds)})`),
    payments: await ids(sql`select id from payments where site_id = ${siteId}
      and (${isTheirs} or hold_id::text = any(${list(holdIds)}))`),
    // Nobody gives their name before the last step. Until then only someone who is signed in is known.
    purchases: await ids(sql`select id from purchases where site_id = ${siteId}
      and (hold_id::text = any(${list(holdIds)}) or answers ->> 'leadId' = any(${list(leadIds)})
        or answers ->> 'customerId' = any(${list(customerIds)}))`),
    places: await ids(sql`select id from hold_queue where site_id = ${siteId} and ${isTheirs}`),
    appointments: await ids(sql`select id from appointments where site_id = ${siteId}
      and (${isTheirs} or lead_id::text = any(${list(leadIds)}))`),
  }
}

/** The ids under which there are jobs about a person, such as messages to them. */
export function jobKeysOf(found: Awaited<ReturnType<typeof idsOf>>): string[] {
  const { leads, appointments, customers, holds, payments, spins, places } = found
  return [leads, appointments, customers, holds, payments, spins, places].flat()
}

export function list(ids: readonly string[]) {
  return sql`${sql.param(ids)}::text[]`
}
