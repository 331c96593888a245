import { type ImageKind, imageKind } from '../images/image-kind.ts'

/** How many images a visitor can send with one form. */
export const MAX_IMAGES = 10

/** An image is smaller than this. */
export const IMAGE_BYTES_LIMIT = 1e7

/** The kinds of images that visitors can send. */
const acceptedKinds: readonly ImageKind[] = ['jpeg', 'png', 'gif', 'heic']

/** For the file chooser, which goes by names. The content decides in the end. */
export const ACCEPTED_FILES = '.jpg,.jpeg,.png,.gif,.heic,.heif,image/jpeg,image/png,image/gif,image/heic'

export type ImageRefusal = 'too-large' | 'not-an-image' | 'unreadable' | 'too-many' | 'day-limit' | 'no-room'

export const imageRefusals: Record<ImageRefusal, string> = {
  'too-large': 'Please upload an image file under 10MB',
  'not-an-image': 'Please upload an image file under 10MB',
  unreadable: 'We couldn’t read this image. Please try another one.',
  'too-many': 'You can only upload 10 images',
  'day-limit': 'We can’t take more photos from you today. Please continue without them.',
  'no-room': 'We can’t take more photos right now. Please continue without them.',
}

/** Why a file can't be sent, by its size and the beginning of its content. `null` when it can. */
export function fileRefusal(byteLength: number, start: Uint8Array): ImageRefusal | null {
  if (byteLength >= IMAGE_BYTES_LIMIT) return 'too-large'
  const kind = imageKind(start)
  return kind !== null && acceptedKinds.includes(kind) ? null : 'not-an-image'
}

/** Reads refusals from an address. Anything else in it is ignored. */
export function refusalsIn(text: string | null): ImageRefusal[] {
  const given = (text ?? '').split('.')
  return (Object.keys(imageRefusals) as ImageRefusal[]).filter((refusal) => given.includes(refusal))
}
