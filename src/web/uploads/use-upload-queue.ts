import { useEffect, useReducer, useRef } from 'react'
import { IMAGE_REMOVE_PATH } from '#domain/uploads/image-upload-path.ts'
import { afterEvent, nextToSend, type QueuedImage, type UploadQueue } from '#domain/uploads/upload-queue.ts'
import { type ImageOwner, sendImage } from './send-image.ts'

/** An image that was stored before the page was opened. */
export type StoredImage = { id: string; name: string }

/** How often a broken connection is tried again by itself, and how long after it broke. */
const TRIES = 3
const TRY_AGAIN_AFTER_MS = 2000

/** The images of a form, sent one after another. */
export function useUploadQueue({ evalId, session, stored }: ImageOwner & { stored: readonly StoredImage[] }) {
  const [queue, dispatch] = useReducer(afterEvent<File>, stored, queueOf)
  const sending = useRef<{ key: number; stop(): void } | null>(null)
  const next = nextToSend(queue)
  const broken = queue.find(({ state }) => state === 'interrupted')

  useEffect(() => {
    if (!next?.file) return
    const { key } = next
    dispatch({ type: 'sending', key })
    const { result, stop } = sendImage(next.file, { evalId, session }, (progress) =>
      dispatch({ type: 'progressed', key, progress }),
    )
    sending.current = { key, stop }
    void result.then((end) => {
      sending.current = null
      if (end.outcome === 'stored') dispatch({ type: 'stored', key, id: end.id })
      else if (end.outcome === 'refused') dispatch({ type: 'refused', key, message: end.message })
      else dispatch({ type: 'interrupted', key })
    })
  }, [next, evalId, session])

  useEffect(() => {
    if (!broken) return
    const resume = () => dispatch({ type: 'resumed' })
    const timer = broken.breaks < TRIES ? setTimeout(resume, TRY_AGAIN_AFTER_MS) : undefined
    addEventListener('online', resume)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', resume)
    }
  }, [broken])

  // Leaving the page ends what is on its way.
  useEffect(() => () => sending.current?.stop(), [])

  return {
    queue,
    /** Whether it waits for the visitor, because it has been tried often enough. */
    isStuck: broken !== undefined && broken.breaks >= TRIES,
    add: (files: readonly File[]) =>
      dispatch({ type: 'added', files: files.map((file) => ({ name: file.name, file })) }),
    remove(image: QueuedImage<File>) {
      if (sending.current?.key === image.key) sending.current.stop()
      dispatch({ type: 'removed', key: image.key })
      if (image.id !== null) void forget({ evalId, session }, image.id)
    },
    resume: () => dispatch({ type: 'resumed' }),
  }
}

function queueOf(stored: readonly StoredImage[]): UploadQueue<File> {
  return stored.map(({ id, name }, at) => ({
    key: at + 1,
    name,
    file: null,
    state: 'stored',
    progress: 1,
    breaks: 0,
    id,
    message: null,
  }))
}

/** If it fails, the image stays with the form, and is there again when the page is opened. */
async function forget({ evalId, session }: ImageOwner, image: string) {
  await fetch(IMAGE_REMOVE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ evalid: evalId, session, image }),
    keepalive: true,
  }).catch(() => {})
}
