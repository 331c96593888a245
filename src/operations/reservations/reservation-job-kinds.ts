import { z } from 'zod'
import { deliveryRetries } from '#domain/lead-delivery/delivery-retries.ts'
import type { Hold } from '#data/reservations/holds.ts'
import {
  type CustomerHoldEmail,
  customerHoldEmails,
  type DealerHoldEmail,
  dealerHoldEmails,
  holdEmailToCustomer,
  holdEmailToDealer,
} from '#domain/reservations/hold-emails.ts'
import { isStillNews } from '#domain/reservations/hold-news.ts'
import { customerEmail, customerReplyEmail } from '../lead-delivery/email-envelope.ts'
import { siteUrl } from '../lead-delivery/lead-facts.ts'
import { sendEmail, sendToCustomer } from '../lead-delivery/send-email.ts'
import type { Senders } from '../lead-delivery/senders.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { expireHold, type HoldEnder } from './expire-hold.ts'
import { holdFacts, type HoldFactsSource } from './hold-facts.ts'

export type ReservationJobPorts = HoldEnder & HoldFactsSource

const nothing = z.object({})

/** The end of holds, and everyone who has to know. */
export function reservationJobKinds(senders: Pick<Senders, 'email'>) {
  return {
    'hold-expiry': jobKind({
      payload: nothing,
      retries: deliveryRetries,
      handle: (job, ports: ReservationJobPorts) => expireHold(job.key, ports),
    }),

    'hold-email': jobKind({
      payload: z.object({ what: z.enum(customerHoldEmails) }),
      retries: deliveryRetries,
      isReady: senders.email !== null,
      async handle(job, ports: ReservationJobPorts) {
        const hold = await ports.holds.find(job.key)
        const facts = hold && (await holdFacts(hold, ports))
        if (!hold || !facts || hold.email === null) return { outcome: 'unneeded' }
        if (!(await isNews(job.payload.what, hold, ports))) return { outcome: 'unneeded' }
        const { site } = ports
        const url = siteUrl({ fields: { url: hold.page } }, site)
        const content = holdEmailToCustomer(job.payload.what, facts)
        return sendToCustomer(senders, hold.email, (to) => customerEmail(job, content, { site, url }, to))
      },
    }),

    'hold-dealer-email': jobKind({
      payload: z.object({ what: z.enum(dealerHoldEmails) }),
      retries: deliveryRetries,
      isReady: senders.email !== null,
      async handle(job, ports: ReservationJobPorts) {
        const hold = await ports.holds.find(job.key)
        const facts = hold && (await holdFacts(hold, ports))
        if (!hold || !facts) return { outcome: 'unneeded' }
        if (!(await isNews(job.payload.what, hold, ports))) return { outcome: 'unneeded' }
        const { site } = ports
        const url = siteUrl({ fields: { url: hold.page } }, site)
        const content = holdEmailToDealer(job.payload.what, facts)
        return sendEmail(senders, site.email, (to) =>
          customerReplyEmail(job, content, facts.customer, { site, url }, to),
        )
      },
    }),
  }
}

async function isNews(
  what: CustomerHoldEmail | DealerHoldEmail,
  { id, state }: Hold,
  { holds }: Pick<HoldEnder, 'holds'>,
) {
  return isStillNews(what, { state, leftMs: await holds.timeLeft(id) })
}
