import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { NewJob } from '#data/add-jobs.ts'
import { type Job, outboxOf } from '#data/outbox.ts'
import { outbox } from '#data/tables/outbox.ts'
import { jobRegistry } from '#operations/jobs/job-registry.ts'
import { noSenders, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { sampleLead } from '../../support/samples/sample-lead.ts'

const { db } = startWithNoJobs()
const box = outboxOf(db)
const jobKinds = [...jobRegistry(noSenders).keys()]
const claim = { kinds: jobKinds, busy: [], leaseMs: 60_000 }

test('LEAD-08 each job is taken by one worker only, however many poll', async () => {
  await siteWithJobs(Array.from({ length: 50 }, (_, index) => webhook(`https://crm.example/${index}`)))

  const workers = Array.from({ length: 10 }, async () => {
    const taken: Job[] = []
    for (let job = await box.claim(claim); job; job = await box.claim(claim)) taken.push(job)
    return taken
  })
  const taken = (await Promise.all(workers)).flat()

  expect(taken).toHaveLength(50)
  expect(new Set(taken.map(({ id }) => id)).size).toBe(50)
})

test('LEAD-08 a job returns when its worker dies, and the dead worker’s result no longer counts', async () => {
  const { deliveries, leadId } = await siteWithJobs([webhook('https://crm.example')])

  const first = await box.claim({ ...claim, leaseMs: 0 })
  const second = await box.claim(claim)
  expect(second).toMatchObject({ id: first?.id, attempts: 2 })
  if (first) await box.failed(first, { reason: 'too late', waitMs: null })

  expect(await deliveries.ofLead(leadId)).toMatchObject([{ state: 'waiting', lastError: null }])
  if (second) await box.delivered(second)
  expect(await deliveries.ofLead(leadId)).toMatchObject([{ state: 'delivered' }])
  expect(await box.claim(claim)).toBeNull()
})

test('LEAD-08 a job is taken only if it is due, its kind can be sent and its destination is not busy', async () => {
  const later = new Date(Date.now() + 60_000)
  const { siteId } = await siteWithJobs([
    { ...webhook('https://crm.example'), dueAt: later },
    { kind: 'lead-email', payload: { to: null } },
  ])

  expect(await box.claim({ ...claim, kinds: ['lead-webhook'] })).toBeNull()
  expect(await box.claim({ ...claim, busy: [siteId] })).toBeNull()
  expect(await box.claim(claim)).toMatchObject({
    kind: 'lead-email',
    payload: { to: null },
    destination: siteId,
    siteId,
  })
})

test('LEAD-08 OPS-03 late jobs are counted by kind, and a form that may still be finished is not late', async () => {
  await siteWithJobs([
    { kind: 'lead-email', payload: { to: null } },
    { ...webhook('https://crm.example'), dueAt: new Date(Date.now() + 30 * 60_000) },
    { kind: 'lead-sms', payload: { to: '+61491570006' } },
  ])
  const sms = await box.claim({ ...claim, kinds: ['lead-sms'] })
  if (sms) await box.failed(sms, { reason: 'no such number', waitMs: null })
  await db.update(outbox).set({ createdAt: sql`now() - interval '2 hours'` })

  const figures = await box.figures(jobKinds)

  expect(figures.map(({ kind }) => kind)).toEqual(jobKinds)
  const of = (wanted: string) => figures.find(({ kind }) => kind === wanted)
  expect(of('lead-email')).toMatchObject({ waiting: 1, dead: 0 })
  expect(of('lead-email')?.oldestWaitingSeconds).toBeCloseTo(7200, -1)
  expect(of('lead-webhook')).toEqual({ kind: 'lead-webhook', waiting: 0, dead: 0, oldestWaitingSeconds: 0 })
  expect(of('lead-sms')).toEqual({ kind: 'lead-sms', waiting: 0, dead: 1, oldestWaitingSeconds: 0 })
})

test('OPS-03 a job that waits on purpose is late only after its wait, and one that failed or lacks a setting at once', async () => {
  await siteWithJobs([webhook('https://crm.example')])
  const figures = async () => (await box.figures(['lead-webhook']))[0]
  await db.update(outbox).set({ createdAt: sql`now() - interval '2 hours'` })

  await box.postpone(await taken(), { reason: 'compared 3 payments', waitMs: 0, isOnPurpose: true })
  expect(await figures()).toMatchObject({ waiting: 1 })
  expect((await figures())?.oldestWaitingSeconds).toBeLessThan(3600)
  await box.postpone(await taken(), { reason: 'compared 3 payments', waitMs: 60_000, isOnPurpose: true })
  expect(await figures()).toMatchObject({ waiting: 0, oldestWaitingSeconds: 0 })

  await db.update(outbox).set({
    nextAttemptAt: sql`now()`,
    payload: sql`payload || jsonb_build_object('dueAt', now() - interval '1 hour')`,
  })
  await box.failed(await taken(), { reason: 'HTTP 500', waitMs: 60_000 })
  expect((await figures())?.oldestWaitingSeconds).toBeCloseTo(3600, -1)
  await db.update(outbox).set({ nextAttemptAt: sql`now()` })
  await box.postpone(await taken(), { reason: 'no secret', waitMs: 60_000 })
  expect((await figures())?.oldestWaitingSeconds).toBeCloseTo(3600, -1)
})

test('LEAD-08 failed jobs wait, given-up jobs are listed, and given-up or delivered jobs can be sent again', async () => {
  const { deliveries, leadId } = await siteWithJobs([webhook('https://crm.example')])

  const first = await taken()
  await box.failed(first, { reason: 'HTTP 500', waitMs: 60_000 })
  expect(await box.claim(claim)).toBeNull()
  expect(await deliveries.ofLead(leadId)).toMatchObject([
    { state: 'waiting', attempts: 1, lastError: 'HTTP 500' },
  ])

  expect(await deliveries.replay(first.id)).toBe(1)
  await box.failed(await taken(), { reason: 'HTTP 410', waitMs: null })
  expect(await deliveries.dead()).toMatchObject([{ id: first.id, state: 'dead', lastError: 'HTTP 410' }])
  expect(await box.figures()).toContainEqual({
    kind: 'lead-webhook',
    waiting: 0,
    dead: 1,
    oldestWaitingSeconds: 0,
  })

  expect(await deliveries.replay(leadId)).toBe(1)
  expect(await deliveries.dead()).toEqual([])
  const again = await taken()
  expect(again).toMatchObject({ id: first.id, attempts: 1 })
  await box.delivered(again)
  // Resending a lead only sends its given-up deliveries. A delivery’s own id always works.
  expect(await deliveries.replay(leadId)).toBe(0)
  expect(await deliveries.replay(first.id)).toBe(1)
  expect(await deliveries.replay('nothing')).toBe(0)
})

test('LEAD-08 a delivery that is under way is not sent again, unless its worker has died', async () => {
  const { deliveries, leadId } = await siteWithJobs([webhook('https://crm.example')])
  const job = await taken()

  expect(await deliveries.replay(job.id)).toBe(0)
  expect(await box.claim(claim)).toBeNull()

  await db.update(outbox).set({ nextAttemptAt: sql`now() - interval '1 second'` })
  expect(await deliveries.replay(job.id)).toBe(1)
  expect(await deliveries.ofLead(leadId)).toMatchObject([{ state: 'waiting', attempts: 1 }])
})

test('LEAD-08 a failed job is brought forward when its destination works, but not while a worker has it', async () => {
  await siteWithJobs([webhook('https://crm.example'), webhook('https://crm.example')])
  const [failing, delivered] = [await taken(), await taken()]
  await box.failed(failing, { reason: 'HTTP 500', waitMs: 60_000 })
  await box.delivered(delivered)

  await box.bringForwardNext(delivered)
  expect(await taken()).toMatchObject({ id: failing.id, attempts: 2 })
  await box.bringForwardNext(delivered)
  expect(await box.claim(claim)).toBeNull()
})

test('LEAD-08 a job that has been postponed before is not brought forward while a worker has it', async () => {
  await siteWithJobs([webhook('https://crm.example'), webhook('https://crm.example')])
  const first = await taken()
  await box.postpone(first, { reason: 'no secret', waitMs: 0 })
  const [other, again] = [await taken(), await taken()]
  expect(again.id).toBe(first.id)

  await box.delivered(other)
  await box.bringForwardNext(other)

  expect(await box.claim(claim)).toBeNull()
})

test('LEAD-08 waiting for the operator does not count as an attempt', async () => {
  const { deliveries, leadId } = await siteWithJobs([webhook('https://crm.example')])

  await box.postpone(await taken(), { reason: 'no secret', waitMs: 60_000 })

  expect(await deliveries.ofLead(leadId)).toMatchObject([
    { state: 'waiting', attempts: 0, lastError: 'no secret' },
  ])
})

test('OPS-03 a job that comes back every day has as many attempts each day', async () => {
  const { deliveries, leadId } = await siteWithJobs([webhook('https://crm.example')])
  for (let nth = 0; nth < 3; nth++) await box.failed(await taken(), { reason: 'HTTP 500', waitMs: 0 })

  await box.postpone(await taken(), { reason: 'compared 3 payments', waitMs: 0, isOnPurpose: true })

  expect(await deliveries.ofLead(leadId)).toMatchObject([{ state: 'waiting', attempts: 0 }])
  expect(await taken()).toMatchObject({ attempts: 1 })
})

test('LEAD-08 the list of leads says how far each has come', async () => {
  const { deliveries, leads, leadId } = await siteWithJobs([
    webhook('https://crm.example'),
    { kind: 'lead-email', payload: { to: null } },
  ])
  const { lead: other } = await leads.create(sampleLead({ suspect: true, formCompleted: false }), {
    event,
    jobs: [],
  })
  await box.delivered(await taken())

  expect(await deliveries.leads({ limit: 10 })).toMatchObject([
    { id: other.id, waiting: 0, delivered: 0, dead: 0 },
    { id: leadId, waiting: 1, delivered: 1, dead: 0 },
  ])
  expect(await deliveries.leads({ limit: 10, suspect: true, partial: true })).toMatchObject([
    { id: other.id },
  ])
  expect(await deliveries.leads({ limit: 10, since: new Date(Date.now() + 60_000) })).toEqual([])
})

const event = { name: 'enquiry', details: {} }

async function siteWithJobs(jobs: NewJob[]) {
  const site = await ownSite()
  const { lead } = await site.leads.create(sampleLead(), { event, jobs })
  return { ...site, leadId: lead.id }
}

function webhook(to: string): NewJob {
  return { kind: 'lead-webhook', payload: { to } }
}

async function taken() {
  const job = await box.claim(claim)
  if (!job) throw new Error('There was no job to take.')
  return job
}
