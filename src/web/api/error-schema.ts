import { z } from 'zod'

/** How a program is told that something cannot be done. */
export const ApiError = z
  .object({
    error: z.object({
      code: z.string().meta({ description: 'For programs: it stays the same when the words change.' }),
      message: z.string().meta({ description: 'For people.' }),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .meta({ description: 'What is wrong with which field, in words for people.' }),
    }),
  })
  .meta({ id: 'Error' })
