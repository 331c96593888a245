import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { alertChoiceStore } from './alert-choices.ts'
import { idsOf, jobKeysOf, list, type Person } from './person-records.ts'

/** How many records of each kind were erased. */
export type Erased = {
  accounts: number
  enquiries: number
  bookings: number
  reservations: number
  messages: number
}

/** Erases a person in a transaction. What a business has to keep stays without them. */
export async function erasePerson(
  tx: Db,
  siteId: string,
  person: Person,
  phoneMark: string | null,
): Promise<Erased> {
  const found = await idsOf(tx, siteId, person)
  const messages = await countOf(
    tx,
    // The end of a hold and a refund still have to happen.
    sql`delete from outbox where site_id = ${siteId} and key = any(${list(jobKeysOf(found))})
      and kind not in ('hold-expiry', 'refund-payment')`,
  )
  await tx.execute(sql`
    update events set details = details - 'lead_id'
    where site_id = ${siteId} and details ->> 'lead_id' = any(${list(found.leads)})`)
  const bookings = await countOf(
    tx,
    sql`update appointments set name = null, email = null, phone = null, lead_id = null,
      token_hash = 'erased ' || id, cancelled_at = coalesce(cancelled_at, case when starts_at > now() then now() end)
    where site_id = ${siteId} and id::text = any(${list(found.appointments)})`,
  )
  // The amounts stay: a business keeps the records of its payments for five years (Taxation Administration Act 1953).
  const reservations = await countOf(
    tx,
    sql`update holds set name = null, email = null, phone = null, lead_id = null, holder = 'erased ' || id
    where site_id = ${siteId} and id::text = any(${list(found.holds)})`,
  )
  await tx.execute(sql`update payments set name = null, email = null, phone = null
    where site_id = ${siteId} and id::text = any(${list(found.payments)})`)
  await tx.execute(sql`delete from purchases
    where site_id = ${siteId} and id::text = any(${list(found.purchases)})`)
  await tx.execute(sql`delete from hold_queue
    where site_id = ${siteId} and id::text = any(${list(found.places)})`)
  // That the number had its spin stays, as a keyed hash: the record of a promotion has to add up.
  await tx.execute(sql`update spins set customer_id = null
    where site_id = ${siteId} and id::text = any(${list(found.spins)})`)
  // Their photos go with them.
  const enquiries = await countOf(
    tx,
    sql`delete from leads where site_id = ${siteId} and id::text = any(${list(found.leads)})`,
  )
  const accounts = await countOf(
    tx,
    sql`delete from customers where site_id = ${siteId} and id::text = any(${list(found.customers)})`,
  )
  if (person.email !== null) await forgetEmail(tx, siteId, person.email)
  await tx.execute(sql`delete from sign_in_codes where site_id = ${siteId} and phone = ${person.phone}`)
  await tx.execute(sql`delete from counted_acts where site_id = ${siteId} and actor = ${phoneMark}`)
  return { accounts, enquiries, bookings, reservations, messages }
}

/** Someone else may have entered their address without being able to prove it, and perhaps asked for alerts there. */
async function forgetEmail(tx: Db, siteId: string, email: string) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update customers set email = null, email_confirmed_at = null, proven_email = null
    where site_id = ${siteId} and lower(email) = lower(${email}) and lower(proven_email) is distinct from lower(email)
    returning id`)
  for (const { id } of rows) await alertChoiceStore(tx, siteId).stop(id, 'email')
}

async function countOf(tx: Db, statement: SQL) {
  return (await tx.execute(statement)).rowCount ?? 0
}
