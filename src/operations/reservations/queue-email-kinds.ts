import { z } from 'zod'
import type { HoldQueueStore } from '#data/reservations/hold-queue.ts'
import type { HoldStore } from '#data/reservations/holds.ts'
import { fullTitle } from '#domain/cars/car-title.ts'
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

/** The emails to people who wait for a held vehicle. When it’s their turn, they get those about their hold. */
export function queueEmailKinds(senders: Pick<Senders, 'email'>) {
  return {
    'queue-joined-email': jobKind({
      payload: nothing,
      retries: deliveryRetries,
      isReady: senders.email !== null,
      async handle(job, { site, seal, cars, holdQueue }: QueueEmailPorts) {
        const place = await holdQueue.find(job.key)
        const car = place && (await cars.findById(place.carId))
        if (!place || !car || place.email === null || place.state !== 'waiting' || !canBeHeld(car))
          return { outcome: 'unneeded' }
        const url = siteUrl({ fields: { url: place.page } }, site)
        const content = queueJoinedEmail({
          vehicle: fullTitle(car),
          inFront: await holdQueue.inFrontOf(place),
          link: url + (await queuePath(place.id, seal)),
        })
        return sendToCustomer(senders, place.email, (to) => customerEmail(job, content, { site, url }, to))
      },
    }),

    'queue-ended-email': jobKind({
      payload: nothing,
      retries: deliveryRetries,
      isReady: senders.email !== null,
      async handle(job, { site, cars, holds, holdQueue }: QueueEmailPorts) {
        const place = await holdQueue.find(job.key)
        const car = place && (await cars.findById(place.carId))
        if (!place || !car || place.email === null) return { outcome: 'unneeded' }
        const live = await holds.liveOf(car.id)
        if (live && live.state !== 'held') {
          const waitMs = await holds.timeLeft(live.id)
          return {
            outcome: 'not yet',
            reason: 'someone is about to reserve it',
            waitMs: (waitMs ?? 0) + 60_000,
          }
        }
        const offer = reservationOffer(car, site.reservations, site.prices)
        // That it was free for a while is no news once someone has reserved it.
        if (!offer) return { outcome: 'unneeded' }
        const url = siteUrl({ fields: { url: place.page } }, site)
        const vehicle = fullTitle(car)
        const { depositCents } = offer
        const content = queueEndedEmail({ vehicle, depositCents, checkoutUrl: url + offer.href })
        return sendToCustomer(senders, place.email, (to) => customerEmail(job, content, { site, url }, to))
      },
    }),

    'queue-gone-email': jobKind({
      payload: nothing,
      retries: deliveryRetries,
      isReady: senders.email !== null,
      async handle(job, { site, cars, holdQueue }: QueueEmailPorts) {
        const place = await holdQueue.find(job.key)
        const car = place && (await cars.findById(place.carId))
        if (!place || !car || place.email === null || canBeHeld(car)) return { outcome: 'unneeded' }
        const url = siteUrl({ fields: { url: place.page } }, site)
        const content = queueGoneEmail({
          vehicle: fullTitle(car),
          isSold: car.status === 'sold',
          similarUrl: url + similarAddress(car),
        })
        return sendToCustomer(senders, place.email, (to) => customerEmail(job, content, { site, url }, to))
      },
    }),
  }
}
