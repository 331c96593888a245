import type { z } from 'zod'
import { apiError } from '../../request/api-error.server.ts'

/** The body of a call, or the response that refuses it. */
export async function readBody<Body>(
  request: Request,
  schema: z.ZodType<Body>,
): Promise<{ body: Body } | { refusal: Response }> {
  const read = schema.safeParse(await request.json().catch(() => null))
  if (read.success) return { body: read.data }
  const fields = read.error.issues.flatMap(({ path: [name], message }) =>
    name === undefined ? [] : [[String(name), message]],
  )
  return {
    refusal: apiError(
      400,
      'bad_request',
      'Send the fields that this call describes, and no others.',
      Object.fromEntries(fields),
    ),
  }
}
