import type { ContentBody } from '#domain/content/content-kinds.ts'
import { runningToday } from '#domain/content/shown-offers.ts'
import { dayIn, formatMoment } from '#domain/shared/day.ts'
import { clockAfter, momentAt } from '#domain/shared/wall-clock.ts'
import type { ContentView } from '#operations/content/content-view.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { contentPicture } from './content-picture.server.ts'
import type { ContentExtrasData } from './content-extras.tsx'
import type { ShownPopup } from './popup.tsx'

/** What the home page and the pages of content have in addition: the popup of today, and the mark of a preview. */
export function contentExtras(
  view: ContentView,
  dealership: Pick<PublicDealership, 'site' | 'picture' | 'now'>,
): ContentExtrasData {
  const { timeZone } = dealership.site
  const [popup] = runningToday(view.all('popup'), dayIn(timeZone, view.previewedAt ?? dealership.now()))
  return {
    preview: view.previewedAt && formatMoment(timeZone, view.previewedAt),
    popup: popup ? shownPopup(popup.slug, popup.body, view, dealership) : null,
  }
}

function shownPopup(
  slug: string,
  { title, description, picture, button, until }: ContentBody<'popup'>,
  { previewedAt }: ContentView,
  dealership: Pick<PublicDealership, 'site' | 'picture'>,
): ShownPopup {
  return {
    slug,
    title,
    description,
    picture: contentPicture(picture, dealership, previewedAt !== null),
    button: button ?? null,
    endsAt: until === undefined ? null : endOfDay(until, dealership.site.timeZone),
  }
}

function endOfDay(day: string, timeZone: string) {
  const midnight = momentAt(timeZone, clockAfter(`${day}T23:59`, 1))
  return midnight === null ? null : midnight.getTime()
}
