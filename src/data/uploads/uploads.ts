import { and, asc, eq, sql } from 'drizzle-orm'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { uploadedImages, uploadSessions } from '../tables/uploads.ts'

/** An image without its bytes. */
export type UploadedImage = { id: string; name: string; kind: 'jpeg' | 'heic'; byteLength: number }

type NewImage = Omit<UploadedImage, 'id' | 'byteLength'> & { sentHash: string; bytes: Buffer }

/** The images of one form, and the lead that it became. */
type UploadSession = { id: string; leadId: string | null; images: UploadedImage[] }

type UploadLimits = { mostImages: number; mostBytesOfSite: number; expiresAt: Date }
type Storing = { outcome: 'stored'; image: UploadedImage } | { outcome: 'too-many' | 'no-room' }

/** The images that visitors of one site uploaded. */
export type UploadStore = {
  find(key: string): Promise<UploadSession | null>
  ofLead(leadId: string): Promise<UploadSession | null>
  /** The image that this file became earlier. */
  sent(key: string, sentHash: string): Promise<UploadedImage | null>
  /** Stores an image unless a limit is reached. Of images that arrive at once, no more than the limit are stored. */
  add(key: string, image: NewImage, limits: UploadLimits): Promise<Storing>
  remove(key: string, imageId: string): Promise<void>
  /** Attaches the images to their lead. Returns `null` if there are none. */
  claim(key: string, leadId: string, expiresAt: Date): Promise<UploadSession | null>
  bytesOf(leadId: string, imageId: string): Promise<Buffer | null>
}

export function uploadStore(db: Db, siteId: string): UploadStore {
  const session = async (row: typeof uploadSessions.$inferSelect | undefined) => {
    if (!row) return null
    const images = await db
      .select(facts)
      .from(uploadedImages)
      .where(and(eq(uploadedImages.siteId, siteId), eq(uploadedImages.sessionId, row.id)))
      .orderBy(asc(uploadedImages.id))
    return { id: row.id, leadId: row.leadId, images }
  }
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

    add: (key, { sentHash, name, kind, bytes }, { mostImages, mostBytesOfSite, expiresAt }) =>
      db.transaction(async (tx): Promise<Storing> => {
        // The row stays locked until the end, so images of the same form take turns.
        const [owner] = await tx
          .insert(uploadSessions)
          .values({ siteId, id: createId(), key, expiresAt })
          .onConflictDoUpdate({
            target: [uploadSessions.siteId, uploadSessions.key],
            set: { expiresAt: sql`greatest(${uploadSessions.expiresAt}, excluded.expires_at)` },
          })
          .returning({ id: uploadSessions.id })
        if (!owner) throw new Error('The upload session has no row.')
        const others = await tx
          .select({ ...facts, sentHash: uploadedImages.sentHash })
          .from(uploadedImages)
          .where(and(eq(uploadedImages.siteId, siteId), eq(uploadedImages.sessionId, owner.id)))
        const same = others.find((other) => other.sentHash === sentHash)
        if (same) return { outcome: 'stored', image: imageOf(same) }
        if (others.length >= mostImages) return { outcome: 'too-many' }
        const [used] = await tx
          .select({ bytes: sql<number>`coalesce(sum(${uploadedImages.byteLength}), 0)::float8` })
          .from(uploadedImages)
          .where(eq(uploadedImages.siteId, siteId))
        if ((used?.bytes ?? 0) + bytes.length > mostBytesOfSite) return { outcome: 'no-room' }
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

    async claim(key, leadId, expiresAt) {
      const [claimed] = await db
        .update(uploadSessions)
        .set({ leadId, expiresAt })
        .where(withKey(key))
        .returning()
      const found = await session(claimed)
      return found && found.images.length > 0 ? found : null
    },

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
