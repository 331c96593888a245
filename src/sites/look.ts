import { z } from 'zod'
import { link } from './identity.ts'

export const templates = ['metropolitan', 'showroom', 'yard', 'lifestyle'] as const
export type Template = (typeof templates)[number]

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'use a colour such as #1a4d8f')

/** What makes the site look like this dealer. */
export const theme = z.strictObject({
  brand: colour.default('#17407a').describe('The dealer’s colour: buttons, links and marks.'),
  onBrand: colour.default('#ffffff').describe('Text on the dealer’s colour.'),
  accent: colour.default('#b45309').describe('A second colour, for prices and tags.'),
  radius: z.enum(['none', 'small', 'large']).default('small').describe('How round corners are.'),
})

const menuItem = z.strictObject({
  label: z.string().min(1).describe('The words.'),
  href: link.describe('Where it leads.'),
})

/** Menus of the header. An item with children opens. */
export const menu = z
  .array(menuItem.extend({ children: z.array(menuItem).default([]).describe('What opens below it.') }))
  .nullable()
  .default(null)
  .describe('The header’s menu; empty uses the usual one.')

/** Offers and promotions. */
export const promotionSettings = z.strictObject({
  offersCount: z
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('How many offers run; 0 hides offers from menus. (offers.count)'),
})
