import { z } from 'zod'
import { carTypes } from '#domain/cars/car.ts'

const reason = z.strictObject({
  title: z.string().min(1).max(80).describe('The heading, in a few words.'),
  text: z.string().min(1).max(2000).describe('The full text, with any conditions.'),
  carTypes: z
    .array(z.enum(carTypes))
    .min(1)
    .default([...carTypes])
    .describe('The kinds of stock it applies to.'),
})

/** What a vehicle’s page says in addition to the vehicle’s own details. */
export const carPageSettings = z.strictObject({
  whyBuyFromUs: z.array(reason).max(12).default([]).describe('Reasons to buy from this dealer.'),
  protection: z
    .array(reason)
    .max(12)
    .default([])
    .describe('Products that protect the vehicle, such as a warranty.'),
  guarantee: z
    .strictObject({
      moneyBack: z
        .boolean()
        .default(false)
        .describe(
          'Used vehicles have the 48 hour money-back guarantee, with its terms at /used-car-guarantee.',
        ),
      lifetimeEngine: z.boolean().default(false).describe('The guarantee includes the engine for life.'),
    })
    .prefault({})
    .describe('What the dealer guarantees for used vehicles.'),
  chatUrl: z
    .url({ protocol: /^(?:https|sms)$/, error: 'use an https:// or sms: address' })
    .nullable()
    .default(null)
    .describe(
      'Where visitors can message the dealer: a Messenger or WhatsApp address, or sms: and a number.',
    ),
})
