import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../support/database/database.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { sampleLead } from '../../support/samples/sample-lead.ts'

const carId = '0192f3a4-5b6c-7d8e-9f01-23456789abcd'

test('TRACK-01 the event log lists newest first, with event ids', async () => {
  const { events } = await ownSite()
  await events.record({ name: 'favourite-added', number: 39, details: { car_id: carId } })
  await events.recordAll([
    { name: 'sort-changed', details: { sort: 'price' } },
    { name: 'call-clicked', details: { car_id: null } },
  ])

  const listed = await events.list({ limit: 50 })

  expect(listed).toEqual([
    { name: 'call-clicked', number: null, carId: null, leadId: null, at: expect.any(Date) },
    { name: 'sort-changed', number: null, carId: null, leadId: null, at: expect.any(Date) },
    { name: 'favourite-added', number: 39, carId, leadId: null, at: expect.any(Date) },
  ])
  expect(await events.list({ limit: 1 })).toEqual(listed.slice(0, 1))
})

test('LEAD-03 an enquiry is in the event log with its event id and its lead', async () => {
  const { events, leads } = await ownSite()
  const event = { name: 'enquiry', number: 51, details: { car_id: null } }

  const { lead } = await leads.create(sampleLead(), { event, jobs: [] })

  expect(await events.list({ limit: 50 })).toMatchObject([{ number: 51, carId: null, leadId: lead.id }])
})

test('TRACK-01 the event log can start at a given time', async () => {
  const { events, siteId } = await ownSite()
  await events.record({ name: 'old', details: {} })
  await testDatabase().db.execute(
    sql`update events set at = '2026-03-09T13:59:59.999Z' where site_id = ${siteId}`,
  )
  await events.record({ name: 'new', details: {} })

  const since = new Date('2026-03-09T14:00:00Z')

  expect(await events.list({ limit: 50, since })).toMatchObject([{ name: 'new' }])
})
