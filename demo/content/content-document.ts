import type { ContentInput, ContentKind } from '#domain/content/content-kinds.ts'

/** A content document of a demo dealer. */
export type ContentDocument = {
  [Kind in ContentKind]: { kind: Kind; slug: string; body: ContentInput<Kind> }
}[ContentKind]
