import { locationTypeName, departmentsOf } from '#domain/locations/departments.ts'
import { directionsAddress } from '#domain/locations/directions-address.ts'
import { comingSpecialHours } from '#domain/locations/hours/coming-special-hours.ts'
import { openStatus } from '#domain/locations/hours/open-status.ts'
import { locationAddress } from '#domain/locations/location-address.ts'
import { locationPhone } from '#domain/locations/location-phone.ts'
import { openingHoursLines } from '#domain/locations/opening-hours.ts'
import { timeZoneOf } from '#domain/locations/time-zone-of.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { locationHours } from '#sites/location-hours.ts'
import type { LocationSettings } from '#sites/places.ts'
import type { Site } from '#sites/site.ts'
import { markerOf, pictureOf, type Place } from '../contact/location-cards.server.ts'
import { mapData } from '../maps/map-data.server.ts'

export type LocationDetailData = ReturnType<typeof locationDetail>

/** A place with its departments, their hours and its map. */
export function locationDetail(
  place: Place,
  dealership: Pick<PublicDealership, 'site' | 'maps' | 'picture' | 'now'>,
) {
  const { site, now } = dealership
  const { departments, name } = place
  const [main] = departments
  const isShared = departments.length > 1
  return {
    type: isShared ? null : locationTypeName(main.type),
    tag: departments.find(({ tag }) => tag !== null)?.tag ?? null,
    picture: pictureOf(place, name, dealership),
    address: locationAddress(main),
    directions: directionsAddress({ ...main, name }),
    phone: locationPhone(main.phone, site),
    status: statusOf(main, site, now()),
    departments: departments.map((department) => ({
      id: department.id,
      name: isShared && department.type === 'primary' ? 'Sales' : locationTypeName(department.type),
      phone: locationPhone(department.phone, site),
      // Departments with an address of their own say so.
      address: locationAddress(department) === locationAddress(main) ? null : locationAddress(department),
      status: statusOf(department, site, now()),
      hours: openingHoursLines(department.hours, site.locationDisplay),
    })),
    specialHours: comingSpecialHours(
      departments.flatMap((department) =>
        departmentsOf(department.type).map((each) => ({
          department: departmentNames[each],
          hours: {
            weekly: department.hours,
            special: locationHours(department, site).special.filter((special) =>
              ['all', each].includes(special.department),
            ),
          },
        })),
      ),
      dayIn(timeZoneOf(main, site), now()),
    ),
    map: mapData([markerOf(place)], dealership),
  }
}

const departmentNames = { sales: 'Sales', service: 'Service', parts: 'Parts' }

function statusOf(location: LocationSettings, site: Site, now: Date) {
  return openStatus(locationHours(location, site), { timeZone: timeZoneOf(location, site), now })
}
