import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { alertChoices, alertFinds, savedSearches } from '../tables/alerts.ts'
import { appointments } from '../tables/appointments.ts'
import { cars } from '../tables/cars.ts'
import { customers, customerSessions, savedCars } from '../tables/customers.ts'
import { consentTexts } from '../tables/forms.ts'
import { leads } from '../tables/leads.ts'
import { outbox } from '../tables/outbox.ts'
import { payments } from '../tables/payments.ts'
import { holdQueue, holds } from '../tables/reservations.ts'
import { spins } from '../tables/spins.ts'
import { uploadedImages, uploadSessions } from '../tables/uploads.ts'

/** A person as their records name them. Either may be unknown; the records of both are theirs. */
export type Person = { phone: string | null; email: string | null }

export type PersonalData = Awaited<ReturnType<typeof collect>>

/** How many records of each kind were erased. */
export type Erased = {
  accounts: number
  enquiries: number
  bookings: number
  reservations: number
  messages: number
}

/** Everything that one site stores about a person. */
export type PersonalDataStore = {
  of(person: Person): Promise<PersonalData>
  /**
   * Erases all of it at once. A booking loses everything that names the person, and one that is still to come is cancelled; its
   * time stays in the record. `phoneMark` is the keyed hash under which limits count the number.
   */
  erase(person: Person, phoneMark: string | null): Promise<Erased>
}

export function personalDataStore(db: Db, siteId: string): PersonalDataStore {
  return {
    of: (person) => collect(db, siteId, person),

    erase: (person, phoneMark) =>
      db.transaction(async (tx) => {
        const found = await idsOf(tx, siteId, person)
        const keys = [
          ...found.leads,
          ...found.appointments,
          ...found.customers,
          ...found.holds,
          ...found.payments,
          ...found.spins,
        ]
        const messages = await countOf(
          tx,
          // The end of a hold and a refund still have to happen.
          sql`delete from outbox where site_id = ${siteId} and key = any(${list(keys)})
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
          where site_id = ${siteId} and hold_id::text = any(${list(found.holds)})`)
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
        await tx.execute(sql`delete from sign_in_codes where site_id = ${siteId} and phone = ${person.phone}`)
        await tx.execute(sql`delete from counted_acts where site_id = ${siteId} and actor = ${phoneMark}`)
        return { accounts, enquiries, bookings, reservations, messages }
      }),
  }
}

