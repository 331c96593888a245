import type { QueueEntry } from '#data/reservations/hold-queue.ts'
import { type Actor, addressOf } from '#domain/actors/actor.ts'
import type { Car } from '#domain/cars/car.ts'
import type { ActLimit } from '#domain/customers/sign-in-limits.ts'
import { type Holder, holderMark } from './reserve-car.ts'
import type { ReservationDesk } from './reservation-desk.ts'

const fromAddress: ActLimit = { name: 'queue from address, day', max: 20, seconds: 24 * 60 * 60 }

export type JoinOutcome =
  | { outcome: 'joined'; entry: QueueEntry }
  | { outcome: 'free' }
  /** The number waits for the vehicle already, by another form. Whoever has it gets a message when it’s their turn. */
  | { outcome: 'not theirs' }
  | { outcome: 'too many' }

/** Joins the queue of a held vehicle. A vehicle that is free by now needs no queue. */
export async function joinQueue(
  car: Pick<Car, 'id'>,
  who: Holder,
  { actor, page }: { actor: Actor; page: string },
  desk: ReservationDesk,
): Promise<JoinOutcome> {
  const { holds, holdQueue, acts, seal } = desk
  if (!(await holds.liveOf(car.id))) return { outcome: 'free' }
  const address = addressOf(actor)
  if (address !== null && (await acts.count(await seal.mark(address), fromAddress)))
    return { outcome: 'too many' }
  const holder = await holderMark(who, desk)
  return holdQueue.join({ carId: car.id, holder, ...who, page })
}
