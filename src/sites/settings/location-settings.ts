import { z } from 'zod'

/** Reviews and opening hours. */
export const locationSettings = z.strictObject({
  hideReviews: z.boolean().default(false).describe('Hides reviews.'),
  minimumRating: z
    .number()
    .min(4)
    .max(5)
    .default(4)
    .describe('Shows reviews only when their average is above this.'),
  hiddenReviewIds: z
    .array(z.string())
    .default([])
    .describe('The ids of reviews to hide. They still count towards the average.'),
  weekdayWording: z.string().default('Mon - Fri').describe('How the site writes the working week.'),
  sixDayWording: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .describe(
      'How the site writes Monday to Saturday, such as Mon - Sat, where all six days have the same hours. Without it, Saturday has its own line.',
    ),
  saturdayWording: z.string().default('Saturday').describe('How the site writes Saturday.'),
  sundayWording: z.string().default('Sunday').describe('How the site writes Sunday.'),
})
