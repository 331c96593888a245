import type { Lead } from '#data/leads.ts'
import type { Hold } from '#data/reservations/holds.ts'
import type { Actor } from '#domain/actors/actor.ts'
import type { Car } from '#domain/cars/car.ts'
import type { ActLimit } from '#domain/customers/sign-in-limits.ts'
import { canBeHeld } from '#domain/reservations/can-be-held.ts'
import { isBot } from '#domain/reservations/is-bot.ts'
import { isSameHolder } from '#domain/reservations/is-same-holder.ts'
import { reservationOffer } from '#domain/reservations/reservation-offer.ts'
import { phoneParts } from '#domain/shared/format-phone.ts'
import { countFrom } from '../spam/count-from.ts'
import { expireHold } from './expire-hold.ts'
import { holdPlan } from './hold-plan.ts'
import type { ReservationDesk } from './reservation-desk.ts'

/**
 * Anyone can keep vehicles from others by starting to pay and never doing so. Households and offices share addresses.
 * One person pays for one vehicle at a time.
 */
const fromAddress: ActLimit = { name: 'hold from address, day', max: 6, seconds: 24 * 60 * 60 }
const MAX_PENDING = 1

/** The form of someone who wants a vehicle. */
export type HolderForm = Pick<Lead, 'id' | 'name' | 'email' | 'phone' | 'suspect' | 'fields'>

export type ReserveOutcome =
  | { outcome: 'held'; hold: Hold }
  /** Someone else was first. */
  | { outcome: 'taken' }
  /** It can’t be reserved, for example because it was sold a moment ago. */
  | { outcome: 'not for reserving' }
  /** They are about to pay for another vehicle. */
  | { outcome: 'one at a time' }
  /** Their address has tried too often today. */
  | { outcome: 'too many' }
  /** The form looks like a bot’s. */
  | { outcome: 'bot' }

/** Holds a vehicle for someone who is about to pay the deposit. The vehicle’s own rules are checked again here. */
export async function reserveCar(
  car: Pick<Car, 'id'>,
  form: HolderForm,
  { actor, page }: { actor: Actor; page: string },
  desk: ReservationDesk,
): Promise<ReserveOutcome> {
  const { site, cars, holds } = desk
  if (isBot(form)) return { outcome: 'bot' }
  const who = await holderOf(form, desk)
  // Its job does so too, but the vehicle has to be free in time even if jobs are late.
  const due = await holds.dueOf(car.id)
  if (due) await expireHold(due.id, desk)
  const [current, live] = await Promise.all([cars.findById(car.id), holds.liveOf(car.id)])
  const own = live && isSameHolder(live, who) ? live : null
  // Their own hold is what makes it reserved.
  const asFree = current && { ...current, reserved: own ? false : current.reserved }
  const offer = asFree && canBeHeld(asFree) ? reservationOffer(asFree, site.reservations, site.prices) : null
  if (!offer) return { outcome: live && !own ? 'taken' : 'not for reserving' }
  if (!own) {
    if ((await holds.pendingOf(who.holder)) >= MAX_PENDING) return { outcome: 'one at a time' }
    if (await countFrom(actor, [fromAddress], desk)) return { outcome: 'too many' }
  }
  const wish = { carId: car.id, ...who, page, depositCents: offer.depositCents }
  const hold = await holds.take(wish, holdPlan(desk), { maxPending: MAX_PENDING })
  if (hold) return { outcome: 'held', hold }
  // Someone may have asked for several vehicles at the same moment.
  const isFree = (await holds.liveOf(car.id)) === null
  return { outcome: isFree ? 'one at a time' : 'taken' }
}

/** The sender of a form. A keyed hash recognises them by their number, or else by their email address. */
export async function holderOf(
  { id: leadId, name, email, phone }: HolderForm,
  { seal }: Pick<ReservationDesk, 'seal'>,
) {
  const number = phone === null ? email?.toLowerCase() : phoneParts(phone).number
  const holder = await seal.mark(`holder ${number ?? ''}`)
  return { holder, leadId, name, email, phone }
}
