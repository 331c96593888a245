import type { UploadedImage } from '#data/uploads/uploads.ts'
import type { Actor } from '#domain/actors/actor.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { IMAGES_LINK_MS } from '#domain/uploads/upload-limits.ts'
import { leadImagesPath } from './lead-images.ts'
import { valuationImageJob } from './valuation-image-job.ts'
import type { UploadDesk } from './upload-desk.ts'
import { uploadKey, type UploadOwner } from './upload-key.ts'

/** The images of a form so far, in the order in which they arrived. */
export async function imagesOfForm(
  actor: Actor,
  owner: UploadOwner,
  desk: UploadDesk,
): Promise<UploadedImage[]> {
  return (await desk.uploads.find(await uploadKey(actor, owner, desk)))?.images ?? []
}

/** Removes an image that the visitor changed their mind about. One that is gone, or never was theirs, stays gone. */
export async function removeImage(
  actor: Actor,
  { imageId, ...owner }: UploadOwner & { imageId: string },
  desk: UploadDesk,
): Promise<void> {
  if (isUuid(imageId)) await desk.uploads.remove(await uploadKey(actor, owner, desk), imageId)
}

/** The images of a lead, for the dealer. */
export type LeadImages = { count: number; path: string; until: Date }

/**
 * Attaches the images of a form to its lead, which keeps them for as long as the site keeps old records. Returns where the
 * dealer finds them, or `null` if there are none. The valuation provider gets each of them, too.
 */
export async function claimImages(
  actor: Actor,
  { leadId, ...owner }: UploadOwner & { leadId: string },
  desk: UploadDesk,
): Promise<LeadImages | null> {
  const now = desk.now().getTime()
  const keptUntil = new Date(now + desk.site.privacy.keepDays * DAY_MS)
  const session = await desk.uploads.claim(await uploadKey(actor, owner, desk), {
    leadId,
    expiresAt: keptUntil,
    jobOf: ({ id }) => valuationImageJob({ evalId: owner.evalId, imageId: id }),
  })
  if (!session) return null
  const until = new Date(Math.min(now + IMAGES_LINK_MS, keptUntil.getTime()))
  return { count: session.images.length, path: await leadImagesPath({ leadId, until }, desk.seal), until }
}

const DAY_MS = 24 * 60 * 60 * 1000
