import type { CarDocument } from '#operations/documents/car-documents.ts'

/** Sends a document, or a 304 if the client has it already. A HEAD request doesn't render it. */
export async function documentResponse(
  { key, draw }: CarDocument,
  request: Request,
  headers: Record<string, string>,
): Promise<Response> {
  // Weak, because two documents with the same content differ in their creation time.
  const etag = `W/"${key}"`
  const allHeaders = { ...headers, etag }
  if (isAmong(etag, request.headers.get('if-none-match')))
    return new Response(null, { status: 304, headers: allHeaders })
  if (request.method === 'HEAD') return new Response(null, { headers: allHeaders })

  const bytes = await draw()
  if (bytes === 'busy') {
    return new Response('We’re busy right now. Please try again in a few seconds.', {
      status: 503,
      headers: { 'retry-after': '5', 'content-type': 'text/plain; charset=utf-8' },
    })
  }
  return new Response(Buffer.from(bytes), {
    headers: { ...allHeaders, 'content-length': String(bytes.length) },
  })
}

function isAmong(etag: string, sent: string | null) {
  return sent?.split(',').some((one) => one.trim() === etag) === true
}
