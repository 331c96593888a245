import { z } from 'zod'
import { endsAfterItStarts, endsTooEarly, line, link, period, picture, sentences } from '../fields.ts'

const heading = line(120).optional().describe('The heading above it.')

export const pictures = z
  .strictObject({
    kind: z.literal('pictures'),
    heading,
    pictures: z
      .array(picture.extend({ caption: line(200).optional().describe('A line below it.') }))
      .min(1)
      .max(24)
      .describe('The pictures.'),
  })
  .describe('A picture, or several side by side.')

export const tiles = z
  .strictObject({
    kind: z.literal('tiles'),
    heading,
    tiles: z
      .array(
        z.strictObject({
          title: line(80).describe('A few words.'),
          text: sentences(300).optional().describe('A sentence or two.'),
          picture: picture.optional().describe('A picture above it.'),
          link: link.optional().describe('Where it goes.'),
        }),
      )
      .min(1)
      .max(24)
      .describe('The tiles.'),
  })
  .describe('Short facts or links side by side.')

export const video = z
  .strictObject({
    kind: z.literal('video'),
    heading,
    title: line(120).describe('What the video shows.'),
    service: z.enum(['youtube', 'vimeo']).describe('Where the video is.'),
    id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{5,20}$/, 'use the id of the video, such as dQw4w9WgXcQ')
      .describe('The id of the video there.'),
    picture: picture.optional().describe('A picture in its place until someone plays it.'),
  })
  .describe(
    'A video. Nothing is loaded from the other service until a visitor agrees to it by pressing play.',
  )

export const banner = z
  .strictObject({
    kind: z.literal('banner'),
    picture: picture.describe('The picture, which carries the whole message.'),
    link: link.optional().describe('Where it goes.'),
    ...period,
  })
  .refine(endsAfterItStarts, endsTooEarly)
  .describe('A wide promotional picture, on its days only.')

export const frame = z
  .strictObject({
    kind: z.literal('frame'),
    heading,
    title: line(120).describe('What the frame shows, for screen readers.'),
    address: z
      .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'use an https:// address' })
      .describe('The address of the page. Its host has to be one of the site’s content.frameHosts.'),
    height: z.number().int().min(100).max(3000).default(600).describe('The height in pixels.'),
  })
  .describe('Another website’s page, such as a booking calendar.')
