import { z } from 'zod'

/** The body of every API error. */
export const ApiError = z
  .object({
    success: z.literal(false).optional().meta({ description: 'The watchlist calls send it.' }),
    error: z.object({
      code: z
        .string()
        .meta({ description: 'A code for programs. It stays the same when the message changes.' }),
      message: z.string().meta({ description: 'A message for people.' }),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .meta({ description: 'The error of each field, as a message for people.' }),
    }),
  })
  .meta({ id: 'Error' })
