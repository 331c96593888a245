import { z } from 'zod'
import { link, slug, states, timeZone } from './identity.ts'

const locationTypes = ['primary', 'sales', 'service', 'parts', 'service-and-parts'] as const

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'use a time such as 08:30')

/** One period of opening hours. A day may have several. */
export const openingHours = z.strictObject({
  day: z.number().int().min(0).max(6).describe('0 is Sunday, 6 is Saturday.'),
  opens: timeOfDay.describe('Local time, such as 08:30.'),
  closes: timeOfDay.describe('Local time, such as 17:30.'),
})

const dealership = z.strictObject({
  id: z.string().min(1).describe('The dealer’s own id, as feeds and leads use it.'),
  slug: slug.describe('The dealership’s name in addresses.'),
  name: z.string().min(1).describe('The dealership’s name as visitors see it.'),
  licenceNumber: z
    .string()
    .nullable()
    .default(null)
    .describe('Motor dealer licence number, where the state requires one.'),
  repairerLicenceNumber: z
    .string()
    .nullable()
    .default(null)
    .describe('Motor vehicle repairer licence number.'),
})

const location = z.strictObject({
  id: z.string().min(1).describe('The dealer’s own id, as feeds use it.'),
  type: z.enum(locationTypes).default('primary').describe('What customers can do there. (location_type)'),
  dealershipSlug: slug.describe('The dealership it belongs to. (dealership_slug)'),
  name: z.string().min(1).describe('The location’s name as visitors see it.'),
  phone: z.string().nullable().default(null).describe('The location’s own phone number.'),
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
  placeUrl: link.nullable().default(null).describe('A link to the location on a map service.'),
  timeZone: timeZone
    .nullable()
    .default(null)
    .describe('The location’s time zone, if it is neither the dealer’s nor that of its state’s capital.'),
  feedCodes: z.array(z.string()).default([]).describe('The names that feeds use for this location.'),
  tag: z.string().nullable().default(null).describe('A label such as “Coming Late 2025”.'),
  hours: z.array(openingHours).default([]).describe('When it is open. A day without hours is closed.'),
})

/** The businesses behind a site and the locations that customers can visit. */
export const places = {
  dealerships: z.array(dealership).min(1).describe('The businesses that sell on this site.'),
  locations: z.array(location).default([]).describe('The locations that customers can visit.'),
}

export type DealershipSettings = z.output<typeof dealership>
export type LocationSettings = z.output<typeof location>
