import { z } from 'zod'
import type { HoldQueueStore, QueueEntry } from '#data/reservations/hold-queue.ts'
import type { HoldStore } from '#data/reservations/holds.ts'
import { fullTitle } from '#domain/cars/car-title.ts'
import type { Car } from '#domain/cars/car.ts'
import type { JobOutcome } from '#domain/jobs/job-outcome.ts'
import type { EmailContent } from '#domain/lead-delivery/email.ts'
import { deliveryRetries } from '#domain/lead-delivery/delivery-retries.ts'
import { canBeHeld } from '#domain/reservations/can-be-held.ts'
import { queueEndedEmail, queueGoneEmail, queueJoinedEmail } from '#domain/reservations/queue-emails.ts'
import { reservationOffer } from '#domain/reservations/reservation-offer.ts'
import { similarAddress } from '#domain/search/stock-addresses/similar-address.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { customerEmail } from '../lead-delivery/email-envelope.ts'
import { siteUrl } from '../lead-delivery/lead-facts.ts'
import { sendToCustomer } from '../lead-delivery/send-email.ts'
import type { Senders } from '../lead-delivery/senders.ts'
import type { HoldFactsSource } from './hold-facts.ts'
import { queuePath } from './hold-link.ts'

export type QueueEmailPorts = HoldFactsSource & {
  holds: Pick<HoldStore, 'liveOf' | 'timeLeft'>
  holdQueue: Pick<HoldQueueStore, 'find' | 'inFrontOf'>
}

const nothing = z.object({})

/** Someone who waits for a vehicle, and the address of the site that they use. */
type Waiting = { place: QueueEntry; car: Car; url: string }

/** What to write to them, or why nothing is sent now. */
type Content = EmailContent | JobOutcome

const unneeded: JobOutcome = { outcome: 'unneeded' }

/** The emails to people who wait for a held vehicle. When it’s their turn, they get those about their hold. */
export function queueEmailKinds(senders: Pick<Senders, 'email'>) {
  const emailWith = (contentFor: (waiting: Waiting, ports: QueueEmailPorts) => Content | Promise<Content>) =>
    jobKind({
      payload: nothing,
      retries: deliveryRetries,
      isReady: senders.email !== null,
      async handle(job, ports: QueueEmailPorts) {
        const { site, cars, holdQueue } = ports
        const place = await holdQueue.find(job.key)
        const car = place && (await cars.findById(place.carId))
        if (!place || !car || place.email === null) return unneeded
        const url = siteUrl({ fields: { url: place.page } }, site)
        const content = await contentFor({ place, car, url }, ports)
        if ('outcome' in content) return content
        return sendToCustomer(senders, place.email, (to) => customerEmail(job, content, { site, url }, to))
      },
    })
  return {
    'queue-joined-email': emailWith(joined),
    'queue-ended-email': emailWith(ended),
    'queue-gone-email': emailWith(gone),
  }
}

async function joined({ place, car, url }: Waiting, { seal, holdQueue }: QueueEmailPorts): Promise<Content> {
  if (place.state !== 'waiting' || !canBeHeld(car)) return unneeded
  return queueJoinedEmail({
    vehicle: fullTitle(car),
    inFront: await holdQueue.inFrontOf(place),
    link: url + (await queuePath(place.id, seal)),
  })
}

async function ended({ car, url }: Waiting, { site, holds }: QueueEmailPorts): Promise<Content> {
  const live = await holds.liveOf(car.id)
  if (live && live.state !== 'held') {
    const waitMs = await holds.timeLeft(live.id)
    return { outcome: 'not yet', reason: 'someone is about to reserve it', waitMs: (waitMs ?? 0) + 60_000 }
  }
  const offer = reservationOffer(car, site.reservations, site.prices)
  // That it was free for a while is no news once someone has reserved it.
  if (!offer) return unneeded
  const { depositCents, href } = offer
  return queueEndedEmail({ vehicle: fullTitle(car), depositCents, checkoutUrl: url + href })
}

function gone({ car, url }: Waiting): Content {
  if (canBeHeld(car)) return unneeded
  const isSold = car.status === 'sold'
  return queueGoneEmail({ vehicle: fullTitle(car), isSold, similarUrl: url + similarAddress(car) })
}
