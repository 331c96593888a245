import type { PageBody } from '#domain/content/content-kinds.ts'
import { isFixedPage } from '#domain/content/content-address.ts'
import { defaultPage } from '#sites/default-pages/default-page.ts'
import type { ContentView } from '#operations/content/content-view.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'

/** The page with this slug: the dealer’s own, or the default one at a fixed address. */
export function findPage(
  slug: string,
  view: ContentView,
  { site }: Pick<PublicDealership, 'site'>,
): PageBody | null {
  const own = view.find('page', slug)
  if (own) return own.body
  return isFixedPage(slug) ? defaultPage(slug, site) : null
}
