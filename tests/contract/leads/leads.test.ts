import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import { events } from '#data/tables/leads.ts'
import { outbox } from '#data/tables/outbox.ts'
import { testDatabase } from '../../support/database/database.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { sampleLead } from '../../support/samples/sample-lead.ts'

test('LEAD-08 a lead is stored together with its delivery job', async () => {
  const { leads, siteId } = await ownSite()

  const { lead, isNew } = await leads.create(sampleLead(), told)

  expect(isNew).toBe(true)
  expect(await leads.find(lead.id)).toMatchObject({
    name: 'Kim Nguyen',
    fields: { message: 'Is it still there?' },
  })
  expect(await jobsOf(siteId)).toMatchObject([{ kind: 'lead-email', key: lead.id, deliveredAt: null }])
})

test('LEAD-08 many simultaneous copies of a submission make one lead and one delivery', async () => {
  const { leads, siteId } = await ownSite()
  const sent = sampleLead()

  const answers = await Promise.all(Array.from({ length: 20 }, () => leads.create(sent, told)))

  expect(new Set(answers.map(({ lead }) => lead.id)).size).toBe(1)
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await jobsOf(siteId)).toHaveLength(1)
})

test('LEAD-08 many simultaneous copies of a first step make one partial lead and one delivery', async () => {
  const { leads, siteId } = await ownSite()
  const start = { key: createId(), written: {} }
  const lead = sampleLead({ formCompleted: false })

  const stored = await Promise.all(
    Array.from({ length: 20 }, () => leads.storePartialLead(start, lead, told.jobs)),
  )

  expect(new Set(stored.map((lead) => lead?.id)).size).toBe(1)
  expect(await jobsOf(siteId)).toHaveLength(1)
})

test('LEAD-08 only the key of its form identifies a partial lead', async () => {
  const { leads } = await ownSite()
  const lead = sampleLead({ formCompleted: false })

  const one = await leads.storePartialLead({ key: createId(), written: {} }, lead, [])
  const other = await leads.storePartialLead({ key: createId(), written: {} }, lead, [])

  expect(other?.id).not.toBe(one?.id)
})

test('LEAD-08 a lead always has exactly one event, however often it is sent', async () => {
  const { leads, siteId } = await ownSite()
  const sent = sampleLead()

  await Promise.all([leads.create(sent, told), leads.create(sent, told)])

  const { db } = testDatabase()
  expect(await db.select().from(events).where(eq(events.siteId, siteId))).toMatchObject([event])
})

test('SITE-01 the same submission key on two sites makes two leads', async () => {
  const [one, other] = [await ownSite(), await ownSite()]
  const sent = sampleLead()

  const ids = [(await one.leads.create(sent, told)).lead.id, (await other.leads.create(sent, told)).lead.id]

  expect(new Set(ids).size).toBe(2)
})

test('LEAD-08 earlier leads from the same address are counted for this site and day only', async () => {
  const { leads } = await ownSite()
  const create = async (overrides = {}) =>
    (await leads.create(sampleLead(overrides), { event, jobs: [] })).lead
  const first = await create()
  const second = await create({ email: 'Kim@Example.com' })
  await create({ email: 'other@example.com' })
  const third = await create()
  await testDatabase().db.execute(
    sql`update leads set created_at = now() - interval '25 hours' where id = ${first.id}`,
  )

  expect(await leads.earlierFrom({ id: second.id, email: 'kim@example.com' })).toBe(0)
  expect(await leads.earlierFrom({ id: third.id, email: 'kim@example.com' })).toBe(1)
})

const event = { name: 'enquiry', number: 15, details: {} }
const told = { event, jobs: [{ kind: 'lead-email', payload: { to: null } }] }

async function jobsOf(siteId: string) {
  const { db } = testDatabase()
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.siteId, siteId), eq(outbox.kind, 'lead-email')))
}
