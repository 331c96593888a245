import { z } from 'zod'

const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

const encoding = z
  .enum(['auto', ...encodings])
  .default('auto')
  .describe('The character encoding; detected by default.')

const recordPath = z.string().min(1).optional()

/** The file format of a feed, and the path of its records. */
export const feedFormat = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('auto'), encoding })
    .describe('Detects the format, with the records in the usual place.'),
  z
    .strictObject({
      type: z.literal('csv'),
      encoding,
      delimiter: z
        .enum([',', ';', '\t', '|'])
        .optional()
        .describe('The character between columns; detected from the header by default.'),
      endsLines: z
        .boolean()
        .default(false)
        .describe('The last line ends with a line break, so a file without one was cut off.'),
    })
    .describe('A table with column names in the first line.'),
  z
    .strictObject({
      type: z.literal('json'),
      encoding,
      records: recordPath.describe('The path of the list, such as data.vehicles; the whole file by default.'),
    })
    .describe('A list of objects. Nested fields use dots: Specification.Make.'),
  z.strictObject({ type: z.literal('jsonl'), encoding }).describe('One object per line.'),
  z
    .strictObject({
      type: z.literal('xml'),
      encoding,
      records: recordPath.describe(
        'The path of the records, such as stock/vehicle; the children of the root by default.',
      ),
    })
    .describe('Nested elements use slashes, attributes use @: images/image, price@currency.'),
])
export type FeedFormat = z.output<typeof feedFormat>
