import { z } from 'zod'
import type { HoldStore } from '#data/reservations/holds.ts'
import type { HoldQueueStore } from '#data/reservations/hold-queue.ts'
import { fullTitle } from '#domain/cars/car-title.ts'
import type { JobOutcome } from '#domain/jobs/job-outcome.ts'
import { deliveryRetries } from '#domain/lead-delivery/delivery-retries.ts'
import { QUEUE_TURN_MS } from '#domain/reservations/hold-times.ts'
import { offerText } from '#domain/reservations/hold-emails.ts'
import { isStillNews } from '#domain/reservations/hold-news.ts'
import { queueEndedEmail, queueGoneEmail } from '#domain/reservations/queue-emails.ts'
import { offerTextsOfSite, offerTextsToNumber } from '#domain/reservations/queue-limits.ts'
import { canBeHeld, isGoneForGood } from '#domain/reservations/can-be-held.ts'
import { similarAddress } from '#domain/search/similar-address.ts'
import { reservationOffer } from '#domain/reservations/reservation-offer.ts'
import { australianMobile } from '../customers/australian-mobile.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { customerEmail } from '../lead-delivery/email-envelope.ts'
import { siteUrl } from '../lead-delivery/lead-facts.ts'
import { doneWhenSent, sendToCustomer } from '../lead-delivery/send-email.ts'
import type { Senders } from '../lead-delivery/senders.ts'
import type { Dealership } from '../sites/dealership.ts'
import { holdFacts, type HoldFactsSource } from './hold-facts.ts'
import { holdPlan } from './hold-plan.ts'

export type QueueJobPorts = HoldFactsSource &
  Pick<Dealership, 'acts' | 'now'> & {
    holds: Pick<HoldStore, 'find' | 'liveOf' | 'timeLeft'>
    holdQueue: Pick<HoldQueueStore, 'find' | 'offer' | 'end'>
  }

const nothing = z.object({})

/** What people who wait for a held vehicle are told, apart from the emails about their hold. */
export function queueJobKinds(senders: Pick<Senders, 'email' | 'sms'>) {
  return {
    // For each vehicle that the dealer’s own data keeps from those who wait, until it is back or gone for good.
    'queue-turn': jobKind({
      payload: nothing,
      retries: deliveryRetries,
      async handle({ key: carId }, ports: QueueJobPorts) {
        const plan = holdPlan(ports)
        if ((await ports.holdQueue.offer(carId, plan)) !== 'away') return { outcome: 'done' }
        const car = await ports.cars.findById(carId)
        if (car && !isGoneForGood(car, ports.now()))
          return { outcome: 'not yet', reason: 'the vehicle is not free', waitMs: QUEUE_TURN_MS }
        await ports.holdQueue.end(carId, plan)
        return { outcome: 'done' }
      },
    }),

    'hold-text': jobKind({
      payload: nothing,
      retries: deliveryRetries,
      isReady: senders.sms !== null,
      async handle(job, ports: QueueJobPorts) {
        const hold = await ports.holds.find(job.key)
        const facts = hold && (await holdFacts(hold, ports))
        const to = hold?.phone ? australianMobile(hold.phone) : null
        if (!hold || !facts || to === null) return { outcome: 'unneeded' }
        const leftMs = await ports.holds.timeLeft(hold.id)
        if (!isStillNews('offered', { state: hold.state, leftMs })) return { outcome: 'unneeded' }
        if (!senders.sms) return { outcome: 'waiting', reason: 'SMS_URL is not set' }
        // Another attempt at the same text counts once.
        const refusal = job.attempts > 1 ? null : await countText(to, ports)
        if (refusal) return refusal
        const { id, siteId } = job
        return doneWhenSent(await senders.sms({ id, siteId, to, text: offerText(facts) }))
      },
    }),

    'queue-ended-email': jobKind({
      payload: nothing,
      retries: deliveryRetries,
      isReady: senders.email !== null,
      async handle(job, { site, cars, holds, holdQueue }: QueueJobPorts) {
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
      async handle(job, { site, cars, holdQueue }: QueueJobPorts) {
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

/** The site’s limit comes last, so that texts which are refused anyway don’t spend it. */
async function countText(
  number: string,
  { acts, seal }: Pick<QueueJobPorts, 'acts' | 'seal'>,
): Promise<JobOutcome | null> {
  if (await acts.count(await seal.mark(number), offerTextsToNumber)) return { outcome: 'unneeded' }
  if ((await acts.count('', offerTextsOfSite)) === null) return null
  const reason = `the site has already texted ${offerTextsOfSite.max} queue offers in a day`
  return { outcome: 'failed', problem: 'too many texts', reason, isFinal: true }
}
