import { MAX_IMAGES } from './image-rules.ts'

/** An image in the visitor’s browser, on its way to us. */
export type QueuedImage<File> = {
  key: number
  name: string
  /** Missing for an image that was there before the page was opened. */
  file: File | null
  state: 'waiting' | 'sending' | 'stored' | 'interrupted' | 'refused'
  /** How much of it has been sent, from 0 to 1. */
  progress: number
  /** How often the connection broke. */
  breaks: number
  /** Our id, once it is stored. */
  id: string | null
  message: string | null
}

export type UploadQueue<File> = readonly QueuedImage<File>[]

export type QueueEvent<File> =
  | { type: 'added'; files: readonly { name: string; file: File }[] }
  | { type: 'removed'; key: number }
  | { type: 'sending'; key: number }
  | { type: 'progressed'; key: number; progress: number }
  | { type: 'stored'; key: number; id: string }
  | { type: 'refused'; key: number; message: string }
  | { type: 'interrupted'; key: number }
  | { type: 'resumed' }

/** The images of a form after something happened to them. */
export function afterEvent<File>(queue: UploadQueue<File>, event: QueueEvent<File>): UploadQueue<File> {
  switch (event.type) {
    case 'added': {
      const first = Math.max(0, ...queue.map(({ key }) => key)) + 1
      const room = Math.max(0, MAX_IMAGES - counted(queue))
      const added = event.files.slice(0, room).map((file, at) => waiting(first + at, file))
      return [...queue.filter(({ state }) => state !== 'refused'), ...added]
    }
    case 'removed':
      return queue.filter(({ key }) => key !== event.key)
    case 'resumed':
      return queue.map((image) =>
        image.state === 'interrupted' ? { ...image, state: 'waiting', progress: 0 } : image,
      )
    default:
      return queue.map((image) => (image.key === event.key ? { ...image, ...changeOf(image, event) } : image))
  }
}

/** How many images count towards the limit. */
export function counted(queue: UploadQueue<unknown>): number {
  return queue.filter(({ state }) => state !== 'refused').length
}

/** The next image to send: one at a time, and none while the connection is broken. */
export function nextToSend<File>(queue: UploadQueue<File>): QueuedImage<File> | null {
  if (queue.some(({ state }) => state === 'sending' || state === 'interrupted')) return null
  return queue.find(({ state }) => state === 'waiting') ?? null
}

/** Whether images are still on their way. */
export function isUnfinished(queue: UploadQueue<unknown>): boolean {
  return queue.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'interrupted')
}

function waiting<File>(key: number, { name, file }: { name: string; file: File }): QueuedImage<File> {
  return { key, name, file, state: 'waiting', progress: 0, breaks: 0, id: null, message: null }
}

type ImageEvent = Exclude<QueueEvent<unknown>, { type: 'added' | 'removed' | 'resumed' }>

function changeOf({ breaks }: QueuedImage<unknown>, event: ImageEvent): Partial<QueuedImage<never>> {
  switch (event.type) {
    case 'sending':
      return { state: 'sending', progress: 0 }
    case 'progressed':
      return { progress: event.progress }
    case 'stored':
      return { state: 'stored', progress: 1, id: event.id }
    case 'refused':
      return { state: 'refused', message: event.message }
    case 'interrupted':
      return { state: 'interrupted', breaks: breaks + 1 }
  }
}
