/**
 * Bodies that are known in one piece, beside their responses. Reading a body from a response, or only asking whether there is
 * one, makes a stream of it first. React Router and the steps after it do so several times, which cost a millisecond a page.
 */
const bodies = new WeakMap<Response, Buffer<ArrayBuffer>>()

type Head = { status?: number; headers: Headers }

/** A route’s response, which seems to have no body. The server takes it from here once React Router is done. */
export function leaveBody(body: string | Buffer<ArrayBuffer>, { status = 200, headers }: Head): Response {
  const bytes = typeof body === 'string' ? utf8(body) : body
  headers.set('content-length', String(bytes.length))
  const response = new Response(null, { status, headers })
  bodies.set(response, bytes)
  return response
}

/** The same as `Response.json`, for data that is large or often asked for. */
export function leaveJson(data: unknown): Response {
  return leaveBody(JSON.stringify(data), { headers: new Headers({ 'content-type': 'application/json' }) })
}

/** A response with a body to send, which `bodyOf` knows. */
export function wholeResponse(body: Buffer<ArrayBuffer>, { status = 200, headers }: Head): Response {
  const response = new Response(body, { status, headers })
  bodies.set(response, body)
  return response
}

/** The body of a response that was made here; `null` for any other. */
export function bodyOf(response: Response): Buffer<ArrayBuffer> | null {
  return bodies.get(response) ?? null
}

/** Half the time of `Buffer.from`, which goes through the text once more to see how long it will be. */
function utf8(text: string): Buffer<ArrayBuffer> {
  if (text.length * MOST_BYTES_A_UNIT > desk.length) return Buffer.from(text)
  const { written } = encoder.encodeInto(text, desk)
  return Buffer.from(desk.subarray(0, written))
}

const encoder = new TextEncoder()
const MOST_BYTES_A_UNIT = 3
/** Used and left within one call. The largest page has 300,000 characters. */
const desk = new Uint8Array(2 ** 20)
