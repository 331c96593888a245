import type { PageBlock } from '#domain/rich-text/page-text.ts'
import type { ShownPicture } from '../../promotions/shown-picture.ts'

/** The text of a page with its pictures ready to show. */
export type ShownText = readonly ShownBlock[]
export type ShownBlock =
  | Exclude<PageBlock, { kind: 'picture' }>
  | { readonly kind: 'picture'; readonly picture: ShownPicture }
