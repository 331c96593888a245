import { z } from 'zod'
import { priceKinds } from '../cars/car.ts'
import { line, link, picture, sentences } from '../content/fields.ts'
import { formattedText } from '../content/formatted-text.ts'

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'use lower-case letters, digits and hyphens')

const price = z.strictObject({
  dollars: z.number().int().min(1).max(10_000_000).describe('Whole dollars.'),
  kind: z.enum(priceKinds).describe('What the price includes. The page says so beside it.'),
})

const specification = z.strictObject({
  label: line(60).describe('What is specified, such as “Towing capacity”.'),
  value: line(120).describe('The value, such as “3,500 kg”.'),
})

const variant = z.strictObject({
  name: line(80).describe('The variant’s name.'),
  price: price.optional().describe('Its price.'),
  specifications: z
    .array(specification)
    .max(60)
    .default([])
    .describe('Its specifications. Those with the same label stand side by side.'),
})

const colour = z.strictObject({
  name: line(60).describe('The maker’s name for the colour.'),
  code: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'use a colour such as #1a2b3c')
    .describe('The colour, such as #1a2b3c.'),
  picture: picture.optional().describe('The model in this colour.'),
})

/** A model of the dealer's range. */
export const modelDocument = z
  .strictObject({
    make: line(40).describe('The make, spelled as in the stock.'),
    model: line(60).describe('The model, spelled as in the stock.'),
    newSlug: slug.optional().describe('Its name in addresses from now on. The old address leads there.'),
    body: z
      .union([line(40).transform((only) => [only]), z.array(line(40)).min(1).max(6)])
      .describe('Its body type, such as SUV, or several. Its page leads back to the first one.'),
    status: z.enum(['new', 'coming-soon']).optional().describe('What its tile says above the name.'),
    description: sentences(300).describe('The model in a sentence, for its tile and search engines.'),
    picture: picture.optional().describe('The picture on its tile and page.'),
    link: link.optional().describe('Where its tile goes instead of its own page.'),
    text: formattedText.optional().describe('A longer description.'),
    from: price.optional().describe('The lowest price. Without one, that of the cheapest variant.'),
    variants: z.array(variant).max(16).default([]).describe('Its variants, side by side.'),
    colours: z.array(colour).max(24).default([]).describe('The colours it comes in.'),
    brochure: link.optional().describe('Its brochure to open. Without one, visitors can ask for it.'),
  })
  .describe('A model of the range, with a page of its own.')

export type ModelBody = z.output<typeof modelDocument>
export type ModelPrice = z.output<typeof price>
