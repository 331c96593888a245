import { z } from 'zod'
import { carTypes } from '#domain/cars/car.ts'

const extra = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z\d-]{1,40}$/, 'use lower-case letters, digits and dashes')
    .describe('A short name that stays the same, such as `tow-bar`.'),
  name: z.string().min(1).max(80).describe('What it is.'),
  text: z.string().max(400).default('').describe('What it includes, in a sentence or two.'),
  priceCents: z.number().int().min(0).max(5_000_000).describe('The price with GST, in cents.'),
  carTypes: z
    .array(z.enum(carTypes))
    .min(1)
    .default([...carTypes])
    .describe('The kinds of stock it is offered with.'),
})

/** What customers who buy online can choose. */
export const purchaseSettings = z.strictObject({
  accessories: z
    .array(extra)
    .max(20)
    .default([])
    .describe('Accessories that are fitted before the handover.'),
  protection: z
    .array(extra)
    .max(10)
    .default([])
    .describe(
      'Products that protect the vehicle, with their prices. The vehicle’s page explains them in general.',
    ),
  deliveryCents: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .nullable()
    .default(null)
    .describe('What delivery to the customer costs, in cents. Without it, customers collect the vehicle.'),
  deliveryText: z
    .string()
    .max(300)
    .default('')
    .describe('Where the dealer delivers to, and what it includes.'),
})
