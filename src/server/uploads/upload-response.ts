import { readReturnPath } from '#domain/customers/return-path.ts'
import { type ImageRefusal, imageRefusals } from '#domain/uploads/image-rules.ts'
import type { StoredOutcome } from '#operations/uploads/store-image.ts'
import { apiError } from '#web/request/api-error.server.ts'
import { errorResponse } from '../responses/error-response.ts'
import type { ServerRequest } from '../server-context.ts'

export type Uploaded = {
  outcomes: readonly StoredOutcome[]
  /** Where a form without scripts goes on, and where it returns to when an image was refused. */
  next: string | undefined
  back: string | undefined
}

/** A script gets JSON. A form that the browser sent by itself goes on to a page. */
export function uploadResponse(c: ServerRequest, uploaded: Uploaded): Response | Promise<Response> {
  const isForm = c.req.header('accept')?.includes('text/html') === true && uploaded.next !== undefined
  return isForm ? onward(c, uploaded) : forScript(c, uploaded.outcomes)
}

function onward(c: ServerRequest, { outcomes, next = '/', back = next }: Uploaded) {
  const refusals = new Set(
    outcomes.flatMap((stored) =>
      stored.outcome === 'stored' ? [] : [stored.outcome === 'refused' ? stored.because : 'no-room'],
    ),
  )
  const page = new URL(readReturnPath(refusals.size === 0 ? next : back) ?? '/', c.req.url)
  if (refusals.size > 0) page.searchParams.set('upload', [...refusals].join('.'))
  return c.redirect(page.href, 303)
}

function forScript(c: ServerRequest, outcomes: readonly StoredOutcome[]) {
  const images = []
  for (const stored of outcomes) {
    if (stored.outcome === 'busy') return errorResponse(c, 503, { 'retry-after': '10' })
    if (stored.outcome === 'too many')
      return errorResponse(c, 429, { 'retry-after': String(stored.waitSeconds) })
    if (stored.outcome === 'refused') {
      const { status, code } = refusals[stored.because]
      return apiError(status, code, imageRefusals[stored.because])
    }
    const { id, name, kind, byteLength } = stored.image
    images.push({ id, name, kind, bytes: byteLength })
  }
  return images.length > 0
    ? c.json({ images })
    : apiError(400, 'bad_request', 'file is missing.', { file: 'Please choose a file.' })
}

const refusals: Record<ImageRefusal, { status: number; code: string }> = {
  'too-large': { status: 413, code: 'too_large' },
  'not-an-image': { status: 415, code: 'not_an_image' },
  unreadable: { status: 422, code: 'unreadable' },
  'too-many': { status: 409, code: 'too_many_images' },
  'day-limit': { status: 429, code: 'day_limit' },
  'no-room': { status: 503, code: 'no_room' },
}
