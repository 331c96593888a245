import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { outboxOf } from '#data/outbox.ts'
import { outbox } from '#data/tables/leads.ts'
import { smtpEmail } from '#integrations/email/smtp-email.ts'
import { pretendSenders } from '#integrations/sandbox/pretend-senders.ts'
import { sandboxMessages } from '#integrations/sandbox/sandbox-messages.ts'
import { signedWebhooks } from '#integrations/webhooks/signed-webhooks.ts'
import { deliveryRound } from '#operations/deliver-due.ts'
import type { Senders } from '#operations/deliver-job.ts'
import type { Dealership } from '#operations/dealership.ts'
import { keepDelivering } from '#operations/keep-delivering.ts'
import { leadJobs } from '#operations/lead-jobs.ts'
import type { SiteDocument } from '#sites/site.ts'
import { useOwnDatabase } from '../support/database.ts'
import { dealership } from '../support/dealership.ts'
import { mailbox } from '../support/mailbox.ts'
import { sampleLead } from '../support/sample-lead.ts'
import { silentLog } from '../support/silent-log.ts'
import { until } from '../support/until.ts'
import { adfFaults } from '../support/validate-adf.ts'
import { webhookReceiver } from '../support/webhook-receiver.ts'

const { db } = await useOwnDatabase()
const box = outboxOf(db)

beforeEach(async () => {
  await db.delete(outbox)
})

describe('LEAD-08 a lead is delivered', () => {
  test('by mail to the dealership, as ADF to its lead system, by webhook, by text message, and acknowledged', async () => {
    const { received, url } = await mailbox()
    const { calls, url: hook, secrets } = await webhookReceiver()
    const sandbox = sandboxMessages()
    const dealer = await acknowledgingDealerWith(
      { kind: 'email', to: 'sales@harbour.example' },
      { kind: 'adf', to: 'leads@crm.example' },
      { kind: 'webhook', to: hook },
      { kind: 'sms', to: '+61491570006' },
    )
    const email = smtpEmail({ url, from: 'leads@platform.example' })
    const { lead } = await enquire(dealer)

    await deliverAll([dealer], { email, sms: pretendSenders(sandbox).sms, webhook: signedWebhooks(secrets) })
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
    expect(await states(dealer)).toEqual(Array.from({ length: 5 }, () => 'delivered'))
  })

  test('once, by two workers at once', async () => {
    const { calls, url, secrets } = await webhookReceiver()
    const dealer = await dealerWith({ kind: 'webhook', to: url })
    const enquiries = await Promise.all(Array.from({ length: 40 }, () => enquire(dealer)))
    const senders = { ...nothing, webhook: signedWebhooks(secrets) }
    const workers = [1, 2].map(() => keepDelivering((onEnd) => roundFor([dealer], senders, onEnd), silentLog))

    await until(() => calls.length >= 40)
    await Promise.all(workers.map((worker) => worker.stop()))

    expect(calls).toHaveLength(40)
    const delivered = calls.map(
      ({ body }) => (JSON.parse(body) as { data: { lead_id: string } }).data.lead_id,
    )
    expect(delivered.toSorted()).toEqual(enquiries.map(({ lead }) => lead.id).toSorted())
  })

  test('after a failure, with the same id and the same body, and a new signature', async () => {
    const { calls, url, secrets } = await webhookReceiver((_, nth) => (nth === 1 ? 500 : 200))
    const dealer = await dealerWith({ kind: 'webhook', to: url })
    await enquire(dealer)
    const senders = { ...nothing, webhook: signedWebhooks(secrets) }

    await deliverAll([dealer], senders)
    expect(await jobs(dealer)).toMatchObject([
      { state: 'waiting', attempts: 1, lastError: 'HTTP 500: no thanks' },
    ])
    await deliverAll([dealer], senders)
    expect(calls).toHaveLength(1)

    await makeAllDue()
    await deliverAll([dealer], senders)
    expect(await states(dealer)).toEqual(['delivered'])
    expect(calls).toHaveLength(2)
    expect(calls[1]).toMatchObject({ id: calls[0]?.id, body: calls[0]?.body, isGenuine: true })
  })

  test('until it is given up, and from the beginning when somebody sends it again', async () => {
    let isGone = true
    const { calls, url, secrets } = await webhookReceiver(() => (isGone ? 410 : 200))
    const dealer = await dealerWith({ kind: 'webhook', to: url })
    const { lead } = await enquire(dealer)
    const senders = { ...nothing, webhook: signedWebhooks(secrets) }

    await deliverAll([dealer], senders)
    expect(await dealer.deliveries.dead()).toMatchObject([
      { leadId: lead.id, lastError: 'HTTP 410: no thanks' },
    ])

    isGone = false
    await dealer.deliveries.replay(lead.id)
    await deliverAll([dealer], senders)
    expect(await states(dealer)).toEqual(['delivered'])
    expect(calls).toHaveLength(2)
  })

  test('and given up after the last of its attempts, whether they failed or crashed', async () => {
    const { url, secrets } = await webhookReceiver(() => 500)
    const dealer = await dealerWith({ kind: 'webhook', to: url })
    await enquire(dealer)
    await db.execute(sql`update outbox set attempts = 23`)
    await deliverAll([dealer], { ...nothing, webhook: signedWebhooks(secrets) })
    expect(await states(dealer)).toEqual(['dead'])

    await db.execute(sql`update outbox set attempts = 24, dead_at = null`)
    await makeAllDue()
    await deliverAll([dealer], { ...nothing, webhook: signedWebhooks(secrets) })
    expect(await jobs(dealer)).toMatchObject([{ state: 'dead', lastError: 'no attempt ever ended' }])
  })

  test('while another system hangs', async () => {
    const hanging = await webhookReceiver(() => null)
    const well = await webhookReceiver()
    const slow = await dealerWith({ kind: 'webhook', to: hanging.url })
    const quick = await dealerWith({ kind: 'webhook', to: well.url })
    for (let nth = 0; nth < 30; nth++) await enquire(slow)
    await enquire(quick)
    const webhook = signedWebhooks([...hanging.secrets, ...well.secrets], { patienceMs: 1000 })

    const round = roundFor([slow, quick], { ...nothing, webhook })
    await round.begin()
    await until(() => well.calls.length === 1)
    expect(hanging.calls.length).toBeLessThan(6)
    await round.idle()
  })
})

