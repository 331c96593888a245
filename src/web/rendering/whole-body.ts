/** A body as the parts it was made of: joining them would allocate a page once more only to compress it. */
export type BodyParts = readonly Buffer[]

/**
 * Where a response has its body, if that is known as a whole. Reading a body from a response, or only asking whether there is one,
 * makes a stream of it first. React Router and the steps after it do so several times, which cost a millisecond a page. What a
 * `WeakMap` holds during a minor garbage collection would stay until the next full one, and the server replaces the global
 * `Response` after this file has run, so that a subclass made here would not be one of its responses.
 */
const partsKey = Symbol('parts')

type WholeResponse = Response & { readonly [partsKey]: BodyParts }

type Head = { status?: number; headers: Headers }

/** A response that seems to have no body. The last step of the server takes it from here. */
export function leaveBody(body: string | BodyParts, { status = 200, headers }: Head): Response {
  const parts = typeof body === 'string' ? [Buffer.from(body)] : body
  headers.set('content-length', String(lengthOf(parts)))
  return withParts(new Response(null, { status, headers }), parts)
}

/** The same as `Response.json`, for data that is large or often asked for. */
export function leaveJson(data: unknown): Response {
  return leaveBody(JSON.stringify(data), { headers: new Headers({ 'content-type': 'application/json' }) })
}

/** A response with a body to send, which `bodyOf` knows. */
export function wholeResponse(body: Buffer<ArrayBuffer>, { status = 200, headers }: Head): Response {
  return withParts(new Response(body, { status, headers }), [body])
}

/** The body of a response that was made here; `null` for any other. */
export function partsOf(response: Response): BodyParts | null {
  return isWhole(response) ? response[partsKey] : null
}

/** The same in one piece. */
export function bodyOf(response: Response): Buffer<ArrayBuffer> | null {
  const parts = partsOf(response)
  return parts && Buffer.concat(parts)
}

/** The parts in one piece, to be read at once: the next call writes over it. */
export function joinedForNow(parts: BodyParts): Buffer<ArrayBuffer> {
  if (lengthOf(parts) > desk.length) return Buffer.concat(parts)
  let length = 0
  for (const part of parts) length += part.copy(desk, length)
  return desk.subarray(0, length)
}

/** More than the longest page. Memory that is allocated for each page costs the system more than filling it. */
const desk = Buffer.alloc(2 ** 19)

function withParts(response: Response, parts: BodyParts): WholeResponse {
  return Object.assign(response, { [partsKey]: parts })
}

function isWhole(response: Response): response is WholeResponse {
  return partsKey in response
}

function lengthOf(parts: BodyParts) {
  return parts.reduce((length, part) => length + part.length, 0)
}
