import { runningToday } from '#domain/content/shown-offers.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { ContentView } from '#operations/content/content-view.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'

/** How many offers are on today. */
export function offersToday(
  view: ContentView,
  { site, now }: Pick<PublicDealership, 'site' | 'now'>,
): number {
  return runningToday(view.all('offer'), dayIn(site.timeZone, view.previewedAt ?? now())).length
}
