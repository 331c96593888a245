import { z } from 'zod'
import { deliveryRetries } from '#domain/lead-delivery/delivery-retries.ts'
import { dayIn, daysAfter } from '#domain/shared/day.ts'
import { type Win, winToCustomer, winToDealer } from '#domain/spin-to-win/spin-emails.ts'
import { customerEmail, customerReplyEmail } from '../lead-delivery/email-envelope.ts'
import { siteUrl } from '../lead-delivery/lead-facts.ts'
import { sendEmail, sendToCustomer } from '../lead-delivery/send-email.ts'
import type { Senders } from '../lead-delivery/senders.ts'
import { jobKind } from '../jobs/job-kind.ts'
import type { SpinDesk } from './spin-desk.ts'

const payload = z.object({
  /** The page on which it was won. */
  page: z.string(),
})

export type SpinJobPorts = Pick<SpinDesk, 'site' | 'spins' | 'customers'>

/** Emails about prizes. */
export function spinJobKinds(senders: Pick<Senders, 'email'>) {
  const common = { payload, retries: deliveryRetries, isReady: senders.email !== null }
  return {
    'spin-dealer-email': jobKind({
      ...common,
      async handle(job, ports: SpinJobPorts) {
        const win = await winOf(job.key, job.payload.page, ports)
        if (!win) return { outcome: 'unneeded' }
        const { site } = ports
        const url = siteUrl({ fields: { url: job.payload.page } }, site)
        return sendEmail(senders, site.email, (to) =>
          customerReplyEmail(job, winToDealer(win), win.customer, { site, url }, to),
        )
      },
    }),

    'spin-winner-email': jobKind({
      ...common,
      async handle(job, ports: SpinJobPorts) {
        const win = await winOf(job.key, job.payload.page, ports)
        // Not everyone who signs in with a mobile number has given an email address.
        if (!win?.customer.email) return { outcome: 'unneeded' }
        const { site } = ports
        const url = siteUrl({ fields: { url: job.payload.page } }, site)
        return sendToCustomer(senders, win.customer.email, (to) =>
          customerEmail(job, winToCustomer(win), { site, url }, to),
        )
      },
    }),
  }
}

/** `null` once the customer is erased or the promotion is gone from the settings. */
async function winOf(
  spinId: string,
  link: string,
  { site, spins, customers }: SpinJobPorts,
): Promise<Win | null> {
  const spin = await spins.find(spinId)
  const customer = spin?.customerId ? await customers.find(spin.customerId) : null
  const promotion = site.promotions.spinToWin
  const prize = promotion?.prizes.find(({ id }) => id === spin?.given)
  if (!spin || !customer || promotion?.id !== spin.promotionId || !prize) return null
  return {
    promotion: promotion.title,
    prize: prize.name,
    details: prize.details,
    code: spin.code,
    claimBy: daysAfter(dayIn(site.timeZone, spin.spunAt), promotion.claimDays),
    dealerName: site.name,
    link,
    customer: { name: customer.name, phone: customer.phone, email: customer.email },
  }
}
