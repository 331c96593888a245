import { z } from 'zod'
import { link } from '../identity.ts'

/** What can stand on a home page below its hero. Each is left out by itself where the dealer has nothing for it. */
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
  name: z.string().min(1).max(80).describe('Who wrote it, as they wish to be named.'),
  stars: z.number().int().min(1).max(5).describe('How many stars of five they gave.'),
  text: z.string().min(1).max(600).describe('Their words, unchanged.'),
  day: z.iso.date().nullable().default(null).describe('When they wrote it.'),
  source: z.string().max(80).nullable().default(null).describe('Where they wrote it.'),
})

const offer = z.strictObject({
  title: z.string().min(1).max(80).describe('What is offered.'),
  text: z.string().min(1).max(400).describe('What it is about, in a sentence or two.'),
  conditions: z.string().max(600).nullable().default(null).describe('What limits it; stands beside it.'),
  href: link.describe('Where it leads.'),
  from: z.iso
    .date()
    .nullable()
    .default(null)
    .describe('The first day it is shown, on the dealer’s calendar.'),
  until: z.iso.date().nullable().default(null).describe('The last day it holds, on the dealer’s calendar.'),
})

const post = z.strictObject({
  title: z.string().min(1).max(120).describe('The headline.'),
  text: z.string().min(1).max(2000).describe('The news itself.'),
  day: z.iso.date().describe('The day it is dated; before it, the post is not shown.'),
  href: link.nullable().default(null).describe('Where more of it stands.'),
})

/** What stands on the home page. */
export const homeSettings = z.strictObject({
  sections: z
    .array(z.enum(homeSections))
    .refine((names) => new Set(names).size === names.length, 'name each section once')
    .nullable()
    .default(null)
    .describe('What stands below the hero, in this order; empty uses the template’s own order.'),
  featuredStockNumbers: z
    .array(z.string())
    .max(12)
    .default([])
    .describe('The vehicles the dealer puts forward, by stock number. One that is sold is passed over.'),
  offers: z.array(offer).max(12).default([]).describe('What the dealer offers for a time.'),
  reviews: z.array(review).max(24).default([]).describe('What customers said of the dealer.'),
  posts: z.array(post).max(50).default([]).describe('News; the latest are shown.'),
})
