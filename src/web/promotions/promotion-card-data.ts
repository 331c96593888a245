import type { PlacedCard } from '#domain/promotions/card-places.ts'
import type { Picture } from '#domain/images/picture.ts'

/** A promotion among the search results. */
export type PromotionCardData =
  | { kind: 'marketing'; picture: Picture; alt: string; link: string; background: string | null }
  | { kind: 'call-to-action'; heading: string; text: string; linkLabel: string; link: string }

export type PlacedPromotion = PlacedCard<PromotionCardData>
