import { z } from 'zod'
import type { PaymentStore } from '#data/payments/payments.ts'
import type { JobOutcome } from '#domain/jobs/job-outcome.ts'
import { deliveryRetries } from '#domain/lead-delivery/delivery-retries.ts'
import { differencesEmail } from '#domain/payments/differences-email.ts'
import { paymentEmail, receiptEmail } from '#domain/payments/payment-emails.ts'
import { reconciledNote } from '#domain/payments/reconcile.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { customerEmail, customerReplyEmail } from '../lead-delivery/email-envelope.ts'
import { siteUrl } from '../lead-delivery/lead-facts.ts'
import { sendEmail, sendToCustomer } from '../lead-delivery/send-email.ts'
import type { Senders } from '../lead-delivery/senders.ts'
import { refundFailedJob } from '../reservations/hold-jobs.ts'
import { compareDaily } from './compare-daily.ts'
import type { Reconciler } from './reconcile-site.ts'
import { refundPayment } from './refund-payment.ts'
import type { PaymentSettler } from './settle-payment.ts'

export type PaymentJobPorts = PaymentSettler & Reconciler & { payments: Pick<PaymentStore, 'refundFailed'> }

const RECONCILE_DAYS = 35
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

const nothing = z.object({})

/** Refunds, the daily comparison with the provider, and the emails about payments. */
export function paymentJobKinds(senders: Pick<Senders, 'email'>) {
  return {
    'refund-payment': jobKind({
      payload: nothing,
      retries: deliveryRetries,
      async handle(job, ports: PaymentJobPorts) {
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
      async handle(job, ports: PaymentJobPorts) {
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
      async handle(job, ports: PaymentJobPorts) {
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
      async handle(job, ports: PaymentJobPorts) {
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
  }
}

function isForGood(outcome: JobOutcome, attempts: number) {
  if (outcome.outcome !== 'failed') return false
  return outcome.isFinal === true || attempts >= deliveryRetries.maxAttempts
}
