import { z } from 'zod'

/** A short name that can stand in an address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, 'use small letters, digits and single dashes')

/** A link a visitor may follow: an address on this site, or a secure one elsewhere. Never a script. */
export const link = z
  .string()
  .max(2048)
  .regex(
    /^(?:\/(?![/\\])|#|https:\/\/|tel:|mailto:)[^\s\\]*$/,
    'use a path such as /finance or an https:// address',
  )

const httpsUrl = z.url({ protocol: /^https$/, error: 'use an https:// address' })

export const states = ['qld', 'nsw', 'vic', 'sa', 'wa', 'tas', 'act', 'nt'] as const

export const timeZone = z.string().refine(isTimeZone, 'use a time zone name such as Australia/Brisbane')

/** A domain name as browsers send it, without a port. */
const host = z
  .string()
  .max(253)
  .regex(/^(?=.*[a-z])[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, 'use a domain name such as www.example.com.au')

/** Who the dealer is and where their site answers. */
export const identity = {
  slug: slug.describe('The short name of the site; it answers at {slug}.{base domain}.'),
  name: z.string().min(1).max(120).describe('The dealer’s name as visitors read it.'),
  hosts: z.array(host).default([]).describe('The site’s own domains, beside the slug sub-domain.'),
  dealershipId: z
    .string()
    .nullable()
    .default(null)
    .describe('The dealership that leads go to when nothing else decides. (dealership_id)'),
  timeZone: timeZone
    .default('Australia/Brisbane')
    .describe('Where the dealer’s clock hangs: promotions, hours and quotes are dated by it.'),
  defaultState: z.enum(states).default('qld').describe('The state that forms start with.'),
  overrideCity: z
    .string()
    .nullable()
    .default(null)
    .describe('A city to show in place of the vehicle’s own. (override_city)'),
  manufacturer: z
    .strictObject({ name: z.string().min(1).describe('The brand’s name.') })
    .nullable()
    .default(null)
    .describe('The brand, on a single-brand site. (manufacturer.name)'),
  logo: z
    .strictObject({ url: link.describe('Where the picture is. (logo.url)') })
    .nullable()
    .default(null)
    .describe('The dealer’s logo; without one the name is set in type.'),
  phone: z.string().nullable().default(null).describe('The dealer’s main number.'),
  email: z.email().nullable().default(null).describe('Where leads and questions reach the dealer.'),
  description: z
    .string()
    .max(300)
    .nullable()
    .default(null)
    .describe('One sentence about the dealer, for search engines and social cards.'),
  social: z
    .strictObject({
      facebookUrl: httpsUrl
        .nullable()
        .default(null)
        .describe('The dealer’s page on Facebook. (facebook_url)'),
      instagramUrl: httpsUrl
        .nullable()
        .default(null)
        .describe('The dealer’s page on Instagram. (instagram_url)'),
      youtubeUrl: httpsUrl.nullable().default(null).describe('The dealer’s page on YouTube. (youtube_url)'),
    })
    .prefault({})
    .describe('The dealer’s pages elsewhere.'),
}

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en-AU', { timeZone: name }))
  } catch {
    return false
  }
}
