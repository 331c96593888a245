import { z } from 'zod'

/** A short name that can be part of an address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, 'use lower-case letters, digits and single dashes')

/** A link that a visitor may follow: a path on this site or an https address elsewhere. Never a script. */
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

const pixels = z.int().min(1).max(10_000)

/** The dealer’s name, addresses and contact details. */
export const identity = {
  slug: slug.describe('The short name of the site. Its address is {slug}.{base domain}.'),
  name: z.string().min(1).max(120).describe('The dealer’s name as visitors see it.'),
  hosts: z.array(host).default([]).describe('The site’s own domains, in addition to its sub-domain.'),
  dealershipId: z
    .string()
    .nullable()
    .default(null)
    .describe('The dealership that gets a lead when nothing else decides. (dealership_id)'),
  timeZone: timeZone
    .default('Australia/Brisbane')
    .describe('The dealer’s time zone, used for the dates of promotions, hours and quotes.'),
  defaultState: z.enum(states).default('qld').describe('The state that forms have selected at first.'),
  overrideCity: z
    .string()
    .nullable()
    .default(null)
    .describe('A city to show instead of the vehicle’s own. (override_city)'),
  manufacturer: z
    .strictObject({ name: z.string().min(1).describe('The brand’s name.') })
    .nullable()
    .default(null)
    .describe('The brand, on a single-brand site. (manufacturer.name)'),
  logo: z
    .strictObject({
      url: link.describe('The address of the picture. (logo.url)'),
      size: z
        .strictObject({
          width: pixels.describe('Its width in pixels.'),
          height: pixels.describe('Its height in pixels.'),
        })
        .nullable()
        .default(null)
        .describe(
          'The size of the picture, so that pages reserve exactly the space it needs. Without it, the logo is fitted into a space four times as wide as it is high.',
        ),
    })
    .nullable()
    .default(null)
    .describe('The dealer’s logo. Without one, the site shows the name as text.'),
  icon: z
    .strictObject({ url: link.describe('The address of the picture.') })
    .nullable()
    .default(null)
    .describe(
      'A square picture for browser tabs and home screens. Without one, tabs show the initial and home screens the logo.',
    ),
  phone: z.string().nullable().default(null).describe('The dealer’s main number.'),
  email: z.email().nullable().default(null).describe('The dealer’s email address, for leads and questions.'),
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
    .describe('The dealer’s pages on social networks.'),
}

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en-AU', { timeZone: name }))
  } catch {
    return false
  }
}
