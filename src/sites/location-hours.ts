import type { Hours } from '#domain/locations/hours/hours-on.ts'
import { specialHoursAt } from '#domain/locations/hours/special-hours.ts'
import type { LocationSettings } from './places.ts'
import type { Site } from './site.ts'

/** When a location is open: its weekly hours, and the special hours that apply to it. */
export function locationHours(location: LocationSettings, site: Pick<Site, 'specialHours'>): Hours {
  return { weekly: location.hours, special: specialHoursAt(location, site.specialHours) }
}
