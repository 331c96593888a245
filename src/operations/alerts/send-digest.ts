import { alertEmail } from '#domain/alerts/alert-email.ts'
import { ALERTS_PATH } from '#domain/alerts/alert-addresses.ts'
import type { AlertFrame, AlertItem } from '#domain/alerts/alert-item.ts'
import type { AlertChannel } from '#domain/alerts/alert-kinds.ts'
import { alertSms } from '#domain/alerts/alert-sms.ts'
import { nextMessageMoment } from '#domain/alerts/message-moment.ts'
import type { SendOutcome } from '#domain/lead-delivery/send-outcome.ts'
import type { JobOutcome } from '#domain/jobs/job-outcome.ts'
import { timeZoneOf } from '#domain/locations/time-zone-of.ts'
import { stoppableEmail } from '../lead-delivery/email-envelope.ts'
import { siteUrl } from '../lead-delivery/lead-facts.ts'
import { doneWhenSentToCustomer } from '../lead-delivery/send-email.ts'
import type { Senders } from '../lead-delivery/senders.ts'
import type { JobWith } from '../jobs/job-kind.ts'
import type { Dealership } from '../sites/dealership.ts'
import { alertItems } from './alert-items.ts'
import { stopAddress } from './stop-alerts.ts'

export type AlertJobPorts = Pick<
  Dealership,
  'site' | 'cars' | 'seal' | 'customers' | 'alertChoices' | 'alertFinds' | 'savedSearches' | 'now'
>

type DigestJob = JobWith<{ alerts: AlertChannel }>
type Ways = Pick<Senders, 'email' | 'sms'>

/** How long a message waits for another that is on its way. No customer asked for messages closer than this. */
const BEHIND_ANOTHER_MS = 15 * 60 * 1000

/**
 * Tells a customer everything that waits for them by one channel, in one message, if they still want it and it is a decent
 * hour where they live. A repeated attempt sends nothing once the message is out.
 */
export async function sendDigest(job: DigestJob, ports: AlertJobPorts, ways: Ways): Promise<JobOutcome> {
  const channel = job.payload.alerts
  const receiver = { customerId: job.key, channel }
  const { alertFinds, alertChoices, site } = ports
  if (await alertFinds.isSentBy(receiver, job.id)) return { outcome: 'done' }
  const customer = await ports.customers.find(job.key)
  const choices = (await alertChoices.active(job.key)).filter((choice) => choice.channel === channel)
  const [choice] = choices
  const to = customer && addressOf(customer, channel)
  if (!customer || !choice || to === null) return { outcome: 'unneeded' }
  if (!ways[channel]) return { outcome: 'waiting', reason: `${settingOf[channel]} is not set` }

  // Before the time of the last message is read, which that job may write at any moment.
  if (await alertFinds.isEarlierUnderWay(receiver, job.id))
    return { outcome: 'not yet', reason: 'another message is on its way', waitMs: BEHIND_ANOTHER_MS }
  const timeZone = timeZoneOf({ timeZone: null, state: customer.state }, site)
  const lastSentAt = await alertFinds.lastSentAt(receiver)
  const { frequency } = choice
  const waitMs =
    nextMessageMoment({ timeZone, frequency, lastSentAt }, ports.now()).getTime() - ports.now().getTime()
  if (waitMs > 0) return { outcome: 'not yet', reason: 'not an hour for messages, or too soon', waitMs }

  const url = siteUrl({ fields: { url: choice.page } }, site)
  const finds = await alertFinds.claim(receiver, job.id)
  const kinds = choices.map(({ kind }) => kind).filter((kind) => site.customers.alerts.includes(kind))
  const { items, more } = await alertItems({ finds, kinds, customerId: job.key, siteUrl: url }, ports)
  if (items.length === 0) {
    await alertFinds.drop(receiver, job.id)
    return { outcome: 'unneeded' }
  }
  const frame = {
    dealerName: site.name,
    siteUrl: url,
    stopUrl: url + (await stopAddress(receiver, ports.seal)),
    settingsUrl: url + ALERTS_PATH,
    more,
  }
  const sent = await send(job, { items, frame, to, site }, ways)
  if (sent.outcome !== 'sent') return doneWhenSentToCustomer(sent)
  await alertFinds.sent(receiver, job.id)
  return { outcome: 'done' }
}

type Message = { items: AlertItem[]; frame: AlertFrame; to: string; site: Dealership['site'] }

async function send(
  job: DigestJob,
  { items, frame, to, site }: Message,
  { email, sms }: Ways,
): Promise<SendOutcome> {
  const { id, siteId } = job
  if (job.payload.alerts === 'sms' && sms) return sms({ id, siteId, to, text: alertSms(items, frame) })
  const sender = { site, url: frame.siteUrl }
  if (email) return email(stoppableEmail(job, alertEmail(items, frame), sender, to, frame.stopUrl))
  return { outcome: 'waiting', reason: 'there is no sender' }
}

const settingOf: Record<AlertChannel, string> = { sms: 'SMS_URL', email: 'SMTP_URL' }

/** Email goes to a confirmed address only. */
function addressOf(
  customer: { phone: string; email: string | null; emailConfirmedAt: Date | null },
  channel: AlertChannel,
) {
  if (channel === 'sms') return customer.phone
  return customer.emailConfirmedAt === null ? null : customer.email
}
