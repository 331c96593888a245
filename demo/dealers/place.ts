import type { SiteDocument } from '#sites/site.ts'
import { type Suburb, suburbs } from './suburbs.ts'

type LocationDocument = NonNullable<SiteDocument['locations']>[number]
type Hours = NonNullable<LocationDocument['hours']>

/** A location of a dealer. Its position comes from the suburb, and everything else is given. */
export function place(
  suburb: Suburb,
  rest: Pick<LocationDocument, 'id' | 'name' | 'dealershipSlug'> & Partial<LocationDocument>,
): LocationDocument {
  const { city, state, postcode, latitude, longitude } = suburbs[suburb]
  return {
    city,
    state,
    postcode,
    latitude,
    longitude,
    placeUrl: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
    ...rest,
  }
}

/** The same hours on several days; 0 is Sunday. */
export function open(days: readonly number[], opens: string, closes: string): Hours {
  return days.map((day) => ({ day, opens, closes }))
}

export const mondayToFriday = [1, 2, 3, 4, 5]
export const SATURDAY = 6
export const SUNDAY = 0
