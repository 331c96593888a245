import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { smtpEmail } from '#integrations/email/smtp-email.ts'
import { createSandboxSenders } from '#integrations/sandbox/sandbox-senders.ts'
import { signedWebhooks } from '#integrations/webhooks/signed-webhooks.ts'
import { startJobWorker } from '#operations/jobs/job-worker.ts'
import {
  acknowledgingDealerWith,
  dealerWith,
  deliverAll,
  deliveriesOf,
  enquire,
  makeAllDue,
  noSenders,
  roundFor,
  statesOf,
  startWithNoJobs,
} from '../../support/delivery/deliveries.ts'
import { mailbox } from '../../support/delivery/mailbox.ts'
import { silentLog } from '../../support/server/silent-log.ts'
import { until } from '../../support/server/until.ts'
import { adfFaults } from '../../support/delivery/validate-adf.ts'
import { leadIn } from '../../support/delivery/start-webhook-receiver.ts'
import { webhookReceiver } from '../../support/delivery/webhook-receiver.ts'
import { rememberedMessages } from '../../support/delivery/remembered-messages.ts'

const { db } = startWithNoJobs()

describe('LEAD-08 a lead is delivered', () => {
  test('by email to the dealership, as ADF to its lead system, by webhook and by text message, and is acknowledged', async () => {
    const { received, url } = await mailbox()
    const { calls, url: hook, secrets } = await webhookReceiver()
    const sandbox = rememberedMessages()
    const dealer = await acknowledgingDealerWith(
      { kind: 'email', to: 'sales@harbour.example' },
      { kind: 'adf', to: 'leads@crm.example' },
      { kind: 'webhook', to: hook },
      { kind: 'sms', to: '+61491570006' },
    )
    const email = smtpEmail({ url, from: 'leads@platform.example' })
    const { lead } = await enquire(dealer)

    await deliverAll([dealer], {
      email,
      sms: createSandboxSenders(sandbox).sms,
      webhook: signedWebhooks(secrets),
    })
    email.close()

    const to = (address: string) => received.find((mail) => mail.to[0] === address)
    expect(received).toHaveLength(3)
    expect(to('sales@harbour.example')).toMatchObject({
      mail: {
        subject: 'General Enquiry, from Kim Nguyen',
        replyTo: [{ name: 'Kim Nguyen', address: 'kim@example.com' }],
      },
    })
    expect(to('sales@harbour.example')?.mail.html).toContain('Is it still there?')
    const adf = to('leads@crm.example')?.mail
    expect(adf?.html).toBeUndefined()
    expect(adfFaults([adf?.text ?? ''])).toEqual([])
    expect(adf?.text).toContain(lead.id)
    expect(to('kim@example.com')).toMatchObject({
      mail: { subject: 'We have your enquiry', replyTo: [{ address: 'sales@harbour.example' }] },
    })
    expect(calls).toMatchObject([{ isGenuine: true }])
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({
      data: { lead_id: lead.id, email: 'kim@example.com' },
    })
    expect(sandbox.of(dealer.siteId)).toMatchObject([{ kind: 'sms', to: '+61491570006' }])
    expect(await statesOf(dealer)).toEqual(Array.from({ length: 5 }, () => 'delivered'))
  })

  test('once, even with two workers at the same time', async () => {
    const { calls, url, secrets } = await webhookReceiver()
    const dealer = await dealerWith({ kind: 'webhook', to: url })
    const enquiries = await Promise.all(Array.from({ length: 40 }, () => enquire(dealer)))
    const senders = { ...noSenders, webhook: signedWebhooks(secrets) }
    const workers = [1, 2].map(() => startJobWorker((onEnd) => roundFor([dealer], senders, onEnd), silentLog))

    await until(() => calls.length >= 40)
    await Promise.all(workers.map((worker) => worker.stop()))

    expect(calls).toHaveLength(40)
    const delivered = calls.map(({ body }) => leadIn(body))
    expect(delivered.toSorted()).toEqual(enquiries.map(({ lead }) => lead.id).toSorted())
  })

  test('again after a failure, with the same id and body, and a new signature', async () => {
    const { calls, url, secrets } = await webhookReceiver((_, nth) => (nth === 1 ? 500 : 200))
    const dealer = await dealerWith({ kind: 'webhook', to: url })
    await enquire(dealer)
    const senders = { ...noSenders, webhook: signedWebhooks(secrets) }

    await deliverAll([dealer], senders)
    expect(await deliveriesOf(dealer)).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: 'HTTP 500: no thanks' },
    ])
    await deliverAll([dealer], senders)
    expect(calls).toHaveLength(1)

    await makeAllDue()
    await deliverAll([dealer], senders)
    expect(await statesOf(dealer)).toEqual(['delivered'])
    expect(calls).toHaveLength(2)
    expect(calls[1]).toMatchObject({ id: calls[0]?.id, body: calls[0]?.body, isGenuine: true })
  })

  test('soon after its destination works again, with all that failed there meanwhile', async () => {
    let isDown = true
    const { calls, url, secrets } = await webhookReceiver(() => (isDown ? 503 : 200))
    const other = await webhookReceiver(() => 503)
    const dealer = await dealerWith({ kind: 'webhook', to: url })
    const neighbour = await dealerWith({ kind: 'webhook', to: other.url })
    for (let nth = 0; nth < 5; nth++) await enquire(dealer)
    await enquire(neighbour)
    const senders = { ...noSenders, webhook: signedWebhooks([...secrets, ...other.secrets]) }
    const deliver = () => deliverAll([dealer, neighbour], senders)
    await deliver()
    const [stubborn] = await deliveriesOf(dealer)
    await db.execute(sql`update outbox set next_attempt_at = now() + interval '3 hours'`)
    await db.execute(sql`update outbox set attempts = 13 where id = ${stubborn?.id}`)

    isDown = false
    await deliver()
    expect(calls).toHaveLength(5)
    await enquire(dealer)
    await deliver()

    expect((await statesOf(dealer)).filter((state) => state === 'delivered')).toHaveLength(5)
    expect(await dealer.deliveries.ofLead(stubborn?.aboutId ?? '')).toMatchObject([{ state: 'waiting' }])
    expect(other.calls).toHaveLength(1)
  })

  test('until it is given up, and from the start when it is sent again', async () => {
    let isGone = true
    const { calls, url, secrets } = await webhookReceiver(() => (isGone ? 410 : 200))
    const dealer = await dealerWith({ kind: 'webhook', to: url })
    const { lead } = await enquire(dealer)
    const senders = { ...noSenders, webhook: signedWebhooks(secrets) }

    await deliverAll([dealer], senders)
    expect(await dealer.deliveries.dead()).toMatchObject([
      { aboutId: lead.id, lastError: 'HTTP 410: no thanks' },
    ])

    isGone = false
    await dealer.deliveries.replay(lead.id)
    await deliverAll([dealer], senders)
    expect(await statesOf(dealer)).toEqual(['delivered'])
    expect(calls).toHaveLength(2)
  })

  test('and given up after its last attempt, whether attempts failed or crashed', async () => {
    const { url, secrets } = await webhookReceiver(() => 500)
    const dealer = await dealerWith({ kind: 'webhook', to: url })
    await enquire(dealer)
    await db.execute(sql`update outbox set attempts = 23`)
    await deliverAll([dealer], { ...noSenders, webhook: signedWebhooks(secrets) })
    expect(await statesOf(dealer)).toEqual(['dead'])

    await db.execute(sql`update outbox set attempts = 24, dead_at = null`)
    await makeAllDue()
    await deliverAll([dealer], { ...noSenders, webhook: signedWebhooks(secrets) })
    expect(await deliveriesOf(dealer)).toMatchObject([{ state: 'dead', lastError: 'no attempt ever ended' }])
  })

  test('while another system does not respond', async () => {
    const hanging = await webhookReceiver(() => null)
    const well = await webhookReceiver()
    const slow = await dealerWith({ kind: 'webhook', to: hanging.url })
    const quick = await dealerWith({ kind: 'webhook', to: well.url })
    for (let nth = 0; nth < 30; nth++) await enquire(slow)
    await enquire(quick)
    const webhook = signedWebhooks([...hanging.secrets, ...well.secrets], { timeoutMs: 1000 })

    const round = roundFor([slow, quick], { ...noSenders, webhook })
    await round.begin()
    await until(() => well.calls.length === 1)
    expect(hanging.calls.length).toBeLessThan(6)
    await round.idle()
  })
})
