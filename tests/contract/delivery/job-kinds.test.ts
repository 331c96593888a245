import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { addJobs, type NewJob } from '#data/add-jobs.ts'
import { outboxOf } from '#data/outbox.ts'
import { outbox } from '#data/tables/outbox.ts'
import { jobKind } from '#operations/jobs/job-kind.ts'
import { runDueJobs } from '#operations/jobs/run-due-jobs.ts'
import { startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { silentLog } from '../../support/server/silent-log.ts'

const { db } = startWithNoJobs()

const slowWash = Promise.withResolvers<void>()
/** An invented kind. Its handler notes each attempt and fails the first. */
const washes: string[] = []
const kinds = new Map([
  [
    'car-wash',
    jobKind({
      payload: z.object({ colour: z.string() }),
      retries: { firstWaitMs: 0, maxWaitMs: 0, maxAttempts: 3 },
      async handle({ key, attempts, payload }, { suffix }: { suffix: string }) {
        washes.push(`${key} ${payload.colour} ${suffix}`)
        if (payload.colour === 'slow') await slowWash.promise
        if (payload.colour === 'crash') throw new Error('The hose burst.')
        if (attempts === 1 || payload.colour === 'never')
          return { outcome: 'failed', problem: 'no water', reason: 'the tap is dry' }
        return { outcome: 'done' }
      },
    }),
  ],
])

test('LEAD-08 a job of a new kind is claimed, retried and done without a change to the outbox', async () => {
  const stored = await add({ kind: 'car-wash', payload: { colour: 'red', soap: true } })

  await runAll()

  expect(washes.splice(0)).toEqual(['car-1 red shine', 'car-1 red shine'])
  expect(await stored()).toMatchObject({
    attempts: 2,
    lastError: null,
    deliveredAt: expect.any(Date),
    payload: { colour: 'red', soap: true },
  })
})

test('LEAD-08 a job fails for good after the attempts of its kind’s retry plan', async () => {
  const stored = await add({ kind: 'car-wash', payload: { colour: 'never' } })

  await runAll()

  expect(washes.splice(0)).toHaveLength(3)
  expect(await stored()).toMatchObject({ attempts: 3, lastError: 'the tap is dry', deadAt: expect.any(Date) })
})

test('LEAD-08 a payload that does not fit its kind fails for good with the reason, before its handler runs', async () => {
  const bad = await add({ kind: 'car-wash', payload: { colour: 7 } })
  const good = await add({ kind: 'car-wash', payload: { colour: 'blue' } })

  await runAll()

  expect(washes.splice(0)).toEqual(['car-1 blue shine', 'car-1 blue shine'])
  expect(await bad()).toMatchObject({ attempts: 1, deadAt: expect.any(Date) })
  expect((await bad())?.lastError).toMatch(/payload is not one of car-wash: .*string.*\n.*colour/s)
  expect(await good()).toMatchObject({ deliveredAt: expect.any(Date) })
})

test('LEAD-08 a job of an unknown kind is left to newer processes for an hour, then fails for good with the reason', async () => {
  const stored = await add({ kind: 'constructor', payload: {} })

  await runAll()
  expect(await stored()).toMatchObject({ attempts: 0, deadAt: null })

  await db.update(outbox).set({ nextAttemptAt: sql`now() - interval '61 minutes'` })
  await runAll()
  expect(await stored()).toMatchObject({
    deadAt: expect.any(Date),
    lastError: 'no process knows jobs of the kind “constructor”',
  })
})

test('LEAD-08 a job whose kind is not configured waits without an attempt', async () => {
  const stored = await add({ kind: 'car-wash', payload: { colour: 'red' } })
  await db.update(outbox).set({ nextAttemptAt: sql`now() - interval '3 days'` })

  await runAll({ known: new Map([...kinds].map(([name, kind]) => [name, { ...kind, isReady: false }])) })

  expect(washes.splice(0)).toEqual([])
  expect(await stored()).toMatchObject({ attempts: 0, deadAt: null })
})

test('LEAD-08 a handler that throws does not stop the worker, and its job is retried by its plan, with the reason', async () => {
  const stored = await add({ kind: 'car-wash', payload: { colour: 'crash' } })

  await runAll()

  expect(washes.splice(0)).toHaveLength(3)
  expect(await stored()).toMatchObject({
    attempts: 3,
    lastError: 'unexpected error: The hose burst.',
    deadAt: expect.any(Date),
  })
})

test('LEAD-08 a job whose result cannot be stored returns when its lease expires', async () => {
  const stored = await add({ kind: 'car-wash', payload: { colour: 'crash' } })
  const failed = () => Promise.reject(new Error('The database is away.'))
  const jobs = runDueJobs({
    outbox: { ...outboxOf(db), failed },
    kinds,
    portsOf: () => ({ suffix: 'shine' }),
    log: silentLog,
  })

  await jobs.begin()
  await jobs.idle()

  expect(washes.splice(0)).toHaveLength(1)
  expect(await stored()).toMatchObject({ attempts: 1, deadAt: null, deliveredAt: null })
  expect(Number((await stored())?.nextAttemptAt) - Date.now()).toBeGreaterThan(30_000)
})

test('LEAD-08 a worker keeps a job while its handler runs, but not forever', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const stored = await add({ kind: 'car-wash', payload: { colour: 'slow' } })
  const box = outboxOf(db)
  const renewals = vi.spyOn(box, 'renew')
  const jobs = runDueJobs({ outbox: box, kinds, portsOf: () => ({ suffix: 'shine' }), log: silentLog })
  await jobs.begin()
  await db.update(outbox).set({ nextAttemptAt: sql`now()` })

  await vi.advanceTimersByTimeAsync(50_000)
  await Promise.all(renewals.mock.results.map(({ value }) => value))
  expect(await box.claim({ kinds: ['car-wash'], busy: [], leaseMs: 1 })).toBeNull()

  await vi.advanceTimersByTimeAsync(60 * 60_000)
  const whole = renewals.mock.calls.length
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(renewals).toHaveBeenCalledTimes(whole)

  slowWash.resolve()
  await jobs.idle()
  expect(washes.splice(0)).toEqual(['car-1 slow shine'])
  expect(await stored()).toMatchObject({ attempts: 1, lastError: 'the tap is dry' })
})

test('OPS-03 jobs are counted for every listed kind, and for every other kind that has jobs', async () => {
  await add({ kind: 'car-wash', payload: { colour: 'red' } })

  expect(await outboxOf(db).figures(['lead-email'])).toMatchObject([
    { kind: 'lead-email', waiting: 0 },
    { kind: 'car-wash', waiting: 1, dead: 0 },
  ])
})

/** Adds a job to a new site and returns a way to read its row. */
async function add(job: NewJob) {
  const { siteId } = await ownSite()
  await addJobs(db, { siteId, key: 'car-1', jobs: [job] })
  return async () => (await db.select().from(outbox).where(eq(outbox.siteId, siteId)))[0]
}

async function runAll({ known = kinds, leaseMs }: { known?: typeof kinds; leaseMs?: number } = {}) {
  const portsOf = () => ({ suffix: 'shine' })
  const jobs = runDueJobs({ outbox: outboxOf(db), kinds: known, portsOf, log: silentLog, leaseMs })
  do {
    await jobs.idle()
    // A moment is stored to the millisecond, rounded, so “now” can lie half a millisecond ahead.
    await db.execute(sql`update outbox set next_attempt_at = next_attempt_at - interval '1 second'`)
  } while ((await jobs.begin()) > 0)
}
