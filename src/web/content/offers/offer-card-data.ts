import type { ShownPicture } from '../../promotions/shown-picture.ts'

/** An offer in a list. */
export type OfferCardData = {
  slug: string
  title: string
  summary: string
  picture: ShownPicture | null
  conditions: string | null
  /** Its last day, written in full. */
  ends: string | null
}
