import { z } from 'zod'
import { link } from './identity.ts'

export const templates = ['metropolitan', 'showroom', 'yard', 'lifestyle'] as const
export type Template = (typeof templates)[number]

/** Whether pages are dark on light or light on dark. */
export type ColourScheme = 'light' | 'dark'

export const colourPattern = /^#[0-9a-f]{6}$/i

/** A colour as settings write it. */
export const colour = z.string().regex(colourPattern, 'use a colour such as #1a4d8f')

/** What makes the site look like this dealer. */
export const theme = z.strictObject({
  brand: colour.default('#17407a').describe('The dealer’s colour: buttons, links and marks.'),
  onBrand: colour.default('#ffffff').describe('Text on the dealer’s colour.'),
  accent: colour.default('#b45309').describe('A second colour, for prices and tags.'),
  onAccent: colour.default('#ffffff').describe('Text on the second colour.'),
  tint: colour.nullable().default(null).describe('A colour that the pages’ surfaces take a breath of.'),
  colorScheme: z
    .enum(['light', 'dark', 'auto'])
    .default('light')
    .describe('Light pages, dark ones, or as the visitor’s device has it, where the template offers it.'),
  radius: z.enum(['none', 'small', 'large']).default('small').describe('How round corners are.'),
})

export type Theme = z.output<typeof theme>

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
