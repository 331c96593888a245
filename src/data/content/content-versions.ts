import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { ContentKind } from '#domain/content/content-kinds.ts'
import { isContentKind } from '#domain/content/content-kinds.ts'
import type { Db } from '../database.ts'
import { contentDocuments, contentVersions } from '../tables/content.ts'

/** The name of a content document on its site. */
export type ContentRef = { kind: ContentKind; slug: string }

/** A version without its body. */
export type ContentHead = ContentRef & {
  number: number
  /** Whether it takes the document off the site. */
  isEmpty: boolean
  savedAt: Date
  savedBy: string
  /** `null` for a draft. */
  liveFrom: Date | null
}

/** A version with its body as it was stored; `null` takes the document off the site. */
export type StoredContent = ContentRef & { number: number; body: unknown }

type NewVersion = { body: unknown; savedBy: string; liveFrom: Date | null }

/** The content documents of one site, with every version they ever had. */
export type ContentStore = {
  /** Every version of one document or of all, the newest first. */
  heads(ref?: ContentRef): Promise<ContentHead[]>
  bodies(versions: readonly (ContentRef & { number: number })[]): Promise<StoredContent[]>
  /** Adds a version. A draft that says the same as the newest version isn't stored again. */
  save(ref: ContentRef, version: NewVersion): Promise<{ number: number; isNew: boolean }>
  /**
   * Sets the time from which a version is live, or makes it a draft again. `false` when there is no such version or it has
   * been live already: what visitors saw stays on record.
   */
  schedule(ref: ContentRef, number: number, wish: { liveFrom: Date | null; now: Date }): Promise<boolean>
}

const head = {
  kind: contentVersions.kind,
  slug: contentVersions.slug,
  number: contentVersions.number,
  isEmpty: sql<boolean>`${contentVersions.body} is null`,
  savedAt: contentVersions.savedAt,
  savedBy: contentVersions.savedBy,
  liveFrom: contentVersions.liveFrom,
}

export function contentStore(db: Db, siteId: string): ContentStore {
  const ofSite = eq(contentVersions.siteId, siteId)
  const ofDocument = ({ kind, slug }: ContentRef) =>
    and(ofSite, eq(contentVersions.kind, kind), eq(contentVersions.slug, slug))

  return {
    async heads(ref) {
      const rows = await db
        .select(head)
        .from(contentVersions)
        .where(ref ? ofDocument(ref) : ofSite)
        .orderBy(contentVersions.kind, contentVersions.slug, desc(contentVersions.number))
      return rows.flatMap(withKnownKind)
    },

    async bodies(versions) {
      if (versions.length === 0) return []
      const wanted = versions.map(({ kind, slug, number }) => sql`(${kind}, ${slug}, ${number}::integer)`)
      const rows = await db
        .select({
          kind: contentVersions.kind,
          slug: contentVersions.slug,
          number: contentVersions.number,
          body: contentVersions.body,
        })
        .from(contentVersions)
        .where(
          and(
            ofSite,
            sql`(${contentVersions.kind}, ${contentVersions.slug}, ${contentVersions.number}) in (${sql.join(wanted, sql`, `)})`,
          ),
        )
      return rows.flatMap(withKnownKind)
    },

    save: (ref, { body, savedBy, liveFrom }) =>
      db.transaction(async (tx) => {
        const key = { siteId, kind: ref.kind, slug: ref.slug }
        await tx.insert(contentDocuments).values(key).onConflictDoNothing()
        // The lock gives versions that are saved at the same time one number each.
        await tx
          .select({ slug: contentDocuments.slug })
          .from(contentDocuments)
          .where(
            and(
              eq(contentDocuments.siteId, siteId),
              eq(contentDocuments.kind, ref.kind),
              eq(contentDocuments.slug, ref.slug),
            ),
          )
          .for('update')
        const [newest] = await tx
          .select({ number: contentVersions.number, body: contentVersions.body })
          .from(contentVersions)
          .where(ofDocument(ref))
          .orderBy(desc(contentVersions.number))
          .limit(1)
        if (newest && liveFrom === null && isDeepStrictEqual(newest.body, body))
          return { number: newest.number, isNew: false }
        const number = (newest?.number ?? 0) + 1
        await tx.insert(contentVersions).values({ ...key, number, body, savedBy, liveFrom })
        return { number, isNew: true }
      }),

    async schedule(ref, number, { liveFrom, now }) {
      const changed = await db
        .update(contentVersions)
        .set({ liveFrom })
        .where(
          and(
            ofDocument(ref),
            eq(contentVersions.number, number),
            sql`(${contentVersions.liveFrom} is null or ${contentVersions.liveFrom} > ${now.toISOString()}::timestamptz)`,
          ),
        )
        .returning({ number: contentVersions.number })
      return changed.length > 0
    },
  }
}

/** During an upgrade a newer release may store kinds that this one doesn't know. */
function withKnownKind<Row extends { kind: string }>(row: Row): (Row & { kind: ContentKind })[] {
  const { kind } = row
  return isContentKind(kind) ? [{ ...row, kind }] : []
}
