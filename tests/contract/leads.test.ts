import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#data/new-id.ts'
import type { NewLead } from '#data/leads.ts'
import { events, outbox } from '#data/tables/leads.ts'
import { testDatabase } from '../support/database.ts'
import { ownSite } from '../support/own-site.ts'

test('LEAD-08 a lead is stored together with the job of delivering it', async () => {
  const { leads, siteId } = await ownSite()

  const { lead, isNew } = await leads.create(enquiry(), told)

  expect(isNew).toBe(true)
  expect(await leads.find(lead.id)).toMatchObject({ name: 'Pat Lee', fields: { message: 'Still there?' } })
  expect(await jobsOf(siteId)).toMatchObject([{ kind: 'lead-email', key: lead.id, deliveredAt: null }])
})

test('LEAD-08 the same submission many times at once makes one lead and one delivery', async () => {
  const { leads, siteId } = await ownSite()
  const sent = enquiry()

  const answers = await Promise.all(Array.from({ length: 20 }, () => leads.create(sent, told)))

  expect(new Set(answers.map(({ lead }) => lead.id)).size).toBe(1)
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await jobsOf(siteId)).toHaveLength(1)
})

test('LEAD-08 a lead never goes without the event that tells of it, however often it is sent', async () => {
  const { leads, siteId } = await ownSite()
  const sent = enquiry()

  await Promise.all([leads.create(sent, told), leads.create(sent, told)])

  const { db } = testDatabase()
  expect(await db.select().from(events).where(eq(events.siteId, siteId))).toMatchObject([event])
})

test('SITE-01 the same submission key on two sites makes two leads', async () => {
  const [one, other] = [await ownSite(), await ownSite()]
  const sent = enquiry()

  const ids = [(await one.leads.create(sent, told)).lead.id, (await other.leads.create(sent, told)).lead.id]

  expect(new Set(ids).size).toBe(2)
})

const event = { name: 'enquiry', number: 15, details: {} }
const told = { event, jobs: [{ kind: 'lead-email' as const, to: null }] }

function enquiry(): NewLead {
  return {
    submissionKey: newId(),
    category: 'General Enquiry',
    subcategory: null,
    carId: null,
    dealershipId: '1',
    locationId: '10',
    name: 'Pat Lee',
    email: 'pat@example.com',
    phone: '+61491570006',
    fields: { message: 'Still there?' },
    suspect: false,
    formCompleted: true,
  }
}

async function jobsOf(siteId: string) {
  const { db } = testDatabase()
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.siteId, siteId), eq(outbox.kind, 'lead-email')))
}
