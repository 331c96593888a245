import { z } from 'zod'

/** How long the site stores personal data and records. */
export const privacySettings = z.strictObject({
  keepDays: z
    .number()
    .int()
    .min(7)
    .max(3650)
    .default(90)
    .describe(
      'How many days the site stores delivered jobs, the event log and partial leads (unfinished enquiries). Finished enquiries and appointments are not deleted.',
    ),
})
