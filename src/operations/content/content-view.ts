import type { z } from 'zod'
import type { StoredContent } from '#data/content/content-versions.ts'
import { type ContentBody, type ContentKind, contentKinds } from '#domain/content/content-kinds.ts'
import type { Log } from '../log.ts'

/** A document as visitors see it. */
export type ContentItem<Kind extends ContentKind> = { slug: string; number: number; body: ContentBody<Kind> }

/** A site's content at one time. */
export type ContentView = {
  find<Kind extends ContentKind>(kind: Kind, slug: string): ContentItem<Kind> | null
  all<Kind extends ContentKind>(kind: Kind): readonly ContentItem<Kind>[]
  /** The time that someone previews; `null` for visitors. */
  previewedAt: Date | null
}

type Documents = { [Kind in ContentKind]: readonly ContentItem<Kind>[] }

/** The view of these versions, one of each document. An invalid one is left out and logged. */
export function contentView(
  versions: readonly StoredContent[],
  { log, previewedAt = null }: { log: Log; previewedAt?: Date | null },
): ContentView {
  const read = <Kind extends ContentKind>(kind: Kind) => itemsOf(kind, versions, log)
  const documents: Documents = {
    page: read('page'),
    post: read('post'),
    offer: read('offer'),
    popup: read('popup'),
    banner: read('banner'),
    model: read('model'),
    accessory: read('accessory'),
    redirects: read('redirects'),
  }
  return {
    find: (kind, slug) => documents[kind].find((item) => item.slug === slug) ?? null,
    all: (kind) => documents[kind],
    previewedAt,
  }
}

function itemsOf<Kind extends ContentKind>(
  kind: Kind,
  versions: readonly StoredContent[],
  log: Log,
): ContentItem<Kind>[] {
  const schema: z.ZodType = contentKinds[kind].schema
  return versions
    .filter((version) => version.kind === kind && version.body !== null)
    .flatMap(({ slug, number, body }) => {
      const read = schema.safeParse(body)
      if (read.success) return [{ slug, number, body: read.data as ContentBody<Kind> }]
      log.error(
        { kind, slug, number, issues: read.error.issues },
        'A content document is invalid and not shown',
      )
      return []
    })
}
