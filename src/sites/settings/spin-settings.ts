import { z } from 'zod'

const day = z.iso.date('use a day such as 2026-03-31')

const prize = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'use lower-case letters, digits and hyphens')
    .describe('Its name in records. It must not change while the promotion runs.'),
  name: z.string().trim().min(1).max(60).describe('The prize as customers see it.'),
  details: z
    .string()
    .trim()
    .max(300)
    .nullable()
    .default(null)
    .describe('What it includes, and how to claim it.'),
  isWin: z
    .boolean()
    .default(true)
    .describe('Whether it is a prize. False for a slice such as “Better luck next time”.'),
  share: z
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .describe('How often it comes up, relative to the shares of the other prizes.'),
  stock: z
    .number()
    .int()
    .min(1)
    .nullable()
    .default(null)
    .describe('How many can be won. Exactly one entry has no limit, and is given when others have run out.'),
})

const promotion = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, 'use lower-case letters, digits and hyphens')
      .describe('The promotion’s name in records. A new promotion needs a new one.'),
    title: z.string().trim().min(1).max(80).default('Spin to win').describe('The heading.'),
    text: z.string().trim().min(1).max(400).describe('What the promotion is about, in a sentence or two.'),
    from: day.describe('The first day on which customers may spin, in the dealer’s time zone.'),
    until: day.describe('The last day on which customers may spin, in the dealer’s time zone.'),
    terms: z
      .array(z.string().trim().min(1).max(1200))
      .min(1, 'a promotion needs its terms')
      .max(40)
      .describe('The terms and conditions, a paragraph each.'),
    permits: z
      .string()
      .trim()
      .min(1, 'name the permits, or say why none is needed')
      .max(300)
      .describe(
        'The permit numbers, such as “NSW Authority No. TP/00000”, or why none is needed. Shown with the terms.',
      ),
    claimDays: z
      .number()
      .int()
      .min(7)
      .max(365)
      .default(28)
      .describe('How many days a winner has to claim a prize.'),
    prizes: z.array(prize).min(2, 'a wheel needs two prizes').max(12).describe('The slices of the wheel.'),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], error: 'ends before it starts' })
  .refine(({ prizes }) => new Set(prizes.map(({ id }) => id)).size === prizes.length, {
    path: ['prizes'],
    error: 'give each prize an id of its own',
  })
  .refine(({ prizes }) => prizes.filter(({ stock }) => stock === null).length === 1, {
    path: ['prizes'],
    error: 'leave out the stock of exactly one prize, which is given when the others have run out',
  })

export type SpinPromotion = z.output<typeof promotion>

export const spinToWin = promotion
  .nullable()
  .default(null)
  .describe(
    'A wheel of prizes with one spin for each customer. Without dates, terms and permits there is none.',
  )
