import { z } from 'zod'
import { carTypes } from '#domain/cars/car.ts'
import { isPictureSource } from '#domain/images/picture.ts'
import { link } from '../identity.ts'
import { colour } from '../appearance.ts'
import { spinToWin } from './spin-settings.ts'

const day = z.iso.date('use a day such as 2026-03-31')

const marketingCard = z
  .strictObject({
    image: z
      .string()
      .refine(isPictureSource, 'use a path such as /pictures/offer.webp or an https:// address')
      .describe('The picture, which carries the whole message of the card.'),
    alt: z
      .string()
      .trim()
      .min(1, 'describe what the picture says')
      .max(200)
      .describe('The same message as text, for screen readers.'),
    link: link.describe('Where the card links to.'),
    background: colour.nullable().default(null).describe('The colour around the picture.'),
    displayTypes: z
      .array(z.enum(carTypes))
      .min(1)
      .default([...carTypes])
      .describe('The kinds of stock it is shown for.'),
    strictDisplay: z
      .boolean()
      .default(false)
      .describe('Shows the card only while kinds of stock are selected and all of them are among its own.'),
    start: day.nullable().default(null).describe('The first day it is shown, in the dealer’s time zone.'),
    expiry: day
      .nullable()
      .default(null)
      .describe('The first day it is no longer shown, in the dealer’s time zone.'),
    position: z
      .number()
      .int()
      .min(1)
      .max(10_000)
      .nullable()
      .default(null)
      .describe(
        'Its position in the results. Without one it takes the next of stock.marketingCardPositions.',
      ),
  })
  .refine(({ start, expiry }) => start === null || expiry === null || start < expiry, {
    path: ['expiry'],
    error: 'expires before it starts',
  })

const callToAction = z.strictObject({
  heading: z.string().min(1).max(80).describe('The heading.'),
  text: z.string().min(1).max(240).describe('The text.'),
  linkLabel: z.string().min(1).max(40).describe('The text on its button.'),
  link: link.describe('Where its button goes.'),
})

/** Offers and promotions. */
export const promotionSettings = z.strictObject({
  offersCount: z
    .number()
    .int()
    .min(0)
    .nullable()
    .default(null)
    .describe(
      'How many offers are running; 0 hides offers from menus. Without a number, the running offers are counted. (offers.count)',
    ),
  marketingCards: z
    .array(marketingCard)
    .max(24)
    .default([])
    .describe('The dealer’s own advertisements in search results.'),
  callToAction: callToAction
    .nullable()
    .default(null)
    .describe(
      'A card in search results for shoppers who haven’t found a vehicle yet, shown at stock.callToActionPositions.',
    ),
  spinToWin,
})

export type MarketingCardSettings = z.output<typeof marketingCard>
