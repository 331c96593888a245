import { z } from 'zod'

/** What pages may show of other websites. */
export const contentSettings = z.strictObject({
  frameHosts: z
    .array(z.string().max(253).regex(z.regexes.domain, 'use a host name such as www.example.com.au'))
    .max(20)
    .default([])
    .describe('The hosts of other websites that pages may show in a frame.'),
  videoServices: z
    .array(z.enum(['youtube', 'vimeo']))
    .default([])
    .describe('The services whose videos pages may show, once a visitor presses play.'),
})
