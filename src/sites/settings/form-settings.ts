import { z } from 'zod'
import { captchaKinds } from '#domain/spam/human-check.ts'

/** How forms behave. */
export const formSettings = z.strictObject({
  steps: z
    .enum(['one', 'two'])
    .default('two')
    .describe('Whether a form asks everything at once, or for contact details first.'),
  enquiryButton: z
    .enum(['Enquire Now', 'Message Now'])
    .default('Enquire Now')
    .describe('The text on the enquiry button.'),
  hideMessage: z.boolean().default(false).describe('Hides the message field, which is then not required.'),
  captcha: z
    .union([z.enum(captchaKinds), z.boolean()])
    .default('off')
    // Older documents have a boolean here.
    .transform((wish) => (typeof wish === 'boolean' ? (wish ? 'proof-of-work' : 'off') : wish))
    .describe(
      'How visitors’ browsers show that they are not bots: with a calculation that visitors don’t notice, or with Cloudflare’s service. `true` means `proof-of-work`.',
    ),
  turnstileSiteKey: z
    .string()
    .regex(/^[\w-]{10,64}$/, 'use the site key from Cloudflare')
    .nullable()
    .default(null)
    .describe(
      'The site key of Cloudflare Turnstile. The operator sets its secret in TURNSTILE_KEYS, never in a site’s document.',
    ),
  optIn: z
    .enum(['notice', 'checkbox'])
    .default('checkbox')
    .describe(
      'Asks for marketing consent with a notice (opt_in true), or with a box that is not ticked at first.',
    ),
  marketingNotice: z
    .string()
    .default('We may contact you with offers about vehicles and services. You can stop this at any time.')
    .describe('What visitors read about marketing.'),
  termsWording: z
    .enum([
      '*You must agree to the terms of use before submitting.',
      '* You must agree to the terms of use before submitting the form.',
    ])
    .default('*You must agree to the terms of use before submitting.')
    .describe('The message when a visitor has not accepted the terms.'),
  pagesPrefix: z.boolean().default(false).describe('Puts the pages of terms under /pages/.'),
  imageUpload: z.boolean().default(true).describe('Lets visitors add photos to the trade-in form.'),
  saveValuations: z
    .boolean()
    .default(false)
    .describe(
      'Stores the provider’s valuation with the trade-in lead, and includes it when the lead is sent.',
    ),
  gateSpinToWin: z.boolean().default(false).describe('Spin-to-win requires visitors to sign in.'),
})

/** Phone numbers that take precedence over a location’s own. */
export const phoneSettings = z.strictObject({
  override: z.string().nullable().default(null).describe('One number for all vehicles and locations.'),
  new: z.string().nullable().default(null).describe('For new and demonstrator vehicles.'),
  used: z.string().nullable().default(null).describe('For used vehicles.'),
})
