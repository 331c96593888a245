import { z } from 'zod'
import { carTypes } from '#domain/cars/car.ts'

const reason = z.strictObject({
  title: z.string().min(1).max(80).describe('In a few words.'),
  text: z.string().min(1).max(2000).describe('In full, with all that limits it.'),
  carTypes: z
    .array(z.enum(carTypes))
    .min(1)
    .default([...carTypes])
    .describe('The kinds of stock it holds for.'),
})

/** What a vehicle's page says beside the vehicle itself. */
export const carPageSettings = z.strictObject({
  whyBuyFromUs: z.array(reason).max(12).default([]).describe('What a buyer has from buying here.'),
  protection: z.array(reason).max(12).default([]).describe('What can be bought to protect the vehicle.'),
  chatUrl: z
    .url({ protocol: /^(?:https|sms)$/, error: 'use an https:// or sms: address' })
    .nullable()
    .default(null)
    .describe(
      'Where the dealer can be written to at once: a Messenger or WhatsApp address, or sms: and a number.',
    ),
})
