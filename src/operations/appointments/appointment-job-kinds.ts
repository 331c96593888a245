import { z } from 'zod'
import { deliveryRetries } from '#domain/lead-delivery/delivery-retries.ts'
import { customerEmail, customerReplyEmail } from '../lead-delivery/email-envelope.ts'
import { sendToCustomer, sendEmail } from '../lead-delivery/send-email.ts'
import type { Senders } from '../lead-delivery/senders.ts'
import { jobKind } from '../jobs/job-kind.ts'
import {
  appointmentEmailToCustomer,
  appointmentEmailToDealer,
  type AppointmentJobPorts,
} from './appointment-emails.ts'

const toDealer = z.object({
  /** `null` is the dealer's own address at the time. */
  to: z.string().nullable(),
})
const toCustomer = z.object({
  to: z.null(),
  /** The customer's secret link to their appointment; `null` once it is too old to send. */
  link: z.string().nullable().default(null),
})

export type AppointmentJobKind = keyof ReturnType<typeof appointmentJobKinds>
export type AppointmentPayload = z.input<typeof toDealer> | z.input<typeof toCustomer>

/** The emails about a customer's change to an appointment. */
export function appointmentJobKinds(senders: Pick<Senders, 'email'>) {
  return {
    'appointment-changed': emailToDealer('changed', senders),
    'appointment-cancelled': emailToDealer('cancelled', senders),
    'appointment-acknowledgement': emailToCustomer(senders),
  }
}

function emailToDealer(what: 'changed' | 'cancelled', senders: Pick<Senders, 'email'>) {
  return jobKind({
    payload: toDealer,
    retries: deliveryRetries,
    isReady: senders.email !== null,
    async handle(job, ports: AppointmentJobPorts) {
      const email = await appointmentEmailToDealer(what, job.key, ports)
      if (!email) return { outcome: 'unneeded' }
      const { site } = ports
      return sendEmail(senders, job.payload.to ?? site.email, (to) =>
        customerReplyEmail(job, email.content, email.customer, { site, url: email.siteUrl }, to),
      )
    },
  })
}

function emailToCustomer(senders: Pick<Senders, 'email'>) {
  return jobKind({
    payload: toCustomer,
    retries: deliveryRetries,
    isReady: senders.email !== null,
    async handle(job, ports: AppointmentJobPorts) {
      const email = await appointmentEmailToCustomer(job.key, job.payload.link, ports)
      if (!email) return { outcome: 'unneeded' }
      return sendToCustomer(senders, email.customer.email, (to) =>
        customerEmail(job, email.content, { site: ports.site, url: email.siteUrl }, to),
      )
    },
  })
}
