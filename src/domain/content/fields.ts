import { z } from 'zod'
import { isPictureSource } from '../images/picture.ts'
import { isOwnAddress, isSafeLink } from '../shared/safe-link.ts'

/** A piece of text on one line, such as a title. */
export const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1, 'write something, or leave it out')
    .max(maxLength)
    .regex(/^[^\p{Cc}]*$/u, 'write it on one line')

/** A few sentences without formatting. */
export const sentences = (maxLength: number) =>
  z.string().trim().min(1, 'write something, or leave it out').max(maxLength)

export const link = z
  .string()
  .refine(isSafeLink, 'use a path such as /finance, an https:// address, or tel: or mailto:')

/** A search of the site's stock, as its results page has it in its address. */
export const stockSearch = z
  .string()
  .refine(
    (address) => isOwnAddress(address) && /^\/search(?:[/?]|$)/.test(address),
    'use the address of a search on this site, such as /search/toyota?price=0:30000',
  )

export const day = z.iso.date('use a day such as 2026-03-31')

export const picture = z.strictObject({
  src: z
    .string()
    .refine(isPictureSource, 'use a path such as /pictures/yard.webp or an https:// address')
    .describe('The address of the picture.'),
  alt: z
    .string()
    .trim()
    .max(200)
    .describe('What the picture shows, for screen readers. Empty if it adds nothing to the text.'),
})
export type PictureField = z.output<typeof picture>

export const button = z.strictObject({
  label: line(40).describe('The text on the button.'),
  link: link.describe('Where it goes.'),
})

/** The first and the last day on which something is shown, in the dealer's time zone. */
export const period = {
  from: day.optional().describe('The first day it is shown, in the dealer’s time zone.'),
  until: day.optional().describe('The last day it is shown, in the dealer’s time zone.'),
}

/** Adds to the schema of something with a period that it can't end before it starts. */
export function endsAfterItStarts({
  from,
  until,
}: {
  from?: string | undefined
  until?: string | undefined
}) {
  return from === undefined || until === undefined || from <= until
}

export const endsTooEarly = { path: ['until'], error: 'ends before it starts' }
