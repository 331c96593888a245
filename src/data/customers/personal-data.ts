import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PurchaseAnswers } from '#domain/purchases/purchase.ts'
import type { Db } from '../database.ts'
import { alertChoices, alertFinds, savedSearches } from '../tables/alerts.ts'
import { appointments } from '../tables/appointments.ts'
import { cars } from '../tables/cars.ts'
import { customers, customerSessions, savedCars } from '../tables/customers.ts'
import { consentTexts } from '../tables/forms.ts'
import { leads } from '../tables/leads.ts'
import { outbox } from '../tables/outbox.ts'
import { payments } from '../tables/payments.ts'
import { holdQueue, holds, purchases } from '../tables/reservations.ts'
import { spins } from '../tables/spins.ts'
import { uploadedImages, uploadSessions } from '../tables/uploads.ts'
import { type Erased, erasePerson } from './erase-person.ts'
import { idsOf, jobKeysOf, list, type Person } from './person-records.ts'

export type PersonalData = Awaited<ReturnType<typeof collect>>

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

    erase: (person, phoneMark) => db.transaction((tx) => erasePerson(tx, siteId, person, phoneMark)),
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
    purchases: await db
      .select({
        vehicle: cars.name,
        answers: sql<PurchaseAnswers>`${purchases.answers} - 'customerId' - 'leadId'`,
        startedAt: purchases.createdAt,
        lastStepAt: purchases.updatedAt,
      })
      .from(purchases)
      .innerJoin(cars, and(eq(cars.siteId, purchases.siteId), eq(cars.id, purchases.carId)))
      .where(and(eq(purchases.siteId, siteId), inArray(purchases.id, orNone(found.purchases))))
      .orderBy(desc(purchases.createdAt)),
    messages: await db
      .select({
        kind: outbox.kind,
        about: outbox.key,
        to: sql<string | null>`${outbox.payload} ->> 'to'`,
        createdAt: outbox.createdAt,
        deliveredAt: outbox.deliveredAt,
      })
      .from(outbox)
      .where(and(eq(outbox.siteId, siteId), sql`${outbox.key} = any(${list(jobKeysOf(found))})`))
      .orderBy(desc(outbox.createdAt)),
  }
}

/** An empty list is no valid condition. */
function orNone(ids: readonly string[]) {
  return ids.length > 0 ? [...ids] : ['00000000-0000-0000-0000-000000000000']
}
