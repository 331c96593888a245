import { runningToday } from '#domain/content/shown-offers.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { ContentView } from '#operations/content/content-view.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { contentPicture } from './content-picture.server.ts'
import type { ShownBanner } from './promotion-banner.tsx'

/** The promotional pictures of today. One without a file is left out. */
export function promotionBanners(
  view: ContentView,
  dealership: Pick<PublicDealership, 'site' | 'picture' | 'now'>,
): ShownBanner[] {
  const today = dayIn(dealership.site.timeZone, view.previewedAt ?? dealership.now())
  return runningToday(view.all('banner'), today).flatMap(({ body }) => {
    const picture = contentPicture(body.picture, dealership, view.previewedAt !== null)
    return picture ? [{ picture, link: body.link ?? null }] : []
  })
}
