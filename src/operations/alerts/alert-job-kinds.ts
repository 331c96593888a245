import { z } from 'zod'
import { alertChannels } from '#domain/alerts/alert-kinds.ts'
import { confirmEmailContent } from '#domain/alerts/confirm-email.ts'
import { isEmailProven } from '#domain/customers/proven-email.ts'
import { deliveryRetries } from '#domain/lead-delivery/delivery-retries.ts'
import { customerEmail } from '../lead-delivery/email-envelope.ts'
import { siteUrl } from '../lead-delivery/lead-facts.ts'
import { sendToCustomer } from '../lead-delivery/send-email.ts'
import type { Senders } from '../lead-delivery/senders.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { confirmAddress } from './confirm-email.ts'
import { type AlertJobPorts, sendDigest } from './send-digest.ts'

const digest = z.object({ alerts: z.enum(alertChannels) })
const confirmation = z.object({
  /** The page on which the customer entered the address. */
  page: z.string(),
})

/** Messages to customers who asked for alerts. */
export function alertJobKinds(senders: Pick<Senders, 'email' | 'sms'>) {
  return {
    'alert-digest': jobKind({
      payload: digest,
      retries: deliveryRetries,
      isReady: senders.email !== null || senders.sms !== null,
      handle: (job, ports: AlertJobPorts) => sendDigest(job, ports, senders),
    }),
    'confirm-email': jobKind({
      payload: confirmation,
      retries: deliveryRetries,
      isReady: senders.email !== null,
      async handle(job, { site, seal, customers, now }: AlertJobPorts) {
        const customer = await customers.find(job.key)
        const email = customer?.email ?? null
        if (!customer || email === null || isEmailProven(customer)) return { outcome: 'unneeded' }
        const url = siteUrl({ fields: { url: job.payload.page } }, site)
        const link = url + (await confirmAddress({ customerId: customer.id, email }, seal, now()))
        const content = confirmEmailContent({ dealerName: site.name, siteUrl: url, link })
        return sendToCustomer(senders, email, (to) => customerEmail(job, content, { site, url }, to))
      },
    }),
  }
}
