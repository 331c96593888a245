import type { CarType } from '#domain/cars/car.ts'
import { daysBefore, type Month, monthOf, formatDate, formatMonth } from './moment.ts'
import type { Random } from './random.ts'
import { registrationPlate } from './vehicle-numbers.ts'

export type Registration = {
  registrationPlate: string | null
  registrationExpiry: string | null
  /** How many months are left. `null` if it is not registered. */
  monthsLeft: number | null
}

const unregistered: Registration = { registrationPlate: null, registrationExpiry: null, monthsLeft: null }

/** New stock has no plates yet. Some used stock has expired or cancelled registration. */
export function registration(carType: CarType, state: string, now: Date, random: Random): Registration {
  if (carType === 'new' || (carType === 'used' && random.chance(0.13))) return unregistered
  const daysLeft =
    carType === 'used' && random.chance(0.15) ? -random.between(1, 90) : random.between(12, 350)
  return {
    registrationPlate: random.chance(0.93) ? registrationPlate(state.toLowerCase(), random) : null,
    registrationExpiry: formatDate(daysBefore(now, -daysLeft)),
    monthsLeft: Math.max(Math.floor(daysLeft / 30.4), 0),
  }
}

/** The compliance date is up to three months after the build date. */
export function buildDates(builtIn: Month, now: Date, random: Random) {
  const compliedIn = Math.min(builtIn + random.between(0, 3), monthOf(now))
  return {
    buildDate: random.chance(0.9) ? formatMonth(builtIn) : null,
    complianceDate: random.chance(0.9) ? formatMonth(compliedIn) : null,
  }
}
