import type { Hold } from '#data/reservations/holds.ts'
import { carTitle } from '#domain/cars/car-title.ts'
import { holdStates } from '#domain/reservations/hold-states.ts'
import { formatCents } from '#domain/shared/money.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import { releaseHold } from '#operations/reservations/release-hold.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { Refusal } from '../refusal.ts'
import { holdLine } from './payment-lines.ts'

/** A line for each hold, newest first. */
export async function holdLines(
  { all, limit }: { all: boolean; limit: number },
  dealer: Dealership,
): Promise<string[]> {
  const states = all ? holdStates : (['offered', 'pending', 'held', 'refunding'] as const)
  const found = await dealer.holds.list(states, limit)
  const { timeZone } = dealer.site
  return Promise.all(found.map(async (hold) => holdLine(hold, await vehicleOf(hold, dealer), timeZone)))
}

/** Ends a hold. A job refunds its deposit. */
export async function releaseReference(reference: string, dealer: Dealership): Promise<string[]> {
  const hold = await holdOf(reference, dealer)
  const released = await releaseHold(hold.id, dealer)
  if (!released) throw refusal(await holdOf(reference, dealer), 'released')
  const deposit =
    released.state === 'refunding'
      ? `Its deposit of ${formatCents(hold.depositCents)} is being refunded.`
      : 'No deposit was paid.'
  return [`Released ${hold.reference}. ${deposit}`]
}

/** Sells a held vehicle to its holder. */
export async function sellReference(reference: string, dealer: Dealership): Promise<string[]> {
  const hold = await holdOf(reference, dealer)
  if (!(await dealer.payments.sell(hold.id, holdPlan(dealer)))) throw refusal(hold, 'sold to its holder')
  return [
    `Sold ${hold.reference} to its holder. The deposit of ${formatCents(hold.depositCents)} counts towards the price.`,
    'Mark the vehicle as sold in your stock system too, or its next feed offers it again.',
  ]
}

async function holdOf(reference: string, { holds, site }: Dealership): Promise<Hold> {
  const hold = await holds.findByReference(reference.toUpperCase())
  if (!hold) throw new Refusal(`${site.slug} has no hold “${reference}”.`)
  return hold
}

function refusal({ reference, state }: Hold, wanted: string) {
  return new Refusal(`${reference} is ${state}, so it can’t be ${wanted}.`)
}

async function vehicleOf({ carId }: Hold, { cars }: Dealership) {
  const car = await cars.findById(carId)
  return car ? `${car.stockNumber} ${carTitle(car)}` : ''
}
