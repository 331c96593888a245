import { z } from 'zod'
import { link } from '../identity.ts'

/** The sections that a home page can have below its hero. A section with nothing to show is left out. */
const homeSections = [
  'price-search',
  'body-types',
  'featured',
  'latest',
  'offers',
  'recently-viewed',
  'brands',
  'finance',
  'trade-in',
  'reviews',
  'posts',
  'locations',
] as const
export type HomeSection = (typeof homeSections)[number]

const review = z.strictObject({
  name: z.string().min(1).max(80).describe('The reviewer’s name, as they want it shown.'),
  stars: z.number().int().min(1).max(5).describe('How many stars out of five they gave.'),
  text: z.string().min(1).max(600).describe('The review, word for word.'),
  day: z.iso.date().nullable().default(null).describe('When they wrote it.'),
  source: z.string().max(80).nullable().default(null).describe('Where they wrote it.'),
})

const offer = z.strictObject({
  title: z.string().min(1).max(80).describe('The name of the offer.'),
  text: z.string().min(1).max(400).describe('The offer in a sentence or two.'),
  conditions: z
    .string()
    .max(600)
    .nullable()
    .default(null)
    .describe('The conditions, shown beside the offer.'),
  href: link.describe('Where the offer links to.'),
  from: z.iso
    .date()
    .nullable()
    .default(null)
    .describe('The first day it is shown, in the dealer’s time zone.'),
  until: z.iso
    .date()
    .nullable()
    .default(null)
    .describe('The last day it is valid, in the dealer’s time zone.'),
})

const post = z.strictObject({
  title: z.string().min(1).max(120).describe('The headline.'),
  text: z.string().min(1).max(2000).describe('The text of the post.'),
  day: z.iso.date().describe('The date of the post. It is hidden until then.'),
  href: link.nullable().default(null).describe('A link to more.'),
})

/** The sections of the home page and their content. */
export const homeSettings = z.strictObject({
  sections: z
    .array(z.enum(homeSections))
    .refine((names) => new Set(names).size === names.length, 'name each section once')
    .nullable()
    .default(null)
    .describe('The sections below the hero, in order. If empty, the template’s own order applies.'),
  featuredStockNumbers: z
    .array(z.string())
    .max(12)
    .default([])
    .describe('The vehicles the dealer features, by stock number. Sold vehicles are skipped.'),
  offers: z.array(offer).max(12).default([]).describe('The dealer’s limited-time offers.'),
  reviews: z.array(review).max(24).default([]).describe('What customers said about the dealer.'),
  posts: z.array(post).max(50).default([]).describe('News posts. The home page shows the latest.'),
})
