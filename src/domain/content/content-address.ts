import type { ContentKind } from './content-kinds.ts'

/** Pages with an address of their own on every site (ROUTE-07). The first is canonical. */
const fixedPages = {
  'about-us': ['/about-us'],
  careers: ['/careers'],
  fleet: ['/fleet'],
  warranty: ['/warranty'],
  'roadside-assist': ['/roadside-assist'],
  'diamond-advantage': ['/diamond-advantage'],
  faqs: ['/pages/faqs'],
  'privacy-policy': ['/privacy-policy', '/pages/privacy-policy'],
  'terms-and-conditions': ['/terms-and-conditions', '/pages/terms-and-conditions'],
  'value-my-car-terms-and-conditions': [
    '/value-my-car-terms-and-conditions',
    '/pages/value-my-car-terms-and-conditions',
  ],
} as const

export type FixedPage = keyof typeof fixedPages
export const fixedPageSlugs = Object.keys(fixedPages).filter(isFixedPage)

/** The slug of the page at a path: its last segment, below `/pages/` or at the root. */
export function pageSlugAt(path: string): string | null {
  return /^\/(?:pages\/)?([a-z0-9][a-z0-9-]*)\/?$/i.exec(path)?.[1]?.toLowerCase() ?? null
}

/** The canonical path of a page. */
export function pagePath(slug: string, { pagesPrefix }: { pagesPrefix: boolean }): string {
  const fixed: readonly string[] | null = isFixedPage(slug) ? fixedPages[slug] : null
  if (fixed === null) return `/${slug}`
  return fixed.find((path) => pagesPrefix && path.startsWith('/pages/')) ?? fixed[0] ?? `/${slug}`
}

export function isFixedPage(slug: string): slug is FixedPage {
  return Object.hasOwn(fixedPages, slug)
}

/** Where a document is shown. What has no page of its own is shown on the home page. */
export function contentPath(kind: ContentKind, slug: string, forms: { pagesPrefix: boolean }): string {
  if (kind === 'page') return pagePath(slug, forms)
  if (kind === 'post') return `/blog/${slug}`
  if (kind === 'offer') return `/offers/${slug}`
  if (kind === 'model') return `/${slug}`
  if (kind === 'accessory') return '/accessories'
  return '/'
}
