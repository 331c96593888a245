import { z } from 'zod'

const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

const encoding = z
  .enum(['auto', ...encodings])
  .default('auto')
  .describe('How letters are written down; found out by itself unless said.')

const recordPath = z.string().min(1).optional()

/** What kind of file the feed is, and where its records are. */
export const feedFormat = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('auto'), encoding })
    .describe('Whichever of the others the file turns out to be, with its records where they usually are.'),
  z
    .strictObject({
      type: z.literal('csv'),
      encoding,
      delimiter: z
        .enum([',', ';', '\t', '|'])
        .optional()
        .describe('What stands between columns; found out from the header unless said.'),
      endsLines: z
        .boolean()
        .default(false)
        .describe('The feed ends its last line like every other, so a file without that end was cut off.'),
    })
    .describe('A table with the names of its columns in the first line.'),
  z
    .strictObject({
      type: z.literal('json'),
      encoding,
      records: recordPath.describe('Where the list is, such as data.vehicles; the whole file unless said.'),
    })
    .describe('A list of objects. Fields inside fields are named with dots: Specification.Make.'),
  z.strictObject({ type: z.literal('jsonl'), encoding }).describe('One object a line.'),
  z
    .strictObject({
      type: z.literal('xml'),
      encoding,
      records: recordPath.describe(
        'Where the records are, such as stock/vehicle; the children of the root unless said.',
      ),
    })
    .describe(
      'Elements inside elements are named with slashes, attributes with @: images/image, price@currency.',
    ),
])
export type FeedFormat = z.output<typeof feedFormat>
