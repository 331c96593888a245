import type { Hold } from '#data/reservations/holds.ts'
import { type Actor, addressOf } from '#domain/actors/actor.ts'
import type { Car } from '#domain/cars/car.ts'
import type { ActLimit } from '#domain/customers/sign-in-limits.ts'
import { isSameHolder } from '#domain/reservations/is-same-holder.ts'
import { reservationOffer } from '#domain/reservations/reservation-offer.ts'
import { holdPlan } from './hold-plan.ts'
import type { ReservationDesk } from './reservation-desk.ts'

/**
 * Anyone can keep vehicles from others by starting to pay and never doing so. Households and offices share addresses.
 * One person pays for one vehicle at a time.
 */
const fromAddress: ActLimit = { name: 'hold from address, day', max: 6, seconds: 24 * 60 * 60 }
const MAX_PENDING = 1

/** Someone with their contact details, who wants a vehicle. */
export type Holder = {
  name: string | null
  email: string | null
  phone: string | null
  leadId: string | null
}

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

/** Holds a vehicle for someone who is about to pay the deposit. The vehicle’s own rules are checked again here. */
export async function reserveCar(
  car: Pick<Car, 'id'>,
  who: Holder,
  { actor, page }: { actor: Actor; page: string },
  desk: ReservationDesk,
): Promise<ReserveOutcome> {
  const { site, cars, holds, acts, seal } = desk
  const holder = await holderMark(who, desk)
  const [current, live] = await Promise.all([cars.findById(car.id), holds.liveOf(car.id)])
  const own = live && isSameHolder(live, { holder, leadId: who.leadId }) ? live : null
  // Their own hold is what makes it reserved.
  const asFree = current && { ...current, reserved: own ? false : current.reserved }
  const offer = asFree && reservationOffer(asFree, site.reservations, site.prices)
  if (!offer) return { outcome: live && !own ? 'taken' : 'not for reserving' }
  if (!own) {
    const address = addressOf(actor)
    if ((await holds.pendingOf(holder)) >= MAX_PENDING) return { outcome: 'one at a time' }
    if (address !== null && (await acts.count(await seal.mark(address), fromAddress)))
      return { outcome: 'too many' }
  }
  const wish = { carId: car.id, holder, ...who, page, depositCents: offer.depositCents }
  const hold = await holds.take(wish, holdPlan(desk))
  return hold ? { outcome: 'held', hold } : { outcome: 'taken' }
}

/** Recognises a person by their number, or else by their email address, without storing either. */
export function holderMark(
  { phone, email }: Pick<Holder, 'phone' | 'email'>,
  { seal }: Pick<ReservationDesk, 'seal'>,
): Promise<string> {
  return seal.mark(`holder ${phone ?? email?.toLowerCase() ?? ''}`)
}
