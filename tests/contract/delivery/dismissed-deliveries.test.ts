import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxOf } from '#data/outbox.ts'
import { oldRecords } from '#data/retention/old-records.ts'
import { deadOfAllSites } from '../../../src/cli/leads/dead-of-all-sites.ts'
import { deliverAll, enquire, noSenders, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleLead } from '../../support/samples/sample-lead.ts'

const { db } = startWithNoJobs()
const box = outboxOf(db)

test('LEAD-08 a dismissed delivery is neither listed nor counted, and keeps its error and the reason', async () => {
  const { deliveries, lead } = await siteWithDeadDelivery()
  const [{ id } = { id: '' }] = await deliveries.dead()

  expect(await deliveries.dismiss(id, 'told by phone')).toBe(1)

  expect(await deliveries.dead()).toEqual([])
  expect(await box.figures(['lead-webhook'])).toMatchObject([{ waiting: 0, dead: 0 }])
  expect(await deliveries.ofLead(lead.id)).toMatchObject([
    { state: 'dismissed', lastError: 'HTTP 410', dismissedBecause: 'told by phone' },
  ])
  expect(await deliveries.leads({ limit: 1 })).toMatchObject([{ dead: 0, dismissed: 1 }])
  expect(await deliveries.dismiss(id, 'again')).toBe(0)
})

test('LEAD-08 a dismissed delivery is sent again only by its own id', async () => {
  const { deliveries, lead } = await siteWithDeadDelivery()
  const [{ id } = { id: '' }] = await deliveries.dead()
  expect(await deliveries.dismiss(lead.id, 'told by phone')).toBe(1)

  expect(await deliveries.replay(lead.id)).toBe(0)
  expect(await deliveries.replay(id)).toBe(1)
  expect(await deliveries.ofLead(lead.id)).toMatchObject([{ state: 'waiting', dismissedBecause: null }])
})

test('LEAD-08 an acknowledgement ends when the customer’s mail server refuses the address, and an email to the dealer is tried again', async () => {
  const dealer = await dealership()
  const { lead } = await enquire(dealer)
  const refuses = {
    outcome: 'failed',
    problem: 'smtp 550',
    reason: 'no such mailbox',
    isBadAddress: true,
  } as const

  await deliverAll([dealer], { ...noSenders, email: () => Promise.resolve(refuses) })

  const deliveries = await dealer.deliveries.ofLead(lead.id)
  const of = (wanted: string) => deliveries.find(({ kind }) => kind === wanted)
  expect(of('lead-acknowledgement')).toMatchObject({
    state: 'dismissed',
    attempts: 1,
    lastError: 'no such mailbox',
    dismissedBecause: 'the customer’s mail server refuses the address',
  })
  expect(of('lead-email')).toMatchObject({ state: 'waiting', attempts: 1 })
})

test('OPS-08 dismissed deliveries are deleted as delivered ones are', async () => {
  const { siteId, deliveries, lead } = await siteWithDeadDelivery()
  await db.execute(sql`update outbox set dead_at = now() - interval '1 year' where site_id = ${siteId}`)
  await deliveries.dismiss(lead.id, 'told by phone')
  const prune = (before: Date) => oldRecords(db).prune('dismissed', { siteId, before, max: 10 })

  expect(await prune(new Date(Date.now() - 60_000))).toBe(0)
  expect(await prune(new Date(Date.now() + 60_000))).toBe(1)
  expect(await deliveries.leads({ limit: 1 })).toMatchObject([{ delivered: 0, dismissed: 0 }])
})

test('LEAD-08 deliveries that failed for good are listed for all sites at once', async () => {
  const first = await siteWithDeadDelivery()
  const second = await siteWithDeadDelivery()
  await second.deliveries.dismiss(second.lead.id, 'told by phone')
  const third = await siteWithDeadDelivery()

  const lines = await deadOfAllSites(db)

  expect(lines).toHaveLength(2)
  for (const { lead } of [first, third]) expect(lines.join('\n')).toContain(`\tlead ${lead.id}\t`)
})

async function siteWithDeadDelivery() {
  const site = await ownSite()
  const { lead } = await site.leads.create(sampleLead(), {
    event: { name: 'enquiry', details: {} },
    jobs: [{ kind: 'lead-webhook', payload: { to: 'https://crm.example' } }],
  })
  await db.execute(sql`update outbox set dead_at = now(), last_error = 'HTTP 410' where key = ${lead.id}`)
  return { ...site, lead }
}
