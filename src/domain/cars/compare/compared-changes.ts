import { type ComparedCar, isCompared, MAX_COMPARED } from './compared-cars.ts'

/** Adds a vehicle to the end of the list, or removes it; `null` when the list is full. */
export function withComparedToggled(chosen: readonly ComparedCar[], car: ComparedCar): ComparedCar[] | null {
  if (isCompared(chosen, car.slug)) return chosen.filter(({ slug }) => slug !== car.slug)
  return chosen.length < MAX_COMPARED ? [...chosen, car] : null
}
