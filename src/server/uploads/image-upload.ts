import type { Actor } from '#domain/actors/actor.ts'
import type { PrepareImage } from '#integrations/uploads/port.ts'
import { visitorKey } from '#operations/spam/visitor-key.ts'
import { storeImage, type StoredOutcome } from '#operations/uploads/store-image.ts'
import { apiError } from '#web/request/api-error.server.ts'
import { errorResponse } from '../responses/error-response.ts'
import type { ServerRequest, Step } from '../server-context.ts'
import { freeReceived } from './free-received.ts'
import { type ReceivedForm, type ReceiveFailure, receiveFiles, type ReceiveLimits } from './receive-files.ts'
import { receiveTurns } from './receive-turns.ts'
import { type Uploaded, uploadResponse } from './upload-response.ts'

export type ImageUploads = {
  prepareImage: PrepareImage
  /** Where files are while they are examined. */
  folder: string
  limits: ReceiveLimits
}

/**
 * Receives images from the trade-in form, one in a request by its script or all at once without. They are large and may come
 * slowly, so they have a way of their own past the limit of other forms and the queue of pages.
 */
export function imageUpload({ prepareImage, folder, limits }: ImageUploads): Step {
  const turns = receiveTurns()
  return async (c, next) => {
    // What isn't a form with files gets its error from the route.
    if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) return next()
    if (!c.get('dealership').site.forms.imageUpload) return errorResponse(c, 404, hangUp)
    const leave = turns.enter(visitorKey(c.get('clientAddress')))
    if (!leave) return errorResponse(c, 503, { ...hangUp, 'retry-after': '10' })
    try {
      const result = await receiveFiles(c.req.raw, { folder, limits }, (form) => store(c, form, prepareImage))
      return 'failed' in result ? errorResponse(c, statuses[result.failed], hangUp) : result
    } catch (error) {
      for (const [name, value] of Object.entries(hangUp)) c.header(name, value)
      throw error
    } finally {
      leave()
    }
  }
}

/** The rest of a refused body is not worth receiving. */
const hangUp = { connection: 'close' }

const statuses = {
  malformed: 400,
  'too large': 413,
  'too slow': 408,
  aborted: 400,
} as const satisfies Record<ReceiveFailure, number>

async function store(c: ServerRequest, { fields, files, hasMore }: ReceivedForm, prepareImage: PrepareImage) {
  const evalId = fields.get('evalid')?.trim() ?? ''
  if (evalId === '' || evalId.length > MAX_CHARACTERS)
    return apiError(400, 'bad_request', 'evalid is missing.', { evalid: 'This field is required.' })
  const session = fields.get('session')?.slice(0, MAX_CHARACTERS) || null
  const actor: Actor = { kind: 'visitor', address: c.get('clientAddress'), isProgram: false }
  const { signal } = c.req.raw
  const outcomes: StoredOutcome[] = []
  for (const file of files) {
    const upload = { evalId, session, file, prepareImage, signal }
    outcomes.push(await storeImage(actor, upload, c.get('dealership')))
    // Reading the image and sending it to the database took copies of it.
    freeReceived(file.byteLength)
  }
  if (hasMore) outcomes.push({ outcome: 'refused', because: 'too-many' })
  const uploaded: Uploaded = { outcomes, next: fields.get('next'), back: fields.get('back') }
  return uploadResponse(c, uploaded)
}

const MAX_CHARACTERS = 200
