import type { UploadedImage } from '#data/uploads/uploads.ts'
import { type Actor, addressOf } from '#domain/actors/actor.ts'
import { fileRefusal, type ImageRefusal, MAX_IMAGES } from '#domain/uploads/image-rules.ts'
import { shownName } from '#domain/uploads/shown-name.ts'
import {
  imagesFromAddress,
  megabytesFromAddress,
  megabytesOf,
  SITE_BYTES,
  UNCLAIMED_BYTES,
  WAITING_MS,
} from '#domain/uploads/upload-limits.ts'
import type { PrepareImage } from '#integrations/uploads/port.ts'
import { visitorKey } from '../spam/visitor-key.ts'
import type { UploadDesk } from './upload-desk.ts'
import { uploadKey, type UploadOwner } from './upload-key.ts'

/** A file that has arrived from a visitor, and is not trusted. */
export type ReceivedFile = {
  path: string
  name: string
  byteLength: number
  /** A hash of its content. */
  hash: string
  /** Its first bytes, which say what it is. */
  start: Uint8Array
}

export type StoredOutcome =
  | { outcome: 'stored'; image: UploadedImage }
  | { outcome: 'refused'; because: ImageRefusal }
  | { outcome: 'busy' }
  | { outcome: 'too many'; waitSeconds: number }

type Upload = {
  file: ReceivedFile
  prepareImage: PrepareImage
  /** Aborted when the visitor has gone, perhaps because they removed the image. */
  signal: AbortSignal
}

/** Stores one image. The same file sent again, as after a broken connection, is the same image. */
export async function storeImage(
  actor: Actor,
  { file, prepareImage, signal, ...owner }: UploadOwner & Upload,
  desk: UploadDesk,
): Promise<StoredOutcome> {
  const because = fileRefusal(file.byteLength, file.start)
  if (because) return { outcome: 'refused', because }
  const key = await uploadKey(actor, owner, desk)
  const earlier = await desk.uploads.sent(key, file.hash)
  if (earlier) return { outcome: 'stored', image: earlier }
  // Before the work. The store checks again, for images that arrive at the same moment.
  const session = await desk.uploads.find(key)
  if ((session?.images.length ?? 0) >= MAX_IMAGES) return { outcome: 'refused', because: 'too-many' }
  const address = await desk.seal.mark(visitorKey(addressOf(actor) ?? ''))
  const limited = await desk.acts.count(address, imagesFromAddress)
  if (limited) return { outcome: 'too many', ...limited }

  const prepared = await prepareImage(file.path)
  if (prepared.outcome === 'busy' || signal.aborted) return { outcome: 'busy' }
  if (prepared.outcome === 'unreadable') return { outcome: 'refused', because: 'unreadable' }
  const isTooMuch = await desk.acts.count(address, megabytesFromAddress, megabytesOf(prepared.bytes.length))
  if (isTooMuch) return { outcome: 'refused', because: 'day-limit' }
  const stored = await desk.uploads.add(
    key,
    { sentHash: file.hash, name: shownName(file.name), kind: prepared.kind, bytes: prepared.bytes },
    {
      maxImages: MAX_IMAGES,
      maxBytesOfSite: SITE_BYTES,
      maxBytesUnclaimed: UNCLAIMED_BYTES,
      expiresAt: new Date(desk.now().getTime() + WAITING_MS),
    },
  )
  return stored.outcome === 'stored' ? stored : { outcome: 'refused', because: stored.outcome }
}
