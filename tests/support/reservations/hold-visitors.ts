import { setTimeout as delay } from 'node:timers/promises'
import { type SandboxChoice, sandboxChoices } from '#domain/payments/sandbox-choices.ts'
import { chance, oneOf } from '../chance.ts'

/** The server is busy and asks to try again. Nothing has happened. */
export class TurnedAway extends Error {}

/**
 * How visitors reach the dealer and the payment provider. Anything else that is thrown means that the visitor was cut off, and
 * does not know what came of it.
 */
export type Shop = {
  reserve(slug: string, person: number): Promise<{ outcome: 'held'; ticket: string } | { outcome: Refused }>
  /** What the holder of a vehicle can do on their own page. */
  act(ticket: string, what: 'accept' | 'extend' | 'cancel'): Promise<void>
  /** The provider’s id of the payment; `null` when it can’t be started any more. */
  startPayment(ticket: string): Promise<string | null>
  choose(providerId: string, choice: SandboxChoice, refundFails: boolean): Promise<void>
  comeBack(ticket: string): Promise<void>
}

type Refused = 'taken' | 'queued' | 'busy' | 'not for reserving'

type Yard = {
  /** Vehicles, most of which look free at this moment. */
  pickCar(): string
  /** The next holder from a queue, who has read their message. */
  pickOffer(): string | undefined
}

/** Before a visitor tries another vehicle. */
const MAX_PAUSE_MS = 200
/** Before a visitor tries again at a busy server. */
const MAX_WAIT_MS = 2000

export type Counts = Record<string, number>

/** Visitors who reserve vehicles, pay or don’t, change their mind, and come back or don’t, until all attempts are made. */
export async function sendVisitors(
  shop: Shop,
  { pickCar, pickOffer }: Yard,
  { visitors, attempts, onAttempt }: { visitors: number; attempts: number; onAttempt(nth: number): void },
): Promise<Counts> {
  const counts: Counts = {}
  let begun = 0
  const count = (what: string) => void (counts[what] = (counts[what] ?? 0) + 1)

  async function live(visitor: number) {
    let person = visitor
    while (begun < attempts) {
      const offer = chance(0.5) ? pickOffer() : undefined
      if (offer !== undefined) {
        await unlessCutOff(async () => {
          await insist(() => shop.act(offer, 'accept'))
          await pay(offer)
        })
      }
      begun += 1
      onAttempt(begun)
      await unlessCutOff(async () => {
        const reserved = await insist(() => shop.reserve(pickCar(), person))
        count(reserved.outcome)
        // Anyone can have another number.
        if (reserved.outcome === 'busy') person += visitors
        if (reserved.outcome === 'held') await pay(reserved.ticket)
      })
      await delay(Math.random() * MAX_PAUSE_MS)
    }
  }

  async function pay(ticket: string) {
    // Some leave without a word, and their time runs out.
    if (chance(0.1)) return
    if (chance(0.1)) await insist(() => shop.act(ticket, 'extend'))
    if (chance(0.1)) return insist(() => shop.act(ticket, 'cancel'))
    const providerId = await insist(() => shop.startPayment(ticket))
    if (providerId === null) return count('too late to pay')
    const choice = oneOf(sandboxChoices)
    count(`pay page: ${choice}`)
    await insist(() => shop.choose(providerId, choice, chance(0.1)))
    // A declined card is tried again.
    if (choice === 'decline' || choice === 'authenticate')
      await insist(() => shop.choose(providerId, 'pay', false))
    if (chance(0.5)) await insist(() => shop.comeBack(ticket))
    if (chance(0.4)) await insist(() => shop.act(ticket, 'cancel'))
  }

  async function insist<Result>(act: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await act()
      } catch (error) {
        if (!(error instanceof TurnedAway)) throw error
        count('asked to try again')
        await delay(Math.random() * MAX_WAIT_MS)
      }
    }
  }

  async function unlessCutOff(act: () => Promise<void>) {
    try {
      await act()
    } catch {
      count('cut off')
    }
  }

  await Promise.all(Array.from({ length: visitors }, (_, visitor) => live(visitor)))
  return counts
}
