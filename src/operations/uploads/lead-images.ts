import type { UploadedImage } from '#data/uploads/uploads.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import type { Seal } from '../spam/seal.ts'
import type { UploadDesk } from './upload-desk.ts'

/** The page with the images of a lead. Its address works until then, and nobody can change or forge it. */
export async function leadImagesPath(
  { leadId, until }: { leadId: string; until: Date },
  seal: Seal,
): Promise<string> {
  return `/lead-images/${await seal.close('lead images', `${leadId} ${until.toISOString()}`)}`
}

export type OpenedImages =
  | { outcome: 'open'; leadId: string; images: UploadedImage[]; until: Date }
  | { outcome: 'expired' }
  | { outcome: 'unknown' }

/** The images behind a link. */
export async function openLeadImages(token: string, desk: UploadDesk): Promise<OpenedImages> {
  const [leadId = '', written = ''] = (await desk.seal.open('lead images', token))?.split(' ') ?? []
  const until = new Date(written)
  if (!isUuid(leadId) || Number.isNaN(until.getTime())) return { outcome: 'unknown' }
  if (until <= desk.now()) return { outcome: 'expired' }
  const session = await desk.uploads.ofLead(leadId)
  return session ? { outcome: 'open', leadId, images: session.images, until } : { outcome: 'expired' }
}

/** One of these images. */
export async function readLeadImage(
  { token, imageId }: { token: string; imageId: string },
  desk: UploadDesk,
): Promise<{ image: UploadedImage; bytes: Buffer } | 'expired' | 'unknown'> {
  const opened = await openLeadImages(token, desk)
  if (opened.outcome !== 'open') return opened.outcome
  const image = opened.images.find(({ id }) => id === imageId)
  const bytes = image && (await desk.uploads.bytesOf(opened.leadId, image.id))
  return image && bytes ? { image, bytes } : 'unknown'
}
