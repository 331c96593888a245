import { createHash } from 'node:crypto'
import { type BodyParts, leaveBody, partsOf } from '#web/rendering/whole-body.ts'
import { setPageHashes } from '#web/shared-page/page-hashes.ts'

/** Whether a response is data for a program: the API’s JSON, or what a page of React Router fetches for the next one. */
export function isData({ headers }: Response): boolean {
  return /^(?:application\/json|text\/x-script)/.test(headers.get('content-type') ?? '')
}

/**
 * Takes all of the data from its stream, because no route defers any, and whole bodies are cheaper to compress and to send.
 * Shared data is marked like a shared page, so that the page cache may keep it.
 */
export async function dataInOnePiece(response: Response, isShared: boolean): Promise<Response> {
  const known = partsOf(response)
  if (!known && !response.body) return response
  const parts = known ?? [Buffer.from(await response.arrayBuffer())]
  const headers = new Headers(response.headers)
  if (isShared) {
    setPageHashes(headers, { scripts: [], styles: [] })
    headers.set('etag', etagOf(parts))
  }
  return leaveBody(parts, { status: response.status, headers })
}

function etagOf(parts: BodyParts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}
