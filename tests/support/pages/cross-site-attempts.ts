import type { SiteStores } from '#data/site-stores.ts'
import {
  appointment,
  beginning,
  later,
  marketPriceClaim,
  nine,
  ten,
  theirCar,
  theirEmail,
  theirImage,
  theirLimit,
  theirMarketPriceJob,
  theirMarketPrices,
  theirPage,
  theirPayment,
  theirPhone,
  theirPhoto,
  type OtherDealer,
  theirSandboxMessage,
  theirSandboxPayment,
  theirStart,
  theirText,
  theirTokenHash,
  theirUploadLimits,
  theirUploads,
  today,
  told,
} from '../samples/full-dealer.ts'
import { placeOf, plan, wishOf } from '../reservations/hold-plan.ts'
import { sampleLead } from '../samples/sample-lead.ts'
import { type Attempts, customerAttempts } from './customer-attempts.ts'

/** For each method of each store: how another site would try to reach their rows. The types ensure that none is missing. */
export function crossSiteAttempts(theirs: OtherDealer): Attempts<keyof SiteStores> {
  return {
    // Before the vehicles, because one of their methods creates a vehicle of ours with the id of theirs.
    holds: {
      // Their vehicle does not exist on our site, so nothing can hold it.
      take: ({ holds }) => holds.take(wishOf(theirCar.id, 'us'), plan).catch(() => null),
      find: ({ holds }) => holds.find(theirs.holdId),
      findByReference: ({ holds }) => holds.findByReference(theirs.holdReference),
      liveOf: ({ holds }) => holds.liveOf(theirCar.id),
      timeLeft: ({ holds }) => holds.timeLeft(theirs.holdId),
      stepsOf: async ({ holds }) => (await holds.stepsOf(theirs.holdId))[0] ?? null,
      pendingOf: async ({ holds }) => (await holds.pendingOf('them')) || null,
      step: ({ holds }) => holds.step(theirs.holdId, 'release', plan),
      lapse: ({ holds }) => holds.lapse(theirs.holdId, plan),
      dueOf: ({ holds }) => holds.dueOf(theirCar.id),
      claimsOn: async ({ holds }) => (await holds.claimsOn(theirCar.id)).hold,
      extend: ({ holds }) => holds.extend(theirs.holdId, { ms: 1, max: 2 }),
      withoutPayment: async ({ holds }) => (await holds.withoutPayment())[0] ?? null,
      ofPhone: async ({ holds }) => (await holds.ofPhone(theirPhone, 5))[0] ?? null,
      list: async ({ holds }) => (await holds.list(['pending'], 5))[0] ?? null,
    },
    holdQueue: {
      join: async ({ holdQueue }) => {
        const joined = await holdQueue.join(placeOf(theirCar.id, 'us'), plan).catch(() => null)
        return joined?.outcome === 'joined' ? joined.entry : null
      },
      find: ({ holdQueue }) => holdQueue.find(theirs.queueId),
      placeOf: ({ holdQueue }) => holdQueue.placeOf(placeOf(theirCar.id, 'someone who waits')),
      inFrontOf: async ({ holdQueue }) =>
        (await holdQueue.inFrontOf({
          ...wishOf(theirCar.id, 'us'),
          id: theirs.leadId,
          state: 'waiting',
          holdId: null,
          createdAt: new Date('2100-01-01'),
        })) || null,
      offer: async ({ holdQueue }) =>
        (await holdQueue.offer(theirCar.id, plan)) === 'nobody' ? null : 'offered',
      end: ({ holdQueue }) => holdQueue.end(theirCar.id, plan).then(() => null),
      lengthOf: async ({ holdQueue }) => (await holdQueue.lengthOf(theirCar.id)) || null,
      leave: ({ holdQueue }) => holdQueue.leave(theirs.queueId).then(() => null),
    },
    sandboxPayments: {
      // A payment of ours with the same id is another payment.
      start: async ({ sandboxPayments }) => {
        const { id } = await sandboxPayments.start({ ...theirSandboxPayment, id: 'ours' })
        return id === theirSandboxPayment.id ? 'theirs' : null
      },
      find: ({ sandboxPayments }) => sandboxPayments.find(theirSandboxPayment.id),
      change: ({ sandboxPayments }) =>
        sandboxPayments.change(theirSandboxPayment.id, () => ({ set: { state: 'ended' }, jobs: [] })),
      since: async ({ sandboxPayments }) =>
        (await sandboxPayments.since(new Date(0))).find(({ id }) => id === theirSandboxPayment.id) ?? null,
    },
    sandboxMessages: {
      latest: async ({ sandboxMessages }) =>
        (await sandboxMessages.latest()).find(({ id }) => id === theirSandboxMessage.id) ?? null,
      // A message of ours with the same id is another message.
      keep: ({ sandboxMessages }) =>
        sandboxMessages.keep({ ...theirSandboxMessage, text: 'Ours' }).then(() => null),
    },
    purchases: {
      // Their vehicle does not exist on our site, so nobody can buy it there.
      start: ({ purchases }) => purchases.start(theirCar.id).catch(() => null),
      find: ({ purchases }) => purchases.find(theirs.purchaseId),
      answer: ({ purchases }) => purchases.answer(theirs.purchaseId, { payment: 'finance' }).then(() => null),
      belongsTo: ({ purchases }) =>
        purchases.belongsTo(theirs.purchaseId, { leadId: theirs.leadId }).then(() => null),
      ofHold: async ({ purchases }) => purchases.ofHold(theirs.holdId),
      held: ({ purchases }) => purchases.held(theirs.purchaseId, theirs.holdId).then(() => null),
    },
    payments: {
      create: ({ payments }) => payments.create(theirPayment(theirs.holdId)).catch(() => null),
      find: ({ payments }) => payments.find(theirs.paymentId),
      ofHold: async ({ payments }) => (await payments.ofHold(theirs.holdId))[0] ?? null,
      ofInvoice: async ({ payments }) =>
        (await payments.ofInvoice(theirPayment(theirs.holdId), new Date(0)))[0] ?? null,
      started: ({ payments }) =>
        payments.started(theirs.paymentId, { providerId: 'ours', payUrl: '/' }).then(() => null),
      settle: ({ payments }) => payments.settle(theirs.paymentId, 'pay', plan),
      refundFailed: ({ payments }) =>
        payments.refundFailed(theirs.paymentId, { kind: 'theirs', payload: {} }).then(() => null),
      sell: ({ payments }) => payments.sell(theirs.holdId, plan),
      notice: async ({ payments }) => {
        await payments.notice({ provider: 'sandbox', eventId: 'theirs', kind: 'paid' })
        return null
      },
      books: async ({ payments }) => (await payments.books(new Date(0)))[0] ?? null,
      ledger: async ({ payments }) => (await payments.ledger(theirs.paymentId))[0] ?? null,
    },
    views: {
      keyOf: async ({ views }) => ((await views.keyOf(today)) === theirs.dayKey ? 'their key' : null),
      count: async ({ views }) =>
        (await views.count({ carId: theirCar.id, day: today, visitor: 'us' })) ? 'counted' : null,
    },
    marketPrices: {
      claim: async ({ marketPrices }) =>
        (await marketPrices.claim(marketPriceClaim)).find(({ id }) => id === theirCar.id) ?? null,
      save: async ({ marketPrices }) =>
        (await marketPrices.save([{ ...theirMarketPrices, prices: null }])) ?? null,
      postpone: async ({ marketPrices }) => (await marketPrices.postpone([theirCar.id], 9)) ?? null,
      // Our site has no such job yet.
      schedule: async ({ marketPrices }) =>
        (await marketPrices.schedule(theirMarketPriceJob)) ? null : 'theirs',
      scheduleIn: async ({ marketPrices }) => (await marketPrices.scheduleIn(0, theirMarketPriceJob)) ?? null,
      forget: async ({ marketPrices }) => (await marketPrices.forget({ service: null, maxDays: 0 })) ?? null,
    },
    cars: {
      findBySlug: ({ cars }) => cars.findBySlug(theirCar.slug),
      findById: ({ cars }) => cars.findById(theirCar.id),
      findMany: async ({ cars }) => (await cars.findMany([theirCar.id]))[0] ?? null,
      findBrief: async ({ cars }) => (await cars.findBrief([theirCar.id]))[0] ?? null,
      findBriefBySlug: async ({ cars }) => (await cars.findBriefBySlug([theirCar.slug]))[0] ?? null,
      findBriefByStockNumber: async ({ cars }) =>
        (await cars.findBriefByStockNumber([theirCar.stockNumber]))[0] ?? null,
      ownsImage: async ({ cars }) => ((await cars.ownsImage(theirImage)) ? 'their picture' : null),
      pricesOf: async ({ cars }) => (await cars.pricesOf(theirCar.id))[0] ?? null,
      pricesOfMany: async ({ cars }) =>
        (await cars.pricesOfMany([theirCar.id])).get(theirCar.id)?.[0] ?? null,
      inBatches: async ({ cars }) => {
        for await (const batch of cars.inBatches()) {
          const found = batch.find(({ id }) => id === theirCar.id)
          if (found) return found
        }
        return null
      },
      spellings: async ({ cars }) =>
        (await cars.spellings()).find(({ value }) => value === theirCar.make) ?? null,
      // The same ids on our site are our own vehicles.
      put: ({ cars }) => cars.put([{ ...theirCar, make: 'Taken over' }]).then(() => null),
    },
    leads: {
      find: ({ leads }) => leads.find(theirs.leadId),
      create: async ({ leads }) =>
        (await leads.create(sampleLead({ submissionKey: 'their-key' }), told)).lead.id === theirs.leadId
          ? 'their lead'
          : null,
      createWithTime: async ({ leads }) => {
        const { leadId: _, name: _name, email: _email, phone: _phone, ...time } = appointment('hash-of-ours')
        const kept = await leads.createWithTime(sampleLead({ submissionKey: 'their-key-at-ten' }), told, {
          ...time,
          startsAt: ten,
          endsAt: new Date('2026-03-12T01:00:00Z'),
        })
        return kept === 'taken' ? 'their hour' : null
      },
      confirmTime: async ({ leads }) => {
        const { leadId: _, name: _name, email: _email, phone: _phone, ...time } = appointment('hash-of-ours')
        const outcome = await leads.confirmTime(theirs.requestId, time, { ofLead: [], ofAppointment: [] })
        return outcome === 'gone' ? null : outcome
      },
      storePartialLead: async ({ leads }) =>
        (await leads.storePartialLead(theirStart, beginning('a-beginning'), []))?.id === theirs.startedId
          ? 'theirs'
          : null,
      started: async ({ leads }) =>
        (await leads.started(theirStart.key))?.id === theirs.startedId ? 'theirs' : null,
      startedAs: ({ leads }) => leads.startedAs(theirs.startedId),
      amend: ({ leads }) => leads.amend(theirs.leadId, { fields: { amended: true } }),
      madeBy: async ({ leads }) =>
        (await leads.madeBy('their-key'))?.id === theirs.leadId ? 'their lead' : null,
      earlierFrom: async ({ leads }) =>
        (await leads.earlierFrom({ id: theirs.startedId, email: 'kim@example.com' })) || null,
    },
    deliveries: {
      leads: async ({ deliveries }) =>
        (await deliveries.leads({ limit: 100 })).find(({ id }) => id === theirs.leadId) ?? null,
      ofLead: async ({ deliveries }) => (await deliveries.ofLead(theirs.leadId))[0] ?? null,
      dead: async ({ deliveries }) =>
        (await deliveries.dead()).find(({ aboutId }) => aboutId === theirs.leadId) ?? null,
      replay: async ({ deliveries }) => {
        const [theirJob] = await theirs.dealer.deliveries.ofLead(theirs.leadId)
        const sent = (await deliveries.replay(theirs.leadId)) + (await deliveries.replay(theirJob?.id ?? ''))
        return sent > 0 ? 'sent' : null
      },
      dismiss: async ({ deliveries }) =>
        (await deliveries.dismiss(theirs.leadId, 'not theirs')) > 0 ? 'dismissed' : null,
    },
    appointments: {
      taken: async ({ appointments }) =>
        (
          await appointments.taken({
            kind: 'test-drive',
            locationId: '10',
            carId: theirCar.id,
            from: nine,
            until: ten,
          })
        ).seats[0] ?? null,
      find: ({ appointments }) => appointments.find(theirs.appointmentId),
      heldBy: async ({ appointments }) =>
        (await appointments.heldBy({ email: theirEmail, phone: null }, new Date(0))) || null,
      findByLead: ({ appointments }) => appointments.findByLead(theirs.leadId),
      findByToken: ({ appointments }) => appointments.findByToken(theirTokenHash),
      // The same hour at a location of the same name is still free here, and the vehicle with the same id is ours.
      book: async ({ appointments }) =>
        (await appointments.book(appointment('hash-of-our-token'))).outcome === 'booked'
          ? null
          : 'their hour',
      change: async ({ appointments }) => {
        const later = { startsAt: ten, endsAt: new Date('2026-03-12T01:00:00Z'), capacity: 1 }
        const outcome = await appointments.change(theirs.appointmentId, later, [])
        return outcome === 'gone' ? null : outcome
      },
      cancel: async ({ appointments }) => {
        const outcome = await appointments.cancel(theirs.appointmentId, [])
        return outcome === 'gone' ? null : outcome
      },
    },
    keys: {
      key: async ({ keys }) => ((await keys.key()) === theirs.siteKey ? 'their key' : null),
    },
    // The same proof on our site is a different one, so it can be used for something else.
    proofs: {
      spend: async ({ proofs }) =>
        (await proofs.spend('their-proof', 'our-form', later)) ? null : 'spent by them',
      isSpentFor: async ({ proofs }) =>
        (await proofs.isSpentFor('their-proof', 'their-form')) ? 'spent by them' : null,
    },
    consentTexts: {
      keep: ({ consentTexts }) => consentTexts.keep([{ ...theirText, text: 'Taken over' }]).then(() => null),
      all: async ({ consentTexts }) =>
        (await consentTexts.all()).find(({ text }) => text === theirText.text) ?? null,
    },
    ...customerAttempts(theirs),
    acts: {
      count: ({ acts }) => acts.count('them', theirLimit),
      counted: async ({ acts }) => ((await acts.counted('them', theirLimit)) > 1 ? 'counted' : null),
    },
    uploads: {
      find: ({ uploads }) => uploads.find(theirUploads),
      ofLead: ({ uploads }) => uploads.ofLead(theirs.leadId),
      sent: ({ uploads }) => uploads.sent(theirUploads, theirPhoto.sentHash),
      // The same form on our site has images of its own.
      add: async ({ uploads }) => {
        const stored = await uploads.add(theirUploads, theirPhoto, theirUploadLimits)
        return stored.outcome === 'stored' && stored.image.id === theirs.photoId ? 'theirs' : null
      },
      remove: ({ uploads }) => uploads.remove(theirUploads, theirs.photoId).then(() => null),
      claim: ({ uploads }) =>
        uploads.claim(theirUploads, { leadId: theirs.leadId, expiresAt: later }).catch(() => null),
      bytesOf: ({ uploads }) => uploads.bytesOf(theirs.leadId, theirs.photoId),
    },
    contentVersions: {
      heads: async ({ contentVersions }) =>
        [...(await contentVersions.heads(theirPage)), ...(await contentVersions.heads())].find(
          ({ slug }) => slug === theirPage.slug,
        ) ?? null,
      bodies: async ({ contentVersions }) =>
        (await contentVersions.bodies([{ ...theirPage, number: 1 }]))[0] ?? null,
      schedule: async ({ contentVersions }) =>
        (await contentVersions.schedule(theirPage, 1, { liveFrom: later, now: nine })) ? 'scheduled' : null,
      // The same name on our site is another document.
      save: ({ contentVersions }) =>
        contentVersions.save(theirPage, { body: null, savedBy: 'us', liveFrom: nine }).then(() => null),
    },
    events: {
      record: ({ events }) => events.record({ name: 'ours', details: {} }).then(() => null),
      list: async ({ events }) =>
        (await events.list({ limit: 50 })).find(({ leadId }) => leadId === theirs.leadId) ?? null,
      recordAll: ({ events }) => events.recordAll([{ name: 'ours', details: {} }]).then(() => null),
    },
  }
}