describe('LEAD-08 nothing is lost while something is not set', () => {
  test('mails wait for a mail server, without an attempt', async () => {
    const dealer = await acknowledgingDealerWith()
    await enquire(dealer)

    await deliverAll([dealer], nothing)

    expect(await jobs(dealer)).toMatchObject([
      { kind: 'lead-email', state: 'waiting', attempts: 0 },
      { kind: 'lead-acknowledgement', state: 'waiting', attempts: 0 },
    ])
  })

  test('a webhook waits for its secret', async () => {
    const dealer = await dealerWith({ kind: 'webhook', to: 'https://crm.example/leads' })
    await enquire(dealer)

    await deliverAll([dealer], nothing)

    expect(await jobs(dealer)).toMatchObject([
      { state: 'waiting', attempts: 0, lastError: 'WEBHOOK_SECRETS has no secret for https://crm.example' },
    ])
  })

  test('a job of a site that is not running waits', async () => {
    const dealer = await dealerWith({ kind: 'webhook', to: 'https://crm.example/leads' })
    await enquire(dealer)

    await deliverAll([], nothing)

    expect(await jobs(dealer)).toMatchObject([{ state: 'waiting', lastError: 'the site is not running' }])
  })

  test('a job whose worker failed unforeseen comes back', async () => {
    const dealer = await dealerWith({ kind: 'webhook', to: 'https://crm.example/leads' })
    await enquire(dealer)
    await deliverAll([dealer], {
      ...nothing,
      webhook: () => Promise.reject(new Error('Nobody thought of this')),
    })

    expect(await jobs(dealer)).toMatchObject([{ state: 'waiting', attempts: 1 }])
  })
})

