import { z } from 'zod'

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
  'service',
  'team',
  'reviews',
  'posts',
  'locations',
] as const
export type HomeSection = (typeof homeSections)[number]

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
})
