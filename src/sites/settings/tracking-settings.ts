import { z } from 'zod'

/** What a service from elsewhere is for, as visitors are told. */
export const thirdPartyCategories = ['analytics', 'marketing', 'chat'] as const

/** A plain name of a host: it becomes part of a rule that browsers keep, where a star or a semicolon would mean more. */
const httpsAddress = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'use an https:// address',
})
const origin = httpsAddress.refine(
  (address) => new URL(address).origin === address,
  'use only the origin, such as https://chat.example',
)

const outsideScript = z.strictObject({
  name: z.string().trim().min(1).max(60).describe('Whose it is, as visitors know it.'),
  src: httpsAddress.describe('The address of its script.'),
  category: z.enum(thirdPartyCategories).describe('What it is for.'),
  purpose: z.string().trim().min(1).max(200).describe('What it does, in a sentence for visitors.'),
  weightKb: z
    .number()
    .int()
    .min(1)
    .max(5000)
    .describe('What it costs a visitor: the kilobytes that its scripts bring, compressed.'),
  talksTo: z
    .array(origin)
    .max(10)
    .default([])
    .describe('Further origins that it may send to or show in a frame; the browser lets it reach no others.'),
})

/** What is counted with the help of others. The site's own log needs none of it. */
export const trackingSettings = z
  .strictObject({
    consent: z
      .enum(['ask', 'notice'])
      .default('ask')
      .describe(
        'Third-party services start once a visitor agrees, or at once with a notice and a way to refuse.',
      ),
    ga4MeasurementId: z
      .string()
      .regex(/^G-[A-Z0-9]{4,14}$/, 'use a measurement id such as G-ABC1234567')
      .nullable()
      .default(null)
      .describe('Google Analytics 4.'),
    gtmContainerId: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, 'use a container id such as GTM-ABC1234')
      .nullable()
      .default(null)
      .describe('Google Tag Manager, whose container brings its own tags.'),
    outsideScripts: z
      .array(outsideScript)
      .max(10)
      .default([])
      .describe('Scripts of others, each with what it is for and what it costs.'),
  })
  .refine(({ ga4MeasurementId, gtmContainerId }) => ga4MeasurementId === null || gtmContainerId === null, {
    path: ['ga4MeasurementId'],
    error: 'leave it to the container of Google Tag Manager, or everything is counted twice',
  })
