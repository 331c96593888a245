import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { addJobForEach } from '#data/add-jobs.ts'
import { outboxOf } from '#data/outbox.ts'
import { smtpEmail } from '#integrations/email/smtp-email.ts'
import { createSandboxSenders } from '#integrations/sandbox/sandbox-senders.ts'
import { signedWebhooks } from '#integrations/webhooks/signed-webhooks.ts'
import { jobRegistry } from '#operations/jobs/job-registry.ts'
import { jobKind } from '#operations/jobs/job-kind.ts'
import { runDueJobs } from '#operations/jobs/run-due-jobs.ts'
import { startJobWorker } from '#operations/jobs/job-worker.ts'
import {
  acknowledgingDealerWith,
  dealerWith,
  deliveriesOf,
  enquire,
  noSenders,
  roundFor,
  startWithNoJobs,
} from '../../support/delivery/deliveries.ts'
import { mailbox } from '../../support/delivery/mailbox.ts'
import { silentLog } from '../../support/server/silent-log.ts'
import { until } from '../../support/server/until.ts'
import { webhookReceiver } from '../../support/delivery/webhook-receiver.ts'
import { rememberedMessages } from '../../support/delivery/remembered-messages.ts'

const { db } = startWithNoJobs()

test('LEAD-08 the log reports deliveries but no personal data', async () => {
  const { url } = await mailbox({ refuses: (address) => address.startsWith('kim') })
  const gone = await webhookReceiver(() => 410)
  const email = smtpEmail({ url, from: 'leads@platform.example' })
  const dealer = await acknowledgingDealerWith(
    { kind: 'webhook', to: gone.url },
    { kind: 'email', to: 'kim.sales@harbour.example' },
  )
  await enquire(dealer)
  const lines: string[] = []
  const note = (facts: object, message: string) => void lines.push(JSON.stringify({ ...facts, message }))
  const senders = { ...noSenders, email, webhook: signedWebhooks(gone.secrets) }
  const round = runDueJobs({
    outbox: outboxOf(db),
    kinds: jobRegistry(senders),
    portsOf: () => dealer,
    log: { info: note, warn: note, error: note },
  })

  await round.begin()
  await round.idle()
  email.close()

  expect(lines).toHaveLength(3)
  expect(lines.join()).toContain('smtp 452')
  expect(lines.join()).toContain('webhook 410')
  expect(lines.join()).not.toMatch(/kim|nguyen|example|412345678/i)
  expect((await deliveriesOf(dealer)).map(({ lastError }) => lastError).join()).toContain('is full')
})

test('LEAD-08 a notification starts a new job without waiting for the next poll', async () => {
  // The next poll never comes by itself.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const sandbox = rememberedMessages()
  const dealer = await dealerWith()
  let polls = 0
  const worker = startJobWorker((onEnd) => {
    const round = roundFor([dealer], createSandboxSenders(sandbox), onEnd)
    return { ...round, begin: () => round.begin().finally(() => polls++) }
  }, silentLog)
  await until(() => polls === 1)
  await enquire(dealer)
  expect(polls).toBe(1)

  worker.hint()

  await until(() => sandbox.of(dealer.siteId).length === 1)
  await worker.stop()
})

test('OPS-03 a worker that stops claims no more of its backlog', async () => {
  const { siteId } = await dealerWith()
  const backlog = Array.from({ length: 300 }, (_, nth) => ({
    key: `job-${nth}`,
    job: { kind: 'quick', payload: { to: `destination-${nth}` } },
  }))
  await addJobForEach(db, siteId, backlog)
  let started = 0
  const quick = jobKind({
    payload: z.object({}),
    retries: { firstWaitMs: 1, maxWaitMs: 1, maxAttempts: 3 },
    async handle() {
      started += 1
      return { outcome: 'done' }
    },
  })
  const jobs = {
    outbox: outboxOf(db),
    kinds: new Map([['quick', quick]]),
    portsOf: () => ({}),
    log: silentLog,
  }
  const worker = startJobWorker((onEnd) => runDueJobs(jobs, onEnd), silentLog)
  await until(() => started >= 20)

  const before = started
  await worker.stop()

  // One claim may have been on its way.
  expect(started - before).toBeLessThanOrEqual(1)
})
