import { sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import type { Database } from '#data/database.ts'
import type { Delivery } from '#data/deliveries.ts'
import { outboxOf } from '#data/outbox.ts'
import { outbox } from '#data/tables/leads.ts'
import { signedWebhooks } from '#integrations/webhooks/signed-webhooks.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { sendDueJobs } from '#operations/delivery/send-due-jobs.ts'
import type { Senders } from '#operations/delivery/send-job.ts'
import { leadJobs } from '#operations/delivery/lead-jobs.ts'
import type { SiteDocument } from '#sites/site.ts'
import { testDatabase, useOwnDatabase } from '../database/database.ts'
import { dealership } from '../samples/dealership.ts'
import { sampleLead } from '../samples/sample-lead.ts'
import { silentLog } from '../server/silent-log.ts'

/** For tests of what is due on any site: a database that no other test writes to, where each test begins with nothing due. */
export async function useOwnOutbox(): Promise<Database> {
  const database = await useOwnDatabase()
  beforeEach(async () => {
    await database.db.delete(outbox)
  })
  return database
}

type Destinations = NonNullable<NonNullable<SiteDocument['delivery']>['destinations']>

/** A dealer whose leads go to these places alone. */
export function dealerWith(...destinations: Destinations): Promise<Dealership> {
  return dealership({ site: { delivery: { destinations, acknowledge: false } } })
}

/** The same, and the customer hears of it. */
export function acknowledgingDealerWith(...destinations: Destinations): Promise<Dealership> {
  return dealership({ site: { delivery: { destinations } } })
}

/** A lead as it comes in, with the jobs of telling of it. */
export function enquire(dealer: Dealership, wishes = {}) {
  const lead = sampleLead(wishes)
  return dealer.leads.create(lead, {
    event: { name: 'enquiry', details: {} },
    jobs: leadJobs(lead, dealer.site, new Date()),
  })
}

/** What an operator has who has set nothing. */
export const noSenders: Senders = { email: null, sms: null, webhook: signedWebhooks([]) }

/** Rounds until nothing is due. */
export async function deliverAll(dealers: Dealership[], senders: Senders): Promise<void> {
  const round = roundFor(dealers, senders)
  while ((await round.begin()) > 0) await round.idle()
}

export function roundFor(dealers: Dealership[], senders: Senders, onEnd?: () => void) {
  const dealerOf = (siteId: string) => dealers.find((dealer) => dealer.siteId === siteId) ?? null
  return sendDueJobs({ outbox: outboxOf(testDatabase().db), dealerOf, senders, log: silentLog }, onEnd)
}

/** A moment is kept to the millisecond, rounded: “now” can lie half a millisecond ahead. */
export async function makeAllDue(): Promise<void> {
  await testDatabase().db.execute(sql`update outbox set next_attempt_at = now() - interval '1 second'`)
}

/** How far the telling of a dealer's leads has come. */
export async function deliveriesOf(dealer: Dealership): Promise<Delivery[]> {
  const leads = await dealer.deliveries.leads({ limit: 100 })
  const deliveries = await Promise.all(leads.map(({ id }) => dealer.deliveries.ofLead(id)))
  return deliveries.flat().toSorted((a, b) => b.kind.localeCompare(a.kind))
}

export async function statesOf(dealer: Dealership): Promise<Delivery['state'][]> {
  return (await deliveriesOf(dealer)).map(({ state }) => state)
}
