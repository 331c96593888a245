import type { QueueEntry } from '#data/reservations/hold-queue.ts'
import type { Actor } from '#domain/actors/actor.ts'
import type { Car } from '#domain/cars/car.ts'
import { isBot } from '#domain/reservations/is-bot.ts'
import { isSameHolder } from '#domain/reservations/is-same-holder.ts'
import { MAX_WAITING, placesFromAddress } from '#domain/reservations/queue-limits.ts'
import { countFrom } from '../spam/count-from.ts'
import { expireHold } from './expire-hold.ts'
import { holdPlan } from './hold-plan.ts'
import { type HolderForm, holderOf } from './reserve-car.ts'
import type { ReservationDesk } from './reservation-desk.ts'

export type JoinOutcome =
  | { outcome: 'joined'; entry: QueueEntry }
  /** For them, that is: nobody holds it, or it is being offered to them. */
  | { outcome: 'free' }
  | { outcome: 'full' }
  /** The number waits for the vehicle already, by another form. Its owner gets a message when it’s their turn. */
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
  const place = { carId: car.id, ...(await holderOf(form, desk)), page }
  // Otherwise someone joins the queue of a hold that keeps nobody from the vehicle any more.
  const due = await holds.dueOf(car.id)
  if (due) await expireHold(due.id, desk)
  // A free vehicle, the same form again or a full queue uses up no place of an address.
  const live = (await holds.liveOf(car.id)) ?? (await offeredNow(car.id, desk))
  if (!live || isSameHolder(live, place)) return { outcome: 'free' }
  const known = await holdQueue.placeOf(place)
  if (known && isSameHolder(known, place)) return { outcome: 'joined', entry: known }
  if (known === null && (await holdQueue.lengthOf(car.id)) >= MAX_WAITING) return { outcome: 'full' }
  // Whose number waits already is counted too, so that nobody can try many.
  if (await countFrom(actor, placesFromAddress(car.id), desk)) return { outcome: 'too many' }
  return holdQueue.join(place, holdPlan(desk))
}

/** The dealer’s own data may have kept the vehicle from those who wait, and have given it back. */
async function offeredNow(carId: string, desk: ReservationDesk) {
  const turn = await desk.holdQueue.offer(carId, holdPlan(desk))
  return turn === 'offered' ? desk.holds.liveOf(carId) : null
}
