import type { CarDocument } from '#operations/documents/car-documents.ts'

/** A print as it goes out. Who has it already is told so, and who only asks about it has nothing drawn. */
export async function documentResponse(
  { key, draw }: CarDocument,
  request: Request,
  headers: Record<string, string>,
): Promise<Response> {
  // Weak, because two drawings of the same facts differ in the time they say they were made at.
  const etag = `W/"${key}"`
  const told = { ...headers, etag }
  if (isAmong(etag, request.headers.get('if-none-match')))
    return new Response(null, { status: 304, headers: told })
  if (request.method === 'HEAD') return new Response(null, { headers: told })

  const bytes = await draw()
  if (bytes === 'busy') {
    return new Response('Many are asking for this at the moment.', {
      status: 503,
      headers: { 'retry-after': '5', 'content-type': 'text/plain; charset=utf-8' },
    })
  }
  return new Response(Buffer.from(bytes), { headers: { ...told, 'content-length': String(bytes.length) } })
}

function isAmong(etag: string, known: string | null) {
  return known?.split(',').some((one) => one.trim() === etag) === true
}
