import { z } from 'zod'
import { captchaKinds } from '#domain/spam/human-check.ts'
import { notYet } from '../planned/not-yet.ts'

/** How forms behave. */
export const formSettings = z.strictObject({
  steps: z
    .enum(['one', 'two'])
    .default('two')
    .describe('Whether a form asks all at once, or who it is first.'),
  enquiryButton: z
    .enum(['Enquire Now', 'Message Now'])
    .default('Enquire Now')
    .describe('The words on the enquiry button.'),
  hideMessage: z.boolean().default(false).describe('Hides the message field, which is then not required.'),
  captcha: z
    .union([z.enum(captchaKinds), z.boolean()])
    .default('off')
    // It was a switch once, and documents that say so are still about.
    .transform((wish) => (typeof wish === 'boolean' ? (wish ? 'proof-of-work' : 'off') : wish))
    .describe(
      'Asks visitors’ browsers to prove that they are no robot: by a sum that only they see, or by Cloudflare’s service. `true` is `proof-of-work`.',
    ),
  turnstileSiteKey: z
    .string()
    .regex(/^[\w-]{10,64}$/, 'use the site key that Cloudflare gave out')
    .nullable()
    .default(null)
    .describe(
      'The site key of Cloudflare Turnstile. Its secret is the operator’s to set (TURNSTILE_KEYS) and stands in no site.',
    ),
  optIn: z
    .enum(['notice', 'checkbox'])
    .default('checkbox')
    .describe('Marketing consent: by notice (opt_in true), or by a box that starts unticked.'),
  marketingNotice: z
    .string()
    .default('We may contact you with offers about vehicles and services. You can stop this at any time.')
    .describe('What a visitor is told about marketing.'),
  termsWording: z
    .enum([
      '*You must agree to the terms of use before submitting.',
      '* You must agree to the terms of use before submitting the form.',
    ])
    .default('*You must agree to the terms of use before submitting.')
    .describe('What is said when the terms are not accepted.'),
  pagesPrefix: z.boolean().default(false).describe('Terms pages stand under /pages/.'),
  imageUpload: z.boolean().default(true).describe('The trade-in form takes photographs.').meta(notYet),
  saveValuations: z.boolean().default(false).describe('Keeps the valuation data of a trade-in.').meta(notYet),
  gateSpinToWin: z.boolean().default(false).describe('Spin-to-win asks visitors to sign in.').meta(notYet),
})

/** Telephone numbers that stand above a location’s own. */
export const phoneSettings = z.strictObject({
  override: z.string().nullable().default(null).describe('One number for everything.'),
  new: z.string().nullable().default(null).describe('For new and demonstrator vehicles.'),
  used: z.string().nullable().default(null).describe('For used vehicles.'),
})

/** Reviews and opening hours. */
export const locationSettings = z.strictObject({
  hideReviews: z.boolean().default(false).describe('Shows no reviews.').meta(notYet),
  minimumRating: z
    .number()
    .min(4)
    .max(5)
    .default(4)
    .describe('Reviews show only when the average is above this.')
    .meta(notYet),
  hiddenReviewIds: z.array(z.string()).default([]).describe('Reviews that are left out.').meta(notYet),
  weekdayWording: z.string().default('Mon - Fri').describe('How the working week is written.'),
  saturdayWording: z.string().default('Saturday').describe('How Saturday is written.'),
  sundayWording: z.string().default('Sunday').describe('How Sunday is written.'),
})
