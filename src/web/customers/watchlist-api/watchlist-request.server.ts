import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Customer } from '#domain/actors/actor.ts'
import { signedInCustomer } from '../signed-in.server.ts'

type Reading<Body> = { customer: Customer; body: Body } | { refusal: Response }

/**
 * Reads a call about the caller's own watchlist. Only JSON is read, which no form of another website can send without the
 * browser asking us first.
 */
export async function readWatchlistCall<Body>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  schema: z.ZodType<Body>,
): Promise<Reading<Body>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return { refusal: failure(415, 'not_json', 'Send JSON.') }
  const body = schema.safeParse(await request.json().catch(() => null))
  if (!body.success)
    return { refusal: failure(400, 'bad_request', 'The request doesn’t have the right fields.') }
  const customer = await signedInCustomer(request, context)
  return customer
    ? { customer, body: body.data }
    : { refusal: failure(401, 'signed_out', 'Please sign in first.') }
}

/** A refusal with the flag that the specification's calls read. */
export function failure(status: number, code: string, message: string): Response {
  return Response.json({ success: false, error: { code, message } }, { status, headers: noStore })
}

export function success(more: object = {}): Response {
  return Response.json({ success: true, ...more }, { headers: noStore })
}

const noStore = { 'cache-control': 'no-store' }
