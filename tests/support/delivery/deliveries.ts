import { sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import type { Database } from '#data/database.ts'
import type { Delivery } from '#data/deliveries.ts'
import { outboxOf } from '#data/outbox.ts'
import { outbox } from '#data/tables/outbox.ts'
import { xmlbuilderXml } from '#integrations/xml/xmlbuilder-xml.ts'
import { signedWebhooks } from '#integrations/webhooks/signed-webhooks.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { jobRegistry } from '#operations/jobs/job-registry.ts'
import { runDueJobs } from '#operations/jobs/run-due-jobs.ts'
import type { Senders } from '#operations/lead-delivery/senders.ts'
import { leadJobs } from '#operations/lead-delivery/lead-jobs.ts'
import type { SiteDocument } from '#sites/site.ts'
import { testDatabase } from '../database/database.ts'
import { dealership } from '../samples/dealership.ts'
import { sampleLead } from '../samples/sample-lead.ts'
import { silentLog } from '../server/silent-log.ts'

/** For tests of jobs across all sites: each starts with no jobs due. */
export function startWithNoJobs(): Database {
  const database = testDatabase()
  beforeEach(async () => {
    await database.db.delete(outbox)
  })
  return database
}

type Destinations = NonNullable<NonNullable<SiteDocument['delivery']>['destinations']>

/** A dealer whose leads go to these destinations only. */
export function dealerWith(...destinations: Destinations): Promise<Dealership> {
  return dealership({ site: { delivery: { destinations, acknowledge: false } } })
}

/** The same, with an acknowledgement to the customer. */
export function acknowledgingDealerWith(...destinations: Destinations): Promise<Dealership> {
  return dealership({ site: { delivery: { destinations } } })
}

/** Stores a lead with its delivery jobs. */
export function enquire(dealer: Dealership, overrides = {}) {
  const lead = sampleLead(overrides)
  return dealer.leads.create(lead, {
    event: { name: 'enquiry', details: {} },
    jobs: leadJobs(lead, dealer.site, new Date()),
  })
}

type MessageSenders = Omit<Senders, 'writeXml'>

/** The senders of an operator who has configured none. */
export const noSenders: Senders = {
  email: null,
  sms: null,
  webhook: signedWebhooks([]),
  writeXml: xmlbuilderXml,
}

/** Runs rounds until no job is due. */
export async function deliverAll(dealers: Dealership[], senders: MessageSenders): Promise<void> {
  const round = roundFor(dealers, senders)
  while ((await round.begin()) > 0) await round.idle()
}

export function roundFor(dealers: Dealership[], senders: MessageSenders, onEnd?: () => void) {
  const portsOf = (siteId: string) => dealers.find((dealer) => dealer.siteId === siteId) ?? null
  const kinds = jobRegistry({ ...senders, writeXml: xmlbuilderXml })
  return runDueJobs({ outbox: outboxOf(testDatabase().db), kinds, portsOf, log: silentLog }, onEnd)
}

/** Timestamps are rounded to the millisecond, so “now” can be half a millisecond ahead. */
export async function makeAllDue(): Promise<void> {
  await testDatabase().db.execute(sql`update outbox set next_attempt_at = now() - interval '1 second'`)
}

/** The deliveries of a dealer’s leads. */
export async function deliveriesOf(dealer: Dealership): Promise<Delivery[]> {
  const leads = await dealer.deliveries.leads({ limit: 100 })
  const deliveries = await Promise.all(leads.map(({ id }) => dealer.deliveries.ofLead(id)))
  return deliveries.flat().toSorted((a, b) => b.kind.localeCompare(a.kind))
}

export async function statesOf(dealer: Dealership): Promise<Delivery['state'][]> {
  return (await deliveriesOf(dealer)).map(({ state }) => state)
}
