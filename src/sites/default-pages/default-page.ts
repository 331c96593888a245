import type { FixedPage } from '#domain/content/content-address.ts'
import { type ContentInput, contentKinds, type PageBody } from '#domain/content/content-kinds.ts'
import type { Site } from '../site.ts'
import { businessPages } from './business-pages.ts'
import { coverPages } from './cover-pages.ts'
import { legalPages } from './legal-pages.ts'

const pages: Record<FixedPage, (site: Site) => ContentInput<'page'>> = {
  ...businessPages,
  ...coverPages,
  ...legalPages,
}

const known = new WeakMap<Site, Map<FixedPage, PageBody>>()

/** The page at a fixed address of a dealer who hasn’t written their own (ROUTE-07). */
export function defaultPage(slug: FixedPage, site: Site): PageBody {
  const ofSite = known.get(site) ?? new Map<FixedPage, PageBody>()
  known.set(site, ofSite)
  const page = ofSite.get(slug) ?? contentKinds.page.schema.parse(pages[slug](site))
  ofSite.set(slug, page)
  return page
}
