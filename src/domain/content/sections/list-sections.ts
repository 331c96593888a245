import { z } from 'zod'
import { day, line, picture, sentences, stockSearch } from '../fields.ts'
import { MAX_MODELS } from '../../range/max-models.ts'
import { formattedText } from '../formatted-text.ts'
import { postCategories } from '../post-categories.ts'

const heading = line(120).optional().describe('The heading above it.')
const most = z.number().int().min(1).max(24).default(6).describe('How many to show at most.')

export const stock = z
  .strictObject({
    kind: z.literal('stock'),
    heading,
    search: stockSearch.describe('The search that finds them.'),
    most,
  })
  .describe('Vehicles of the current stock. Left out when the search finds none.')

export const models = z
  .strictObject({
    kind: z.literal('models'),
    heading,
    make: line(40).optional().describe('Only models of a make.'),
    body: line(40).optional().describe('Only models of a body type.'),
    most: z.number().int().min(1).max(MAX_MODELS).default(MAX_MODELS).describe('How many to show at most.'),
  })
  .describe('Models of the range, or those in stock where none are written. Left out when there are none.')

export const offers = z
  .strictObject({
    kind: z.literal('offers'),
    heading,
    specialOnly: z.boolean().default(false).describe('Shows special offers only.'),
    most,
  })
  .describe('The offers that are running.')

export const posts = z
  .strictObject({
    kind: z.literal('posts'),
    heading,
    category: z.enum(postCategories).optional().describe('Shows posts of one category only.'),
    most: most.default(3),
  })
  .describe('The latest posts.')

export const people = z
  .strictObject({
    kind: z.literal('people'),
    heading,
    people: z
      .array(
        z.strictObject({
          name: line(80).describe('Their name.'),
          role: line(120).describe('What they do.'),
          text: sentences(400).optional().describe('A sentence or two about them.'),
          picture: picture.optional().describe('A portrait.'),
          phone: line(40).optional().describe('Their phone number.'),
          email: z.email().optional().describe('Their email address.'),
        }),
      )
      .min(1)
      .max(60)
      .describe('The people.'),
  })
  .describe('People who work here.')

export const positions = z
  .strictObject({
    kind: z.literal('positions'),
    heading,
    positions: z
      .array(
        z.strictObject({
          title: line(120).describe('The job.'),
          place: line(120).optional().describe('Where.'),
          hours: line(80).optional().describe('Full time, casual and so on.'),
          text: formattedText.describe('What the job is and who would suit it.'),
          until: day.optional().describe('The last day to apply. It is left out afterwards.'),
        }),
      )
      .min(1)
      .max(40)
      .describe('The open positions.'),
  })
  .describe('Open positions. Put a form of the kind “careers” below it.')

/** The enquiry forms that a page can have. */
const contentForms = [
  'general',
  'offers',
  'careers',
  'fleet',
  'parts',
  'accessories',
  'service',
  'trade-in',
] as const
export type ContentForm = (typeof contentForms)[number]

export const form = z
  .strictObject({
    kind: z.literal('form'),
    form: z.enum(contentForms).default('general').describe('Which form.'),
    heading: line(120).default('Make an enquiry').describe('The heading of the form.'),
  })
  .describe('An enquiry form. A page can have one.')

export const locations = z
  .strictObject({
    kind: z.literal('locations'),
    heading,
    which: line(80)
      .default('all')
      .describe('`primary`, `sales`, `service`, `parts`, `service-and-parts`, `all`, or the id of one.'),
    manufacturer: line(60).optional().describe('Only those of a brand.'),
    subtype: line(60).optional().describe('Only those that are for this too, such as buying.'),
    excludedIds: z.array(z.string()).max(100).default([]).describe('The ids of locations to leave out.'),
    map: z
      .boolean()
      .default(false)
      .describe('Shows them as cards with a map. Otherwise each is a line that opens.'),
  })
  .describe('The dealer’s locations with their phone numbers and opening hours.')
