import { z } from 'zod'

/** What can stand on a home page below its hero. Each is left out by itself where the dealer has nothing for it. */
const homeSections = [
  'price-search',
  'body-types',
  'featured',
  'latest',
  'brands',
  'finance',
  'trade-in',
  'locations',
] as const
export type HomeSection = (typeof homeSections)[number]

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
})
