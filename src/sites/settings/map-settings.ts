import { z } from 'zod'
import { httpsAddress, origin } from './web-addresses.ts'

/** Maps come from us, unless the dealer names a service. */
export const mapSettings = z
  .strictObject({
    kind: z
      .enum(['interactive', 'drawn', 'embed'])
      .default('interactive')
      .describe(
        'A map to move around in, a drawing, or Google’s map in a frame. Without JavaScript every site shows the drawing.',
      ),
    styleUrl: z
      .union([
        httpsAddress,
        z
          .string()
          .regex(/^\/(?![/\\])[^\s\\]*$/, 'use a path such as /maps/style.json or an https:// address'),
      ])
      .nullable()
      .default(null)
      .describe(
        'The style of a tile service, in the format of MapLibre, for the interactive map. Without one it shows our own coast and towns.',
      ),
    talksTo: z
      .array(origin)
      .max(10)
      .default([])
      .describe('Other origins that the style loads its tiles and letters from. Browsers block all others.'),
    embedKey: z
      .string()
      .regex(/^[\w-]{20,80}$/, 'use a key of the Google Maps Embed API')
      .nullable()
      .default(null)
      .describe('The key for Google’s map in a frame. It is public, so restrict it to the site’s domains.'),
  })
  .refine(({ kind, embedKey }) => kind !== 'embed' || embedKey !== null, {
    path: ['embedKey'],
    error: 'Google’s map needs a key',
  })
