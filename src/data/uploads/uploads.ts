import { and, asc, eq, sql } from 'drizzle-orm'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { addJobs, type NewJob } from '../add-jobs.ts'
import { uploadedImages, uploadSessions } from '../tables/uploads.ts'

/** An image without its bytes. */
export type UploadedImage = { id: string; name: string; kind: 'jpeg' | 'heic'; byteLength: number }

type NewImage = Omit<UploadedImage, 'id' | 'byteLength'> & { sentHash: string; bytes: Buffer }

/** The images of one form, and the lead that it became. */
type UploadSession = { id: string; leadId: string | null; images: UploadedImage[] }

type UploadLimits = {
  maxImages: number
  maxBytesOfSite: number
  /** Of images that no lead has claimed. */
  maxBytesUnclaimed: number
  expiresAt: Date
}
type Storing = { outcome: 'stored'; image: UploadedImage } | { outcome: 'too-many' | 'no-room' }

type ImageClaim = { leadId: string; expiresAt: Date; jobOf?: (image: UploadedImage) => NewJob | null }

/** The images that visitors of one site uploaded. */
export type UploadStore = {
  find(key: string): Promise<UploadSession | null>
  ofLead(leadId: string): Promise<UploadSession | null>
  /** The image that this file became earlier. */
  sent(key: string, sentHash: string): Promise<UploadedImage | null>
  /** Stores an image unless a limit is reached. Of images that arrive at once, no more than the limit are stored. */
  add(key: string, image: NewImage, limits: UploadLimits): Promise<Storing>
  remove(key: string, imageId: string): Promise<void>
  /**
   * Attaches the images to their lead. Returns `null` if there are none. The first time, it adds a job for each image in the
   * same transaction.
   */
  claim(key: string, claim: ImageClaim): Promise<UploadSession | null>
  bytesOf(leadId: string, imageId: string): Promise<Buffer | null>
}

export function uploadStore(db: Db, siteId: string): UploadStore {
  const imagesIn = (tx: Db, sessionId: string) =>
    tx
      .select(facts)
      .from(uploadedImages)
      .where(and(eq(uploadedImages.siteId, siteId), eq(uploadedImages.sessionId, sessionId)))
      .orderBy(asc(uploadedImages.id))
  const session = async (row: typeof uploadSessions.$inferSelect | undefined) =>
    row ? { id: row.id, leadId: row.leadId, images: await imagesIn(db, row.id) } : null
  const withKey = (key: string) => and(eq(uploadSessions.siteId, siteId), eq(uploadSessions.key, key))
  const ofLead = (leadId: string) => and(eq(uploadSessions.siteId, siteId), eq(uploadSessions.leadId, leadId))
  const inSession = () =>
    and(eq(uploadSessions.siteId, uploadedImages.siteId), eq(uploadSessions.id, uploadedImages.sessionId))

  return {
    find: async (key) => session((await db.select().from(uploadSessions).where(withKey(key)))[0]),
    ofLead: async (leadId) => session((await db.select().from(uploadSessions).where(ofLead(leadId)))[0]),

    async sent(key, sentHash) {
      const [image] = await db
        .select(facts)
        .from(uploadedImages)
        .innerJoin(uploadSessions, inSession())
        .where(and(withKey(key), eq(uploadedImages.sentHash, sentHash)))
      return image ?? null
    },

    add: (key, { sentHash, name, kind, bytes }, limits) =>
      db.transaction(async (tx): Promise<Storing> => {
        // The row stays locked until the end, so images of the same form take turns.
        const [owner] = await tx
          .insert(uploadSessions)
          .values({ siteId, id: createId(), key, expiresAt: limits.expiresAt })
          .onConflictDoUpdate({
            target: [uploadSessions.siteId, uploadSessions.key],
            set: { expiresAt: sql`greatest(${uploadSessions.expiresAt}, excluded.expires_at)` },
          })
          .returning({ id: uploadSessions.id, leadId: uploadSessions.leadId })
        if (!owner) throw new Error('The upload session has no row.')
        const others = await tx
          .select({ ...facts, sentHash: uploadedImages.sentHash })
          .from(uploadedImages)
          .where(and(eq(uploadedImages.siteId, siteId), eq(uploadedImages.sessionId, owner.id)))
        const same = others.find((other) => other.sentHash === sentHash)
        if (same) return { outcome: 'stored', image: imageOf(same) }
        if (others.length >= limits.maxImages) return { outcome: 'too-many' }
        const [used] = await tx
          .select({
            all: sql<number>`coalesce(sum(${uploadedImages.byteLength}), 0)::float8`,
            unclaimed: sql<number>`coalesce(sum(${uploadedImages.byteLength})
              filter (where ${uploadSessions.leadId} is null), 0)::float8`,
          })
          .from(uploadedImages)
          .innerJoin(uploadSessions, inSession())
          .where(eq(uploadedImages.siteId, siteId))
        const fits =
          (used?.all ?? 0) + bytes.length <= limits.maxBytesOfSite &&
          (owner.leadId !== null || (used?.unclaimed ?? 0) + bytes.length <= limits.maxBytesUnclaimed)
        if (!fits) return { outcome: 'no-room' }
        const image = { id: createId(), name, kind, byteLength: bytes.length }
        await tx.insert(uploadedImages).values({ ...image, siteId, sessionId: owner.id, sentHash, bytes })
        return { outcome: 'stored', image }
      }),

    async remove(key, imageId) {
      await db.execute(sql`
        delete from uploaded_images using upload_sessions
        where uploaded_images.site_id = ${siteId} and uploaded_images.id = ${imageId}
          and upload_sessions.site_id = uploaded_images.site_id and upload_sessions.id = uploaded_images.session_id
          and upload_sessions.key = ${key}`)
    },

    claim: (key, { leadId, expiresAt, jobOf = () => null }) =>
      db.transaction(async (tx) => {
        const [before] = await tx.select().from(uploadSessions).where(withKey(key)).for('update')
        if (!before) return null
        await tx.update(uploadSessions).set({ leadId, expiresAt }).where(withKey(key))
        const images = await imagesIn(tx, before.id)
        if (images.length === 0) return null
        const jobs = before.leadId === leadId ? [] : images.map(jobOf).filter((job) => job !== null)
        await addJobs(tx, { siteId, key: leadId, jobs })
        return { id: before.id, leadId, images }
      }),

    async bytesOf(leadId, imageId) {
      const [image] = await db
        .select({ bytes: uploadedImages.bytes })
        .from(uploadedImages)
        .innerJoin(uploadSessions, inSession())
        .where(and(ofLead(leadId), eq(uploadedImages.id, imageId)))
      return image?.bytes ?? null
    },
  }
}

const facts = {
  id: uploadedImages.id,
  name: uploadedImages.name,
  kind: uploadedImages.kind,
  byteLength: uploadedImages.byteLength,
}

function imageOf({ id, name, kind, byteLength }: UploadedImage): UploadedImage {
  return { id, name, kind, byteLength }
}
