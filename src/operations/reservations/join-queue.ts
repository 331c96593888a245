import type { QueueEntry } from '#data/reservations/hold-queue.ts'
import type { Actor } from '#domain/actors/actor.ts'
import type { Car } from '#domain/cars/car.ts'
import type { ActLimit } from '#domain/customers/sign-in-limits.ts'
import { isBot } from '#domain/reservations/is-bot.ts'
import { countFrom } from '../spam/count-from.ts'
import { type HolderForm, holderOf } from './reserve-car.ts'
import type { ReservationDesk } from './reservation-desk.ts'

const fromAddress: ActLimit = { name: 'queue from address, day', max: 20, seconds: 24 * 60 * 60 }

export type JoinOutcome =
  | { outcome: 'joined'; entry: QueueEntry }
  | { outcome: 'free' }
  /** The number waits for the vehicle already, by another form. Whoever has it gets a message when it’s their turn. */
  | { outcome: 'not theirs' }
  | { outcome: 'too many' }
  | { outcome: 'bot' }

/** Joins the queue of a held vehicle. A vehicle that is free by now needs no queue. */
export async function joinQueue(
  car: Pick<Car, 'id'>,
  form: HolderForm,
  { actor, page }: { actor: Actor; page: string },
  desk: ReservationDesk,
): Promise<JoinOutcome> {
  const { holds, holdQueue } = desk
  if (isBot(form)) return { outcome: 'bot' }
  // A vehicle that is free uses up none of the places of an address.
  if (!(await holds.liveOf(car.id))) return { outcome: 'free' }
  if (await countFrom(actor, [fromAddress], desk)) return { outcome: 'too many' }
  return holdQueue.join({ carId: car.id, ...(await holderOf(form, desk)), page })
}
