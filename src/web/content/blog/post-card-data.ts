import type { ShownPicture } from '../../promotions/shown-picture.ts'

/** A post in a list. */
export type PostCardData = {
  slug: string
  title: string
  summary: string
  picture: ShownPicture | null
  category: string
  author: string | null
  day: string
  /** The day, written in full. */
  dated: string
}
