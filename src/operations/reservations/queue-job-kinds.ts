import { z } from 'zod'
import type { HoldStore } from '#data/reservations/holds.ts'
import type { HoldQueueStore } from '#data/reservations/hold-queue.ts'
import type { JobOutcome } from '#domain/jobs/job-outcome.ts'
import { deliveryRetries } from '#domain/lead-delivery/delivery-retries.ts'
import { QUEUE_TURN_MS } from '#domain/reservations/hold-times.ts'
import { offerText } from '#domain/reservations/hold-emails.ts'
import { isStillNews } from '#domain/reservations/hold-news.ts'
import { offerTextsOfSite, offerTextsToNumber } from '#domain/reservations/queue-limits.ts'
import { isGoneForGood } from '#domain/reservations/can-be-held.ts'
import { australianMobile } from '../customers/australian-mobile.ts'
import { jobKind } from '../jobs/job-kind.ts'
import { doneWhenSent } from '../lead-delivery/send-email.ts'
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

/** Whose turn it is, and the text message that says so. */
export function queueJobKinds(senders: Pick<Senders, 'sms'>) {
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
