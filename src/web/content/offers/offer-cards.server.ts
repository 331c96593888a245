import type { ContentBody } from '#domain/content/content-kinds.ts'
import { runningToday } from '#domain/content/shown-offers.ts'
import { dayIn, longDay } from '#domain/shared/day.ts'
import type { ContentView } from '#operations/content/content-view.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { contentPicture } from '../../promotions/content-picture.server.ts'
import type { OfferCardData } from './offer-card-data.ts'

type Desk = Pick<PublicDealership, 'site' | 'picture' | 'now'>

/** The offers that run on the day of the view. */
export function runningOffers(view: ContentView, { site, now }: Pick<Desk, 'site' | 'now'>) {
  return runningToday(view.all('offer'), dayIn(site.timeZone, view.previewedAt ?? now()))
}

/** The offers that run, ready for a list. */
export function offerCards(
  view: ContentView,
  desk: Desk,
  { specialOnly = false, most = Infinity }: { specialOnly?: boolean; most?: number } = {},
): OfferCardData[] {
  return runningOffers(view, desk)
    .filter(({ body }) => !specialOnly || body.isSpecial)
    .slice(0, most)
    .map(({ slug, body }) => offerCard(slug, body, desk, view.previewedAt !== null))
}

export function offerCard(
  slug: string,
  { title, summary, picture, conditions, until }: ContentBody<'offer'>,
  desk: Desk,
  isPreview: boolean,
): OfferCardData {
  return {
    slug,
    title,
    summary,
    picture: contentPicture(picture, desk, isPreview),
    conditions: conditions ?? null,
    ends: until === undefined ? null : longDay(until),
  }
}
