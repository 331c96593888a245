import type { AppointmentPlan, Taken, TakenTime } from './appointment-plan.ts'

/** How many customers can still book this time. None can while the vehicle is out with another customer. */
export function slotsLeft(
  { capacity }: Pick<AppointmentPlan, 'capacity'>,
  slot: TakenTime,
  { seats, car }: Taken,
): number {
  if (car.some((other) => isAtOnce(slot, other))) return 0
  const taken = new Set(seats.filter((other) => isAtOnce(slot, other)).map(({ seat }) => seat))
  return Math.max(0, capacity - taken.size)
}

function isAtOnce(one: TakenTime, other: TakenTime) {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}
