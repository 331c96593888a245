import { alertJobKinds } from '../alerts/alert-job-kinds.ts'
import type { AlertJobPorts } from '../alerts/send-digest.ts'
import { appointmentJobKinds } from '../appointments/appointment-job-kinds.ts'
import type { AppointmentJobPorts } from '../appointments/appointment-emails.ts'
import { leadJobKinds, type LeadJobPorts } from '../lead-delivery/lead-job-kinds.ts'
import type { Senders } from '../lead-delivery/senders.ts'
import type { MarketPricePorts } from '../market-prices/fetch-market-prices.ts'
import { marketPriceJobKinds } from '../market-prices/market-price-job-kinds.ts'
import { paymentJobKinds, type PaymentJobPorts } from '../payments/payment-job-kinds.ts'
import { sandboxNoticeJobKinds, type SandboxNoticePorts } from '../payments/sandbox-notice-job.ts'
import { queueEmailKinds, type QueueEmailPorts } from '../reservations/queue-email-kinds.ts'
import { queueJobKinds, type QueueJobPorts } from '../reservations/queue-job-kinds.ts'
import { reservationJobKinds, type ReservationJobPorts } from '../reservations/reservation-job-kinds.ts'
import { spinJobKinds, type SpinJobPorts } from '../spin-to-win/spin-job-kinds.ts'
import { valuationImageJobKinds, type ValuationImagePorts } from '../uploads/valuation-image-job.ts'
import type { JobKind } from './job-kind.ts'

/** What the handlers of all kinds need of a site. */
type JobPorts = LeadJobPorts &
  AppointmentJobPorts &
  AlertJobPorts &
  PaymentJobPorts &
  ReservationJobPorts &
  QueueJobPorts &
  QueueEmailPorts &
  SandboxNoticePorts &
  ValuationImagePorts &
  MarketPricePorts &
  SpinJobPorts

/** Every kind of job by its name, as this process can do them. */
export function jobRegistry(senders: Senders): ReadonlyMap<string, JobKind<JobPorts>> {
  const kinds: Record<string, JobKind<JobPorts>> = {
    ...leadJobKinds(senders),
    ...appointmentJobKinds(senders),
    ...alertJobKinds(senders),
    ...paymentJobKinds(senders),
    ...reservationJobKinds(senders),
    ...queueJobKinds(senders),
    ...queueEmailKinds(senders),
    ...sandboxNoticeJobKinds(),
    ...valuationImageJobKinds(),
    ...marketPriceJobKinds(),
    ...spinJobKinds(senders),
  }
  return new Map(Object.entries(kinds))
}