async function collect(db: Db, siteId: string, person: Person) {
  const found = await idsOf(db, siteId, person)
  const own = inArray(customerSessions.customerId, orNone(found.customers))
  return {
    accounts: await db
      .select()
      .from(customers)
      .where(and(eq(customers.siteId, siteId), inArray(customers.id, orNone(found.customers)))),
    devices: await db
      .select({
        device: customerSessions.device,
        signedInAt: customerSessions.createdAt,
        lastSeenAt: customerSessions.lastSeenAt,
      })
      .from(customerSessions)
      .where(and(eq(customerSessions.siteId, siteId), own)),
    watchlist: await db
      .select({
        vehicle: cars.name,
        slug: cars.slug,
        savedAt: savedCars.savedAt,
        note: savedCars.note,
        removedAt: savedCars.removedAt,
      })
      .from(savedCars)
      .innerJoin(cars, and(eq(cars.siteId, savedCars.siteId), eq(cars.id, savedCars.carId)))
      .where(and(eq(savedCars.siteId, siteId), inArray(savedCars.customerId, orNone(found.customers)))),
    savedSearches: await db
      .select({ address: savedSearches.address, createdAt: savedSearches.createdAt })
      .from(savedSearches)
      .where(
        and(eq(savedSearches.siteId, siteId), inArray(savedSearches.customerId, orNone(found.customers))),
      ),
    alerts: await db
      .select({
        kind: alertChoices.kind,
        channel: alertChoices.channel,
        frequency: alertChoices.frequency,
        wording: consentTexts.text,
        page: alertChoices.page,
        agreedAt: alertChoices.agreedAt,
        withdrawnAt: alertChoices.withdrawnAt,
      })
      .from(alertChoices)
      .leftJoin(
        consentTexts,
        and(eq(consentTexts.siteId, alertChoices.siteId), eq(consentTexts.version, alertChoices.wording)),
      )
      .where(and(eq(alertChoices.siteId, siteId), inArray(alertChoices.customerId, orNone(found.customers)))),
    alertsFound: await db
      .select({
        kind: alertFinds.kind,
        channel: alertFinds.channel,
        foundAt: alertFinds.foundAt,
        sentAt: alertFinds.sentAt,
      })
      .from(alertFinds)
      .where(and(eq(alertFinds.siteId, siteId), inArray(alertFinds.customerId, orNone(found.customers)))),
    enquiries: await db
      .select({
        id: leads.id,
        category: leads.category,
        subcategory: leads.subcategory,
        isFinished: leads.formCompleted,
        sentAt: leads.createdAt,
        answers: leads.fields,
        typed: leads.written,
      })
      .from(leads)
      .where(and(eq(leads.siteId, siteId), inArray(leads.id, orNone(found.leads))))
      .orderBy(desc(leads.createdAt)),
    photos: await db
      .select({
        enquiry: uploadSessions.leadId,
        name: uploadedImages.name,
        kind: uploadedImages.kind,
        byteLength: uploadedImages.byteLength,
        uploadedAt: uploadedImages.createdAt,
        keptUntil: uploadSessions.expiresAt,
      })
      .from(uploadedImages)
      .innerJoin(
        uploadSessions,
        and(
          eq(uploadSessions.siteId, uploadedImages.siteId),
          eq(uploadSessions.id, uploadedImages.sessionId),
        ),
      )
      .where(and(eq(uploadSessions.siteId, siteId), inArray(uploadSessions.leadId, orNone(found.leads))))
      .orderBy(desc(uploadedImages.createdAt)),
    bookings: await db
      .select({
        id: appointments.id,
        kind: appointments.kind,
        startsAt: appointments.startsAt,
        endsAt: appointments.endsAt,
        name: appointments.name,
        email: appointments.email,
        phone: appointments.phone,
        cancelledAt: appointments.cancelledAt,
      })
      .from(appointments)
      .where(and(eq(appointments.siteId, siteId), inArray(appointments.id, orNone(found.appointments))))
      .orderBy(desc(appointments.startsAt)),
    spins: await db
      .select({ promotion: spins.promotionId, given: spins.given, code: spins.code, spunAt: spins.spunAt })
      .from(spins)
      .where(and(eq(spins.siteId, siteId), inArray(spins.id, orNone(found.spins))))
      .orderBy(desc(spins.spunAt)),
    reservations: await db
      .select({
        reference: holds.reference,
        vehicle: cars.name,
        state: holds.state,
        name: holds.name,
        email: holds.email,
        phone: holds.phone,
        createdAt: holds.createdAt,
        until: holds.expiresAt,
      })
      .from(holds)
      .innerJoin(cars, and(eq(cars.siteId, holds.siteId), eq(cars.id, holds.carId)))
      .where(and(eq(holds.siteId, siteId), inArray(holds.id, orNone(found.holds))))
      .orderBy(desc(holds.createdAt)),
    payments: await db
      .select({
        purpose: payments.purpose,
        reference: payments.reference,
        amountCents: payments.amountCents,
        state: payments.state,
        name: payments.name,
        email: payments.email,
        phone: payments.phone,
        createdAt: payments.createdAt,
        paidAt: payments.paidAt,
      })
      .from(payments)
      .where(and(eq(payments.siteId, siteId), inArray(payments.id, orNone(found.payments))))
      .orderBy(desc(payments.createdAt)),
    waitingFor: await db
      .select({ vehicle: cars.name, state: holdQueue.state, since: holdQueue.createdAt })
      .from(holdQueue)
      .innerJoin(cars, and(eq(cars.siteId, holdQueue.siteId), eq(cars.id, holdQueue.carId)))
      .where(and(eq(holdQueue.siteId, siteId), inArray(holdQueue.id, orNone(found.places)))),
    messages: await db
      .select({
        kind: outbox.kind,
        about: outbox.key,
        to: sql<string | null>`${outbox.payload} ->> 'to'`,
        createdAt: outbox.createdAt,
        deliveredAt: outbox.deliveredAt,
      })
      .from(outbox)
      .where(
        and(
          eq(outbox.siteId, siteId),
          sql`${outbox.key} = any(${list([...found.leads, ...found.appointments, ...found.customers, ...found.holds, ...found.payments, ...found.spins])})`,
        ),
      )
      .orderBy(desc(outbox.createdAt)),
  }
}

/** The ids of a person's records. An enquiry is theirs by its contact details, a booking also by its enquiry. */
async function idsOf(db: Db, siteId: string, { phone, email }: Person) {
  const isTheirs = sql`(split_part(phone, ' ext ', 1) = ${phone} or lower(email) = lower(${email}))`
  const ids = async (query: SQL) => (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id)
  const leadIds = await ids(sql`select id from leads where site_id = ${siteId} and ${isTheirs}`)
  const holdIds = await ids(sql`select id from holds where site_id = ${siteId}
    and (${isTheirs} or lead_id::text = any(${list(leadIds)}))`)
  const customerIds = await ids(sql`select id from customers where site_id = ${siteId}
    and (phone = ${phone} or lower(email) = lower(${email}) and email_confirmed_at is not null)`)
  return {
    leads: leadIds,
    holds: holdIds,
    customers: customerIds,
    spins: await ids(sql`select id from spins where site_id = ${siteId}
      and customer_id::text = any(${list(customerIds)})`),
    payments: await ids(sql`select id from payments where site_id = ${siteId}
      and (${isTheirs} or hold_id::text = any(${list(holdIds)}))`),
    places: await ids(sql`select id from hold_queue where site_id = ${siteId} and ${isTheirs}`),
    appointments: await ids(sql`select id from appointments where site_id = ${siteId}
      and (${isTheirs} or lead_id::text = any(${list(leadIds)}))`),
  }
}

async function countOf(tx: Db, statement: SQL) {
  return (await tx.execute(statement)).rowCount ?? 0
}

function list(ids: readonly string[]) {
  return sql`${sql.param(ids)}::text[]`
}

/** An empty list is no valid condition. */
function orNone(ids: readonly string[]) {
  return ids.length > 0 ? [...ids] : ['00000000-0000-0000-0000-000000000000']
}
