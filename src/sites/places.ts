import { z } from 'zod'
import { departments } from '#domain/locations/departments.ts'
import { link, slug, states, timeZone } from './identity.ts'

const locationTypes = ['primary', 'sales', 'service', 'parts', 'service-and-parts'] as const

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'use a time such as 08:30')

const rating = z
  .strictObject({
    average: z.number().min(1).max(5).describe('The average out of five stars.'),
    count: z.number().int().min(1).describe('How many customers rated it.'),
  })
  .nullable()
  .default(null)

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
  rating: rating.describe(
    'How customers rate the business where they write reviews. (average_rating, review_count)',
  ),
})

const location = z.strictObject({
  id: z.string().min(1).describe('The dealer’s own id, as feeds use it.'),
  type: z.enum(locationTypes).default('primary').describe('What customers can do there. (location_type)'),
  dealershipSlug: slug.describe('The dealership it belongs to. (dealership_slug)'),
  name: z.string().min(1).describe('The location’s name as visitors see it.'),
  slug: slug
    .nullable()
    .default(null)
    .describe('Its name in addresses. Without one, that follows from its name. (slug)'),
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
  distributionLocations: z
    .array(z.string())
    .max(100)
    .default([])
    .describe(
      'The ids of its distribution locations, for programs that use the API; pages don’t show them. (distribution_locations)',
    ),
  tag: z.string().nullable().default(null).describe('A label such as “Coming Late 2025”.'),
  hours: z.array(openingHours).default([]).describe('When it is open. A day without hours is closed.'),
  visible: z.boolean().default(true).describe('Lists the location on the website.'),
  image: link
    .nullable()
    .default(null)
    .describe('A picture of the location. Without one, a map takes its place. (image)'),
  manufacturers: z
    .array(z.string().min(1))
    .max(30)
    .default([])
    .describe('The brands that it sells or services, for parts of pages about one brand.'),
  subtypes: z
    .array(z.string().min(1))
    .max(10)
    .default([])
    .describe('What else it is for, such as buying. (location_subtype)'),
  rating: rating.describe(
    'How customers rate the location where they write reviews. Without it, the reviews here are averaged.',
  ),
})

const specialHours = z.strictObject({
  from: z.iso.date().describe('The day, or the first of several.'),
  until: z.iso.date().nullable().default(null).describe('The last of several days in a row.'),
  name: z.string().trim().min(1).max(60).describe('The name of the day, such as Christmas Day.'),
  department: z
    .enum(['all', ...departments])
    .default('all')
    .describe('The department with these hours. A department’s own hours win over those for all.'),
  locationIds: z
    .array(z.string())
    .default([])
    .describe(
      'The ids of the locations; empty means all. Hours that name a location win over those for all.',
    ),
  opens: timeOfDay.nullable().default(null).describe('Local time. Without one it is closed.'),
  closes: timeOfDay.nullable().default(null).describe('Local time. Without one it is closed.'),
})

/** The businesses behind a site and the locations that customers can visit. */
export const places = {
  dealerships: z.array(dealership).min(1).describe('The businesses that sell on this site.'),
  locations: z.array(location).default([]).describe('The locations that customers can visit.'),
  specialHours: z
    .array(specialHours)
    .max(400)
    .default([])
    .describe('Other hours on single days, such as public holidays. Customers see them from 30 days before.'),
}

export type DealershipSettings = z.output<typeof dealership>
export type LocationSettings = z.output<typeof location>
