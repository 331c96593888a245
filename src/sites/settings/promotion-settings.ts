import { z } from 'zod'
import { carTypes } from '#domain/cars/car.ts'
import { isPictureSource } from '#domain/images/picture.ts'
import { link } from '../identity.ts'
import { colour } from '../appearance.ts'

const day = z.iso.date('use a day such as 2026-03-31')

const marketingCard = z
  .strictObject({
    image: z
      .string()
      .refine(isPictureSource, 'use a path such as /pictures/offer.webp or an https:// address')
      .describe('The picture; all that the card has to say is in it.'),
    alt: z
      .string()
      .trim()
      .min(1, 'say what the picture says')
      .max(200)
      .describe('The same in words, for who does not see the picture.'),
    link: link.describe('Where it leads.'),
    background: colour.nullable().default(null).describe('What shows around the picture.'),
    displayTypes: z
      .array(z.enum(carTypes))
      .min(1)
      .default([...carTypes])
      .describe('The kinds of stock it is for.'),
    strictDisplay: z
      .boolean()
      .default(false)
      .describe('Shown only while kinds of stock are selected and all of them are its own.'),
    start: day.nullable().default(null).describe('Its first day, on the dealer’s calendar.'),
    expiry: day.nullable().default(null).describe('The first day on which it is no longer shown.'),
    position: z
      .number()
      .int()
      .min(1)
      .max(10_000)
      .nullable()
      .default(null)
      .describe('A place of its own; without one it takes the next of stock.marketingCardPositions.'),
  })
  .refine(({ start, expiry }) => start === null || expiry === null || start < expiry, {
    path: ['expiry'],
    error: 'expires before it starts',
  })

const callToAction = z.strictObject({
  heading: z.string().min(1).max(80).describe('What it is about.'),
  text: z.string().min(1).max(240).describe('What is offered.'),
  linkLabel: z.string().min(1).max(40).describe('The words on its button.'),
  link: link.describe('Where it leads.'),
})

/** Offers and promotions. */
export const promotionSettings = z.strictObject({
  offersCount: z
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('How many offers run; 0 hides offers from menus. (offers.count)'),
  marketingCards: z
    .array(marketingCard)
    .max(24)
    .default([])
    .describe('The dealer’s own advertisements among the results of a search.'),
  callToAction: callToAction
    .nullable()
    .default(null)
    .describe('What is said among the results to who has not found it yet, at stock.callToActionPositions.'),
})

export type MarketingCardSettings = z.output<typeof marketingCard>
