import { z } from 'zod'
import { deliveryRetries } from '#domain/lead-delivery/delivery-retries.ts'
import type { JobOutcome } from '#domain/jobs/job-outcome.ts'
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
import { differencesEmail } from '#domain/payments/differences-email.ts'
import { reconciledNote } from '#domain/payments/reconcile.ts'
import { compareDaily } from '../payments/compare-daily.ts'
import type { Reconciler } from '../payments/reconcile-site.ts'
import { paymentEmail, receiptEmail } from '#domain/payments/payment-emails.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { expireHold, type HoldEnder } from './expire-hold.ts'
import { holdFacts, type HoldFactsSource } from './hold-facts.ts'
import { refundFailedJob } from './hold-jobs.ts'

export type ReservationJobPorts = HoldEnder & HoldFactsSource & Reconciler

const RECONCILE_DAYS = 35
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const nothing = z.object({})

/** The end of holds, refunds, and everyone who has to know. */
export function reservationJobKinds(senders: Pick<Senders, 'email'>) {
  return {
    'hold-expiry': jobKind({
      payload: nothing,
      retries: deliveryRetries,
      handle: (job, ports: ReservationJobPorts) => expireHold(job.key, ports),
    }),

    'refund-payment': jobKind({
      payload: nothing,
      retries: deliveryRetries,
      async handle(job, ports: ReservationJobPorts) {
        const payment = await ports.payments.find(job.key)
        if (!payment) return { outcome: 'unneeded' }
        const outcome = await refundPayment(payment, ports)
        if (isForGood(outcome, job.attempts)) await ports.payments.refundFailed(payment.id, refundFailedJob)
        return outcome
      },
    }),

    // One job for each site, which comes back every day, however often it has failed.
    reconcile: jobKind({
      payload: nothing,
      retries: { ...deliveryRetries, maxAttempts: Infinity },
      async handle(job, ports: ReservationJobPorts) {
        const reconciled = await compareDaily(RECONCILE_DAYS, ports)
        if ('outcome' in reconciled) return reconciled
        let waitMs = DAY_MS
        const { differences } = reconciled
        if (differences.length > 0) {
          const { site } = ports
          const url = siteUrl(null, site)
          const content = differencesEmail(differences, site.name)
          const told = await sendEmail(senders, site.email, (to) =>
            customerEmail(job, content, { site, url }, to),
          )
          // The metrics count the differences meanwhile, and an hour is soon enough for another attempt.
          if (told.outcome === 'failed') waitMs = HOUR_MS
        }
        return { outcome: 'not yet', reason: reconciledNote(reconciled), waitMs }
      },
    }),

    'receipt-email': jobKind({
      payload: nothing,
      retries: deliveryRetries,
      isReady: senders.email !== null,
      async handle(job, ports: ReservationJobPorts) {
        const payment = await ports.payments.find(job.key)
        if (payment?.state !== 'paid' || payment.email === null) return { outcome: 'unneeded' }
        const { site } = ports
        const url = siteUrl({ fields: { url: payment.page } }, site)
        const content = receiptEmail(payment, site)
        return sendToCustomer(senders, payment.email, (to) => customerEmail(job, content, { site, url }, to))
      },
    }),

    'payment-dealer-email': jobKind({
      payload: nothing,
      retries: deliveryRetries,
      isReady: senders.email !== null,
      async handle(job, ports: ReservationJobPorts) {
        const payment = await ports.payments.find(job.key)
        // One that the dealer has refunded since is not to be recorded.
        if (payment?.state !== 'paid') return { outcome: 'unneeded' }
        const { site } = ports
        const url = siteUrl({ fields: { url: payment.page } }, site)
        const content = paymentEmail(payment, site)
        return sendEmail(senders, site.email, (to) =>
          customerReplyEmail(job, content, payment, { site, url }, to),
        )
      },
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

function isForGood(outcome: JobOutcome, attempts: number) {
  if (outcome.outcome !== 'failed') return false
  return outcome.isFinal === true || attempts >= deliveryRetries.maxAttempts
}

async function isNews(
  what: CustomerHoldEmail | DealerHoldEmail,
  { id, state }: Hold,
  { holds }: Pick<HoldEnder, 'holds'>,
) {
  return isStillNews(what, { state, leftMs: await holds.timeLeft(id) })
}
