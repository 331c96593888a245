import type { SiteStores } from '#data/site-stores.ts'
import {
  alertJob,
  later,
  theirAlertJob,
  theirCar,
  theirChoice,
  theirConsent,
  theirFind,
  theirSearch,
  theirEmail,
  theirCode,
  theirPerson,
  theirPhone,
  theirSession,
  theirWheel,
  type OtherDealer,
} from '../samples/full-dealer.ts'

const LATER_JOB = 'ffffffff-ffff-7fff-bfff-ffffffffffff'

/** For each method of these stores, a call that tries to reach another site's rows. */
export type Attempts<Names extends keyof SiteStores> = {
  [Store in Names]: {
    [Method in keyof SiteStores[Store]]: (stores: SiteStores) => Promise<unknown>
  }
}

/** The attempts on what is stored about customers. */
export function customerAttempts(
  theirs: OtherDealer,
): Attempts<
  | 'customers'
  | 'sessions'
  | 'personalData'
  | 'savedCars'
  | 'savedSearches'
  | 'alertTurns'
  | 'alertFinds'
  | 'alertChoices'
  | 'signInCodes'
  | 'spins'
> {
  const theirReceiver = { customerId: theirs.customerId, channel: 'sms' } as const
  return {
    customers: {
      // The same number on our site is another customer.
      withPhone: async ({ customers }) =>
        (await customers.withPhone(theirPhone)).id === theirs.customerId ? 'their customer' : null,
      find: ({ customers }) => customers.find(theirs.customerId),
      findByPhone: async ({ customers }) =>
        (await customers.findByPhone(theirPhone))?.id === theirs.customerId ? 'their customer' : null,
      change: ({ customers }) =>
        customers.change(theirs.customerId, { name: 'Taken over', email: null, state: null }),
      changePhone: async ({ customers }) =>
        (await customers.changePhone(theirs.customerId, '+61491570156')) === 'changed' ? 'changed' : null,
      confirmEmail: async ({ customers }) =>
        (await customers.confirmEmail(theirs.customerId, theirEmail, { isSignedIn: true }))
          ? 'confirmed'
          : null,
    },
    sessions: {
      start: ({ sessions }) =>
        sessions
          .start({ tokenHash: 'ours', customerId: theirs.customerId, device: 'Ours' })
          .catch(() => null),
      find: ({ sessions }) => sessions.find(theirSession),
      of: async ({ sessions }) => (await sessions.of(theirs.customerId))[0] ?? null,
      seen: ({ sessions }) => sessions.seen(theirs.sessionId).then(() => null),
      end: ({ sessions }) => sessions.end(theirs.customerId, theirs.sessionId).then(() => null),
      endAll: async ({ sessions }) => (await sessions.endAll(theirs.customerId)) || null,
      endEveryones: async ({ sessions }) => (await sessions.endEveryones()) || null,
    },
    personalData: {
      of: async ({ personalData }) => {
        const { accounts, enquiries, bookings } = await personalData.of(theirPerson)
        const ids = [...accounts, ...enquiries, ...bookings].map(({ id }) => id)
        return ids.includes(theirs.customerId) || ids.includes(theirs.appointmentId) ? 'theirs' : null
      },
      erase: ({ personalData }) => personalData.erase(theirPerson, null).then(() => null),
    },
    savedCars: {
      of: async ({ savedCars }) => (await savedCars.of(theirs.customerId))[0] ?? null,
      save: async ({ savedCars }) =>
        (await savedCars.save(theirs.customerId, { carId: theirCar.id }, 9)) === 'saved' ? 'saved' : null,
      remove: ({ savedCars }) => savedCars.remove(theirs.customerId, theirCar.id).then(() => null),
      clear: ({ savedCars }) => savedCars.clear(theirs.customerId).then(() => null),
      restore: ({ savedCars }) => savedCars.restore(theirs.customerId, later).then(() => null),
      note: ({ savedCars }) => savedCars.note(theirs.customerId, theirCar.id, 'Taken over').then(() => null),
    },
    savedSearches: {
      of: async ({ savedSearches }) => (await savedSearches.of(theirs.customerId))[0] ?? null,
      save: async ({ savedSearches }) =>
        (await savedSearches.save(theirs.customerId, theirSearch, 9)) === 'saved' ? 'saved' : null,
      remove: ({ savedSearches }) =>
        savedSearches.remove(theirs.customerId, theirSearch.key).then(() => null),
    },
    alertTurns: {
      take: async ({ alertTurns }) => {
        const seen = await alertTurns.take(async (turn) => {
          const stored = await turn.keepFinds(
            {
              watchlist: [theirFind],
              searches: [{ key: theirSearch.key, carIds: [theirCar.id], vehicles: 1 }],
            },
            { revision: 2, jobFor: alertJob },
          )
          await turn.keepStates(new Map())
          return stored + (await turn.states()).size + (await turn.searches()).length + (turn.revision ?? 0)
        })
        return seen || null
      },
      forget: ({ alertTurns }) => alertTurns.forget().then(() => null),
    },
    alertFinds: {
      claim: async ({ alertFinds }) => (await alertFinds.claim(theirReceiver, theirAlertJob))[0] ?? null,
      sent: ({ alertFinds }) => alertFinds.sent(theirReceiver, theirAlertJob).then(() => null),
      isSentBy: async ({ alertFinds }) =>
        (await alertFinds.isSentBy(theirReceiver, theirAlertJob)) ? 'sent' : null,
      isEarlierUnderWay: async ({ alertFinds }) =>
        (await alertFinds.isEarlierUnderWay(theirReceiver, LATER_JOB)) ? 'under way' : null,
      lastSentAt: ({ alertFinds }) => alertFinds.lastSentAt(theirReceiver),
      drop: ({ alertFinds }) => alertFinds.drop(theirReceiver, theirAlertJob).then(() => null),
    },
    alertChoices: {
      active: async ({ alertChoices }) => (await alertChoices.active(theirs.customerId))[0] ?? null,
      choose: ({ alertChoices }) =>
        alertChoices
          .choose(theirs.customerId, [{ ...theirChoice, kind: 'new-match' }], theirConsent)
          .then(() => null),
      askToConfirm: ({ alertChoices }) =>
        alertChoices.askToConfirm(theirs.customerId, '/account/alerts').then(() => null),
      stop: ({ alertChoices }) => alertChoices.stop(theirs.customerId, null).then(() => null),
      history: async ({ alertChoices }) => (await alertChoices.history(theirs.customerId))[0] ?? null,
    },
    signInCodes: {
      phoneOf: async ({ signInCodes }) =>
        (await signInCodes.phoneOf(theirCode.browserHash)) === null ? null : 'sent',
      try: async ({ signInCodes }) =>
        (await signInCodes.try(theirCode.browserHash, 5))?.codeHash === theirCode.codeHash ? 'tried' : null,
      // The same browser's code on our site is another code.
      keep: ({ signInCodes }) => signInCodes.keep({ ...theirCode, codeHash: 'ours' }).then(() => null),
      use: ({ signInCodes }) => signInCodes.use(theirCode.browserHash).then(() => null),
      discard: ({ signInCodes }) => signInCodes.discard(theirCode.browserHash).then(() => null),
    },
    spins: {
      // The same promotion on our site has a draw of its own.
      draw: async ({ spins }) =>
        (await spins.draw(theirWheel.promotionId, { ...theirWheel.draw, seed: 'ours' })).seed === 'theirs'
          ? 'theirs'
          : null,
      of: ({ spins }) => spins.of(theirWheel.promotionId, theirWheel.spin.mark),
      find: ({ spins }) => spins.find(theirs.spinId),
      spin: async ({ spins }) => ((await spins.spin(theirWheel.spin)).id === theirs.spinId ? 'spun' : null),
      winners: async ({ spins }) =>
        (await spins.winners(theirWheel.promotionId)).find(({ phone }) => phone === theirPhone) ?? null,
    },
  }
}
