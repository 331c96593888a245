import { cardsOnPage, preferredPlaces } from '#domain/promotions/card-places.ts'
import { isCardShown } from '#domain/promotions/is-card-shown.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { MarketingCardSettings } from '#sites/settings/promotion-settings.ts'
import type { Site } from '#sites/site.ts'
import type { PlacedPromotion, PromotionCardData } from './promotion-card-data.ts'

type Page = { vehicles: number; page: number; pageSize: number }

/** The dealer's promotions on a page of results, for the selected car types. */
export function promotionsOnPage(
  page: Page,
  selectedTypes: readonly string[],
  dealership: Pick<PublicDealership, 'site' | 'picture' | 'now'>,
): PlacedPromotion[] {
  const { site, now } = dealership
  const today = dayIn(site.timeZone, now())
  const shown = site.promotions.marketingCards.filter((card) => isCardShown(card, { today, selectedTypes }))
  const wishes = preferredPlaces(shown, site.stock.marketingCardPositions).flatMap(({ card, place }) =>
    marketing(card, dealership).map((data) => ({ card: data, place })),
  )
  return cardsOnPage<PromotionCardData>([...wishes, ...callsToAction(site)], page)
}

/** Leaves out a card whose picture is missing. */
function marketing(
  { image, alt, link, background }: MarketingCardSettings,
  { picture }: Pick<PublicDealership, 'picture'>,
): PromotionCardData[] {
  const shown = picture(image)
  return shown === null ? [] : [{ kind: 'marketing', picture: shown, alt, link, background }]
}

function callsToAction({ promotions: { callToAction }, stock }: Site) {
  if (callToAction === null) return []
  const card = { kind: 'call-to-action' as const, ...callToAction }
  return stock.callToActionPositions.map((place) => ({ card, place }))
}
