import { z } from 'zod'
import { line, picture, sentences } from '../content/fields.ts'

const fit = z.strictObject({
  make: line(40).describe('The make.'),
  model: line(60).optional().describe('The model. Without one, every model of the make.'),
})

/** An accessory or a part that the dealer sells. */
export const accessoryDocument = z
  .strictObject({
    name: line(100).describe('What it is.'),
    partNumber: line(40).optional().describe('The maker’s part number.'),
    category: line(40).describe('The category under which it is listed, such as Towing.'),
    price: z
      .number()
      .min(0.01)
      .max(100_000)
      .multipleOf(0.01)
      .optional()
      .describe('The price in dollars with GST.'),
    fitting: z
      .enum(['included', 'extra'])
      .optional()
      .describe('Whether the price includes fitting it. Left out for what needs none.'),
    fits: z
      .array(fit)
      .max(60)
      .default([])
      .describe('The vehicles it fits. Without any, it fits every vehicle.'),
    text: sentences(600).optional().describe('A longer description.'),
    picture: picture.optional().describe('A picture of it.'),
  })
  .describe('An accessory or a part in the catalogue.')

export type AccessoryBody = z.output<typeof accessoryDocument>
