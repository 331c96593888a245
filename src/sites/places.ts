import { z } from 'zod'
import { link, slug, states, timeZone } from './identity.ts'

const locationTypes = ['primary', 'sales', 'service', 'parts', 'service-and-parts'] as const

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'use a time such as 08:30')

/** A period of the week; several may be on one day. */
export const openingHours = z.strictObject({
  day: z.number().int().min(0).max(6).describe('0 is Sunday, 6 is Saturday.'),
  opens: timeOfDay.describe('Local time, such as 08:30.'),
  closes: timeOfDay.describe('Local time, such as 17:30.'),
})

const dealership = z.strictObject({
  id: z.string().min(1).describe('The dealer’s own id, as feeds and leads use it.'),
  slug: slug.describe('Its name in addresses.'),
  name: z.string().min(1).describe('Its name as visitors read it.'),
  licenceNumber: z
    .string()
    .nullable()
    .default(null)
    .describe('Motor dealer licence, where the state asks for it.'),
  repairerLicenceNumber: z.string().nullable().default(null).describe('Motor vehicle repairer licence.'),
})

const location = z.strictObject({
  id: z.string().min(1).describe('The dealer’s own id, as feeds use it.'),
  type: z.enum(locationTypes).default('primary').describe('What is done there. (location_type)'),
  dealershipSlug: slug.describe('The dealership it belongs to. (dealership_slug)'),
  name: z.string().min(1).describe('Its name as visitors read it.'),
  phone: z.string().nullable().default(null).describe('The number that is answered there.'),
  street: z.string().default('').describe('Street and number.'),
  city: z.string().default('').describe('Suburb or town.'),
  state: z.enum(states).nullable().default(null).describe('State or territory.'),
  postcode: z
    .string()
    .regex(/^\d{4}$/, 'use four digits')
    .nullable()
    .default(null)
    .describe('Four digits.'),
  latitude: z.number().min(-90).max(90).nullable().default(null).describe('Degrees; south is negative.'),
  longitude: z.number().min(-180).max(180).nullable().default(null).describe('Degrees; east is positive.'),
  placeUrl: link.nullable().default(null).describe('The place on a map service.'),
  timeZone: timeZone
    .nullable()
    .default(null)
    .describe('Where its clock hangs, if neither with the dealer’s nor with its state’s capital.'),
  feedCodes: z.array(z.string()).default([]).describe('What feeds call this location.'),
  tag: z.string().nullable().default(null).describe('A label such as “Coming Late 2025”.'),
  hours: z.array(openingHours).default([]).describe('When it is open; a day that is missing is closed.'),
})

/** The businesses behind a site, and the places where they can be found. */
export const places = {
  dealerships: z.array(dealership).min(1).describe('The businesses that sell on this site.'),
  locations: z.array(location).default([]).describe('The places where they can be visited.'),
}

export type DealershipSettings = z.output<typeof dealership>
export type LocationSettings = z.output<typeof location>
