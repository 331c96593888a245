import { IMAGE_UPLOAD_PATH } from '#domain/uploads/image-upload-path.ts'
import { imageRefusals } from '#domain/uploads/image-rules.ts'

export type ImageOwner = { evalId: string; session: string }

export type SendResult =
  | { outcome: 'stored'; id: string }
  | { outcome: 'refused'; message: string }
  /** The connection broke, or we are too busy. The same image can be sent again. */
  | { outcome: 'interrupted' }

/** Sends one image and reports how much of it has left. `XMLHttpRequest`, because `fetch` can’t report that. */
export function sendImage(
  file: File,
  { evalId, session }: ImageOwner,
  onProgress: (progress: number) => void,
): { result: Promise<SendResult>; stop(): void } {
  const form = new FormData()
  form.set('evalid', evalId)
  form.set('session', session)
  form.set('file', file)
  const request = new XMLHttpRequest()
  request.open('POST', IMAGE_UPLOAD_PATH)
  request.setRequestHeader('accept', 'application/json')
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  )
  const result = new Promise<SendResult>((resolve) => {
    request.addEventListener('load', () => resolve(resultOf(request.status, request.response)))
    for (const end of ['error', 'abort', 'timeout'])
      request.addEventListener(end, () => resolve({ outcome: 'interrupted' }))
  })
  request.send(form)
  return { result, stop: () => request.abort() }
}

function resultOf(status: number, body: unknown): SendResult {
  const { images, error } = (body ?? {}) as { images?: { id: string }[]; error?: Record<string, string> }
  const id = images?.[0]?.id
  if (status === 200 && id !== undefined) return { outcome: 'stored', id }
  const isPassing = status === 408 || status === 429 || status >= 500
  if (isPassing && !isLasting.has(error?.['code'] ?? '')) return { outcome: 'interrupted' }
  return { outcome: 'refused', message: error?.['message'] ?? imageRefusals.unreadable }
}

/** Refusals that are the same when the image is sent again soon. */
const isLasting = new Set(['no_room', 'day_limit'])