describe('LEAD-08 what looks like spam, and what is not finished', () => {
  test('spam goes by mail alone, says so, and is not answered', async () => {
    const sandbox = sandboxMessages()
    const dealer = await acknowledgingDealerWith(
      { kind: 'adf', to: 'leads@crm.example' },
      { kind: 'webhook', to: 'https://crm.example/leads' },
    )
    await enquire(dealer, { suspect: true })
    await deliverAll([dealer], pretendSenders(sandbox))

    expect(sandbox.of(dealer.siteId)).toMatchObject([
      {
        kind: 'email',
        to: 'sales@harbour.example',
        subject: 'Possible spam: General Enquiry, from Kim Nguyen',
      },
    ])
  })

  test('nobody gets more than three acknowledgements a day', async () => {
    const sandbox = sandboxMessages()
    const dealer = await acknowledgingDealerWith({ kind: 'email', to: 'sales@harbour.example' })
    for (let nth = 0; nth < 6; nth++) await enquire(dealer)
    await deliverAll([dealer], pretendSenders(sandbox))

    const to = sandbox.of(dealer.siteId).map((message) => message.to)
    expect(to.filter((address) => address === 'sales@harbour.example')).toHaveLength(6)
    expect(to.filter((address) => address === 'kim@example.com')).toHaveLength(3)
  })

  test('an unfinished lead is told after half an hour, as such', async () => {
    const sandbox = sandboxMessages()
    const dealer = await acknowledgingDealerWith()
    await enquire(dealer, { formCompleted: false })
    await deliverAll([dealer], pretendSenders(sandbox))
    expect(sandbox.of(dealer.siteId)).toEqual([])

    await makeAllDue()
    await deliverAll([dealer], pretendSenders(sandbox))
    expect(sandbox.of(dealer.siteId)).toMatchObject([
      { subject: 'Not finished: General Enquiry, from Kim Nguyen' },
    ])
  })

  test('one that was finished meanwhile is not', async () => {
    const sandbox = sandboxMessages()
    const dealer = await acknowledgingDealerWith()
    const { lead } = await enquire(dealer, { formCompleted: false })
    await db.execute(sql`update leads set form_completed = true where id = ${lead.id}`)
    await makeAllDue()
    await deliverAll([dealer], pretendSenders(sandbox))

    expect(sandbox.of(dealer.siteId)).toEqual([])
    expect(await jobs(dealer)).toEqual([])
  })
})

test('LEAD-08 the log tells of deliveries and never of people', async () => {
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
  const dealerOf = () => dealer
  const senders = { ...nothing, email, webhook: signedWebhooks(gone.secrets) }
  const round = deliveryRound({
    outbox: box,
    dealerOf,
    senders,
    log: { info: note, warn: note, error: note },
  })

  await round.begin()
  await round.idle()
  email.close()

  expect(lines).toHaveLength(3)
  expect(lines.join()).toContain('smtp 452')
  expect(lines.join()).toContain('webhook 410')
  expect(lines.join()).not.toMatch(/kim|nguyen|example|412345678/i)
  expect((await jobs(dealer)).map(({ lastError }) => lastError).join()).toContain('is full')
})

test('LEAD-08 a new job is noticed by a hint, without waiting for the next look', async () => {
  const sandbox = sandboxMessages()
  const dealer = await dealerWith()
  const worker = keepDelivering((onEnd) => roundFor([dealer], pretendSenders(sandbox), onEnd), silentLog)
  await delay(50)
  await enquire(dealer)
  const start = performance.now()
  worker.hint()
  await until(() => sandbox.of(dealer.siteId).length === 1)
  await worker.stop()

  expect(performance.now() - start).toBeLessThan(900)
})

const nothing: Senders = { email: null, sms: null, webhook: signedWebhooks([]) }

type Destinations = NonNullable<NonNullable<SiteDocument['delivery']>['destinations']>

function dealerWith(...destinations: Destinations) {
  return dealership({ site: { delivery: { destinations, acknowledge: false } } })
}

function acknowledgingDealerWith(...destinations: Destinations) {
  return dealership({ site: { delivery: { destinations } } })
}

function enquire(dealer: Dealership, wishes = {}) {
  const lead = sampleLead(wishes)
  return dealer.leads.create(lead, {
    event: { name: 'enquiry', details: {} },
    jobs: leadJobs(lead, dealer.site, new Date()),
  })
}

function roundFor(dealers: Dealership[], senders: Senders, onEnd?: () => void) {
  const dealerOf = (siteId: string) => dealers.find((dealer) => dealer.siteId === siteId) ?? null
  return deliveryRound({ outbox: box, dealerOf, senders, log: silentLog }, onEnd)
}

/** Rounds until nothing is due. */
async function deliverAll(dealers: Dealership[], senders: Senders) {
  const round = roundFor(dealers, senders)
  while ((await round.begin()) > 0) await round.idle()
}

/** A moment is kept to the millisecond, rounded: “now” can lie half a millisecond ahead. */
async function makeAllDue() {
  await db.execute(sql`update outbox set next_attempt_at = now() - interval '1 second'`)
}

async function jobs(dealer: Dealership) {
  const leads = await dealer.deliveries.leads({ limit: 100 })
  const deliveries = await Promise.all(leads.map(({ id }) => dealer.deliveries.ofLead(id)))
  return deliveries.flat().toSorted((a, b) => b.kind.localeCompare(a.kind))
}

async function states(dealer: Dealership) {
  return (await jobs(dealer)).map(({ state }) => state)
}
