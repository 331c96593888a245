import { z } from 'zod'
import { link } from './identity.ts'

/** Whether pages are dark on light or light on dark. */
export type ColourScheme = 'light' | 'dark'

export const colourPattern = /^#[0-9a-f]{6}$/i

/** A colour as it is written in settings. */
export const colour = z.string().regex(colourPattern, 'use a colour such as #1a4d8f')

/** The colours and shapes that make the site look like this dealer’s. */
export const theme = z.strictObject({
  brand: colour.default('#17407a').describe('The dealer’s colour, for buttons, links and marks.'),
  onBrand: colour.default('#ffffff').describe('The colour of text on the dealer’s colour.'),
  accent: colour.default('#b45309').describe('A second colour, for prices and tags.'),
  onAccent: colour.default('#ffffff').describe('The colour of text on the second colour.'),
  tint: colour.nullable().default(null).describe('A colour that lightly tints the surfaces of pages.'),
  colorScheme: z
    .enum(['light', 'dark', 'auto'])
    .default('light')
    .describe('Whether pages are light, dark or follow the visitor’s device, if the template offers it.'),
  radius: z.enum(['none', 'small', 'large']).default('small').describe('How round the corners are.'),
})

export type Theme = z.output<typeof theme>

const menuItem = z.strictObject({
  label: z.string().min(1).describe('The text of the link.'),
  href: link.describe('Where the link goes.'),
})

/** Menus of the header. An item with children is a drop-down. */
export const menu = z
  .array(menuItem.extend({ children: z.array(menuItem).default([]).describe('The links in its drop-down.') }))
  .nullable()
  .default(null)
  .describe('The header’s menu. If empty, the site uses the default menu.')

export const headerButtons = z
  .array(menuItem)
  .max(8)
  .nullable()
  .default(null)
  .describe('The header’s buttons; an empty list shows none. If not set, the site uses the default buttons.')

export const footerMenu = z
  .array(menuItem)
  .min(1)
  .max(24)
  .nullable()
  .default(null)
  .describe('The links to pages in the footer. If not set, the site uses the default links.')
