import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { openDatabase } from '#data/database.ts'
import { outboxOf } from '#data/outbox.ts'
import type { SandboxChoice } from '#domain/payments/sandbox-choices.ts'
import { EXTENSION_MS, MAX_EXTENSIONS } from '#domain/reservations/hold-times.ts'
import { xmlbuilderXml } from '#integrations/xml/xmlbuilder-xml.ts'
import { signedWebhooks } from '#integrations/webhooks/signed-webhooks.ts'
import { jobRegistry } from '#operations/jobs/job-registry.ts'
import { startJobWorker } from '#operations/jobs/job-worker.ts'
import { runDueJobs } from '#operations/jobs/run-due-jobs.ts'
import { payInSandbox } from '#operations/payments/pay-in-sandbox.ts'
import { askProvider } from '#operations/payments/settle-payment.ts'
import { startPayment } from '#operations/payments/start-payment.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import { joinQueue } from '#operations/reservations/join-queue.ts'
import { releaseHold } from '#operations/reservations/release-hold.ts'
import { reserveCar } from '#operations/reservations/reserve-car.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { formOf } from './hold-plan.ts'
import { openSandboxDealerships } from './sandbox-dealerships.ts'
import { silentLog } from '../server/silent-log.ts'

// A process that holds vehicles, takes payments and runs jobs like the server, but without pages, which would need a build.
const [url = '', siteId = ''] = process.argv.slice(2)
const { db, close } = openDatabase({ url, connectMs: 60_000 })
const dealerships = await openSandboxDealerships(db)
const dealer = dealerOf(siteId)
/** How long a killed process keeps its jobs. */
const leaseMs = 5000
const senders = { email: null, sms: null, webhook: signedWebhooks([]), writeXml: xmlbuilderXml }
const jobs = { outbox: outboxOf(db), kinds: jobRegistry(senders), portsOf: dealerOf, log: silentLog, leaseMs }
const worker = startJobWorker((onEnd) => runDueJobs(jobs, onEnd), silentLog)
const page = `http://${dealer.site.slug}.localhost/`
const actor = { kind: 'system' } as const

type Asked = {
  slug: string
  person: number
  ticket: string
  providerId: string
  choice: SandboxChoice
  refundFails: boolean
}

const answers: Record<string, (asked: Asked) => Promise<unknown>> = {
  async reserve({ slug, person }) {
    const car = await dealer.cars.findBySlug(slug)
    if (!car) throw new Error('There is no such vehicle.')
    const who = formOf(`person-${person}`)
    const reserved = await reserveCar(car, who, { actor, page }, dealer)
    if (reserved.outcome === 'held') return { outcome: 'held', ticket: reserved.hold.id }
    if (reserved.outcome !== 'taken')
      return { outcome: reserved.outcome === 'too many' ? 'busy' : reserved.outcome }
    const joined = person % 10 === 0 ? await joinQueue(car, who, { actor, page }, dealer) : null
    return { outcome: joined?.outcome === 'joined' ? 'queued' : 'taken' }
  },

  accept: ({ ticket }) => dealer.holds.step(ticket, 'accept', holdPlan(dealer)),
  extend: ({ ticket }) => dealer.holds.extend(ticket, { ms: EXTENSION_MS, max: MAX_EXTENSIONS }),
  cancel: ({ ticket }) => releaseHold(ticket, dealer),

  async pay({ ticket }) {
    const hold = await dealer.holds.find(ticket)
    if (hold?.state !== 'pending' || (await dealer.holds.timeLeft(ticket)) === 0) return null
    const { reference, name, email, phone, depositCents: amountCents, expiresAt: endsAt } = hold
    const contact = { name, email, phone, page }
    const addressesOf = () => Promise.resolve({ returnUrl: page, cancelUrl: page })
    const order = {
      purpose: 'deposit',
      holdId: ticket,
      reference,
      amountCents,
      description: 'Deposit',
    } as const
    const earlier = await dealer.payments.ofHold(ticket)
    const started = await startPayment({ ...order, ...contact, addressesOf, endsAt }, earlier, dealer)
    return started.outcome === 'started' ? new URL(started.payUrl).pathname.split('/').at(-1) : null
  },

  async choose({ providerId, choice, refundFails }) {
    const { paymentSandbox } = dealer
    const payment = await paymentSandbox?.find(providerId)
    if (paymentSandbox && payment)
      await payInSandbox(payment, { choice, refundFails }, { ...dealer, paymentSandbox })
  },

  async back({ ticket }) {
    for (const payment of await dealer.payments.ofHold(ticket))
      if (payment.state === 'started') await askProvider(payment, dealer)
  },
}

const server = createServer((request, response) => {
  const answer = answers[(request.url ?? '').slice(1)]
  const work = async () =>
    response.end(JSON.stringify((await answer?.((await json(request)) as Asked)) ?? null))
  work().catch(() => response.writeHead(500).end())
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
process.once(
  'SIGTERM',
  () =>
    void worker
      .stop()
      .then(close)
      .then(() => process.exit()),
)

function dealerOf(id: string): Dealership {
  const dealer = dealerships.ofSite(id)
  if (!dealer) throw new Error('The site is missing.')
  return dealer
}
