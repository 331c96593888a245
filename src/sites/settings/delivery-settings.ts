import { z } from 'zod'
import { destinationKinds } from '#domain/lead-delivery/destinations-for.ts'
import { leadCategories, leadSubcategories } from '#domain/lead-delivery/lead-categories.ts'
import type { LocationSettings } from '../places.ts'
import { isSafeAddress } from '../safe-address.ts'

const known = new Set([...leadCategories, ...leadSubcategories])

const destination = z
  .strictObject({
    kind: z
      .enum(destinationKinds)
      .describe('An email to a person, ADF to a lead system’s mailbox, a webhook or a text message.'),
    to: z
      .string()
      .max(500)
      .describe(
        'An email address, the https:// address of a webhook, or a mobile number such as +61491570006.',
      ),
    categories: z
      .array(z.string().refine((name) => known.has(name), 'there is no such lead category'))
      .default([])
      .describe('Sends only leads of these categories or subcategories; empty sends all.'),
    locations: z
      .array(z.string())
      .default([])
      .describe('Sends only leads for these locations, by id; empty sends all.'),
  })
  .refine(({ kind, to }) => addresses[kind].safeParse(to).success, {
    path: ['to'],
    error:
      'does not fit its kind: use an email address, an https:// address, or a mobile number such as +61491570006',
  })

const addresses = {
  email: z.email(),
  adf: z.email(),
  webhook: z.string().refine((address) => {
    const url = URL.parse(address)
    return url !== null && isSafeAddress(url) && url.username === '' && url.password === '' && url.hash === ''
  }),
  sms: z.string().regex(/^\+614\d{8}$/),
}

/** Where leads go, and what the customer receives. */
export const deliverySettings = z.strictObject({
  destinations: z
    .array(destination)
    .max(50)
    .default([])
    .describe(
      'Where leads go. Of each kind, the most specific match wins. If no email address or system takes a lead, it goes to the site’s own email address.',
    ),
  senderName: z
    .string()
    .max(100)
    .nullable()
    .default(null)
    .describe('The sender’s name on emails; empty uses the site’s name.'),
  replyTo: z
    .email()
    .nullable()
    .default(null)
    .describe('Where a customer’s reply to our email goes; empty uses the site’s email address.'),
  acknowledge: z
    .boolean()
    .default(true)
    .describe('Sends the customer an email to confirm that their enquiry has arrived.'),
  acknowledgeSubject: z
    .string()
    .min(1)
    .max(150)
    .default('We have your enquiry')
    .describe('The subject of that email.'),
  acknowledgeOpening: z
    .string()
    .min(1)
    .max(2000)
    .default(
      'Thank you for your enquiry. One of our team will get back to you, usually on the next business day.',
    )
    .describe('The opening of that email.'),
})

type Document = { locations: LocationSettings[]; delivery: z.output<typeof deliverySettings> }

/** Refuses a destination for an unknown location, because it would never get a lead. */
export function deliveryAgrees({ value, issues }: z.core.ParsePayload<Document>): void {
  const ids = new Set(value.locations.map(({ id }) => id))
  value.delivery.destinations.forEach(({ locations }, index) => {
    locations.forEach((id, place) => {
      if (ids.has(id)) return
      const path = ['delivery', 'destinations', index, 'locations', place]
      issues.push({ code: 'custom', path, message: `there is no location with the id “${id}”`, input: id })
    })
  })
}
