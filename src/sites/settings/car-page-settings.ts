import { z } from 'zod'
import { carTypes } from '#domain/cars/car.ts'
import { readChatCommand } from '#domain/chat/chat-command.ts'
import type { trackingSettings } from './tracking-settings.ts'

const reason = z.strictObject({
  title: z.string().min(1).max(80).describe('The heading, in a few words.'),
  text: z.string().min(1).max(2000).describe('The full text, with any conditions.'),
  carTypes: z
    .array(z.enum(carTypes))
    .min(1)
    .default([...carTypes])
    .describe('The kinds of stock it applies to.'),
})

/** What a vehicle’s page says in addition to the vehicle’s own details. */
export const carPageSettings = z.strictObject({
  whyBuyFromUs: z.array(reason).max(12).default([]).describe('Reasons to buy from this dealer.'),
  protection: z
    .array(reason)
    .max(12)
    .default([])
    .describe('Products that protect the vehicle, such as a warranty.'),
  guarantee: z
    .strictObject({
      moneyBack: z
        .boolean()
        .default(false)
        .describe(
          'Used vehicles have the 48 hour money-back guarantee, with its terms at /used-car-guarantee.',
        ),
      lifetimeEngine: z.boolean().default(false).describe('The guarantee includes the engine for life.'),
    })
    .prefault({})
    .describe('What the dealer guarantees for used vehicles.'),
  chatUrl: z
    .url({ protocol: /^(?:https|sms)$/, error: 'use an https:// or sms: address' })
    .nullable()
    .default(null)
    .describe(
      'Where visitors can message the dealer: a Messenger or WhatsApp address, or sms: and a number.',
    ),
  chatCommand: z
    .string()
    .refine((text) => readChatCommand(text) !== null, {
      error: 'name a function and up to three words, such as Tawk_API.maximize or zE messenger open',
    })
    .nullable()
    .default(null)
    .describe(
      'The function that opens the chat widget of a third-party script, then any words to call it with: Tawk_API.maximize, LiveChatWidget.call maximize, zE messenger open. “Chat” opens the widget once the visitor has agreed and its script has loaded, and leads to chatUrl until then.',
    ),
})

type Document = {
  carPage: z.output<typeof carPageSettings>
  tracking: z.output<typeof trackingSettings>
}

/** Refuses a chat widget that no script can bring. */
export function chatAgrees({ value, issues }: z.core.ParsePayload<Document>): void {
  const { chatCommand } = value.carPage
  const { outsideScripts, gtmContainerId } = value.tracking
  if (chatCommand === null || outsideScripts.length > 0 || gtmContainerId !== null) return
  issues.push({
    code: 'custom',
    path: ['carPage', 'chatCommand'],
    message: 'add the script of the chat widget to tracking.outsideScripts',
    input: chatCommand,
  })
}
