import { z } from 'zod'

/** How long personal data and records are kept. */
export const privacySettings = z.strictObject({
  keepDays: z
    .number()
    .int()
    .min(7)
    .max(3650)
    .default(90)
    .describe(
      'How many days delivered jobs, the event log and unfinished enquiries are kept. Finished enquiries and appointments stay.',
    ),
})
