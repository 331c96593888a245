import { z } from 'zod'
import { httpsAddress, origin } from './web-addresses.ts'

/** The purpose of a third-party service, as visitors see it. */
export const thirdPartyCategories = ['analytics', 'marketing', 'chat'] as const

const outsideScript = z.strictObject({
  name: z.string().trim().min(1).max(60).describe('Who provides it, by a name that visitors know.'),
  src: httpsAddress.describe('The address of its script.'),
  category: z.enum(thirdPartyCategories).describe('Its purpose.'),
  purpose: z.string().trim().min(1).max(200).describe('What it does, in a sentence for visitors.'),
  weightKb: z
    .number()
    .int()
    .min(1)
    .max(5000)
    .describe('What it costs a visitor to load: the size of its scripts in kilobytes, compressed.'),
  talksTo: z
    .array(origin)
    .max(10)
    .default([])
    .describe('Other origins that it may connect to or show in a frame. Browsers block all others.'),
})

/** Third-party analytics. The site’s own log needs none of it. */
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
      .describe('Google Tag Manager, whose container loads its own tags.'),
    outsideScripts: z
      .array(outsideScript)
      .max(10)
      .default([])
      .describe('Third-party scripts, each with its purpose and its cost.'),
  })
  .refine(({ ga4MeasurementId, gtmContainerId }) => ga4MeasurementId === null || gtmContainerId === null, {
    path: ['ga4MeasurementId'],
    error: 'use Google Analytics in the container of Google Tag Manager, or every event is counted twice',
  })
