import { expect, test } from 'vitest'
import type { PaymentOrder } from '../port.ts'
import { paymentSandbox } from './payment-sandbox.ts'
import type { SandboxPayment } from './port.ts'
import { sandboxPayments } from './sandbox-payments.ts'
import type { NoticeJob, SandboxPaymentStore } from './sandbox-store.ts'

const noon = new Date('2026-03-10T02:00:00Z')
const order: PaymentOrder = {
  paymentId: 'payment-1',
  siteId: 'site-1',
  amountCents: 200_00,
  description: 'Deposit: 2023 Toyota HiLux SR5',
  reference: 'R-7K3M9Q',
  email: null,
  returnUrl: 'http://harbour.localhost:3000/checkout/return?x=1',
  cancelUrl: 'http://harbour.localhost:3000/checkout',
  endsAt: noon,
}

test('RSV-03 a payment starts once, with a pay page on the same site', async () => {
  const { payments } = open()

  const started = await payments.start(order)
  expect(await payments.start(order)).toEqual(started)

  expect(started).toMatchObject({
    outcome: 'started',
    payUrl: expect.stringMatching(/^http:\/\/harbour\.localhost:3000\/sandbox\/payments\/[\w-]{24}$/),
  })
  expect(await Array.fromAsync(payments.since(noon))).toMatchObject([
    { paymentId: 'payment-1', state: 'open' },
  ])
})

test('RSV-03 an open payment ends with a notice, and can then only be paid by a customer who was about to', async () => {
  const { payments, sandbox, jobs, id } = await started()

  expect(await payments.end(id)).toMatchObject({ outcome: 'found', payment: { state: 'ended' } })
  expect(await payments.end(id)).toMatchObject({ payment: { state: 'ended' } })
  expect(jobs).toMatchObject([{ payload: { body: expect.stringContaining('"kind":"ended"') } }])

  expect(await sandbox.pay(id)).toBeNull()
  expect(await sandbox.pay(id, { isLate: true })).toMatchObject({ state: 'paid' })
  expect(await payments.end(id)).toMatchObject({ payment: { state: 'paid' } })
})

test('RSV-03 a payment is refunded once, with a notice', async () => {
  const { payments, sandbox, jobs, id, refund } = await started()
  expect(await refund()).toMatchObject({ outcome: 'failed', isFinal: true })
  await sandbox.pay(id)

  expect(await refund()).toEqual({ outcome: 'refunded' })
  expect(await refund()).toEqual({ outcome: 'refunded' })

  expect(jobs).toHaveLength(1)
  expect(await payments.find(id)).toMatchObject({ payment: { state: 'paid', refundedCents: 200_00 } })
})

test('RSV-03 a refund that was chosen to fail fails by a notice, and the next one succeeds', async () => {
  const { sandbox, jobs, id, refund } = await started()
  await sandbox.pay(id, { refundFails: true })

  expect([await refund(), await refund()]).toEqual([{ outcome: 'refund pending' }, { outcome: 'refunded' }])
  expect(jobs.map(({ payload }) => (JSON.parse(payload.body) as { kind: string }).kind)).toEqual([
    'refund failed',
    'refunded',
  ])
})

test('RSV-03 a notice counts only as it was signed, with the site’s key, within five minutes', async () => {
  const { payments, sandbox, id } = await started()
  const payment = await sandbox.find(id)
  const body = payment ? sandbox.notice(payment, 'paid') : ''
  const headers = await sandbox.sign(body)
  const read = (seconds: number, text = body, signed = headers) =>
    payments.readEvent(text, signed, new Date(noon.getTime() + seconds * 1000))

  const { paymentId, siteId, amountCents } = order
  expect(await read(300)).toEqual({
    outcome: 'event',
    event: {
      eventId: expect.stringMatching(/^evt_/),
      kind: 'paid',
      paymentId,
      siteId,
      providerId: id,
      amountCents,
    },
  })
  expect(await read(301)).toMatchObject({ outcome: 'refused', reason: 'the signature is too old' })
  expect(await read(0, body.replace('20000', '1'))).toMatchObject({ outcome: 'refused' })
  expect(await read(0, body, new Headers())).toMatchObject({ outcome: 'refused' })
  expect(await read(0, body, await open('another key').sandbox.sign(body))).toMatchObject({
    outcome: 'refused',
  })
  expect(await read(0, '[]', await sandbox.sign('[]'))).toMatchObject({
    reason: 'the notice is not readable',
  })
  const teleported = body.replace('"paid"', '"teleported"')
  expect(await read(0, teleported, await sandbox.sign(teleported))).toEqual({ outcome: 'ignored' })
  const theirs = body.replace('site-1', 'site-2')
  expect(await read(0, theirs, await sandbox.sign(theirs))).toEqual({ outcome: 'ignored' })
})

async function started() {
  const { payments, sandbox, jobs } = open()
  const started = await payments.start(order)
  const id = started.outcome === 'started' ? started.providerId : ''
  const refund = () => payments.refund({ ...order, providerId: id })
  return { payments, sandbox, jobs, id, refund }
}

function open(key = 'the key of the site') {
  const jobs: NoticeJob[] = []
  const parts = { siteId: 'site-1', store: inMemory(jobs), key: () => Promise.resolve(key), now: () => noon }
  return { payments: sandboxPayments(parts), sandbox: paymentSandbox(parts), jobs }
}

function inMemory(jobs: NoticeJob[]): SandboxPaymentStore {
  const rows: SandboxPayment[] = []
  const row = (id: string) => rows.find((one) => one.id === id)
  return {
    async start(payment) {
      const found = rows.find(({ paymentId }) => paymentId === payment.paymentId)
      if (found) return found
      const made = { ...payment, state: 'open', refundedCents: 0, refundFails: 0, createdAt: noon } as const
      rows.push({ ...made })
      return made
    },
    find: (id) => Promise.resolve(row(id) ?? null),
    async change(id, decide) {
      const found = row(id)
      const change = found && decide(found)
      if (change) jobs.push(...change.jobs)
      return found ? Object.assign(found, change?.set) : null
    },
    since: () => Promise.resolve(rows),
  }
}
