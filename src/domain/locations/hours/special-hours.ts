import { isRunning } from '../../promotions/is-running.ts'
import { type Department, departmentsOf } from '../departments.ts'

/** Other hours than usual on a day or on several days in a row, such as a public holiday. */
export type SpecialHours = {
  /** The first day, such as `2026-12-25`. */
  from: string
  /** The last day; `null` if it is only one. */
  until: string | null
  name: string
  department: 'all' | Department
  /** Empty for every location. */
  locationIds: readonly string[]
  /** `null` where it is closed. */
  opens: string | null
  closes: string | null
}

/** The special hours at a location. Those of a department only count where the location has that department. */
export function specialHoursAt(
  { id, type }: { id: string; type: string },
  all: readonly SpecialHours[],
): SpecialHours[] {
  const served: readonly string[] = departmentsOf(type)
  return all.filter(
    ({ locationIds, department }) =>
      (locationIds.length === 0 || locationIds.includes(id)) &&
      (department === 'all' || served.includes(department)),
  )
}

/**
 * The special hours of a day. Those that name the location win over those for all locations, and then those of a department
 * over those for all. Several that are equal are several periods of one day.
 */
export function specialHoursOn(day: string, special: readonly SpecialHours[]): SpecialHours[] {
  const today = special.filter(({ from, until }) => isRunning({ from, until: until ?? from }, day))
  const closest = Math.max(...today.map(closeness))
  return today.filter((hours) => closeness(hours) === closest)
}

function closeness({ locationIds, department }: SpecialHours) {
  return (locationIds.length > 0 ? 2 : 0) + (department === 'all' ? 0 : 1)
}
