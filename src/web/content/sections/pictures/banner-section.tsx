import { PromotionBanner } from '../../../promotions/promotion-banner.tsx'
import type { ShownSectionOf } from '../shown-section.ts'

/** A wide promotional picture. */
export function BannerSection({ section: { picture, link } }: { section: ShownSectionOf<'banner'> }) {
  return <PromotionBanner banner={{ picture, link }} />
}
